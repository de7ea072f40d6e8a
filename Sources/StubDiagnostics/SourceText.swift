/// The bytes of a text, or of a window of it, and the places in them.
///
/// Lines and columns are computed when they are asked for, by counting from the beginning of the
/// bytes: nothing is paid for a text without findings.
public struct SourceText: Sendable {
  /// The file as the user named it.
  public let file: String
  /// The bytes, whatever their encoding.
  public let bytes: [UInt8]
  /// The offset in the whole text of the first of `bytes`.
  public let offset: Int
  /// The place in the whole text of the first of `bytes`.
  public let origin: SourcePosition

  /// A text, or the window of one that begins at `offset`, which is the place `origin`.
  public init(
    file: String,
    bytes: [UInt8],
    offset: Int = 0,
    origin: SourcePosition = .start
  ) {
    self.file = file
    self.bytes = bytes
    self.offset = offset
    self.origin = origin
  }

  /// The location of `range`, whose offsets count from the beginning of the whole text.
  ///
  /// Offsets outside the bytes are moved to their ends.
  ///
  /// - Complexity: O(*n*) in the bytes before the range's end.
  public func location(of range: SourceRange) -> SourceLocation {
    let lower = clamp(range.lowerBound)
    let start = position(at: lower, from: 0, origin)
    return location(of: range) { $0 == lower ? start : position(at: $0, from: lower, start) }
  }

  /// The location of `range`, whose ends are at the places that `position` gives their indices.
  func location(
    of range: SourceRange,
    at position: (Int) -> SourcePosition
  ) -> SourceLocation {
    let lower = clamp(range.lowerBound)
    let upper = max(lower, clamp(range.upperBound))
    return SourceLocation(
      file: file,
      range: SourceRange(lower + offset, upper + offset),
      start: position(lower),
      end: position(upper),
      excerpt: excerpt(lower, upper)
    )
  }

  /// The place of the byte at `offset`, which counts from the beginning of the whole text.
  public func position(of offset: Int) -> SourcePosition {
    position(at: clamp(offset), from: 0, origin)
  }

  /// The place of the byte at `index`, counted from that at `start`, which is at `place`.
  func position(at index: Int, from start: Int, _ place: SourcePosition) -> SourcePosition {
    var place = place
    for byte in start..<index {
      place.advance(over: bytes[byte], after: byte > 0 ? bytes[byte - 1] : nil)
    }
    return place
  }

  private func clamp(_ absolute: Int) -> Int {
    min(max(absolute - offset, 0), bytes.count)
  }
}

/// Where a text stands after `bytes`, when it stood at `position` before them and `previous` was
/// the byte in front of them.
///
/// A continuation byte of UTF-8 is no column of its own; a CR and the LF after it are one line end.
package func advance(
  _ position: SourcePosition,
  over bytes: some Sequence<UInt8>,
  after previous: UInt8? = nil
) -> SourcePosition {
  var place = position
  var last = previous
  for byte in bytes {
    place.advance(over: byte, after: last)
    last = byte
  }
  return place
}

extension SourcePosition {
  /// Goes over a byte, in front of which `previous` was.
  mutating func advance(over byte: UInt8, after previous: UInt8?) {
    switch byte {
    case 0x0A:
      if previous != 0x0D { self = SourcePosition(line: line + 1, column: 1) }
    case 0x0D: self = SourcePosition(line: line + 1, column: 1)
    default: if byte & 0xC0 != 0x80 { column += 1 }
    }
  }
}
