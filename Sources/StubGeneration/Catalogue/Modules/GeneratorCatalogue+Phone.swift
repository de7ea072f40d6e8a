extension GeneratorCatalogue {
  /// Telephones. Numbers lie in ranges that nobody can have.
  static let phone: [CatalogueEntry] = [
    CatalogueEntry(
      "phone.number",
      "a number that nobody has",
      [CatalogueParameter("international", .flag, "whether it begins with + and the country")]
    ) { request in
      let patterns = PhonePatterns(request)
      let cities = request.vocabulary("cities")
      let subject = request.subject("cities")
      var generator = Generator(.text, count: UInt64(cities.count), subject: subject) {
        draw,
        text in
        var stream = draw.stream
        patterns.append(city: Int(draw.rank), &stream, to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    CatalogueEntry("phone.imei", "fifteen digits with the right check digit") { _ in
      .text { _, stream, text in
        let start = text.count
        text.append(literal: "00440123")
        text.append(mask: "######".utf8, &stream)
        text.append(CheckDigits.luhn(text[start...]))
      }
    },
    masked("phone.extension", "an extension of an office", "####"),
    list("phone.callingCode", "a telephone code of a country", "countries", "callingCode"),
  ]
}

/// The forms of telephone numbers of a locale.
private struct PhonePatterns: Sendable {
  private let patterns: [[UInt8]]
  /// The forms for each city: those with its area code, else mobile ones, else all.
  private let byCity: [[Int]]

  init(_ request: GeneratorRequest) {
    let form = request.flag("international") ? "international" : "national"
    let facts = request.vocabulary("phone-fictional")
    var patterns: [(national: String, shown: String, isMobile: Bool)] = []
    for locale in request.shelf.chain where patterns.isEmpty {
      if let own = VocabularyShelf(locale: locale).own("phone") {
        patterns = Self.patterns(own, form) { _ in true }
      }
      if patterns.isEmpty {
        patterns = Self.patterns(facts, form) { facts.text($0) == locale }
      }
    }
    let cities = request.vocabulary("cities")
    let isAmerican = cities.hasColumn("areaCode")
    let column = cities.column(isAmerican ? "areaCode" : "area code")
    if isAmerican {
      // 555-0100 to 555-0199 are set aside in every area.
      let areas = (0..<cities.count).map { cities.text($0, column: column) }
      byCity = areas.indices.map { [$0] }
      self.patterns = areas.map { area in
        Array((form == "national" ? "(\(area)) 555-01##" : "+1 \(area)-555-01##").utf8)
      }
      return
    }
    byCity = (0..<cities.count).map { city in
      let area = cities.text(city, column: column)
      let local = patterns.indices.filter { Self.isLocal(patterns[$0].national, to: area) }
      guard local.isEmpty else { return local }
      let mobile = patterns.indices.filter { patterns[$0].isMobile }
      return mobile.isEmpty ? Array(patterns.indices) : mobile
    }
    self.patterns = patterns.map { Array($0.shown.utf8) }
  }

  private static func patterns(
    _ list: Vocabulary,
    _ form: String,
    _ isWanted: (Int) -> Bool
  ) -> [(national: String, shown: String, isMobile: Bool)] {
    let (national, shown, kind) = (list.column("national"), list.column(form), list.column("kind"))
    return (0..<list.count).filter(isWanted).map {
      (
        list.text($0, column: national), list.text($0, column: shown),
        list.text($0, column: kind) == "mobile"
      )
    }
  }

  /// Whether a number in its national form begins with an area code.
  private static func isLocal(_ national: String, to area: String) -> Bool {
    let digits = national.utf8.drop { $0 == UInt8(ascii: "(") }
    return !area.isEmpty && digits.starts(with: area.utf8)
  }

  func append(city: Int, _ stream: inout RandomStream, to text: inout TextBuffer) {
    let fitting = city < byCity.count ? byCity[city] : Array(patterns.indices)
    guard !fitting.isEmpty else { return }
    text.append(mask: patterns[fitting[stream.index(fitting.count)]], &stream)
  }
}
