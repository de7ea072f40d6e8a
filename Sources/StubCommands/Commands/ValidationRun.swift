import StubDiagnostics
import StubSchema
import StubValidation

/// Judges, shows and counts the findings of all files of one run.
struct ValidationRun {
  private let policy: SeverityPolicy
  private let console: Console
  private var renderer: any FindingRenderer
  private var summary = FindingSummary()

  init(policy: SeverityPolicy, renderer: any FindingRenderer, console: Console) {
    self.policy = policy
    self.renderer = renderer
    self.console = console
  }

  /// Adds the findings of a file.
  mutating func add(_ report: ValidationReport, of file: String) throws {
    summary.names.append(file)
    summary.records += report.records
    for finding in report.findings {
      guard let severity = policy.severity(of: finding) else { continue }
      switch severity {
      case .error: summary.errors += 1
      case .warning: summary.warnings += 1
      case .note: break
      }
      let text = renderer.render(JudgedFinding(finding: finding, severity: severity))
      if !text.isEmpty { try console.print(text) }
    }
  }

  /// Shows what comes at the end, and tells how the run went.
  mutating func finish() throws -> ExitStatus {
    let text = renderer.finish(summary)
    if !text.isEmpty { try console.print(text) }
    return summary.errors > 0 ? .faulty : .success
  }
}

extension SeverityPolicy {
  /// The policy of a project.
  ///
  /// - Throws: Where the project file names a code that no finding has.
  init(_ project: ProjectFile, isStrict: Bool) throws(FindingError) {
    self.isStrict = isStrict
    let codes = FindingCode.validationCodes.map(\.name)
    var collector = FindingCollector()
    for setting in project.findings {
      guard codes.contains(setting.code) else {
        let near =
          NearMiss.nearest(to: setting.code, among: codes)
          .map { "; did you mean '\($0)'?" } ?? ""
        collector.report(
          Finding(
            .unknownWord,
            "no finding has the code '\(setting.code)'\(near)",
            at: setting.origin.location,
            path: "$.findings"
          )
        )
        continue
      }
      let severity: Severity? =
        switch setting.level {
        case .off: nil
        case .warning: .warning
        case .error: .error
        }
      settings.updateValue(severity, forKey: setting.code)
    }
    try collector.throwIfUnusable()
  }
}
