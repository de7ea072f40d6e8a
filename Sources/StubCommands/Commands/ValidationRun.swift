import StubDiagnostics
import StubSchema
import StubValidation

/// Judges, shows and counts the findings of all files of one run.
struct ValidationRun {
  private let policy: SeverityPolicy
  private let console: Console
  private var renderer: any FindingRenderer
  private var fold: FindingFold
  private var summary = FindingSummary()

  init(
    policy: SeverityPolicy,
    renderer: any FindingRenderer,
    fold: FindingFold,
    console: Console
  ) {
    self.policy = policy
    self.renderer = renderer
    self.fold = fold
    self.console = console
  }

  /// Adds a finding.
  mutating func add(_ finding: Finding) throws {
    guard let severity = policy.severity(of: finding) else { return }
    switch severity {
    case .error: summary.errors += 1
    case .warning: summary.warnings += 1
    case .note: break
    }
    if fold.admits(finding) { try show(JudgedFinding(finding: finding, severity: severity)) }
  }

  /// Ends a file, of which `records` were looked at.
  mutating func end(_ file: String, records: Int) throws {
    summary.names.append(file)
    summary.records += records
    for remark in fold.remarks() { try show(JudgedFinding(finding: remark, severity: .note)) }
  }

  private mutating func show(_ judged: JudgedFinding) throws {
    let text = renderer.render(judged)
    if !text.isEmpty { try console.print(text) }
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
