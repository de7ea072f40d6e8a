package import StubDiagnostics

extension FindingCode {
  package static let unknownModel = FindingCode(
    "unknown-model",
    .unusable,
    "No description has a model of this name."
  )
  package static let unknownGenerator = FindingCode(
    "unknown-generator",
    .unusable,
    "The catalogue has no generator of this name."
  )
  package static let unknownParameter = FindingCode(
    "unknown-parameter",
    .unusable,
    "A generator has no parameter of this name."
  )
  package static let wrongParameter = FindingCode(
    "wrong-parameter",
    .unusable,
    "A parameter of a generator has a value of the wrong kind."
  )
  package static let unfitGenerator = FindingCode(
    "unfit-generator",
    .unusable,
    "A generator gives values that the field's type cannot hold."
  )
  package static let unfitValue = FindingCode(
    "unfit-value",
    .unusable,
    "A value in the schema is none of the field's type."
  )
  package static let smallDomain = FindingCode(
    "small-domain",
    .unusable,
    "A unique field has fewer possible values than records."
  )
  package static let notUnique = FindingCode(
    "not-unique",
    .unusable,
    "Nothing can promise that the values of a unique field differ."
  )
  package static let noValueLeft = FindingCode(
    "no-value-left",
    .unusable,
    "The constraints of a field leave no value to generate."
  )
  package static let recordTooLarge = FindingCode(
    "record-too-large",
    .unusable,
    "A record would hold more values than anybody waits for."
  )
  package static let unmetRelation = FindingCode(
    "unmet-relation",
    .unusable,
    "The numbers of records leave no way to hold a relation."
  )
  package static let undeclaredType = FindingCode(
    "undeclared-type",
    .unusable,
    "A field has a type that nobody describes."
  )
  package static let assumedField = FindingCode(
    "assumed-field",
    .suspect,
    "How a field is coded was assumed, since its source does not tell."
  )

  package static let unknownLocale = FindingCode(
    "unknown-locale",
    .suspect,
    "A locale has no words of its own, so another one stands in."
  )

  package static let borrowedWords = FindingCode(
    "borrowed-words",
    .suspect,
    "A locale lacks the words of some generators, so English ones stand in."
  )

  /// Every code that generation reports.
  package static let generationCodes: [FindingCode] = [
    unknownModel, unknownGenerator, unknownParameter, wrongParameter, unfitGenerator, unfitValue,
    smallDomain, notUnique, noValueLeft, recordTooLarge, unmetRelation, undeclaredType,
    assumedField, unknownLocale, borrowedWords,
  ]
}
