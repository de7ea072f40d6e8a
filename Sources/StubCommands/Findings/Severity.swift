package import StubDiagnostics

/// What a finding is worth to the command line.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
  case note

  /// The severity that follows from a consequence.
  ///
  /// - Parameter isStrict: Whether what nobody wants is an error.
  package init(_ consequence: Consequence, isStrict: Bool) {
    switch consequence {
    case .unusable, .undecodable, .violated: self = .error
    case .suspect: self = isStrict ? .error : .warning
    case .remark: self = .note
    }
  }
}

/// How findings are judged in one run.
struct SeverityPolicy: Sendable {
  /// Whether what nobody wants is an error.
  var isStrict = false
  /// What the project file says of single codes.
  var settings: [String: Severity?] = [:]

  /// The severity of a finding; nil where its code is switched off.
  func severity(of finding: Finding) -> Severity? {
    if let setting = settings[finding.code.name] { return setting }
    return Severity(finding.code.consequence, isStrict: isStrict)
  }
}
