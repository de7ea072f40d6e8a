/// Recognises what people and other languages write in the place of JSON.
enum ForeignText {
  /// What a byte sequence that begins no token is.
  enum Form {
    /// White space that JSON does not know, of `length` bytes.
    case space(length: Int, name: String)
    /// `//`, `/*` or `#`.
    case comment
    /// A single quote.
    case apostrophe
    /// A typographic quote, of `length` bytes.
    case typographicQuote(length: Int)
    /// `...` or `…`, of `length` bytes.
    case ellipsis(length: Int)
    /// `+1` or `.5`.
    case number
    /// Letters.
    case word
    /// Anything else.
    case character
  }

  /// What stands at `index`, where no token begins.
  static func form(at index: Int, in view: ByteView) -> Form {
    switch view[index] {
    case .apostrophe: return .apostrophe
    case .slash where view.byte(at: index + 1) == .slash || view.byte(at: index + 1) == .asterisk,
      0x23:
      return .comment
    case .period where view.matches("...", at: index):
      var length = 3
      while view.byte(at: index + length) == .period { length += 1 }
      return .ellipsis(length: length)
    case .plus, .period: return view.byte(at: index + 1).isNumberByte ? .number : .character
    case 0x00, 0x0B, 0x0C: return .space(length: 1, name: "U+\(hexadecimal(view[index]))")
    case 0x80...: return wideForm(at: index, in: view)
    case let byte: return byte.isWordByte ? .word : .character
    }
  }

  private static func wideForm(at index: Int, in view: ByteView) -> Form {
    let length = view.scalarLength(at: index)
    guard length > 1, let scalar = view.text(index, index + length).unicodeScalars.first else {
      return .character
    }
    switch scalar.value {
    case 0xA0: return .space(length: length, name: "a no-break space (U+00A0)")
    case 0xFEFF: return .space(length: length, name: "a byte-order mark (U+FEFF)")
    case 0x200B...0x200F, 0x2060:
      return .space(length: length, name: "an invisible character (\(name(scalar)))")
    case 0x85, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      return .space(length: length, name: "the white space \(name(scalar))")
    case 0x2018...0x201F: return .typographicQuote(length: length)
    case 0x2026: return .ellipsis(length: length)
    default: return .word
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "U+\(JSONStringFaults.hexadecimal(scalar.value, 4))"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    JSONStringFaults.hexadecimal(byte, 4)
  }

  /// What JSON writes for a literal of another language or a misspelt one of its own; nil where
  /// nothing fits.
  static func replacement(for word: String) -> (kind: JSONFaultKind, literal: String?)? {
    switch word {
    case "True", "TRUE", "YES", "Yes", "yes": (.foreignLiteral, "true")
    case "False", "FALSE", "NO", "No", "no": (.foreignLiteral, "false")
    case "None", "NULL", "Null", "nil", "NIL", "Nil", "undefined", "NA": (.foreignLiteral, "null")
    case "NaN", "nan", "Infinity", "-Infinity", "+Infinity", "inf", "-inf", "Inf", "-Inf", "-NaN":
      (.foreignLiteral, nil)
    default: nil
    }
  }
}
