extension GeneratorCatalogue {
  /// Telephones. Numbers lie in ranges that nobody can have.
  static let phone: [CatalogueEntry] = [
    CatalogueEntry(
      "phone.number",
      "a number that nobody has",
      [CatalogueParameter("international", .flag, "whether it begins with + and the country")]
    ) { request in
      let patterns = PhonePatterns(request)
      return .text { _, stream, text in patterns.append(&stream, to: &text) }
    },
    CatalogueEntry("phone.imei", "fifteen digits with the right check digit") { _ in
      .text { _, stream, text in
        let start = text.count
        text.append(literal: "00440123")
        text.append(mask: "######".utf8, &stream)
        text.append(CheckDigits.luhn(text[start...]))
      }
    },
    list("phone.callingCode", "a telephone code of a country", "countries", "callingCode"),
  ]
}

/// The forms of telephone numbers of a locale.
private struct PhonePatterns: Sendable {
  private let patterns: [[UInt8]]

  init(_ request: GeneratorRequest) {
    let form = request.flag("international") ? "international" : "national"
    let facts = request.vocabulary("phone-fictional")
    var patterns: [[UInt8]] = []
    for locale in request.shelf.chain where patterns.isEmpty {
      if let own = VocabularyShelf(locale: locale).own("phone") {
        patterns = (0..<own.count).map { Array(own.text($0, column: own.column(form)).utf8) }
      }
      if patterns.isEmpty {
        patterns = (0..<facts.count).filter { facts.text($0) == locale }
          .map { Array(facts.text($0, column: facts.column(form)).utf8) }
      }
    }
    self.patterns = patterns
  }

  func append(_ stream: inout RandomStream, to text: inout TextBuffer) {
    guard !patterns.isEmpty else { return }
    text.append(mask: patterns[stream.index(patterns.count)], &stream)
  }
}
