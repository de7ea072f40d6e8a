package import StubDiagnostics

/// What decodes, and nobody can have meant it.
extension FindingCode {
  package static let unknownKey = FindingCode(
    "unknown-key",
    .suspect,
    "An object has a key that nothing of its model is read from."
  )
  package static let duplicateKey = FindingCode(
    "duplicate-key",
    .suspect,
    "An object has a key twice; only the first is read."
  )
  package static let luckyKey = FindingCode(
    "lucky-key",
    .suspect,
    "A key is not spelled as the key strategy writes it, and is read all the same."
  )
  package static let trailingComma = FindingCode(
    "trailing-comma",
    .suspect,
    "A comma stands before a closing bracket."
  )
  package static let byteOrderMark = FindingCode(
    "byte-order-mark",
    .suspect,
    "The file begins with a byte-order mark."
  )
  package static let wideEncoding = FindingCode(
    "wide-encoding",
    .suspect,
    "The file is in UTF-16 or UTF-32."
  )
  package static let unreadNumber = FindingCode(
    "unread-number",
    .suspect,
    "A number that nothing reads is not spelled as JSON spells numbers."
  )
  package static let unreadString = FindingCode(
    "unread-string",
    .suspect,
    "A string that nothing reads holds what JSON does not allow."
  )
  package static let unreadRecord = FindingCode(
    "unread-record",
    .suspect,
    "A value stands for a type without fields, of which nothing is read."
  )
  package static let rolledOverDate = FindingCode(
    "rolled-over-date",
    .suspect,
    "A date does not exist, and is read as a later one."
  )
  package static let doubtfulDate = FindingCode(
    "doubtful-date",
    .suspect,
    "A date is read, but not spelled as its strategy writes it."
  )
  package static let fractionalSeconds = FindingCode(
    "fractional-seconds",
    .suspect,
    "A date has fractional seconds, which some versions of Foundation refuse."
  )
  package static let implausibleDate = FindingCode(
    "implausible-date",
    .suspect,
    "A number is a plausible date only under another strategy."
  )
  package static let placeholderText = FindingCode(
    "placeholder-text",
    .suspect,
    "A text stands for a missing value."
  )
  package static let brokenEncoding = FindingCode(
    "mojibake",
    .suspect,
    "A text was once read in another encoding than it was written in."
  )
  package static let doubtfulURL = FindingCode(
    "doubtful-url",
    .suspect,
    "A URL is read here, and refused or changed elsewhere."
  )
  package static let doubtfulText = FindingCode(
    "doubtful-text",
    .suspect,
    "A UUID or Base64 text is read, but not as anybody writes it."
  )
  package static let lossyNumber = FindingCode(
    "lossy-number",
    .suspect,
    "A number has more digits than its type keeps."
  )
  package static let convertedValue = FindingCode(
    "converted-value",
    .suspect,
    "A value is not of its type, and is converted when it is read."
  )
  package static let replacedValue = FindingCode(
    "replaced-value",
    .suspect,
    "A value cannot be read, and is replaced without a word."
  )
  package static let assumedMismatch = FindingCode(
    "assumed-mismatch",
    .suspect,
    "A value does not fit, but the schema only assumes how it is read."
  )
  package static let surplusElements = FindingCode(
    "surplus-elements",
    .suspect,
    "An array has more elements than are read from it."
  )

  static let suspectCodes: [FindingCode] = [
    unknownKey, duplicateKey, luckyKey, trailingComma, byteOrderMark, wideEncoding, unreadNumber,
    unreadString, unreadRecord, rolledOverDate, doubtfulDate, fractionalSeconds, implausibleDate,
    placeholderText, brokenEncoding, doubtfulURL, doubtfulText, lossyNumber, convertedValue,
    replacedValue, assumedMismatch, surplusElements,
  ]
}

/// What hinders validation, or is no fault.
extension FindingCode {
  package static let uncheckedReference = FindingCode(
    "unchecked-reference",
    .remark,
    "References were not checked, since the data that they refer to is not in the run."
  )
  package static let noSuchModel = FindingCode(
    "no-such-model",
    .unusable,
    "The model to validate against is not in the description."
  )

  /// Every code that validation reports, by consequence.
  package static let validationCodes: [FindingCode] =
    undecodableCodes + violatedCodes + suspectCodes + [uncheckedReference, noSuchModel]
}
