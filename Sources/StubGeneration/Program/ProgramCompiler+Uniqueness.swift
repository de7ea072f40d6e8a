import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// The most values that are listed to find those that keep to limits, or that differ.
  private static let longestList: UInt64 = 2_000_000

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
    guard generator.count > 0, generator.count <= Self.longestList, !generator.isInexhaustible,
      generator.isPermuted, generator.rounds == 1, mustDiffer || isLimited
    else { return plan }
    let ranks = admitted(generator, plan.limits, isDistinct: mustDiffer)
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

  private func admitted(
    _ generator: Generator,
    _ limits: TextLimits?,
    isDistinct: Bool
  ) -> [UInt32] {
    var ranks: [UInt32] = []
    var seen: Set<[UInt8]> = []
    var text: TextBuffer = []
    let spot = Spot(root: 0, record: 0)
    for rank in 0..<generator.count {
      text.removeAll(keepingCapacity: true)
      let draw = Draw(spot: spot, subject: spot, rank: rank, round: 0)
      guard case .text = generator.draw(draw, &text) else { return [] }
      if let limits, !limits.admit(text) { continue }
      if isDistinct, !seen.insert(text).inserted { continue }
      ranks.append(UInt32(truncatingIfNeeded: rank))
    }
    return ranks
  }

  // MARK: Counting

  /// Compares the number of values that unique fields can have with the number of records.
  mutating func checkUniqueness(from start: Int, model: String) {
    let count = UInt64(max(options.scenario.count(of: options.count), 0))
    var check = UniquenessCheck(nodes: nodes, objects: objects)
    check.visit(start, values: count, path: model)
    for shortage in check.shortages { report(shortage, records: count) }
  }

  private mutating func report(_ shortage: UniquenessCheck.Shortage, records: UInt64) {
    let field = shortage.field
    let origin = description.model(named: shortage.model)
      .flatMap { model in description.objectFields(of: model).first { $0.field.name == field } }?
      .field.origin
    guard let possible = shortage.possible else {
      collector.report(
        Finding(
          .notUnique,
          "nothing promises that the values of '\(field)' of \(shortage.model) differ",
          at: origin?.of("unique"),
          path: "\(shortage.model).\(field)",
          notes: [Finding.Note("a pattern, a sequence or a generator of the catalogue would")]
        )
      )
      return
    }
    let what = possible == 1 ? "1 value" : "\(possible) different values"
    collector.report(
      Finding(
        .smallDomain,
        "'\(field)' of \(shortage.model) can be \(what), --count \(records) asks for more",
        at: origin?.of("unique"),
        path: "\(shortage.model).\(field)",
        notes: [
          Finding.Note("ask for fewer records, widen its constraints, or leave out 'unique'")
        ]
      )
    )
  }
}

/// A walk over a program that multiplies how often each place occurs.
struct UniquenessCheck {
  let nodes: [Node]
  let objects: [ObjectPlan]
  /// What is too small, each field once.
  private(set) var shortages: [Shortage] = []
  private var depth = 0

  /// A unique field with fewer values than places.
  struct Shortage: Hashable {
    /// The model.
    var model: String
    /// The coding key.
    var field: String
    /// How many values there are; nil where nobody knows.
    var possible: UInt64?
  }

  init(nodes: [Node], objects: [ObjectPlan]) {
    self.nodes = nodes
    self.objects = objects
  }

  /// Visits what a node holds, which occurs `values` times.
  mutating func visit(_ node: Int, values: UInt64, path: String, field: String = "") {
    guard depth < 24 else { return }
    depth += 1
    defer { depth -= 1 }
    switch nodes[node] {
    case .value(let plan) where plan.isUnique: check(plan.part, values, path, field)
    case .choice(let plan):
      if case .permuted = plan.order, !field.isEmpty, UInt64(plan.values.count) < values {
        note(Shortage(model: path, field: field, possible: UInt64(plan.values.count)))
      }
    case .reference(let plan) where plan.isUnique && UInt64(plan.population) < values:
      note(Shortage(model: path, field: field, possible: UInt64(plan.population)))
    case .object(let number):
      for entry in objects[number].fields where entry.presence > 0 && !entry.canEndRecursion {
        visit(entry.node, values: values, path: objects[number].model, field: entry.name)
      }
    case .optional(let inner, _): visit(inner, values: values, path: path, field: field)
    case .list(let plan) where !plan.isSet:
      let (product, overflow) = values.multipliedReportingOverflow(by: UInt64(plan.greatest))
      visit(plan.element, values: overflow ? .max : product, path: path, field: field)
    default: break
    }
  }

  private mutating func check(
    _ plan: ValuePlan,
    _ values: UInt64,
    _ path: String,
    _ field: String
  ) {
    let generator = plan.generator
    if generator.isInexhaustible || values <= 1 { return }
    if generator.count == 0 || plan.limits != nil {
      note(Shortage(model: path, field: field, possible: nil))
    } else if generator.distinctCount < values {
      note(Shortage(model: path, field: field, possible: generator.distinctCount))
    }
  }

  private mutating func note(_ shortage: Shortage) {
    if !shortages.contains(shortage) { shortages.append(shortage) }
  }
}

extension Generator {
  /// The generator with only some of its values, given by their numbers.
  func restricted(to ranks: [UInt32]) -> Generator {
    let draw = self.draw
    var restricted = self
    restricted.count = UInt64(ranks.count)
    restricted.isDistinct = true
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

  /// The words of a regular expression, numbered.
  static func words(_ words: PatternWords) -> Generator {
    Generator(.text, count: words.count) { draw, text in
      words.append(rank: draw.rank, to: &text)
      return .text
    }
  }
}
