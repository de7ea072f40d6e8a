package import StubDiagnostics

/// What `JSONDecoder` throws about.
extension FindingCode {
  package static let emptyText = FindingCode(
    "empty-json",
    .undecodable,
    "The file holds no JSON at all."
  )
  package static let truncatedText = FindingCode(
    "truncated-json",
    .undecodable,
    "The file ends inside a string, an object or an array."
  )
  package static let brokenSyntax = FindingCode(
    "syntax-error",
    .undecodable,
    "The file is not JSON."
  )
  package static let tooDeep = FindingCode(
    "too-deep",
    .undecodable,
    "Arrays and objects stand in each other more than 512 levels deep."
  )
  package static let malformedNumber = FindingCode(
    "malformed-number",
    .undecodable,
    "A number is not spelled as JSON spells numbers."
  )
  package static let malformedString = FindingCode(
    "malformed-string",
    .undecodable,
    "A string holds an escape, a control character or bytes that JSON does not allow."
  )
  package static let wrongRoot = FindingCode(
    "wrong-root",
    .undecodable,
    "The outermost value is not what the run expects there."
  )
  package static let missingKey = FindingCode(
    "missing-key",
    .undecodable,
    "An object lacks a key that its model requires."
  )
  package static let unreachableValue = FindingCode(
    "unreachable-value",
    .undecodable,
    "A required key is there, and the key strategy changes it into one that nobody asks for."
  )
  package static let nullValue = FindingCode(
    "null-value",
    .undecodable,
    "A value is null where its type is not optional."
  )
  package static let wrongType = FindingCode(
    "wrong-type",
    .undecodable,
    "A value is of another kind than its type is read from."
  )
  package static let outOfRange = FindingCode(
    "out-of-range",
    .undecodable,
    "A number is beyond what its type can hold."
  )
  package static let notAnInteger = FindingCode(
    "not-an-integer",
    .undecodable,
    "A number with a fraction stands where an integer is read."
  )
  package static let unknownCase = FindingCode(
    "unknown-raw-value",
    .undecodable,
    "A value is no raw value of its enum."
  )
  package static let wrongCaseCount = FindingCode(
    "wrong-case-count",
    .undecodable,
    "An enum with associated values is an object with exactly one case as its key."
  )
  package static let malformedDate = FindingCode(
    "malformed-date",
    .undecodable,
    "A text is no date under the declared strategy."
  )
  package static let malformedURL = FindingCode(
    "malformed-url",
    .undecodable,
    "A text is no URL."
  )
  package static let malformedUUID = FindingCode(
    "malformed-uuid",
    .undecodable,
    "A text is no UUID."
  )
  package static let malformedBase64 = FindingCode(
    "malformed-base64",
    .undecodable,
    "A text is no Base64."
  )
  package static let unreadableValue = FindingCode(
    "unreadable-value",
    .undecodable,
    "Foundation cannot make the declared type of a value."
  )
  package static let reversedRange = FindingCode(
    "reversed-range",
    .undecodable,
    "The lower bound of a range is above its upper bound."
  )
  package static let invalidKey = FindingCode(
    "invalid-key",
    .undecodable,
    "A key of a dictionary is not one of its key type."
  )
  package static let wrongLength = FindingCode(
    "wrong-length",
    .undecodable,
    "An array has too few elements for what is read from it."
  )
  package static let unknownTag = FindingCode(
    "unknown-tag",
    .undecodable,
    "The tag of an object names no variant of its type."
  )
  package static let noVariant = FindingCode(
    "no-variant",
    .undecodable,
    "A value fits none of the shapes that its type can have."
  )

  static let undecodableCodes: [FindingCode] = [
    emptyText, truncatedText, brokenSyntax, tooDeep, malformedNumber, malformedString, wrongRoot,
    missingKey, unreachableValue, nullValue, wrongType, outOfRange, notAnInteger, unknownCase,
    wrongCaseCount, malformedDate, malformedURL, malformedUUID, malformedBase64, unreadableValue,
    reversedRange, invalidKey, wrongLength, unknownTag, noVariant,
  ]
}
