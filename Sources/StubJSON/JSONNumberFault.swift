import StubDiagnostics

/// Says what is wrong with a number.
enum JSONNumberFault {
  /// The fault of a malformed number token.
  static func fault(in view: ByteView, _ token: JSONToken, range: SourceRange) -> JSONFault {
    let text = view.text(token.start, token.end)
    return JSONFault(.malformedNumber, range, "'\(text)' is no JSON number: \(reason(text))")
  }

  private static func reason(_ text: String) -> String {
    let digits = text.utf8.drop { $0 == .minus }
    guard let first = digits.first, first.isDigit else { return "a digit is missing" }
    if first == .zero, digits.dropFirst().first?.isDigit == true {
      return "it begins with a zero"
    }
    if digits.last?.isDigit != true { return "a digit is missing at its end" }
    return "it has digits, one fraction and one exponent at most"
  }
}
