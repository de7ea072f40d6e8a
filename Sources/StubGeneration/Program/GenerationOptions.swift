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

/// What the records of a run are to show.
package enum Scenario: String, Sendable, Hashable, CaseIterable {
  /// What an app shows on a usual day.
  case typical
  /// No records.
  case empty
  /// One record.
  case single
  /// Every optional absent, every collection as small as it may be.
  case minimal
  /// Every optional present, every collection filled.
  case full
  /// The longest believable texts, every optional present.
  case long

  /// What it shows, in one sentence.
  package var summary: String {
    switch self {
    case .typical: "What an app shows on a usual day."
    case .empty: "No records."
    case .single: "One record."
    case .minimal: "Every optional absent, every collection as small as it may be."
    case .full: "Every optional present, every collection filled."
    case .long: "The longest believable texts, every optional present."
    }
  }

  /// How many records there are where `count` are asked for.
  package func count(of count: Int) -> Int {
    switch self {
    case .empty: 0
    case .single: min(count, 1)
    default: count
    }
  }
}
