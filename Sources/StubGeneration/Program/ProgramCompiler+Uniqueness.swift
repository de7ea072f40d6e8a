import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// The most values that are listed to find those that keep to limits, or that differ.
  private static let longestList: UInt64 = 2_000_000

  /// How many values are looked at where all that matters is that they keep to limits.
  private static let sampleSize: UInt64 = 16_384

  /// The most values that are put in order by their length.
  private static let longestSort: UInt64 = 100_000

  /// A plan whose generator gives only values that the limits admit, where they can be listed, and
  /// only different ones where the field is unique.
  mutating func settle(_ plan: ValuePlan, _ use: FieldUse) -> ValuePlan {
    var plan = plan
    if options.scenario == .long, !plan.isUnique { plan.generator = longest(plan.generator) }
    let generator = plan.generator
    let mustDiffer = plan.isUnique && !generator.isDistinct
    let isLimited = plan.limits != nil && (plan.isUnique || generator.subject == nil)
    guard generator.count > 0, generator.count <= Self.longestList,
      !generator.isInexhaustible || plan.isUnique, generator.isPermuted || plan.isUnique,
      generator.rounds == 1,
      mustDiffer || isLimited
    else { return plan }
    var ranks: [UInt32] = []
    if !plan.isUnique, generator.count > Self.sampleSize {
      ranks = sample(of: generator, plan.limits)
      // What mostly keeps to its limits is drawn again where it does not.
      if ranks.count > Int(Self.sampleSize / 2) { return plan }
    }
    if ranks.count < Int(Self.sampleSize / 16) {
      ranks = admitted(generator, plan.limits, isDistinct: mustDiffer)
    }
    if ranks.isEmpty {
      if use.field.generation.generator != nil {
        report(
          .noValueLeft,
          "no value of the generator keeps to the constraints",
          "generator",
          use
        )
      }
      return plan
    }
    if ranks.count < Int(generator.count) || mustDiffer {
      plan.generator = generator.restricted(to: ranks)
    }
    plan.limits = nil
    return plan
  }

  /// The generator with the longest twentieth of its texts, where they can be listed.
  private func longest(_ generator: Generator) -> Generator {
    guard generator.kind == .text, generator.count > 1, generator.count <= Self.longestSort else {
      return generator
    }
    var lengths: [(length: Int, rank: UInt32)] = []
    var text: TextBuffer = []
    let spot = Spot(root: 0, record: 0)
    for rank in 0..<generator.count {
      text.removeAll(keepingCapacity: true)
      _ = generator.draw(Draw(spot: spot, subject: spot, rank: rank, round: 0), &text)
      lengths.append((text.scalarCount(), UInt32(truncatingIfNeeded: rank)))
    }
    lengths.sort { ($1.length, $0.rank) < ($0.length, $1.rank) }
    let kept = lengths.prefix(max(lengths.count / 20, min(lengths.count, 12)))
    return generator.restricted(to: kept.map(\.rank))
  }

  /// The ranks of values that limits admit, of a few that are spread over all.
  private func sample(of generator: Generator, _ limits: TextLimits?) -> [UInt32] {
    let step = (generator.count + Self.sampleSize - 1) / Self.sampleSize
    return admitted(generator, limits, each: step, isDistinct: false)
  }

  /// The ranks of the values, or of each so many of them, that limits admit.
  private func admitted(
    _ generator: Generator,
    _ limits: TextLimits?,
    each step: UInt64 = 1,
    isDistinct: Bool
  ) -> [UInt32] {
    var ranks: [UInt32] = []
    var seen: Set<[UInt8]> = []
    var text: TextBuffer = []
    let spot = Spot(root: 0, record: 0)
    for rank in stride(from: 0, to: generator.count, by: Int(step)) {
      text.removeAll(keepingCapacity: true)
      let draw = Draw(spot: spot, subject: spot, rank: rank, round: 0)
      switch generator.draw(draw, &text) {
      case .text: if let limits, !limits.admit(text) { continue }
      case .integer(let value): text.append(value)
      default: return []
      }
      if isDistinct, !seen.insert(text).inserted { continue }
      ranks.append(UInt32(truncatingIfNeeded: rank))
    }
    return ranks
  }

  // MARK: Counting

  /// Compares the number of values that unique fields can have with the number of records.
  mutating func checkUniqueness(from start: Int) {
    let count = UInt64(max(options.scenario.count(of: options.count), 0))
    var check = UniquenessCheck(nodes: nodes, objects: objects)
    check.visit(start, places: count)
    for shortage in check.shortages { report(shortage, records: count) }
  }

  private mutating func report(_ shortage: UniquenessCheck.Shortage, records: UInt64) {
    let names = shortage.fields.map { "'\($0)'" }.joined(separator: " and ")
    let isCompound = shortage.fields.count > 1
    let origin = origin(of: shortage)
    let path = isCompound ? shortage.model : "\(shortage.model).\(shortage.fields.joined())"
    guard let possible = shortage.possible else {
      let values = isCompound ? "combinations of \(names)" : "values of \(names)"
      let (subject, note) = promise(missingAt: path)
      let message = "\(subject) that the \(values) of \(shortage.model) differ"
      let notes = [Finding.Note(note)]
      collector.report(Finding(.notUnique, message, at: origin, path: path, notes: notes))
      return
    }
    let what = possible == 1 ? "1 value" : "\(possible) different values"
    let more = shortage.places == records ? "more" : "up to \(shortage.places) of them"
    collector.report(
      Finding(
        .smallDomain,
        "\(names) of \(shortage.model)\(isCompound ? " together" : "") can be \(what), "
          + "--count \(records) asks for \(more)",
        at: origin,
        path: path,
        notes: [
          Finding.Note("ask for fewer records, widen its constraints, or leave out 'unique'")
        ]
      )
    )
  }

  /// What does not promise that values differ, and what would.
  private func promise(missingAt path: String) -> (subject: String, note: String) {
    let generator = explanations.first { $0.path == path }?.generator
    switch generator {
    case "template":
      let note =
        "a unique field in it would, or {index} between separators: \"{name}.{index}@example.com\""
      return ("the template does not promise", note)
    case let name? where GeneratorCatalogue.entry(named: name) != nil:
      let note =
        "a pattern, a sequence or a template with {index} would, and generators that number their "
        + "values, such as text.title, commerce.productName or internet.email"
      return ("'\(name)' does not promise", note)
    default:
      return ("nothing promises", "a pattern, a sequence or a generator of the catalogue would")
    }
  }

  private func origin(of shortage: UniquenessCheck.Shortage) -> SourceLocation? {
    guard let model = description.model(named: shortage.model) else { return nil }
    guard let name = shortage.fields.first, shortage.fields.count == 1 else {
      return model.origin.of("unique")
    }
    return description.objectFields(of: model).first { $0.field.name == name }?
      .field.origin.of("unique")
  }

  // MARK: Templates

  /// The part of a template that tells its values apart: the only unique one, where it can be told
  /// from the texts around it; nil where there is none.
  func distinction(among parts: [TemplatePart], in object: ObjectPlan) -> TemplatePart? {
    parts.indices.first { isDistinct($0, among: parts, in: object) }.map { parts[$0] }
  }

  private func isDistinct(_ place: Int, among parts: [TemplatePart], in object: ObjectPlan) -> Bool
  {
    switch parts[place] {
    case .index: break
    case .field(let field):
      guard object.fields.indices.contains(field), object.fields[field].presence >= 1 else {
        return false
      }
      guard object.fields[field].isUnique || isSequence(object.fields[field].node) else {
        return false
      }
    case .text: return false
    }
    let sides = [
      delimiter(parts[..<place].last, parts[..<place], atEnd: true),
      delimiter(parts[(place + 1)...].first, parts[(place + 1)...], atEnd: false),
    ]
    return sides.allSatisfy { side in
      guard case .field(let field) = parts[place], case .byte(let byte) = side else {
        return side != .missing
      }
      return !mayHold(byte, object.fields[field].node)
    }
  }

  private func isSequence(_ node: Int) -> Bool {
    if case .sequence = nodes[node] { true } else { false }
  }

  /// What parts a piece of a template from what varies on one side of it.
  private enum Delimiter: Equatable {
    case needless, missing
    case byte(UInt8)
  }

  private func delimiter(
    _ neighbour: TemplatePart?,
    _ others: ArraySlice<TemplatePart>,
    atEnd: Bool
  ) -> Delimiter {
    let varies = others.contains { if case .text = $0 { false } else { true } }
    guard varies else { return .needless }
    guard case .text(let bytes) = neighbour, let byte = atEnd ? bytes.last : bytes.first,
      byte < 0x80, !byte.isLetterOrDigit
    else { return .missing }
    return .byte(byte)
  }

  /// How many texts of a generator are searched for a delimiter.
  private static let searchedTexts: UInt64 = 500

  /// Whether texts of a node are known to hold a byte, so that it parts them from nothing.
  private func mayHold(_ byte: UInt8, _ node: Int) -> Bool {
    switch nodes[node] {
    case .choice(let plan): return plan.values.contains { $0.string?.utf8.contains(byte) ?? false }
    case .value(let plan) where plan.generator.kind == .text || plan.generator.kind == .url:
      let step = max(plan.generator.count / Self.searchedTexts, 1)
      return (0..<Self.searchedTexts).contains { number in
        let spot = Spot(root: number, record: Int(number))
        let rank = plan.generator.count == 0 ? 0 : number * step % plan.generator.count
        var text: TextBuffer = []
        _ = plan.generator.draw(Draw(spot: spot, subject: spot, rank: rank, round: 0), &text)
        return text.contains(byte)
      }
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}

extension ValuePlan {
  /// Numbers the values of a unique field where its generator does not.
  mutating func number(in window: DateWindow?) {
    if let window { generator.dates = window }
    if case .date(let strategy) = spelling { generator = generator.numberingDates(strategy) }
    if generator.kind == .bool { generator = .truthValues }
    if generator.kind == .url, generator.count == 0, !generator.isInexhaustible, limits == nil {
      generator = generator.numberingPages
    }
  }
}

extension Generator {
  /// The generator with only some of its values, given by their numbers.
  func restricted(to ranks: [UInt32]) -> Generator {
    let draw = self.draw
    var restricted = self
    restricted.count = UInt64(ranks.count)
    restricted.isDistinct = true
    restricted.isInexhaustible = false
    restricted.draw = { original, text in
      let rank = ranks[Int(truncatingIfNeeded: original.rank)]
      return draw(
        Draw(
          spot: original.spot,
          subject: original.subject,
          rank: UInt64(rank),
          round: original.round
        ),
        &text
      )
    }
    return restricted
  }

  /// A generator of dates that numbers the moments of its window: all seconds, or noon of all days
  /// where a strategy keeps only days.
  func numberingDates(_ strategy: DateStrategy) -> Generator {
    guard let window = dates else { return self }
    let step = strategy.keepsWholeSeconds ? 1 : DateWindow.day
    let midday = step / 2 - window.lower.flooredRemainder(by: step)
    let first = step == 1 ? window.lower : window.lower + midday
    var numbered = self
    numbered.count = UInt64(max((window.upper - first) / step + 1, 0))
    numbered.subject = nil
    numbered.draw = { draw, _ in
      .date(Timestamp(seconds: first + Int(truncatingIfNeeded: draw.rank) * step))
    }
    return numbered
  }

  /// False and true, numbered.
  static var truthValues: Generator {
    Generator(.bool, count: 2) { draw, _ in .bool(draw.rank == 1) }
  }

  /// The generator of addresses with the number of the value behind them.
  var numberingPages: Generator {
    let draw = self.draw
    var numbered = self
    numbered.isInexhaustible = true
    numbered.draw = { original, text in
      let drawn = draw(original, &text)
      text.append(UInt8(ascii: "-"))
      text.append(UInt(truncatingIfNeeded: original.ordinal &+ 1))
      return drawn
    }
    return numbered
  }

  /// The words of a regular expression, numbered.
  static func words(_ words: PatternWords) -> Generator {
    var generator = Generator(.text, count: words.count) { draw, text in
      words.append(rank: draw.rank, to: &text)
      return .text
    }
    generator.keepsLimits = true
    return generator
  }
}
