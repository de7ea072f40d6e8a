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
  /// The boundary values of every type and its constraints; all of them, once there are enough
  /// records.
  case edge
  /// Texts in Arabic and Hebrew, with Latin words and numbers among them.
  case rtl
  /// Pseudo-localised texts.
  case pseudo
  /// One fault in each record, for tests of error paths: nothing of it decodes, but a lenient source
  /// hands over every fault.
  case broken

  /// The generator's word for it.
  var scenario: Scenario { Scenario(rawValue: rawValue) ?? .typical }
}
