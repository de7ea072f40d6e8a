package import StubDiagnostics

extension FindingCode {
  package static let notJSONSchema = FindingCode(
    "not-json-schema",
    .unusable,
    "A JSON Schema is not the JSON that it should be."
  )
  package static let unmappedKeyword = FindingCode(
    "unmapped-keyword",
    .suspect,
    "A keyword of a JSON Schema has no counterpart in a schema description."
  )
  package static let malformedKeyword = FindingCode(
    "malformed-keyword",
    .suspect,
    "A keyword of a JSON Schema has a value of the wrong kind and is passed over."
  )
  package static let unknownKeyword = FindingCode(
    "unknown-keyword",
    .remark,
    "A keyword, format or dialect of a JSON Schema is not known, which the standard allows."
  )
  package static let unresolvedReference = FindingCode(
    "unresolved-reference",
    .suspect,
    "A `$ref` of a JSON Schema leads nowhere in the same file."
  )
  package static let notSampleJSON = FindingCode(
    "not-sample-json",
    .unusable,
    "A sample is not JSON from which a model can be inferred."
  )
  package static let assumedType = FindingCode(
    "assumed-type",
    .suspect,
    "The samples do not show what type a value has."
  )
  package static let inferredStrategy = FindingCode(
    "inferred-strategy",
    .remark,
    "The samples read as if they were written with this strategy."
  )

  /// Every code that the readers of foreign descriptions report.
  package static let schemaReaderCodes: [FindingCode] = [
    notJSONSchema, unmappedKeyword, malformedKeyword, unknownKeyword, unresolvedReference,
    notSampleJSON, assumedType, inferredStrategy,
  ]
}
