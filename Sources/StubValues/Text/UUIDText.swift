/// The text of a UUID: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
package enum UUIDText {
  /// The number of characters.
  package static let length = 36

  /// What `JSONDecoder` makes of a text.
  package enum Reading: Hashable, Sendable {
    /// Hexadecimal digits in either case and hyphens in their places: 128 bits, the first byte of
    /// the text at the top of `high`.
    case canonical(high: UInt64, low: UInt64)
    /// Foundation on Linux reads the text although it is no UUID: signs or `0x` in place of
    /// digits, or something after a NUL. The offset of the first oddity, 0-based.
    case doubtful(offset: Int)
    /// Foundation rejects the text. The UTF-8 offset of the first fault, 0-based.
    case rejected(offset: Int)
  }

  /// Appends 128 bits in upper case, as `UUID.uuidString` does.
  package static func append(high: UInt64, low: UInt64, to buffer: inout [UInt8]) {
    for index in 0..<32 {
      if hyphenPrecedes(index) { buffer.append(UInt8(ascii: "-")) }
      let word = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4) & 0xF)
      buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit)
    }
  }

  /// 128 bits in upper case.
  package static func text(high: UInt64, low: UInt64) -> String {
    var buffer: [UInt8] = []
    append(high: high, low: low, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// 16 bytes in upper case; an empty text for any other number of bytes.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    guard bytes.count == 16 else { return "" }
    let high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    let low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    return text(high: high, low: low)
  }

  /// Whether a hyphen stands before a digit, 0 to 31.
  private static func hyphenPrecedes(_ index: Int) -> Bool {
    index == 8 || index == 12 || index == 16 || index == 20
  }

  /// Tells what `JSONDecoder` makes of the text of a JSON string.
  ///
  /// - Complexity: O(1); never allocates.
  package static func read(_ text: Span<UInt8>) -> Reading {
    var (high, low, count) = (UInt64(0), UInt64(0), 0)
    for index in 0..<min(length, text.count) {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard text[index] == UInt8(ascii: "-") else { return lenient(text, from: index) }
        continue
      }
      guard let digit = hexadecimalDigit(text[index]) else { return lenient(text, from: index) }
      if count < 16 { high = high << 4 | digit } else { low = low << 4 | digit }
      count += 1
    }
    guard text.count >= length else { return .rejected(offset: text.count) }
    guard text.count == length else { return lenient(text, from: length) }
    return .canonical(high: high, low: low)
  }

  /// Tells what `JSONDecoder` makes of the text of a JSON string.
  package static func read(_ text: String) -> Reading { read(Array(text.utf8).span) }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
