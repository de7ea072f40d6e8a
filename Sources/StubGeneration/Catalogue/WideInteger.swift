import StubJSON

/// A whole number of any size, in decimal digits: for bounds that no `Int` holds.
struct WideInteger: Sendable, Hashable, Comparable {
  /// Whether it is below zero.
  private(set) var isNegative: Bool
  /// The digits, the first one not zero; none for zero.
  private(set) var digits: [UInt8]

  private init(_ digits: [UInt8], isNegative: Bool) {
    self.digits = Array(digits.drop { $0 == 0 })
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  /// A whole number of moderate size.
  init(_ value: UInt64) {
    self.init(String(value).utf8.map { $0 & 0xF }, isNegative: false)
  }

  /// The number divided by ten to the power of `exponent`, rounded down or up.
  init(_ number: JSONNumber, exponent: Int, roundingUp: Bool) {
    let shift = number.exponent - exponent
    if shift >= 0 {
      let zeros = [UInt8](repeating: 0, count: number.isZero ? 0 : min(shift, 400))
      self.init(number.digits + zeros, isNegative: number.isNegative)
      return
    }
    let kept = Array(number.digits.dropLast(-shift))
    self.init(kept, isNegative: number.isNegative)
    // The last digit is no zero, so something was cut off.
    guard !number.isZero, number.isNegative != roundingUp else { return }
    self = self + WideInteger([1], isNegative: number.isNegative)
  }

  /// The number as one of moderate size; the greatest where it is too large, 0 where it is negative.
  var clamped: UInt64 {
    guard !isNegative else { return 0 }
    guard digits.count < 20 else { return .max }
    return digits.reduce(0) { $0 * 10 + UInt64($1) }
  }

  /// What is left when it is divided by a positive number below 10¹⁸, from 0.
  func remainder(by divisor: UInt64) -> UInt64 {
    let rest = digits.reduce(0 as UInt64) { ($0 * 10 + UInt64($1)) % divisor }
    return isNegative && rest > 0 ? divisor - rest : rest
  }

  /// The same number with the other sign.
  static prefix func - (value: WideInteger) -> WideInteger {
    WideInteger(value.digits, isNegative: !value.isNegative)
  }

  static func - (lhs: WideInteger, rhs: WideInteger) -> WideInteger { lhs + -rhs }

  static func + (lhs: WideInteger, rhs: WideInteger) -> WideInteger {
    guard lhs.isNegative != rhs.isNegative else {
      return WideInteger(add(lhs.digits, rhs.digits), isNegative: lhs.isNegative)
    }
    let isSmaller = isBelow(lhs.digits, rhs.digits)
    let (large, small) = isSmaller ? (rhs, lhs) : (lhs, rhs)
    return WideInteger(subtract(small.digits, from: large.digits), isNegative: large.isNegative)
  }

  static func < (lhs: WideInteger, rhs: WideInteger) -> Bool {
    guard lhs.isNegative == rhs.isNegative else { return lhs.isNegative }
    return lhs.isNegative ? isBelow(rhs.digits, lhs.digits) : isBelow(lhs.digits, rhs.digits)
  }

  // MARK: Digits

  private static func isBelow(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count
      ? first.lexicographicallyPrecedes(second) : first.count < second.count
  }

  private static func add(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0..<max(first.count, second.count) {
      let digit = carry + Self.digit(place, of: first) + Self.digit(place, of: second)
      sum.append(digit % 10)
      carry = digit / 10
    }
    if carry > 0 { sum.append(carry) }
    return sum.reversed()
  }

  private static func subtract(_ second: [UInt8], from first: [UInt8]) -> [UInt8] {
    var difference: [UInt8] = []
    var borrow: UInt8 = 0
    for place in 0..<first.count {
      let lower = Self.digit(place, of: second) + borrow
      let upper = Self.digit(place, of: first)
      borrow = upper < lower ? 1 : 0
      difference.append(upper + borrow * 10 - lower)
    }
    return difference.reversed()
  }

  /// The digit at a place from the end; 0 before the first.
  private static func digit(_ place: Int, of digits: [UInt8]) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}
