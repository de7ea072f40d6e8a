package import StubJSON
package import StubSchema
package import StubValidation
package import StubValues

/// What a run of the updater may change, and where the records stand.
package struct UpdateOptions: Sendable {
  /// What becomes of keys that nothing of the model is read from.
  package enum UnknownKeys: String, Sendable, Hashable, CaseIterable {
    /// They stay.
    case keep
    /// They are removed with their values.
    case remove
  }

  /// What becomes of keys that nothing of the model is read from.
  package var unknownKeys = UnknownKeys.keep
  /// Whether values of the wrong simple type are written as their type, where that is certain.
  package var convertsValues = false
  /// Whether dates are written as the declared strategy writes them.
  package var convertsDates = false
  /// The strategy of numbers that dates are converted from; nil for the one that makes them
  /// plausible.
  package var dateSource: DateStrategy?
  /// Whether absent optional values are added, for the records to which generation gives one.
  package var addsOptionals = false
  /// Where the records stand in the text; nil for its root.
  package var root: JSONPointer?
  /// How the records stand there; nil for an array.
  package var layout: RecordLayout?
  /// Coding strategies that stand over those of the schema.
  package var coding = CodingStrategies()
  /// The instant that `now` means; nil for what the description says.
  package var now: Timestamp?
  /// How many records other models have, by name, for values that refer to them.
  package var populations: [String: Int] = [:]
  /// The seed of added values.
  package var seed: UInt64 = 0

  /// Options that add and rename keys and mend the text, and change no value.
  package init() {}
}
