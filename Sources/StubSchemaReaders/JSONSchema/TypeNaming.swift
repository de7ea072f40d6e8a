import StubSchema

/// The names that a type may go by where it stands, the best first.
struct TypeHint {
  /// The names.
  var names: [String]

  /// Names that are no types yet: `line_items`, then `order line_items`.
  init(_ names: [String]) {
    self.names = names.map(SwiftName.type)
  }

  /// The hint for a property of a model.
  static func property(_ key: String, of owner: String) -> TypeHint {
    TypeHint([key, owner + " " + key])
  }
}

/// Names of types that source files mean something else by.
enum ReservedTypes {
  /// The names of known types, and of what Swift and Foundation put in every file.
  static let names: Set<String> = Set(ScalarType.allCases.map(\.rawValue)).union([
    "Any", "AnyKey", "AnyObject", "Array", "Codable", "CodingKey", "CodingKeys", "Decodable",
    "Decoder",
    "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "Hashable",
    "Identifiable", "Measurement", "Never", "Optional", "Protocol", "Range", "Result", "Self",
    "Sendable", "Sequence", "Set", "Task", "TimeInterval", "Type", "Unit", "Void",
  ])
}
