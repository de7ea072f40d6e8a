import StubGeneration

/// What generated records are to show.
public enum StubScenario: String, Sendable, Hashable, CaseIterable {
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

  /// The generator's word for it.
  var scenario: Scenario { Scenario(rawValue: rawValue) ?? .typical }
}
