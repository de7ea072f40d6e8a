/// A type that is known without a description, in Swift's spelling.
package enum ScalarType: String, Sendable, Hashable, CaseIterable {
  case string = "String"
  case character = "Character"
  case bool = "Bool"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int128 = "Int128"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint128 = "UInt128"
  case float16 = "Float16"
  case float = "Float"
  case double = "Double"
  case cgFloat = "CGFloat"
  case decimal = "Decimal"
  case date = "Date"
  case uuid = "UUID"
  case url = "URL"
  case data = "Data"
  case timeZone = "TimeZone"
  case locale = "Locale"
  case dateComponents = "DateComponents"
  case duration = "Duration"
  case cgPoint = "CGPoint"
  case cgSize = "CGSize"
  case cgRect = "CGRect"
  /// Any JSON value.
  case json = "JSON"
}

extension ScalarType {
  /// Whether it is one of the integer types, of any width.
  package var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .int128: true
    case .uint, .uint8, .uint16, .uint32, .uint64, .uint128: true
    default: false
    }
  }

  /// Whether it is one of the binary floating-point types.
  package var isFloatingPoint: Bool {
    switch self {
    case .float16, .float, .double, .cgFloat: true
    default: false
    }
  }

  /// Whether its JSON is a number, whatever the coding strategies.
  package var isNumeric: Bool {
    isInteger || isFloatingPoint || self == .decimal
  }

  /// Whether its JSON is a string whose length can be constrained.
  package var isText: Bool {
    self == .string || self == .character || self == .url
  }
}
