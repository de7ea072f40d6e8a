import StubSchema

/// Types that no source of the project needs to declare.
enum KnownTypes {
  /// Other names of known types.
  private static let aliases: [String: TypeReference] = [
    "TimeInterval": .scalar(.double),
    "CFTimeInterval": .scalar(.double),
    "CFAbsoluteTime": .scalar(.double),
    "Float32": .scalar(.float),
    "Float64": .scalar(.double),
    "CLLocationDegrees": .scalar(.double),
    "CLLocationDistance": .scalar(.double),
    "CLLocationAccuracy": .scalar(.double),
    "CLLocationDirection": .scalar(.double),
    "CLLocationSpeed": .scalar(.double),
    "NSInteger": .scalar(.int),
    "StringLiteralType": .scalar(.string),
    "Measurement": .measurement(unit: nil),
    "AnyCodable": .scalar(.json),
    "AnyDecodable": .scalar(.json),
    "JSONAny": .scalar(.json),
    "AnyJSON": .scalar(.json),
    "CodableValue": .scalar(.json),
  ]

  /// Generic types, by their name and how many arguments they take.
  private static let generics: [String: Int] = [
    "Optional": 1, "Array": 1, "ContiguousArray": 1, "Set": 1, "Range": 1, "ClosedRange": 1,
    "Dictionary": 2, "Measurement": 1, "OrderedSet": 1, "IdentifiedArrayOf": 1,
    "IdentifiedArray": 2, "Tagged": 2,
  ]

  /// Whether a name without dots is that of a known type.
  static func isKnown(_ name: String) -> Bool {
    ScalarType(rawValue: name) != nil || aliases[name] != nil || generics[name] != nil
  }

  /// Whether a generic type stands without its arguments, which are left to be inferred.
  static func isIncomplete(_ type: TypeReference) -> Bool {
    if case .named(let name) = type.unwrapped { generics[name] != nil } else { false }
  }

  /// The known type with a name and generic arguments; nil where there is none.
  static func type(_ name: String, _ arguments: [TypeReference]) -> TypeReference? {
    guard !arguments.isEmpty else {
      if name == "JSON" { return nil }
      return ScalarType(rawValue: name).map { .scalar($0) } ?? aliases[name]
    }
    guard generics[name] == arguments.count else { return nil }
    switch name {
    case "Optional": return .optional(arguments[0])
    case "Set": return .set(arguments[0])
    case "Range": return .range(arguments[0])
    case "ClosedRange": return .closedRange(arguments[0])
    case "Dictionary": return .dictionary(key: arguments[0], value: arguments[1])
    case "Measurement": return .measurement(unit: arguments[0].description)
    case "Tagged": return arguments[1]
    case "IdentifiedArray": return .array(arguments[1])
    default: return .array(arguments[0])
    }
  }
}
