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
  /// The boundary values of every type and its constraints.
  case edge
  /// Texts that run from right to left, with words and numbers that do not.
  case rtl
  /// Pseudo-localised texts.
  case pseudo
  /// Records with one fault each.
  case broken

  /// What it shows, in one sentence.
  package var summary: String {
    switch self {
    case .typical: "What an app shows on a usual day."
    case .empty: "No records."
    case .single: "One record."
    case .minimal: "Every optional absent, every collection as small as it may be."
    case .full: "Every optional present, every collection filled."
    case .long: "The longest believable texts, every optional present."
    case .edge:
      "Boundary values: each field walks those of its type and constraints, in an order of its own."
    case .rtl: "Texts in Arabic and Hebrew, with Latin words and numbers among them."
    case .pseudo:
      "Pseudo-localised texts, ⟦ááçççéñţéđ⟧ and two fifths longer; codes stay as they are."
    case .broken:
      "One fault in each record, for tests of error paths: every kind that the model can have."
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

  /// Whether everything that may be absent is there.
  var isComplete: Bool {
    switch self {
    case .full, .long, .broken: true
    case .typical, .empty, .single, .minimal, .edge, .rtl, .pseudo: false
    }
  }
}
