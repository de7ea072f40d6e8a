/// Bytes behind a pointer, for the loops that look at each of them.
///
/// Invariants that make it safe: a view lives only inside the closure that gave it its memory, so
/// that is valid; whoever reads at an index has compared it with `count` before (debug builds check
/// it once more).
struct ByteView {
  private let base: UnsafePointer<UInt8>
  /// The number of bytes.
  let count: Int

  /// A view of `buffer`, whose memory outlives it.
  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    let nothing: StaticString = ""
    base = buffer.baseAddress ?? nothing.utf8Start
    count = buffer.count
  }

  /// A view of nothing.
  static var empty: ByteView { ByteView(UnsafeBufferPointer(start: nil, count: 0)) }

  /// The byte at `index`, which is below `count`.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return base[index]
  }

  /// The byte at `index`, or 0 behind the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 { index < count ? base[index] : 0 }

  /// Eight bytes from `index` on, the first one lowest; `index + 8` is at most `count`.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= count)
    return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }

  /// Whether the bytes from `index` on are those of `text`.
  @inline(__always)
  func matches(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= count else { return false }
    var position = 0
    while position < length {
      if text.utf8Start[position] != base[index + position] { return false }
      position += 1
    }
    return true
  }

  /// The bytes of a range whose bounds lie within the view.
  func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    assert(start >= 0 && start <= end && end <= count)
    return UnsafeBufferPointer(start: base + start, count: end - start)
  }

  /// All of the bytes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// The text of a range, with replacement characters for what is no UTF-8.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: slice(start, end), as: UTF8.self)
  }
}
