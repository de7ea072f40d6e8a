/// An exact decimal number of moderate size: `mantissa` divided by ten to the power of `decimals`.
struct DecimalText: Sendable, Hashable {
  /// The digits as a whole number.
  var mantissa: Int
  /// How many of the digits are decimals; never negative.
  var decimals: Int

  /// The most decimals that are kept.
  static let greatestDecimals = 15

  /// Reads a JSON number; nil where it has more digits than an `Int` or more decimals than are
  /// kept.
  init?(_ text: String) {
    var mantissa = 0
    var decimals = 0
    var exponent = 0
    var isNegative = false
    var isPastPoint = false
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where offset == 0: isNegative = true
      case UInt8(ascii: "."): isPastPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let digits = text.utf8.dropFirst(offset + 1)
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        exponent = value
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if exponent != 0 { continue }
        guard let next = mantissa.appendingDigit(Int(byte & 0xF)) else { return nil }
        mantissa = next
        if isPastPoint { decimals += 1 }
      default: if exponent == 0 { return nil }
      }
    }
    self.init(isNegative ? -mantissa : mantissa, decimals: decimals, exponent: exponent)
  }

  private init?(_ mantissa: Int, decimals: Int, exponent: Int) {
    guard exponent.magnitude < 400 else { return nil }
    var (mantissa, decimals) = (mantissa, decimals - exponent)
    while decimals > 0, mantissa % 10 == 0 {
      if mantissa == 0 {
        decimals = 0
      } else {
        (mantissa, decimals) = (mantissa / 10, decimals - 1)
      }
    }
    while decimals < 0 {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      (mantissa, decimals) = (product, decimals + 1)
    }
    guard decimals <= Self.greatestDecimals else { return nil }
    (self.mantissa, self.decimals) = (mantissa, decimals)
  }

  /// The number times ten to the power of `decimals`, rounded down or up to a whole number; the
  /// nearest `Int` where it is none.
  func scaled(to decimals: Int, roundingUp: Bool) -> Int {
    var value = mantissa
    if decimals >= self.decimals {
      for _ in self.decimals..<decimals {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        if overflow { return value < 0 ? .min : .max }
        value = product
      }
      return value
    }
    var divisor = 1
    for _ in decimals..<self.decimals { divisor *= 10 }
    let quotient = value.flooredQuotient(by: divisor)
    return roundingUp && value.flooredRemainder(by: divisor) != 0 ? quotient + 1 : quotient
  }
}

extension Int {
  /// The number with a decimal digit behind it; nil where that is too large.
  fileprivate func appendingDigit(_ digit: Int) -> Int? {
    let (product, overflow) = multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(digit)
    return overflow || carry ? nil : sum
  }
}
