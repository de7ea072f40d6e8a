/// An integer type of Swift, as far as its range goes; `Int` and `UInt` have 64 bits.
package enum IntegerWidth: String, CaseIterable, Hashable, Sendable {
  /// 8 bits, signed.
  case int8 = "Int8"
  /// 16 bits, signed.
  case int16 = "Int16"
  /// 32 bits, signed.
  case int32 = "Int32"
  /// 64 bits, signed.
  case int64 = "Int64"
  /// 128 bits, signed.
  case int128 = "Int128"
  /// 64 bits, signed.
  case int = "Int"
  /// 8 bits, unsigned.
  case uint8 = "UInt8"
  /// 16 bits, unsigned.
  case uint16 = "UInt16"
  /// 32 bits, unsigned.
  case uint32 = "UInt32"
  /// 64 bits, unsigned.
  case uint64 = "UInt64"
  /// 128 bits, unsigned.
  case uint128 = "UInt128"
  /// 64 bits, unsigned.
  case uint = "UInt"

  /// The type's name in Swift.
  package var name: String { rawValue }

  /// The type with a name in Swift.
  package init?(name: String) { self.init(rawValue: name) }
}

extension IntegerWidth {
  /// Whether the type has negative values.
  package var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .int128, .int: true
    case .uint8, .uint16, .uint32, .uint64, .uint128, .uint: false
    }
  }

  /// The number of bits.
  package var bitCount: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int64, .uint64, .int, .uint: 64
    case .int128, .uint128: 128
    }
  }

  /// The least value, in decimal digits.
  package var minimumText: String {
    switch self {
    case .int8: "-128"
    case .int16: "-32768"
    case .int32: "-2147483648"
    case .int64, .int: "-9223372036854775808"
    case .int128: "-170141183460469231731687303715884105728"
    case .uint8, .uint16, .uint32, .uint64, .uint128, .uint: "0"
    }
  }

  /// The greatest value, in decimal digits.
  package var maximumText: String {
    switch self {
    case .int8: "127"
    case .int16: "32767"
    case .int32: "2147483647"
    case .int64, .int: "9223372036854775807"
    case .int128: "170141183460469231731687303715884105727"
    case .uint8: "255"
    case .uint16: "65535"
    case .uint32: "4294967295"
    case .uint64, .uint: "18446744073709551615"
    case .uint128: "340282366920938463463374607431768211455"
    }
  }

  /// The least value, where an `Int` can hold it.
  package var minimum: Int? { Int(minimumText) }

  /// The greatest value, where an `Int` can hold it.
  package var maximum: Int? { Int(maximumText) }

  /// The part of the type's range that an `Int` can hold.
  package var representableRange: ClosedRange<Int> { (minimum ?? .min)...(maximum ?? .max) }
}

extension IntegerWidth {
  /// Whether the type can hold an integer given in decimal digits, with `-` before it where it
  /// is negative. Leading zeros and `-0` do not matter; any other text does not fit.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package func fits(_ text: some Collection<UInt8>) -> Bool {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.decimalDigit != nil }) else { return false }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    if significant.isEmpty { return true }
    if isNegative, !isSigned { return false }
    let bound = isNegative ? minimumText.utf8.dropFirst() : maximumText.utf8[...]
    let count = significant.count
    if count != bound.count { return count < bound.count }
    return !bound.lexicographicallyPrecedes(significant)
  }

  /// Whether the type can hold an integer given in decimal digits.
  package func fits(_ text: String) -> Bool { fits(text.utf8) }
}
