package import StubSchema
package import StubValues

/// What a run asks for, beside the schema.
package struct GenerationOptions: Sendable, Hashable {
  /// The seed: another one gives other values.
  package var seed: UInt64 = 0
  /// The instant that `now` means; nil for what the description says, else 2025-01-01T12:00:00Z.
  package var now: Timestamp?
  /// How many records are asked for. It changes no value; unique fields are checked against it.
  package var count = 10
  /// How many records other models have, by name.
  package var populations: [String: Int] = [:]
  /// The locale of texts; nil for what the description says, else `en_US`.
  package var locale: String?
  /// What the records are to show.
  package var scenario = Scenario.typical
  /// Whether absent values are written as null where null is read.
  package var writesNulls = false
  /// Coding strategies that stand over those of the description.
  package var coding = CodingStrategies()

  /// The default options: ten typical records of seed 0.
  package init() {}
}
