/// Decodes UTF-8 scalar by scalar.
enum UTF8Decoding {
  /// The replacement character.
  private static let replacement: UInt32 = 0xFFFD

  /// The scalar at an offset, which moves behind it; U+FFFD and one byte farther where there is
  /// none. The offset lies before the end.
  @inline(__always)
  static func scalar(in text: Span<UInt8>, _ offset: inout Int) -> UInt32 {
    let first = text[offset]
    offset += 1
    return first < 0x80 ? UInt32(first) : longScalar(first, in: text, &offset)
  }

  /// The scalar whose first byte, no ASCII, lies before an offset.
  private static func longScalar(
    _ first: UInt8,
    in text: Span<UInt8>,
    _ offset: inout Int
  ) -> UInt32 {
    let (count, least): (Int, UInt32) =
      switch first {
      case 0xC2...0xDF: (1, 0x80)
      case 0xE0...0xEF: (2, 0x800)
      case 0xF0...0xF4: (3, 0x10000)
      default: (0, 0)
      }
    guard count > 0, offset + count <= text.count else { return replacement }
    var value = UInt32(first) & (0x3F >> UInt32(count))
    for index in offset..<(offset + count) {
      guard text[index] & 0xC0 == 0x80 else { return replacement }
      value = value << 6 | UInt32(text[index] & 0x3F)
    }
    guard value >= least, value <= ScalarSet.lastScalar, !(0xD800...0xDFFF ~= value) else {
      return replacement
    }
    offset += count
    return value
  }
}
