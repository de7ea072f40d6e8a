package import StubJSON

/// An enum: its cases and how they are coded.
package struct EnumSchema: Sendable, Hashable {
  /// The type's name, qualified where it is nested.
  package var name: String
  /// The raw type; nil where a case is an object keyed by the case's name.
  package var rawType: ScalarType?
  /// The cases, in the order of the source.
  package var cases: [Case]
  /// The case that an unknown value is read as; nil where it throws.
  package var unknown: String?
  /// Whether its values are keys of JSON objects (`CodingKeyRepresentable`).
  package var isCodingKeyRepresentable = false
  /// Where it is declared.
  package var origin = Origin()

  /// An enum with its cases.
  package init(name: String, rawType: ScalarType?, cases: [Case]) {
    self.name = name
    self.rawType = rawType
    self.cases = cases
  }

  /// One case.
  package struct Case: Sendable, Hashable {
    /// The case's name, which is its key where there is no raw type.
    package var name: String
    /// The raw value: a string or a number.
    package var rawValue: JSONValue?
    /// The associated values by label, `_0` … where they have none.
    package var payload: [Field]
    /// Where it is declared.
    package var origin = Origin()

    /// A case with its raw value or its associated values.
    package init(name: String, rawValue: JSONValue? = nil, payload: [Field] = []) {
      self.name = name
      self.rawValue = rawValue
      self.payload = payload
    }
  }
}
