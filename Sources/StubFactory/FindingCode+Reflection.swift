package import StubDiagnostics

extension FindingCode {
  static let unlearntType = FindingCode(
    "unlearnt-type",
    .remark,
    "What the JSON of a type looks like could not be found by decoding it from probes."
  )
  static let unlearntCases = FindingCode(
    "unlearnt-cases",
    .remark,
    "Some cases of an enum may be missing from its description."
  )
  static let unlearntRule = FindingCode(
    "unlearnt-rule",
    .remark,
    "An initialiser refuses values that its description allows."
  )
  static let unlearntKeys = FindingCode(
    "unlearnt-keys",
    .remark,
    "A type has coding keys that its initialiser did not ask for."
  )
  static let badHint = FindingCode(
    "bad-hint",
    .unusable,
    "The description that was given for a type cannot be read, or does not decode."
  )

  /// Every code that reflection reports.
  package static let reflectionCodes: [FindingCode] = [
    unlearntType, unlearntCases, unlearntRule, unlearntKeys, badHint,
  ]
}
