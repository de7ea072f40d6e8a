/// The bytes that JSON's grammar names.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Whether it is `0` to `9`.
  @inline(__always) var isDigit: Bool { self &- .zero < 10 }

  /// Whether it is one of JSON's four white space characters.
  @inline(__always) var isJSONSpace: Bool {
    self <= .space && (1 << UInt64(self)) & (0x1_0000_2600 as UInt64) != 0
  }

  /// Whether a number token goes on with it, right or wrong.
  @inline(__always) var isNumberByte: Bool {
    isDigit || self == .period || self == .plus || self == .minus || self | 0x20 == 0x65
  }

  /// Whether it is an ASCII letter, a digit, `_`, `$` or part of a non-ASCII character.
  var isWordByte: Bool {
    isDigit || (self | 0x20) &- 0x61 < 26 || self == 0x5F || self == 0x24 || self >= 0x80
  }

  /// The value of a hexadecimal digit of either case.
  @inline(__always) var hexadecimalValue: UInt16? {
    switch self {
    case 0x30...0x39: UInt16(self) - 0x30
    case 0x41...0x46: UInt16(self) - 0x37
    case 0x61...0x66: UInt16(self) - 0x57
    default: nil
    }
  }
}
