import StubDiagnostics
import StubSchema

extension FindingCode {
  static let switchedOff = FindingCode(
    "switched-off",
    .remark,
    "The project file switches a code off, so its findings are not shown."
  )
}

/// Judges, shows and counts the findings of all files of one run.
struct ValidationRun {
  private let policy: SeverityPolicy
  private let console: Console
  private var renderer: any FindingRenderer
  private var fold: FindingFold
  private var summary = FindingSummary()
  private var hidden: [String: Int] = [:]

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
    guard let severity = policy.severity(of: finding) else {
      hidden[finding.code.name, default: 0] += 1
      return
    }
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

  /// A remark for each code that the project file switches off: where, and what it hid so far.
  func switchedOff() -> [Finding] {
    policy.switchedOff.map { setting in
      let count = hidden[setting.code] ?? 0
      let effect =
        switch count {
        case 0: "it hides nothing in this run"
        case 1: "it hides 1 finding"
        default: "it hides \(count) findings"
        }
      return Finding(
        .switchedOff,
        "'\(setting.code)' is switched off here; \(effect)",
        at: setting.origin.location,
        path: "$.findings"
      )
    }
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
