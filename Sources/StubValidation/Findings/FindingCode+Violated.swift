package import StubDiagnostics

/// What decodes, and breaks what the schema asks of it.
extension FindingCode {
  package static let tooSmall = FindingCode(
    "too-small",
    .violated,
    "A value is below its minimum."
  )
  package static let tooLarge = FindingCode(
    "too-large",
    .violated,
    "A value is above its maximum."
  )
  package static let notAMultiple = FindingCode(
    "not-a-multiple",
    .violated,
    "A number is no whole multiple of what 'multipleOf' says."
  )
  package static let tooShort = FindingCode(
    "too-short",
    .violated,
    "A text has fewer characters than 'minLength' asks for."
  )
  package static let tooLong = FindingCode(
    "too-long",
    .violated,
    "A text has more characters than 'maxLength' allows."
  )
  package static let patternMismatch = FindingCode(
    "pattern-mismatch",
    .violated,
    "A text does not match its pattern."
  )
  package static let tooFewItems = FindingCode(
    "too-few-items",
    .violated,
    "A collection has fewer elements than 'minItems' asks for."
  )
  package static let tooManyItems = FindingCode(
    "too-many-items",
    .violated,
    "A collection has more elements than 'maxItems' allows."
  )
  package static let notAllowed = FindingCode(
    "not-allowed",
    .violated,
    "A value is not among those that 'enum' or 'const' lists."
  )
  package static let repeatedValue = FindingCode(
    "repeated-value",
    .violated,
    "A value that tells records apart stands in two of them."
  )
  package static let danglingReference = FindingCode(
    "dangling-reference",
    .violated,
    "A value refers to a record that is not there."
  )
  package static let oneSidedRelation = FindingCode(
    "one-sided-relation",
    .violated,
    "A record refers to one that does not refer back."
  )
  package static let wrongDateOrder = FindingCode(
    "wrong-date-order",
    .violated,
    "A date is not after, or not before, what it has to be."
  )
  package static let dateTooFar = FindingCode(
    "date-too-far",
    .violated,
    "A date is farther from its bound than 'within' allows."
  )

  static let violatedCodes: [FindingCode] = [
    tooSmall, tooLarge, notAMultiple, tooShort, tooLong, patternMismatch, tooFewItems,
    tooManyItems, notAllowed, repeatedValue, danglingReference, oneSidedRelation, wrongDateOrder,
    dateTooFar,
  ]
}
