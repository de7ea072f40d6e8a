import StubJSON

extension GeneratorCatalogue {
  /// The modules, in the order in which they are listed.
  static let modules: [[CatalogueEntry]] = [
    todo, person, location, internet, phone, company, commerce, finance, date, text, word, lorem,
    string, number, datatype, system, science, sensor, color, image, food, music, book, movie,
    podcast, sport, game, hobby, animal, vehicle, airline, travel, event, education, medical,
    database, hacker, ticket, notification, setting, sales, figures, markets, weather, plant, habit,
    device, menu, quiz, coupon, repository, log, choices, phases, passages, services, properties,
    presences,
  ]

  /// The parameters of generators of whole numbers.
  static let integerBounds = [
    CatalogueParameter("min", .integer, "the least value"),
    CatalogueParameter("max", .integer, "the greatest value"),
    CatalogueParameter("multipleOf", .integer, "what every value is a multiple of"),
  ]

  /// The parameters of generators of numbers.
  static let numberBounds = [
    CatalogueParameter("min", .number, "the least value"),
    CatalogueParameter("max", .number, "the greatest value"),
    CatalogueParameter("multipleOf", .number, "what every value is a multiple of"),
    CatalogueParameter("decimals", .integer, "how many decimals there are, up to 9"),
  ]

  /// An entry that gives the entries of a vocabulary.
  static func list(
    _ name: String,
    _ summary: String,
    _ vocabulary: String,
    _ column: String? = nil
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { $0.entries(vocabulary, column: column) }
  }

  /// An entry that gives one column of a vocabulary's entry, which fields around it share.
  static func column(
    _ name: String,
    _ summary: String,
    _ column: String,
    of vocabulary: String
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { $0.column(column, of: vocabulary) }
  }

  /// An entry that gives one of a few words.
  static func words(_ name: String, _ summary: String, _ words: [StaticString]) -> CatalogueEntry {
    CatalogueEntry(name, summary) { _ in
      var generator = Generator(.text, count: UInt64(words.count)) { draw, text in
        text.append(literal: words[Int(truncatingIfNeeded: draw.rank)])
        return .text
      }
      generator.isPermuted = false
      return generator
    }
  }
}

extension GeneratorRequest {
  /// The bounds for numbers with decimals, in units of the last decimal; without decimals for a
  /// type of whole numbers.
  func decimals(
    _ natural: ClosedRange<Int>,
    _ usual: Int
  ) -> NumberRange {
    let decimals = width == nil ? min(max(integer("decimals") ?? usual, 0), 9) : 0
    let factor = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let range = natural.lowerBound * factor...natural.upperBound * factor
    return self.range(range, decimals: decimals)
  }
}
