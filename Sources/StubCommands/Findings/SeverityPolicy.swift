import StubDiagnostics
import StubSchema
import StubValidation

/// How findings are judged in one run.
struct SeverityPolicy: Sendable {
  /// Whether what nobody wants is an error.
  var isStrict = false
  /// What the project file says of single codes.
  private var settings: [String: ProjectFile.FindingSetting.Level] = [:]
  /// The codes that the project file switches off, in its order.
  private(set) var switchedOff: [ProjectFile.FindingSetting] = []

  /// The severity of a finding; nil where its code is switched off.
  func severity(of finding: Finding) -> Severity? {
    switch settings[finding.code.name] {
    case .off: nil
    case .warning: .warning
    case .error: .error
    case nil: Severity(finding.code.consequence, isStrict: isStrict)
    }
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
        collector.report(Self.unknownCode(setting, codes))
        continue
      }
      settings[setting.code] = setting.level
      if setting.level == .off { switchedOff.append(setting) }
    }
    try collector.throwIfUnusable()
  }

  private static func unknownCode(
    _ setting: ProjectFile.FindingSetting,
    _ codes: [String]
  ) -> Finding {
    let near =
      NearMiss.nearest(to: setting.code, among: codes)
      .map { "; did you mean '\($0)'?" } ?? ""
    return Finding(
      .unknownWord,
      "no finding has the code '\(setting.code)'\(near)",
      at: setting.origin.location,
      path: "$.findings"
    )
  }
}
