import StubJSON

/// A generator as the catalogue lists it.
package struct CatalogueEntry: Sendable {
  /// The name: `person.firstName`.
  package let name: String
  /// What it gives, in a few words.
  package let summary: String
  /// What kind of value it gives.
  package let kind: ValueKind
  /// The parameters that it takes.
  package let parameters: [CatalogueParameter]
  /// Makes the generator for a field.
  let make: @Sendable (GeneratorRequest) -> Generator

  /// An entry with its generator.
  init(
    _ name: String,
    _ summary: String,
    kind: ValueKind = .text,
    _ parameters: [CatalogueParameter] = [],
    make: @escaping @Sendable (GeneratorRequest) -> Generator
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    guard kind == .date else {
      (self.parameters, self.make) = (parameters, make)
      return
    }
    self.parameters = parameters + [Self.style]
    self.make = { request in
      var generator = make(request)
      generator.isDay = request.text("style") == "day"
      return generator
    }
  }

  /// How a date is written where the field holds a text.
  private static let style = CatalogueParameter(
    "style",
    .text,
    "day: in a text, only the day"
  )

  /// The module: `person`.
  package var module: String { String(name.prefix { $0 != "." }) }

  /// What it gives for the first record of a plain field with seed 0, as JSON writes it.
  package var example: String { example(0) }

  /// What it gives for a record of a plain field with seed 0, as JSON writes it.
  package func example(_ record: Int, locale: String? = nil) -> String {
    examples([record], locale: locale)[0]
  }

  /// What it gives for some records of a plain field with seed 0, as JSON writes it.
  package func examples(_ records: [Int], locale: String? = nil) -> [String] {
    let generator = make(GeneratorRequest(shelf: VocabularyShelf(locale: locale)))
    return records.map { record in
      let spot = Spot(seed: 0, model: "Example", record: record)
      var text: TextBuffer = []
      let field = spot.under(StreamMixer.hash("value"))
      let drawn = generator.value(at: field, in: spot, into: &text)
      var writer = JSONWriter(style: .compact)
      Spelling.plain(kind).write(drawn, text, into: &writer)
      return writer.text
    }
  }
}

extension CatalogueEntry {
  /// Whether words of another language stand in for those that a request's locale lacks.
  func borrowsWords(for request: GeneratorRequest) -> Bool {
    guard kind == .text, !request.shelf.isComplete, !Self.international.contains(module) else {
      return false
    }
    var own = request
    own.shelf.hasFallback = false
    return sample(own) != sample(request)
  }

  /// The modules whose texts are English in every language: code, files and addresses.
  private static let international: Set<String> = [
    "system", "internet", "database", "repository", "log", "hacker",
  ]

  private func sample(_ request: GeneratorRequest) -> TextBuffer {
    let spot = Spot(seed: 0, model: "", record: 1)
    var text: TextBuffer = []
    _ = make(request).value(at: spot, in: spot, into: &text)
    return text
  }
}

/// A parameter of a generator.
package struct CatalogueParameter: Sendable, Hashable {
  /// The name.
  package let name: String
  /// What values it takes.
  package let kind: Kind
  /// What it does, in a few words.
  package let summary: String

  /// A parameter by name.
  init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  /// The kinds of values that a parameter takes.
  package enum Kind: String, Sendable, Hashable {
    /// A whole number.
    case integer
    /// A number.
    case number
    /// A text.
    case text
    /// `true` or `false`.
    case flag
    /// A length of time, `30d`.
    case span
  }
}

/// The generators that a schema can name.
package enum GeneratorCatalogue {
  /// The version of all values; 0 may change until the first release.
  package static let version = 0

  /// Every generator, module by module.
  package static let all: [CatalogueEntry] = modules.flatMap { $0 }

  /// The locales that have words of their own, in alphabetical order.
  package static let locales: [String] = VocabularyShelf.locales

  /// The names of a locale's vocabularies, in alphabetical order; what it lacks comes from `en_US`.
  package static func vocabularies(of locale: String) -> [String] {
    VocabularyTable.sources(of: locale).map(\.name.description).sorted()
  }

  /// The names of the vocabularies that a locale borrows from `en_US`, in alphabetical order.
  package static func borrowedVocabularies(of locale: String) -> [String] {
    let shelf = VocabularyShelf(locale: locale)
    return vocabularies(of: VocabularyShelf.fallback).filter { !shelf.has($0) }
  }

  private static let byName: [String: CatalogueEntry] = Dictionary(
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The generator with a name.
  package static func entry(named name: String) -> CatalogueEntry? { byName[name] }
}
