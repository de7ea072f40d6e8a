import StubJSON

/// A `Decimal` in the dictionary that Foundation codes it as: 128 bits in words of 16, lowest first,
/// times a power of ten.
struct PropertyListDecimal {
  private let exponent: Int
  private let isNegative: Bool
  private var words = [UInt32](repeating: 0, count: 8)

  /// The decimal that is a number; nil if a `Decimal` cannot hold it exactly.
  init?(_ number: JSONNumber) {
    guard number.digits.count <= 39 else { return nil }
    for digit in number.digits {
      var carry = UInt32(digit)
      for index in words.indices {
        let value = words[index] * 10 + carry
        words[index] = value & 0xFFFF
        carry = value >> 16
      }
      if carry > 0 { return nil }
    }
    guard (-128...127).contains(number.exponent) else { return nil }
    exponent = number.exponent
    isNegative = number.isNegative && !number.isZero
  }

  /// Writes the dictionary.
  func write(into xml: inout PropertyListXML) {
    let length = (words.lastIndex { $0 != 0 } ?? -1) + 1
    xml.begin("dict")
    xml.key("exponent")
    xml.element("integer", String(exponent).utf8)
    xml.key("isCompact")
    xml.empty(length > 0 ? "true" : "false")
    xml.key("isNegative")
    xml.empty(isNegative ? "true" : "false")
    xml.key("length")
    xml.element("integer", String(length).utf8)
    xml.key("mantissa")
    xml.begin("array")
    for word in words { xml.element("integer", String(word).utf8) }
    xml.end("array")
    xml.end("dict")
  }
}
