/// Bytes behind a pointer, for the loops that look at each of them.
///
/// Invariants that make it safe: a view lives only inside the closure of `withUnsafeBufferPointer`
/// that it was made in, so its memory is valid; whoever reads at an index has compared it with
/// `count` before (debug builds check it once more).
struct ByteView {
  private let buffer: UnsafeBufferPointer<UInt8>

  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  @inline(__always)
  var count: Int { buffer.count }

  /// The byte at `index`, which is below `count`.
  @inline(__always)
  subscript(index: Int) -> UInt8 { buffer[index] }

  /// The byte at `index`, or 0 behind the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 { index < buffer.count ? buffer[index] : 0 }

  /// Eight bytes from `index` on, the first one lowest; `index + 8` is at most `count`.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= buffer.count)
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(
        fromByteOffset: index,
        as: UInt64.self
      )
    )
  }

  /// Whether the bytes from `index` on are those of `text`.
  @inline(__always)
  func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= buffer.count else { return false }
    for position in 0..<text.utf8CodeUnitCount
    where text.utf8Start[position] != buffer[index + position] {
      return false
    }
    return true
  }

  /// The bytes of a range whose bounds lie within the view.
  func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8>.SubSequence {
    buffer[start..<end]
  }

  /// The text of a range, with replacement characters for what is no UTF-8.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: buffer[start..<end], as: UTF8.self)
  }
}
