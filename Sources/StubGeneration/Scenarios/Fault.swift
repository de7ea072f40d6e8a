/// What is wrong with a record of the scenario `broken`.
package struct Fault: Sendable, Hashable {
  /// What kind of fault it is.
  package let kind: Kind
  /// Where it is: `$.owner.name`, with keys as JSON spells them.
  package let path: String
  /// The code of the finding that validation has for it.
  package let code: String

  /// The kinds of faults, by the names under which they are listed.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case missingKey = "missing-key"
    case misspeltKey = "misspelt-key"
    case nullValue = "null-value"
    case wrongType = "wrong-type"
    case outOfRange = "out-of-range"
    case fraction = "not-an-integer"
    case unknownCase = "unknown-raw-value"
    case wrongCaseCount = "wrong-case-count"
    case unknownTag = "unknown-tag"
    case noVariant = "no-variant"
    case malformedDate = "malformed-date"
    case malformedURL = "malformed-url"
    case malformedUUID = "malformed-uuid"
    case malformedBase64 = "malformed-base64"
    case unreadableValue = "unreadable-value"
    case reversedRange = "reversed-range"
    case invalidKey = "invalid-key"
    case wrongLength = "wrong-length"
    case tooSmall = "too-small"
    case tooLarge = "too-large"
    case notAMultiple = "not-a-multiple"
    case tooShort = "too-short"
    case tooLong = "too-long"
    case patternMismatch = "pattern-mismatch"
    case tooFewItems = "too-few-items"
    case tooManyItems = "too-many-items"
    case notAllowed = "not-allowed"
    case repeatedValue = "repeated-value"
    case danglingReference = "dangling-reference"
    case wrongDateOrder = "wrong-date-order"
    case dateTooFar = "date-too-far"
  }
}
