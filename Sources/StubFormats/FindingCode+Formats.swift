package import StubDiagnostics

extension FindingCode {
  package static let unwritableModel = FindingCode(
    "unwritable-model",
    .unusable,
    "A model cannot be written in the chosen format."
  )
  package static let unwritableValue = FindingCode(
    "unwritable-value",
    .unusable,
    "A record has a value that the chosen format cannot hold."
  )

  /// Every code that the formats report.
  package static let formatCodes: [FindingCode] = [unwritableModel, unwritableValue]
}

extension FindingError {
  /// A value that a format cannot hold.
  static func unwritable(_ message: String, path: String = "") -> FindingError {
    FindingError(Finding(.unwritableValue, message, path: path))
  }
}
