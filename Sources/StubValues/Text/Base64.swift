/// Base64 as `JSONEncoder` writes and `JSONDecoder` reads `Data` by default: the standard
/// alphabet with padding (RFC 4648, section 4), without line breaks.
package enum Base64 {
  /// What `JSONDecoder` makes of a text.
  package enum Reading: Hashable, Sendable {
    /// The one spelling of so many bytes.
    case canonical(byteCount: Int)
    /// A text that Foundation reads as so many bytes although no encoder writes it so.
    case doubtful(Doubt, byteCount: Int)
    /// A text that Foundation rejects, and the UTF-8 offset of the first fault, 0-based.
    case rejected(Fault, offset: Int)
  }

  /// Why a text that is read should not stand as it does.
  package enum Doubt: Hashable, Sendable {
    /// Bits behind the last byte that are not 0, as in `AB==`.
    case strayBits
    /// More padding than the last group of four needs, or nothing but padding.
    case superfluousPadding
    /// Padding before the last character, as in `AA=A`.
    case innerPadding
  }

  /// Why a text is no base64.
  package enum Fault: Hashable, Sendable {
    /// A character outside the alphabet.
    case character
    /// White space or a line break.
    case whitespace
    /// `-` or `_`, which belong to the alphabet for URLs.
    case urlAlphabet
    /// Padding that is not at the end.
    case misplacedPadding
    /// An incomplete last group of four.
    case length
  }

  /// Appends the base64 of bytes to a buffer.
  package static func append(_ bytes: some Sequence<UInt8>, to buffer: inout [UInt8]) {
    var group = 0
    var count = 0
    for byte in bytes {
      group = group << 8 | Int(byte)
      count += 1
      if count == 3 {
        append(group, count: 4, to: &buffer)
        (group, count) = (0, 0)
      }
    }
    guard count > 0 else { return }
    append(group << (8 * (3 - count)), count: count + 1, to: &buffer)
    for _ in count..<3 { buffer.append(UInt8(ascii: "=")) }
  }

  /// The base64 of bytes.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    var buffer: [UInt8] = []
    append(bytes, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends the first digits of 24 bits.
  private static func append(_ group: Int, count: Int, to buffer: inout [UInt8]) {
    for index in 0..<count { buffer.append(digit(group >> (18 - 6 * index) & 0x3F)) }
  }

  private static func digit(_ value: Int) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    switch value {
    case 0..<26: return UInt8(ascii: "A") + value
    case 26..<52: return UInt8(ascii: "a") + value - 26
    case 52..<62: return UInt8(ascii: "0") + value - 52
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
  }

  /// The value of a digit, 0 to 63; nil for every other byte.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
