extension UInt8 {
  /// The value of an ASCII digit, nil for every other byte.
  var decimalDigit: Int? {
    let value = self &- 0x30
    return value < 10 ? Int(value) : nil
  }

  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { isASCIILowercase || isASCIIUppercase }

  /// Whether the byte is one of `a…z`.
  var isASCIILowercase: Bool { self &- 0x61 < 26 }

  /// Whether the byte is one of `A…Z`.
  var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// The byte in ASCII lower case.
  var lowercasedASCII: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// The byte in ASCII upper case.
  var uppercasedASCII: UInt8 { isASCIILowercase ? self & 0xDF : self }
}

extension [UInt8] {
  /// Appends the decimal digits of `value`, with leading zeros up to `width` digits; a minus
  /// before them where the value is negative.
  mutating func appendDecimal(_ value: Int, width: Int = 1) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var count = 1
    var rest = value.magnitude / 10
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    for _ in count..<Swift.max(width, count) { append(UInt8(ascii: "0")) }
    for _ in 0..<count { append(UInt8(ascii: "0")) }
    rest = value.magnitude
    var index = self.count - 1
    while rest > 0 {
      self[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      (index, rest) = (index - 1, rest / 10)
    }
  }

  /// Appends two decimal digits of a value from 0 to 99.
  mutating func appendPair(_ value: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / 10))
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  /// Appends the ASCII bytes of a literal.
  mutating func appendASCII(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
