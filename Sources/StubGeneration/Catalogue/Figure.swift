import StubValues

/// A number that a hidden subject has.
struct Figure: Sendable {
  /// How many subjects there are to choose from; 0 where each place has its own.
  var count: UInt64 = 0
  /// How many decimals the number has.
  var decimals = 0
  /// What else in the object decides it.
  var bond: Bond?
  /// The number, times ten to the power of ``decimals``.
  var value: @Sendable (Draw) -> Int
}

extension GeneratorCatalogue {
  /// An entry of numbers of a hidden subject, which agree with the other numbers of the same one;
  /// plain numbers of a range where the schema or a narrow type sets bounds.
  ///
  /// - Parameter natural: The plain numbers, in whole units.
  static func figure(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    of subject: String,
    kind: ValueKind = .integer,
    takes parameters: [CatalogueParameter]? = nil,
    _ make: @escaping @Sendable (GeneratorRequest) -> Figure
  ) -> CatalogueEntry {
    let bounds = parameters ?? (kind == .integer ? integerBounds : numberBounds)
    let isOwn = parameters != nil
    return CatalogueEntry(name, summary, kind: kind, bounds) { request in
      let isWide = (request.width?.bitCount ?? 64) >= 32
      guard request.limits.isEmpty, isOwn || request.parameters.isEmpty, isWide else {
        return kind == .integer
          ? request.numbers(natural) : GeneratorRequest.numbers(request.decimals(natural, 2))
      }
      return generator(make(request), request, request.subject(subject))
    }
  }

  private static func generator(
    _ figure: Figure,
    _ request: GeneratorRequest,
    _ subject: UInt64
  ) -> Generator {
    let isWhole = request.width != nil || figure.decimals == 0
    let divisor = isWhole ? DecimalText.power(figure.decimals) : 1
    var generator = Generator(
      isWhole ? .integer : .number,
      count: figure.count,
      subject: subject
    ) { draw, _ in
      let value = figure.value(draw)
      return isWhole ? .integer(value / divisor) : .decimal(value, decimals: figure.decimals)
    }
    generator.isDistinct = false
    generator.bond = figure.bond
    return generator
  }

  /// An entry of a column of whole numbers, of the vocabulary's entry that the fields around show.
  static func number(
    _ name: String,
    _ summary: String,
    _ column: String,
    of vocabulary: String,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: vocabulary) { request in
      let entries = request.vocabulary(vocabulary)
      guard entries.hasColumn(column) else { return .within(natural) }
      let position = entries.column(column)
      return Figure(count: UInt64(entries.count)) { draw in
        entries.integer(Int(draw.rank), column: position)
      }
    }
  }

  /// An entry of amounts between two columns of cents, of the vocabulary's entry that the fields
  /// around show.
  static func amount(
    _ name: String,
    _ summary: String,
    of vocabulary: String,
    _ natural: ClosedRange<Int>
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: vocabulary, kind: .number) { request in
      let entries = request.vocabulary(vocabulary)
      let (low, high) = (entries.column("lowCents"), entries.column("highCents"))
      let money = MoneyScale(request)
      return Figure(count: UInt64(entries.count), decimals: money.digits) { draw in
        let entry = Int(draw.rank)
        let least = entries.integer(entry, column: low)
        let greatest = entries.integer(entry, column: high)
        var stream = draw.subject.stream(.length)
        let cents = stream.integer(min(least, greatest)...max(least, greatest))
        return cents * money.factor / (money.digits == 0 ? 100 : 1)
      }
    }
  }

  /// An entry of whole numbers between two columns, `low` and `high` before a word, of the
  /// vocabulary's entry that the fields around show; as many as the natural ones where it has none.
  static func between(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    of vocabulary: String,
    _ column: String,
    step: Int = 1
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: vocabulary) { request in
      let entries = request.vocabulary(vocabulary)
      guard entries.hasColumn("low" + column) else { return .within(natural) }
      let (low, high) = (entries.column("low" + column), entries.column("high" + column))
      return Figure(count: UInt64(entries.count)) { draw in
        let least = entries.integer(Int(draw.rank), column: low)
        let greatest = entries.integer(Int(draw.rank), column: high)
        var stream = draw.subject.stream(.length)
        return stream.integer(min(least, greatest)...max(least, greatest)) / step * step
      }
    }
  }

  /// An entry of one of the words that a field of a kind is one of.
  static func choice(_ name: String, _ summary: String, _ kind: String) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let words = request.vocabulary("choices")
      let entries = (0..<words.count).filter { words.text($0) == kind }
      var generator = Generator(.text, count: UInt64(entries.count)) { draw, text in
        guard !entries.isEmpty else { return .text }
        words.append(entries[Int(draw.rank)], column: 1, to: &text)
        return .text
      }
      generator.isPermuted = false
      return generator
    }
  }
}

extension Figure {
  /// Any number of a range.
  static func within(_ range: ClosedRange<Int>) -> Figure {
    Figure { draw in
      var stream = draw.stream
      return stream.integer(range)
    }
  }
}

extension DecimalText {
  /// Ten to the power of a small exponent.
  static func power(_ exponent: Int) -> Int {
    (0..<min(max(exponent, 0), 18)).reduce(1) { power, _ in power * 10 }
  }
}
