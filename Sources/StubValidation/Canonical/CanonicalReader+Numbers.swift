import StubJSON

extension CanonicalReader {
  /// A number without an exponent, as its digits without the point.
  struct Decimal {
    var end: Int
    var digits: Int
    var value: Int
    /// How many of the digits stand behind the point.
    var scale: Int

    /// The nearest `Double`, of up to fifteen digits.
    var double: Double { scale == 0 ? Double(value) : Double(value) / Decimal.powers[scale] }

    private static let powers: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
  }

  /// How many digits every decimal has that a `Double` tells from all others.
  private static let exactDigits = 15

  mutating func integer(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ least: Int,
    _ greatest: Int,
    _ bounds: Int
  ) -> Int? {
    guard let number = decimal(bytes, start), number.scale == 0, number.value >= least,
      number.value <= greatest, isWithin(number, bounds)
    else { return nil }
    return number.end
  }

  func float(_ bytes: Span<UInt8>, _ start: Int, _ isSingle: Bool, _ bounds: Int) -> Int? {
    guard let number = decimal(bytes, start), isWithin(number, bounds) else { return nil }
    // A `Float` does not keep every integer that is so long.
    if isSingle, number.scale == 0, number.digits >= 7 { return nil }
    return number.end
  }

  /// The number at `start`, if it is short and has no exponent.
  @inline(__always)
  func decimal(_ bytes: Span<UInt8>, _ start: Int) -> Decimal? {
    let isNegative = bytes.byte(at: start) == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    var value = 0
    var index = digits(bytes, first, &value)
    let whole = index - first
    guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0") else { return nil }
    var scale = 0
    if bytes.byte(at: index) == UInt8(ascii: ".") {
      let fraction = index + 1
      index = digits(bytes, fraction, &value)
      scale = index - fraction
      guard scale > 0 else { return nil }
    }
    guard whole + scale <= Self.exactDigits else { return nil }
    return Decimal(
      end: index,
      digits: whole + scale,
      value: isNegative ? -value : value,
      scale: scale
    )
  }

  @inline(__always)
  private func digits(_ bytes: Span<UInt8>, _ start: Int, _ value: inout Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isDecimalDigit {
      value = value &* 10 &+ Int(bytes[index] &- 0x30)
      index += 1
    }
    return index
  }

  @inline(__always)
  func isWithin(_ number: Decimal, _ bounds: Int) -> Bool {
    bounds < 0 || program.bounds[bounds].holds(number.double)
  }
}
