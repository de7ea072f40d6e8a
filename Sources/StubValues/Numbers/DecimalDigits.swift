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
    // Twenty digits at most, set from the last to the first.
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    Swift.withUnsafeMutableBytes(of: &digits) { bytes in
      var index = bytes.count
      var rest = value.magnitude
      repeat {
        index -= 1
        bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if value < 0 { append(UInt8(ascii: "-")) }
      for _ in (bytes.count - index)..<Swift.max(width, bytes.count - index) {
        append(UInt8(ascii: "0"))
      }
      append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[index...]))
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
