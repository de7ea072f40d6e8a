import StubDiagnostics

/// Tells the lines and columns of many places in the same bytes, each of them counted from the last
/// one.
struct JSONPlaceFinder: Sendable {
  /// The place of the first byte.
  private var origin: SourcePosition
  /// The place of the byte at the index `counted`.
  private var place: SourcePosition
  private var counted = 0

  init(origin: SourcePosition = .start) {
    self.origin = origin
    place = origin
  }

  /// The place of the byte at `index`; quick where that is not before the last one asked for.
  mutating func position(of index: Int, in bytes: [UInt8]) -> SourcePosition {
    bytes.withUnsafeBufferPointer { buffer in
      let view = ByteView(buffer)
      guard index >= counted else { return view.advance(origin, from: 0, to: index) }
      place = view.advance(place, from: counted, to: index)
      counted = index
      return place
    }
  }

  /// Follows the loss of the first `count` of `bytes`.
  mutating func forget(_ count: Int, of bytes: [UInt8]) {
    origin = position(of: count, in: bytes)
    if counted < count { (counted, place) = (count, origin) }
    counted -= count
  }

  /// The location of `range`, which counts from the beginning of the text, while the first of
  /// `bytes` is at `offset`.
  mutating func location(
    of range: SourceRange,
    in bytes: [UInt8],
    offset: Int,
    file: String
  ) -> SourceLocation {
    let start = min(max(0, range.lowerBound - offset), bytes.count)
    let end = min(max(start, range.upperBound - offset), bytes.count)
    let position = position(of: start, in: bytes)
    let (first, last, origin) = bytes.withUnsafeBufferPointer {
      ByteView($0).window(start, end, at: position)
    }
    return SourceText(
      file: file,
      bytes: Array(bytes[first..<last]),
      offset: offset + first,
      origin: origin
    ).location(of: range)
  }
}
