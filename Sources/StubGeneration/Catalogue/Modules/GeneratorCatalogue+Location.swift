import StubValues

extension GeneratorCatalogue {
  /// Places. Fields of one object show the same place.
  static let location: [CatalogueEntry] = [
    column("location.city", "a city", "city", of: "cities"),
    CatalogueEntry("location.state", "the state or region of the city") {
      $0.column($0.vocabulary("cities").hasColumn("state") ? "state" : "region", of: "cities")
    },
    CatalogueEntry("location.stateCode", "the short form of the state") {
      $0.column(
        $0.vocabulary("cities").hasColumn("stateCode") ? "stateCode" : "region",
        of: "cities"
      )
    },
    column("location.postcode", "a postcode of the city", "postcode", of: "cities"),
    list("location.county", "a county", "counties"),
    CatalogueEntry("location.latitude", "the latitude, near to the city's center", kind: .number) {
      coordinate($0, "latitude")
    },
    CatalogueEntry("location.longitude", "the longitude, near to the city's center", kind: .number)
    {
      coordinate($0, "longitude")
    },
    CatalogueEntry("location.coordinate", "latitude and longitude") { request in
      let (latitude, longitude) = (
        coordinate(request, "latitude"), coordinate(request, "longitude")
      )
      return Generator(.text, count: latitude.count, subject: latitude.subject) { draw, text in
        var unused: TextBuffer = []
        for generator in [latitude, longitude] {
          guard case .decimal(let value, let decimals) = generator.draw(draw, &unused) else {
            continue
          }
          if !text.isEmpty { text.append(literal: ", ") }
          text.append(value, decimals: decimals)
        }
        return .text
      }
    },
    CatalogueEntry("location.timeZone", "the time zone of the city", kind: .timeZone) { request in
      let name = request.vocabulary("cities").hasColumn("timeZone") ? "timeZone" : "time zone"
      return request.column(name, of: "cities", kind: .timeZone)
    },
    CatalogueEntry("location.street", "a street") { request in
      let streets = StreetNames(request)
      return Generator(.text, count: streets.count) { draw, text in
        streets.append(draw.rank, to: &text)
        return .text
      }
    },
    CatalogueEntry("location.buildingNumber", "the number of a house") { request in
      let streets = StreetNames(request)
      return .text { _, stream, text in streets.appendNumber(&stream, to: &text) }
    },
    CatalogueEntry("location.streetAddress", "street and number") { request in
      let streets = StreetNames(request)
      return Generator(.text, count: streets.count, subject: request.subject("street")) {
        draw,
        text in
        streets.appendLine(draw, to: &text)
        return .text
      }
    },
    CatalogueEntry("location.secondaryAddress", "an apartment or a suite") { request in
      let forms = request.vocabulary("secondary-addresses")
      return .text { _, stream, text in
        text.append(mask: forms.text(stream.index(forms.count)).utf8, &stream)
      }
    },
    CatalogueEntry("location.address", "a whole address in one line") { request in
      let streets = StreetNames(request)
      let cities = request.vocabulary("cities")
      let subject = request.subject("cities")
      return Generator(.text, count: UInt64(cities.count), subject: subject) { draw, text in
        streets.appendAddress(draw, cities, to: &text)
        return .text
      }
    },
    list("location.country", "a country", "countries", "name"),
    list("location.countryCode", "two letters for a country", "countries", "alpha2"),
    CatalogueEntry("location.homeCountry", "the country of the locale, as it is called there") {
      request in
      let names = request.vocabulary("home-countries")
      let entry = (0..<names.count).first { names.text($0) == request.shelf.locale }
      guard let entry else { return homeCountry(request, "name") }
      return Generator(.text, count: 1) { _, text in
        names.append(entry, column: 1, to: &text)
        return .text
      }
    },
    home("location.homeCountryCode", "two letters for the country of the locale", "alpha2"),
    list("location.continent", "a continent", "countries", "continent"),
    language("location.language", "a language, mostly the locale's") {
      $0.isComplete ? "name" : "nativeName"
    },
    language("location.languageCode", "two letters for the language") { _ in "code" },
    CatalogueEntry("location.locale", "a locale", kind: .locale) { _ in
      let locales = VocabularyShelf.locales
      var generator = Generator(.locale, count: UInt64(locales.count)) { draw, text in
        text.append(locales[Int(draw.rank)])
        return .text
      }
      generator.isPermuted = false
      return generator
    },
    list("location.callingCode", "a telephone code of a country", "countries", "callingCode"),
    list("location.direction", "a direction of the compass", "directions"),
  ]

  /// The languages that most things are in, beside the locale's own.
  private static let usualLanguages = [
    "en", "es", "fr", "de", "pt", "it", "ja", "zh", "ko", "ar", "hi", "nl", "pl", "sv",
  ]

  private static func language(
    _ name: String,
    _ summary: String,
    _ column: @escaping @Sendable (VocabularyShelf) -> String
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let languages = request.vocabulary("languages")
      let position = languages.column(column(request.shelf))
      let home = String(request.shelf.locale.prefix(2))
      let codes = [String](repeating: home, count: 18) + usualLanguages.filter { $0 != home }
      let entries = codes.compactMap { code in
        (0..<languages.count).first { languages.text($0) == code }
      }
      let subject = request.subject("language")
      var generator = Generator(.text, count: UInt64(entries.count), subject: subject) {
        draw,
        text in
        guard !entries.isEmpty else { return .text }
        languages.append(entries[Int(draw.rank)], column: position, to: &text)
        return .text
      }
      generator.isPermuted = false
      generator.isDistinct = false
      return generator
    }
  }

  private static func home(_ name: String, _ summary: String, _ column: String) -> CatalogueEntry {
    CatalogueEntry(name, summary) { homeCountry($0, column) }
  }

  private static func homeCountry(_ request: GeneratorRequest, _ column: String) -> Generator {
    let countries = request.vocabulary("countries")
    let code = request.shelf.locale.suffix(2)
    let entry = (0..<countries.count).first { countries.text($0) == code } ?? 0
    let position = countries.column(column)
    return Generator(.text, count: 1) { _, text in
      countries.append(entry, column: position, to: &text)
      return .text
    }
  }

  private static func coordinate(_ request: GeneratorRequest, _ column: String) -> Generator {
    let cities = request.vocabulary("cities")
    let position = cities.column(column)
    let subject = request.subject("cities")
    var generator = Generator(.number, count: UInt64(cities.count), subject: subject) { draw, _ in
      let center = DecimalText(cities.text(Int(draw.rank), column: position))
      var stream = draw.subject.attempt(position).stream()
      let offset = stream.integer(-180...180)
      return .decimal((center?.scaled(to: 4, roundingUp: false) ?? 0) + offset, decimals: 4)
    }
    generator.isDistinct = false
    return generator
  }
}
