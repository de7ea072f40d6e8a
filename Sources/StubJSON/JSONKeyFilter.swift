/// Tells at little cost that the keys of an object are all different, as they nearly always are.
struct JSONKeyFilter {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var mayRepeat = false
  /// Whether keys must be compared as text, not by their bytes.
  var needsText = false

  /// Whether two keys may be the same.
  @inline(__always) var isSuspicious: Bool { mayRepeat || needsText }

  /// Adds a key.
  @inline(__always)
  mutating func insert(_ token: JSONToken, _ view: ByteView) {
    if token.traits.rawValue != 0 { needsText = true }
    let count = token.end - token.start
    // An empty key has its quotes, and what stands behind a lone one counts as 0.
    let sample =
      UInt64(view.byte(at: token.start + 1)) | UInt64(view.byte(at: token.start + 2)) << 8
      | UInt64(view.byte(at: token.start + count / 2)) << 16
      | UInt64(view.byte(at: token.end - 2)) << 24
    let hash = (sample | UInt64(truncatingIfNeeded: count) << 32) &* 0x9E37_79B9_7F4A_7C15
    let one: UInt64 = 1 << (hash >> 58)
    let two: UInt64 = 1 << (hash >> 52 & 63)
    mayRepeat = mayRepeat || (low & one != 0 && high & two != 0)
    low |= one
    high |= two
  }
}
