/// What a node of a document is.
package enum JSONKind: UInt8, Sendable, Hashable {
  /// Members, each a key and a value, in order.
  case object
  /// Elements in order.
  case array
  /// Text.
  case string
  /// A number as it is spelt.
  case number
  /// `true` or `false`.
  case bool
  /// `null`.
  case null
  /// Something that is no JSON value, or the place where a value is missing.
  case invalid
}

extension JSONKind {
  /// How a message names it, with its article: "an object", "a string", "null".
  package var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a boolean"
    case .null: "null"
    case .invalid: "something that is no JSON value"
    }
  }
}
