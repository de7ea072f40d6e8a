import Foundation
import StubGeneration
import StubJSON
import Testing

/// Values of catalogue version 0, which change only with the version once it is released.
@Suite struct CatalogueTests {
  @Test func keepsTheValuesOfEveryGenerator() throws {
    let lines = GeneratorCatalogue.all.map { entry in
      ([entry.name] + entry.examples([0, 1, 7])).joined(separator: "\t")
    }
    try GoldenFile("catalogue-0.txt").compare(lines)
  }

  private static let english = Dictionary(
    uniqueKeysWithValues: GeneratorCatalogue.all.map { ($0.name, $0.examples([0, 3])) }
  )

  /// What every generator gives in every locale; where it is what English ones give, nothing is
  /// listed.
  @Test(arguments: GeneratorCatalogue.locales.filter { $0 != "en_US" })
  func keepsTheValuesOfEveryLocale(_ locale: String) throws {
    let lines = GeneratorCatalogue.all.compactMap { entry -> String? in
      let own = entry.examples([0, 3], locale: locale)
      guard own != Self.english[entry.name] else { return nil }
      return ([entry.name] + own).joined(separator: "\t")
    }
    try GoldenFile("locale-\(locale)-0.txt").compare(lines)
  }

  @Test(arguments: GeneratorCatalogue.locales)
  func hasNamesAddressesCompaniesAndSentencesInEveryLocale(_ locale: String) {
    let own = Set(GeneratorCatalogue.vocabularies(of: locale))
    #expect(
      own.isSuperset(of: [
        "cities", "first-names", "last-names", "sentences", "streets", "titles", "todo-tasks",
        "words",
      ])
    )
    #expect(own.contains("companies") || own.contains("company-stems"))
    #expect(locale == "en_US" || own.contains("phone"))
  }

  @Test(
    arguments: [
      ("ja_JP", "\u{3040}"..."\u{9FFF}"), ("zh_CN", "\u{4E00}"..."\u{9FFF}"),
      ("ko_KR", "\u{AC00}"..."\u{D7A3}"), ("ar_SA", "\u{0600}"..."\u{06FF}"),
      ("he_IL", "\u{0590}"..."\u{05FF}"), ("hi_IN", "\u{0900}"..."\u{097F}"),
      ("uk_UA", "\u{0400}"..."\u{04FF}"),
    ] as [(String, ClosedRange<Unicode.Scalar>)]
  )
  func writesInTheScriptOfTheLocale(_ locale: String, _ script: ClosedRange<Unicode.Scalar>) throws
  {
    for name in [
      "person.fullName", "location.city", "company.name", "text.sentence", "text.paragraph",
      "todo.task", "todo.note", "text.title", "text.comment", "text.message", "text.review",
      "commerce.productName", "commerce.productDescription", "commerce.shopName", "person.jobTitle",
      "person.bio", "word.noun", "word.words", "date.month",
    ] {
      let entry = try #require(GeneratorCatalogue.entry(named: name))
      for example in entry.examples([0, 1, 2, 3], locale: locale) {
        let scalars = example.unicodeScalars
        #expect(scalars.contains { script.contains($0) }, "\(name): \(example)")
      }
    }
  }

  @Test func namesEveryGeneratorOnce() {
    let names = GeneratorCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count > 380)
  }

  /// The names that the field shares; none of them may go missing.
  @Test(arguments: [
    "todo: task note priority status project label checklist",
    "person: firstName lastName middleName fullName prefix suffix initials sex gender pronouns"
      + " jobTitle jobArea jobType bio birthDate age nationality bloodType height weight username"
      + " password handle",
    "location: streetAddress street buildingNumber secondaryAddress city state stateCode county"
      + " postcode country countryCode continent latitude longitude coordinate timeZone direction"
      + " address",
    "internet: email url domainName domainWord topLevelDomain slug ipv4 ipv6 macAddress port"
      + " protocol httpMethod httpStatusCode userAgent avatar emoji handle hashtag",
    "phone: number imei callingCode",
    "company: name suffix catchPhrase industry department role",
    "commerce: productName productDescription price priceCents department material sku ean13 upc"
      + " isbn13 rating stock discount shopName",
    "finance: amount currencyCode currencyName currencySymbol accountName accountNumber"
      + " routingNumber iban bic cardNumber cardCvv cardIssuer cardExpiry transactionType"
      + " transactionDescription stockTicker bitcoinAddress ethereumAddress taxRate",
    "date: past future recent soon between birthDate month weekday year time timestamp duration"
      + " workday",
    "text: sentence sentences paragraph paragraphs title headline quote question comment review"
      + " message changelog",
    "word: word words noun verb adjective adverb", "lorem: word words sentence paragraph",
    "string: uuid ulid nanoId alpha alphanumeric numeric hex binary md5 sha1 sha256 base64 regex",
    "number: int float double decimal percentage", "datatype: boolean",
    "system: fileName fileExtension filePath mimeType semver cron os programmingLanguage branch"
      + " commitSha",
    "science: element unit", "sensor: temperature humidity pressure reading",
    "color: name hex rgb hsl", "image: url dataUri avatar symbolName",
    "food: dish ingredient fruit vegetable spice drink cuisine recipeTitle recipeStep",
    "music: song artist album genre", "book: title author publisher genre",
    "movie: title director genre", "podcast: episodeTitle", "sport: name team exercise workout",
    "game: title", "hobby: name", "animal: type dogBreed catBreed bird petName",
    "vehicle: name manufacturer model type fuel vin licensePlate",
    "airline: airport iata flightNumber seat airline", "travel: destination hotel",
    "event: title venue", "education: course subject grade", "medical: specialty",
    "database: column", "hacker: phrase",
  ])
  func hasTheNamesThatTheFieldShares(_ module: String) {
    let parts = module.split(separator: " ").map(String.init)
    for name in parts.dropFirst() {
      let full = "\(parts[0].dropLast()).\(name)"
      #expect(GeneratorCatalogue.entry(named: full) != nil, "\(full)")
    }
  }

  @Test func leavesNoGeneratorWithoutWords() {
    for entry in GeneratorCatalogue.all {
      let example = entry.example
      #expect(!["\"\"", "null"].contains(example), "\(entry.name)")
    }
  }

  @Test(arguments: ["commerce.ean13", "commerce.isbn13", "commerce.upc"])
  func endsBarcodesInTheirCheckDigit(_ name: String) throws {
    let entry = try #require(GeneratorCatalogue.entry(named: name))
    for record in 0..<40 {
      let digits = entry.example(record).compactMap(\.wholeNumberValue)
      let sum = digits.reversed().enumerated().reduce(0) {
        $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3)
      }
      #expect(sum % 10 == 0, "\(digits)")
    }
  }

  @Test func endsCardNumbersInTheirCheckDigit() throws {
    let entry = try #require(GeneratorCatalogue.entry(named: "finance.cardNumber"))
    for record in 0..<40 {
      let digits = entry.example(record).compactMap(\.wholeNumberValue)
      let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
        let value = digit.element * (digit.offset % 2 == 0 ? 1 : 2)
        return sum + (value > 9 ? value - 9 : value)
      }
      #expect(sum % 10 == 0, "\(digits)")
    }
  }

  @Test func keepsMailAndNetworksToReservedNames() throws {
    for (name, allowed) in [
      ("internet.email", ["@example.com\"", "@example.org\"", "@example.net\""]),
      ("internet.ipv4", ["192.0.2.", "198.51.100.", "203.0.113."]),
      ("internet.ipv6", ["2001:db8:"]),
    ] {
      let entry = try #require(GeneratorCatalogue.entry(named: name))
      for record in 0..<60 {
        let example = entry.example(record)
        #expect(allowed.contains { example.contains($0) }, "\(example)")
      }
    }
  }
}

/// A file of expected lines beside the tests.
///
/// With `STUBGEN_RECORD=1` in the environment the file is written anew, and the test fails.
struct GoldenFile {
  private let url: URL

  init(_ name: String, beside file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name)
  }

  /// A file of expected lines anywhere.
  init(at url: URL) { self.url = url }

  /// Reports every line that differs.
  func compare(_ lines: [String]) throws {
    if ProcessInfo.processInfo.environment["STUBGEN_RECORD"] == "1" {
      try (lines.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.lastPathComponent)")
      return
    }
    let text = try String(contentsOf: url, encoding: .utf8)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    for (line, golden) in zip(lines, expected) where line != golden {
      Issue.record("a value of catalogue version 0 changed: \(line) was \(golden)")
    }
    #expect(lines.count == expected.count)
  }
}
