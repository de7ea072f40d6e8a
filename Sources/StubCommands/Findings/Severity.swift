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
