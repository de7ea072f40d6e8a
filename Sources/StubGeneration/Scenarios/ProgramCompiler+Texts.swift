import StubSchema

/// What the scenarios `rtl` and `pseudo` make of texts.
extension ProgramCompiler {
  /// The generator of an entry, as the scenario shows its texts.
  func made(
    _ entry: CatalogueEntry,
    _ request: GeneratorRequest,
    _ use: FieldUse
  ) -> Generator {
    guard entry.kind == .text, !use.isPlain else { return entry.make(request) }
    switch options.scenario {
    case .pseudo where HumanTexts.contain(entry):
      return entry.make(request).pseudoLocalized(most: use.field.constraints.maxLength)
    case .rtl: return rightToLeft(entry, request, use)
    default: return entry.make(request)
    }
  }

  private func rightToLeft(
    _ entry: CatalogueEntry,
    _ request: GeneratorRequest,
    _ use: FieldUse
  ) -> Generator {
    let asked = Self.locales.filter { $0.prefix(2) == request.shelf.locale.prefix(2) }
    let generators = (asked.isEmpty ? Self.locales : asked).map { locale in
      var request = request
      request.shelf = VocabularyShelf(locale: locale)
      return standIn(entry, request, use) ?? entry.make(request)
    }
    guard let first = generators.first else { return entry.make(request) }
    // An address in Latin letters might be the same in both languages.
    let isMixed = generators.count > 1 && (HumanTexts.contain(entry) || !use.isUnique)
    let generator = isMixed ? first.alternating(with: generators[1]) : first
    return HumanTexts.mayMix(entry) ? generator.mixedWithLatin() : generator
  }

  private static let locales = ["ar_SA", "he_IL"]

  /// A generator of texts of about the same length, where the locale has none of the entry's own.
  private func standIn(
    _ entry: CatalogueEntry,
    _ request: GeneratorRequest,
    _ use: FieldUse
  ) -> Generator? {
    guard HumanTexts.contain(entry), !use.isUnique else { return nil }
    let generator = entry.make(request)
    let samples = (0..<8).map { record -> TextBuffer in
      var text: TextBuffer = []
      let spot = Spot(root: 0, record: record)
      _ = generator.value(at: spot, in: spot, into: &text)
      return text
    }
    if samples.contains(where: { RightToLeftText.holds($0) }) { return nil }
    let length = samples.reduce(0) { $0 + $1.count } / samples.count
    let name = length > 30 ? "text.sentence" : length > 12 ? "text.title" : "word.word"
    var plain = request
    plain.parameters = []
    return GeneratorCatalogue.entry(named: name)?.make(plain)
  }
}

extension Generator {
  /// The generator with its texts pseudo-localised.
  fileprivate func pseudoLocalized(most: Int?) -> Generator {
    var made = self
    let draw = self.draw
    made.isDistinct = isDistinct && most == nil
    made.draw = { original, text in
      let start = text.count
      let drawn = draw(original, &text)
      if case .text = drawn { PseudoText.makeOver(&text, from: start, most: most ?? .max) }
      return drawn
    }
    return made
  }

  /// The generator with words and numbers in Latin letters in some of its texts.
  fileprivate func mixedWithLatin() -> Generator {
    var mixed = self
    let draw = self.draw
    mixed.draw = { original, text in
      let start = text.count
      let drawn = draw(original, &text)
      if case .text = drawn { RightToLeftText.mix(&text, from: start, original) }
      return drawn
    }
    return mixed
  }

  /// The values of this generator and those of another one by turns.
  fileprivate func alternating(with other: Generator) -> Generator {
    guard (count == 0) == (other.count == 0) else { return self }
    let (first, second) = (self.draw, other.draw)
    var both = self
    both.isDistinct = isDistinct && other.isDistinct
    both.isInexhaustible = isInexhaustible && other.isInexhaustible
    both.rounds = min(rounds, other.rounds)
    if count == 0 {
      both.draw = { draw, text in
        draw.subject.ordinal % 2 == 0 ? first(draw, &text) : second(draw, &text)
      }
      return both
    }
    let shared = min(count, other.count)
    both.count = shared > .max / 2 ? shared : shared * 2
    both.draw = { draw, text in
      let half = Draw(
        spot: draw.spot,
        subject: draw.subject,
        rank: draw.rank / 2,
        round: draw.round
      )
      return draw.rank % 2 == 0 ? first(half, &text) : second(half, &text)
    }
    return both
  }
}
