import StubDiagnostics

/// Shows what is doubtful about schemas and projects on standard error, beside a command's result.
struct FindingReport {
  private let console: Console
  private let isQuiet: Bool

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Shows findings as text.
  func show(_ findings: [Finding]) {
    guard !isQuiet else { return }
    var renderer = TextRenderer(showsColor: console.showsColor)
    for finding in findings {
      let severity = Severity(finding.code.consequence, isStrict: false)
      let text = renderer.render(JudgedFinding(finding: finding, severity: severity))
      console.error(Array(text.utf8))
    }
  }
}
