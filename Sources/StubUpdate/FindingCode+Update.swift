package import StubDiagnostics

extension FindingCode {
  /// A key that the model requires was added.
  package static let addedKey = FindingCode(
    "added-key",
    .remark,
    "A key that was missing was added, with a generated value."
  )

  /// A key was given the name that its model reads.
  package static let renamedKey = FindingCode(
    "renamed-key",
    .remark,
    "A misspelt or renamed key was given the name that the model reads."
  )

  /// A key that nothing is read from was removed.
  package static let removedKey = FindingCode(
    "removed-key",
    .remark,
    "A key that nothing of the model is read from was removed with its value."
  )

  /// A date was written under the declared strategy.
  package static let convertedDate = FindingCode(
    "converted-date",
    .remark,
    "A date was written as the declared strategy writes it."
  )

  /// A value was written as its type is.
  package static let changedType = FindingCode(
    "changed-type",
    .remark,
    "A value of the wrong simple type was written as its type."
  )

  /// Something that is no JSON was mended.
  package static let mendedSyntax = FindingCode(
    "mended-syntax",
    .remark,
    "Something that is no JSON, or only for some readers, was mended."
  )

  /// The codes of what an update changes.
  package static let updateCodes: [FindingCode] = [
    addedKey, renamedKey, removedKey, convertedDate, changedType, mendedSyntax,
  ]
}
