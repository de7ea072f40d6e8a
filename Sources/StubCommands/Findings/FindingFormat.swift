import StubDiagnostics

/// How findings are shown.
enum FindingFormat: String, CaseIterable, Sendable {
  case text
  case xcode
  case github
  case json
  case sarif
  case junit
}

/// A finding with its severity.
struct JudgedFinding {
  let finding: Finding
  let severity: Severity
}

/// The end of a run, for formats that say it.
struct FindingSummary {
  /// The files, as they are shown.
  var names: [String] = []
  var records = 0
  var errors = 0
  var warnings = 0
}

/// Turns findings into the bytes of a format.
protocol FindingRenderer {
  /// One finding; empty where the format shows all of them at the end.
  mutating func render(_ judged: JudgedFinding) -> String

  /// What comes after the last finding.
  mutating func finish(_ summary: FindingSummary) -> String
}
