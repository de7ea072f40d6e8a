internal import Foundation

/// What an error of decoding says, taken apart.
struct DecodingReport {
  var kind: StubFault.Kind
  var codingPath: [any CodingKey] = []
  var expected: String
  var missingKey: (any CodingKey)?
  /// Whether the decoder has not said where, as for a number that does not fit its type.
  var isUnplaced = false

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init(.refused, nil, "what \(type(of: error)) allows: \(sentence(of: error))")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(.missingKey, context, "the key '\(key.stringValue)'")
      missingKey = key
    case .typeMismatch(let type, let context):
      self.init(.typeMismatch, context, Self.name(of: type))
    case .valueNotFound(let type, let context):
      self.init(.unexpectedNull, context, Self.name(of: type))
    case .dataCorrupted(let context):
      self.init(.invalidValue, context, Self.demand(of: context))
      isUnplaced = context.codingPath.isEmpty
    @unknown default:
      self.init(.refused, nil, "\(error)")
    }
  }

  private init(_ kind: StubFault.Kind, _ context: DecodingError.Context?, _ expected: String) {
    self.kind = kind
    self.expected = expected
    codingPath = context?.codingPath ?? []
  }

  /// A type as JSON has it: `Array<Any>` is an array.
  private static func name(of type: any Any.Type) -> String {
    let name = "\(type)"
    if name.hasPrefix("Array<") { return "an array" }
    if name.hasPrefix("Dictionary<") { return "an object" }
    return name
  }

  /// What a description of corrupted data demands, in few words.
  private static func demand(of context: DecodingError.Context) -> String {
    let text = context.debugDescription
    let known = [
      ("The given data was not valid JSON.", "values that fit the model's types"),
      ("Invalid URL string.", "a URL"),
      ("Attempted to decode UUID from invalid UUID string.", "a UUID"),
      ("Expected date string to be ISO8601-formatted.", "an ISO 8601 date"),
      ("Encountered Data is not valid Base64.", "Base64"),
    ]
    if let demand = known.first(where: { $0.0 == text }) { return demand.1 }
    if text.hasPrefix("Cannot initialize "), let end = text.range(of: " from invalid ") {
      return "a raw value of \(text[..<end.lowerBound].dropFirst("Cannot initialize ".count))"
    }
    return "what the model takes: \(text)"
  }
}
