package import StubDiagnostics

extension FindingCode {
  package static let schemaNotJSON = FindingCode(
    "schema-not-json",
    .unusable,
    "A schema description is not the JSON that it should be."
  )
  package static let schemaDoubtfulJSON = FindingCode(
    "schema-doubtful-json",
    .suspect,
    "A schema description is read, but other JSON parsers would refuse it."
  )
  package static let newerFormat = FindingCode(
    "newer-format",
    .unusable,
    "A schema description is written for a later version of the tool."
  )
  package static let unknownWord = FindingCode(
    "unknown-word",
    .unusable,
    "A schema description has a key that means nothing there."
  )
  package static let missingWord = FindingCode(
    "missing-word",
    .unusable,
    "A schema description lacks a key without which it says nothing."
  )
  package static let wrongValue = FindingCode(
    "wrong-value",
    .unusable,
    "A word of a schema description has a value of the wrong kind."
  )
  package static let conflictingWords = FindingCode(
    "conflicting-words",
    .unusable,
    "Two words of a schema description contradict each other."
  )
  package static let misplacedWord = FindingCode(
    "misplaced-word",
    .unusable,
    "A word of a schema description says nothing about its type."
  )
  package static let malformedType = FindingCode(
    "malformed-type",
    .unusable,
    "A type in a schema description is not spelled as in Swift."
  )
  package static let unknownType = FindingCode(
    "unknown-type",
    .unusable,
    "A schema description names a type that nobody describes."
  )
  package static let unknownField = FindingCode(
    "unknown-field",
    .unusable,
    "A schema description names a field that its model lacks."
  )
  package static let unknownCase = FindingCode(
    "unknown-case",
    .unusable,
    "A schema description names a case that its enum lacks."
  )
  package static let duplicateName = FindingCode(
    "duplicate-name",
    .unusable,
    "A schema description declares the same name twice."
  )
  package static let endlessModel = FindingCode(
    "endless-model",
    .unusable,
    "A model requires a value of itself, so no value of it can end."
  )
  package static let malformedPattern = FindingCode(
    "malformed-pattern",
    .unusable,
    "A pattern is no regular expression that the tool reads."
  )
  package static let emptyRange = FindingCode(
    "empty-range",
    .unusable,
    "The constraints of a field leave no value."
  )
  package static let unreachableKey = FindingCode(
    "unreachable-key",
    .suspect,
    "A coding key that no JSON key becomes under the declared key strategy."
  )

  /// Every code that reading and checking a schema description reports.
  package static let schemaCodes: [FindingCode] = [
    schemaNotJSON, schemaDoubtfulJSON, newerFormat, unknownWord, missingWord, wrongValue,
    conflictingWords, misplacedWord, malformedType, unknownType, unknownField, unknownCase,
    duplicateName, endlessModel, malformedPattern, emptyRange, unreachableKey,
  ]
}
