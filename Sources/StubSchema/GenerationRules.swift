package import StubJSON

/// How values of a field are made. Validation does not look at any of it.
package struct GenerationRules: Sendable, Hashable {
  /// A generator of the catalogue.
  package var generator: GeneratorReference?
  /// The values to choose from.
  package var values: [JSONValue]?
  /// How often each of `values` is chosen, in proportion; as many as there are values.
  package var weights: [Double]?
  /// A text with the values of other fields in it: `{firstName}.{lastName}@example.com`.
  package var template: String?
  /// Values that follow from the record's index.
  package var sequence: SequenceRule?
  /// The value of every record.
  package var constant: JSONValue?
  /// How numbers and dates spread over their range.
  package var distribution: Distribution?
  /// How often a `Bool` is true, from 0 to 1.
  package var probability: Double?
  /// How often an optional value is there, from 0 to 1.
  package var presence: Double?
  /// The locale of generated texts: `de_DE`.
  package var locale: String?

  /// No rule: everything is inferred.
  package init() {}

  /// Values that follow from the record's index.
  package enum SequenceRule: Sendable, Hashable {
    /// `start + index × step`, both exact decimal numbers.
    case numbers(start: String, step: String)
    /// The values in turn, again from the first after the last.
    case values([JSONValue])
  }
}

/// A generator of the catalogue with its parameters.
package struct GeneratorReference: Sendable, Hashable {
  /// The name: `todo.task`.
  package var name: String
  /// The parameters, in the order of the source.
  package var parameters: [JSONMember]

  /// A generator by name.
  package init(name: String, parameters: [JSONMember] = []) {
    self.name = name
    self.parameters = parameters
  }
}

/// How numbers spread over their range.
package struct Distribution: Sendable, Hashable {
  /// The kind of spread.
  package var kind: Kind
  /// Its parameters, in the order of the source.
  package var parameters: [JSONMember]

  /// A spread of a kind.
  package init(_ kind: Kind, parameters: [JSONMember] = []) {
    self.kind = kind
    self.parameters = parameters
  }

  /// The kinds of spread.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case uniform
    case normal
    case logNormal
    case exponential
    case zipf
  }
}
