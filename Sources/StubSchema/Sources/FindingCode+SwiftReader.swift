package import StubDiagnostics

extension FindingCode {
  package static let swiftReaderMissing = FindingCode(
    "swift-reader-missing",
    .unusable,
    "This stubgen was built with a toolchain without SwiftSyntax, so it reads no Swift source."
  )
  package static let swiftSourceUnreadable = FindingCode(
    "swift-source-unreadable",
    .unusable,
    "A Swift file cannot be read from the disk, is too large, or is not UTF-8."
  )
  package static let swiftSyntaxFault = FindingCode(
    "swift-syntax-fault",
    .suspect,
    "A Swift declaration has a syntax error or is nested too deeply; what is past it is not read."
  )
  package static let swiftTypeUnknown = FindingCode(
    "swift-type-unknown",
    .unusable,
    "No Swift source declares the type that was asked for."
  )
  package static let swiftTypeAmbiguous = FindingCode(
    "swift-type-ambiguous",
    .unusable,
    "Several Swift declarations answer to the name that was asked for."
  )
  package static let swiftTypeRefused = FindingCode(
    "swift-type-refused",
    .unusable,
    "A property has a type that no decoder makes: a tuple, a closure, an existential."
  )
  package static let swiftTypeUntold = FindingCode(
    "swift-type-untold",
    .unusable,
    "A property has no written type, and its first value does not tell it."
  )
  package static let swiftDeclarationRefused = FindingCode(
    "swift-declaration-refused",
    .unusable,
    "The type is declared as what no decoder makes: an actor, a protocol, a generic template."
  )
  package static let codingKeysNotUnderstood = FindingCode(
    "coding-keys-not-understood",
    .suspect,
    "The spelling of coding keys is computed, so the keys are assumed to be the cases' names."
  )
  package static let wrapperNotKnown = FindingCode(
    "wrapper-not-known",
    .suspect,
    "A property wrapper is declared elsewhere, so the value is assumed to be coded as it is."
  )
  package static let initNotUnderstood = FindingCode(
    "init-not-understood",
    .suspect,
    "A statement of init(from:) reads JSON in a way that cannot be told, so the field is assumed."
  )
  package static let stubCommentNotUnderstood = FindingCode(
    "stub-comment-not-understood",
    .unusable,
    "A '// stub:' comment has a word or a value that the schema description does not know."
  )
  package static let decoderStrategySeen = FindingCode(
    "decoder-strategy-seen",
    .remark,
    "A decoder in the same sources sets a strategy that the description does not declare."
  )
  package static let inverseOnBothSides = FindingCode(
    "inverse-on-both-sides",
    .suspect,
    "Both sides of a relationship name their inverse, which SwiftData refuses as circular."
  )
  package static let customCodingStored = FindingCode(
    "custom-coding-stored",
    .suspect,
    "A type with its own init(from:) is an attribute of a model, where SwiftData ignores it."
  )

  /// Every code that reading Swift source reports.
  package static let swiftReaderCodes: [FindingCode] = [
    swiftReaderMissing, swiftSourceUnreadable, swiftSyntaxFault, swiftTypeUnknown,
    swiftTypeAmbiguous, swiftTypeRefused, swiftTypeUntold, swiftDeclarationRefused,
    codingKeysNotUnderstood, wrapperNotKnown, initNotUnderstood, stubCommentNotUnderstood,
    decoderStrategySeen, inverseOnBothSides, customCodingStored,
  ]
}
