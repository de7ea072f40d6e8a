/// The exact value of a number as it is spelt: decimal digits and a power of ten.
///
/// Nothing goes by way of a `Double`, so every number can be compared with any other.
package struct JSONNumber: Sendable {
  /// Whether it has a minus, zero too.
  package let isNegative: Bool
  /// The digits, 0 to 9 each, without zeros at either end; none for zero.
  package let digits: [UInt8]
  /// The power of ten that `digits`, read as an integer, is multiplied by; 0 for zero.
  ///
  /// An exponent beyond ±10¹⁵ counts as that.
  package let exponent: Int

  /// What an exponent is cut to: far beyond every type, and small enough to calculate with.
  private static let exponentLimit = 1_000_000_000_000_000

  /// The number that `bytes` spell; nil unless RFC 8259 describes it.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, first.isDigit || first == .minus else { return nil }
    let token = bytes.withUnsafeBufferPointer { ByteView($0).number(at: 0) }
    guard token.end == bytes.count, !token.traits.contains(.malformed) else { return nil }
    self.init(sound: bytes)
  }

  /// The number that `text` spells; nil unless RFC 8259 describes it.
  package init?(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

  /// The number that is `value`.
  package init(_ value: some BinaryInteger) { self.init(sound: Array(String(value).utf8)[...]) }

  private init(sound bytes: ArraySlice<UInt8>) {
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count)
    var shift = 0
    var isFraction = false
    for byte in bytes {
      if byte | 0x20 == 0x65 { break }
      if byte == .period { isFraction = true }
      guard byte.isDigit else { continue }
      if isFraction { shift -= 1 }
      if byte != .zero || !digits.isEmpty { digits.append(byte &- .zero) }
    }
    shift += Self.exponent(of: bytes)
    while digits.last == 0 {
      digits.removeLast()
      shift += 1
    }
    isNegative = bytes.first == .minus
    self.digits = digits
    exponent = digits.isEmpty ? 0 : min(max(shift, -Self.exponentLimit), Self.exponentLimit)
  }

  /// The number behind `e`, cut to the limit; 0 if there is none.
  private static func exponent(of bytes: ArraySlice<UInt8>) -> Int {
    guard let mark = bytes.firstIndex(where: { $0 | 0x20 == 0x65 }) else { return 0 }
    let text = bytes[(mark + 1)...]
    var value = 0
    for byte in text where byte.isDigit {
      value = min(value * 10 + Int(byte &- .zero), exponentLimit)
    }
    return text.first == .minus ? -value : value
  }

  /// Whether it is zero.
  package var isZero: Bool { digits.isEmpty }

  /// Whether it has no fraction: `1`, but `1.0` and `1e3` too.
  package var isInteger: Bool { exponent >= 0 }

  /// The value as an integer, if it is one and fits.
  package func exactInteger<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    guard isInteger, exponent + digits.count <= 40 else { return nil }
    var value: Integer = 0
    for place in 0..<digits.count + exponent {
      let digit = place < digits.count ? digits[place] : 0
      let (product, isOver) = value.multipliedReportingOverflow(by: 10)
      guard !isOver, let step = Integer(exactly: digit) else { return nil }
      let (sum, isBeyond) =
        isNegative
        ? product.subtractingReportingOverflow(step) : product.addingReportingOverflow(step)
      guard !isBeyond else { return nil }
      value = sum
    }
    return value
  }
}

extension JSONNumber: Hashable, Comparable {
  /// Whether both are the same number: `1`, `1.0` and `10e-1` are, and so are `0` and `-0`.
  package static func == (lhs: JSONNumber, rhs: JSONNumber) -> Bool {
    lhs.digits == rhs.digits && lhs.exponent == rhs.exponent
      && (lhs.isNegative == rhs.isNegative || lhs.isZero)
  }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(digits)
    hasher.combine(exponent)
    hasher.combine(isNegative && !isZero)
  }

  /// Whether `lhs` is the smaller number.
  package static func < (lhs: JSONNumber, rhs: JSONNumber) -> Bool {
    let (left, right) = (lhs.sign, rhs.sign)
    guard left == right else { return left < right }
    return left < 0 ? rhs.isSmallerInMagnitude(than: lhs) : lhs.isSmallerInMagnitude(than: rhs)
  }

  /// -1, 0 or 1.
  private var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  private func isSmallerInMagnitude(than other: JSONNumber) -> Bool {
    guard !isZero, !other.isZero else { return isZero && !other.isZero }
    let (places, others) = (digits.count + exponent, other.digits.count + other.exponent)
    return places == others ? digits.lexicographicallyPrecedes(other.digits) : places < others
  }
}

extension JSONNumber {
  /// Whether it is a multiple of `divisor`, exactly; nil if the divisor is zero or has more than 18
  /// significant digits.
  package func isMultiple(of divisor: JSONNumber) -> Bool? {
    guard !divisor.isZero, divisor.digits.count <= 18 else { return nil }
    let modulus = divisor.digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1) }
    // The last digit is no zero, so no higher power of ten divides it.
    guard !isZero, exponent >= divisor.exponent else { return isZero }
    var remainder: UInt64 = 0
    for digit in digits { remainder = Self.step(remainder, UInt64(digit), modulus) }
    // The factors of ten that are left can only cancel twos and fives of the modulus: 60 will do.
    for _ in 0..<min(exponent - divisor.exponent, 64) {
      remainder = Self.step(remainder, 0, modulus)
    }
    return remainder == 0
  }

  /// (`value` · 10 + `digit`) modulo `modulus`; `value` is below the modulus, that below 10¹⁸.
  private static func step(_ value: UInt64, _ digit: UInt64, _ modulus: UInt64) -> UInt64 {
    (value * 10 + digit) % modulus
  }
}

extension JSONNode {
  /// The value of a sound number as an integer, if it is one (`1.0` and `1e3` are) and fits.
  package func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    guard kind == .number, isSound else { return nil }
    return JSONNumber(bytes)?.exactInteger(as: type)
  }
}
