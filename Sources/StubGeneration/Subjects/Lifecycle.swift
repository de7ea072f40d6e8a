import StubValues

/// How far a thing has come on its way: an order from its placing to its return, a ticket from its
/// report to its end, a flight from before to after.
///
/// What its status says, and which of its dates are there, follow from that, whichever of them a
/// model has.
struct Lifecycle: Sendable {
  /// The words for the stages, each with what it says of the dates.
  let stages: [Stage]
  /// The stage of the thing that stands at a place, by position.
  let stage: @Sendable (Spot) -> Int

  /// A stage of the way.
  struct Stage: Sendable {
    /// The words that mean it, as keys without their separators.
    var words: Set<String>
    /// What has happened by then, as the first word of a key says it: `shipped` of `shippedAt`.
    var facts: Set<String> = []
    /// How many of ten or twenty things are there.
    var share = 0
    /// The stage that stands in where a model has no word for this one.
    var standIn = 0
  }

  /// The way of what a model is about; nil where it has none.
  init?(_ request: GeneratorRequest) {
    let timeline = Timeline(request)
    let now = request.now.seconds
    let home = request.subject("timeline")
    switch request.context {
    case .order: self.init(Self.order)
    case .ticket: self.init(Self.ticket)
    case .todo: self.init(Self.todo)
    case .invoice:
      self.init(Self.invoice) { spot in
        let draw = Draw(spot: spot, subject: spot.under(home), object: spot, rank: 0, round: 0)
        return Self.invoiceStage(due: timeline.due(draw), now: now, Self.tenth(of: spot))
      }
    case .flight, .event, .meeting, .appointment, .stay, .course:
      self.init(Self.occasion) { spot in
        let draw = Draw(spot: spot, subject: spot.under(home), object: spot, rank: 0, round: 0)
        if Self.tenth(of: spot) == 0 { return 3 }
        return timeline.end(draw) < now ? 0 : timeline.start(draw) <= now ? 1 : 2
      }
    default: return nil
    }
  }

  /// A way on which so many things are at each stage.
  private init(_ stages: [Stage]) {
    let order = stages.indices.flatMap { Array(repeating: $0, count: stages[$0].share) }
    self.init(stages) { order[Self.number(of: $0, below: order.count)] }
  }

  private init(_ stages: [Stage], _ stage: @escaping @Sendable (Spot) -> Int) {
    self.stages = stages
    self.stage = stage
  }

  private static let hash = StreamMixer.hash("lifecycle")

  private static func number(of spot: Spot, below count: Int) -> Int {
    var stream = spot.under(hash).stream()
    return stream.index(count)
  }

  private static func tenth(of spot: Spot) -> Int { number(of: spot, below: 10) }

  private static func invoiceStage(due: Int, now: Int, _ tenth: Int) -> Int {
    if due < now { return tenth < 8 ? 2 : 3 }
    return tenth < 1 ? 0 : tenth < 5 ? 2 : 1
  }

  // MARK: Words and dates

  /// The stage that a word of a status means; nil where it means none.
  func stage(named word: String) -> Int? {
    let plain = KeyWords(word).tokens.joined()
    return stages.firstIndex { $0.words.contains(plain) }
  }

  /// For each stage the positions of the words that mean it, or of those of the stage that stands
  /// in for it; nil where not every word means a stage.
  func positions(of words: [String]) -> [[Int]]? {
    let known = words.map { stage(named: $0) }
    guard !known.contains(nil), known.count > 1 else { return nil }
    let own = stages.indices.map { stage in words.indices.filter { known[$0] == stage } }
    return own.indices.map { start in
      var stage = start
      for _ in own.indices where own[stage].isEmpty { stage = stages[stage].standIn }
      return own[stage].isEmpty ? Array(words.indices) : own[stage]
    }
  }

  /// The stages at which what a key speaks of has happened: `shippedAt`, `isPaid`,
  /// `trackingNumber`; nil where it speaks of none.
  func stages(of key: KeyWords) -> [Bool]? {
    var tokens = key.tokens
    if let first = tokens.first, ["is", "was", "has", "been", "date"].contains(first) {
      tokens.removeFirst()
    }
    guard let fact = tokens.first, tokens.count == 1 || Self.endings.contains(tokens[1]) else {
      return nil
    }
    let reached = stages.map { $0.facts.contains(fact) }
    return reached.contains(true) ? reached : nil
  }

  private static let endings: Set<String> = ["at", "on", "date", "time", "number", "code", "id"]
}

/// What is there from some stage of a thing's way on.
struct Milestone: Sendable {
  /// The way.
  let lifecycle: Lifecycle
  /// Whether it is there, by stage.
  let stages: [Bool]

  /// Whether the thing at a place has come so far.
  func isReached(at spot: Spot) -> Bool { stages[lifecycle.stage(spot)] }
}
