/// The kinds of faults.
package enum JSONFaultKind: String, Sendable, Hashable, CaseIterable {
  // Rejected whatever the type.

  /// No value in the whole text.
  case empty
  /// The text ends inside a string, an object or an array.
  case truncated
  /// Two elements or members without a comma between them.
  case missingComma
  /// A key without a colon behind it.
  case missingColon
  /// A key and a colon without a value.
  case missingValue
  /// A comma with nothing before it.
  case extraComma
  /// A key that is no string.
  case invalidKey
  /// A key without quotes.
  case unquotedKey
  /// A string in single quotes.
  case singleQuotes
  /// A string in typographic quotes.
  case typographicQuotes
  /// A quote inside a string that is not escaped.
  case unescapedQuote
  /// A string without its closing quote.
  case unclosedString
  /// A string without its opening quote.
  case unopenedString
  /// `//`, `/* */` or `#`.
  case comment
  /// A literal of another language: `True`, `None`, `NaN`, `undefined`.
  case foreignLiteral
  /// A number in the notation of another language: `0x10`, `+1`, `.5`, `1_000`.
  case foreignNumber
  /// Letters that are no literal of JSON.
  case unquotedText
  /// `...` in the place of records.
  case ellipsis
  /// White space that JSON does not know, such as a no-break space.
  case foreignSpace
  /// Text around the JSON.
  case surroundingText
  /// A second value behind the first.
  case secondValue
  /// A closing bracket of the wrong kind, or one that closes nothing.
  case mismatchedBracket
  /// A character that has no place there.
  case unexpectedCharacter
  /// More than 512 arrays and objects inside each other.
  case tooDeep
  /// More than 4 GiB in one piece.
  case tooLong
  /// `\u` with a quote among the four bytes behind it.
  case brokenEscape
  /// Bytes that are not of the encoding that they begin with.
  case undecodableText

  // Rejected when the value is read.

  /// A number that RFC 8259 does not describe: `01`, `1.`, `-`.
  case malformedNumber
  /// An escape that JSON does not know, or a `\u` without four hexadecimal digits.
  case malformedEscape
  /// Half of a surrogate pair.
  case loneSurrogate
  /// A control character as it is, such as a line break or a tab.
  case controlCharacter
  /// Bytes in a string that are no UTF-8.
  case invalidUTF8

  // Let pass.

  /// A comma with nothing behind it.
  case trailingComma
  /// A byte-order mark at the beginning.
  case byteOrderMark
  /// A key that the object has already.
  case duplicateKey
  /// A text in UTF-16 or UTF-32.
  case wideEncoding

  /// What follows from it.
  package var layer: JSONFault.Layer {
    switch self {
    case .malformedNumber, .malformedEscape, .loneSurrogate, .controlCharacter, .invalidUTF8:
      .value
    case .trailingComma, .byteOrderMark, .duplicateKey, .wideEncoding: .tolerated
    default: .structural
    }
  }
}
