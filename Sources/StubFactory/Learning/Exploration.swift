import StubSchema

/// What is learnt of one shape of a model, by decoding it from one probe after another.
final class Exploration<Model: Decodable> {
  let type: Model.Type
  let reflector: TypeReflector
  let root = Place()
  /// What the probe answers that the model decodes from.
  private(set) var plan: ProbePlan
  /// The model as it was decoded first.
  private(set) var value: Model?
  /// Why it was not.
  private(set) var error: (any Error)?
  /// What was asked in the run that gave the value.
  private(set) var touched: Set<PlacePath> = []
  private(set) var leaves: [Place] = []
  /// What the decoder was opened as.
  private(set) var form: ProbePlan.Form?

  /// How many places are tried with other values when the usual ones are refused.
  private static var leafLimit: Int { 24 }

  init(_ type: Model.Type, _ plan: ProbePlan = ProbePlan(), in reflector: TypeReflector) {
    self.type = type
    self.plan = plan
    self.reflector = reflector
  }

  /// What came of one run.
  struct Outcome {
    let run: ProbeRun
    let result: Result<Model, any Error>

    var isSuccess: Bool {
      if case .success = result { true } else { false }
    }

    /// What tells this failure from another one.
    var trouble: String {
      if case .failure(let error) = result { "\(error)" } else { "" }
    }
  }

  /// Decodes the model once.
  func run(_ plan: ProbePlan) -> Outcome {
    let run = ProbeRun(root, plan, in: reflector)
    guard reflector.effort.remains else {
      return Outcome(run: run, result: .failure(ProbeFailure.tooDeep))
    }
    let result = Result { try Model(from: run.decoder()) }
    reflector.effort.spend(run.requests)
    return Outcome(run: run, result: result)
  }

  /// Whether the model decodes under `plan`.
  func decodes(_ plan: ProbePlan) -> Bool { run(plan).isSuccess }

  /// Whether the model decodes where one place has another answer.
  func decodes(_ answer: ProbePlan.Answer, at place: Place) -> Bool {
    decodes(plan.answering(answer, at: place.path))
  }

  /// Finds a probe that the model decodes from.
  func establish() -> Bool {
    var outcome = run(plan)
    var dodged: Set<PlacePath> = []
    while !outcome.isSuccess, let place = outcome.run.obstacle?.place,
      dodged.insert(place.path).inserted, place !== root
    {
      plan.answers[place.path] = .absent
      outcome = run(plan)
    }
    if !outcome.isSuccess, outcome.run.obstacle == nil, !outcome.run.isExhausted {
      outcome = persuade(outcome)
    }
    return keep(outcome)
  }

  private func keep(_ outcome: Outcome) -> Bool {
    touched = outcome.run.touched
    leaves = outcome.run.leaves
    form = outcome.run.form
    switch outcome.result {
    case .success(let value):
      self.value = value
      return true
    case .failure(let error):
      self.error = error
      return false
    }
  }

  // MARK: Values that are refused

  /// Tries other values where the usual ones are refused.
  private func persuade(_ first: Outcome) -> Outcome {
    var best = run(likely(first))
    if best.isSuccess || isFurther(best, than: first) {
      plan = best.run.plan
    } else {
      best = first
    }
    var isMoving = !best.isSuccess
    while isMoving {
      isMoving = false
      for place in best.run.leaves.suffix(Self.leafLimit).reversed() where !best.isSuccess {
        guard let better = improve(best, at: place) else { continue }
        best = better
        plan = better.run.plan
        isMoving = true
        break
      }
      if best.isSuccess { isMoving = false }
    }
    if best.isSuccess { noteTexts(of: best) }
    return best
  }

  /// The plan in which every text is what its key makes likely.
  private func likely(_ outcome: Outcome) -> ProbePlan {
    var plan = plan
    for place in outcome.run.leaves where place.asks.first?.unwrapped == .scalar(.string) {
      guard let text = TextFamily.likely(under: place.name)?.samples[0] else { continue }
      plan.answers[place.path] = .candidate(.text(text))
    }
    return plan
  }

  private func improve(_ outcome: Outcome, at place: Place) -> Outcome? {
    guard outcome.run.plan.answers[place.path] == nil || !isSettled(place) else { return nil }
    for candidate in reflector.candidates(for: place) {
      let next = run(plan.answering(.candidate(candidate), at: place.path))
      if next.isSuccess || isFurther(next, than: outcome) { return next }
    }
    return nil
  }

  private func isSettled(_ place: Place) -> Bool {
    if case .candidate? = plan.answers[place.path] { true } else { false }
  }

  private func isFurther(_ outcome: Outcome, than other: Outcome) -> Bool {
    let (mine, theirs) = (outcome.run.touched.count, other.run.touched.count)
    return mine > theirs || mine == theirs && outcome.trouble != other.trouble
  }

  /// Notes which texts were taken, and whether plain ones would have been too.
  private func noteTexts(of outcome: Outcome) {
    for place in outcome.run.leaves {
      guard case .candidate(.text(let text))? = plan.answers[place.path] else { continue }
      if decodes(.candidate(.text("Sample")), at: place) {
        plan.answers[place.path] = nil
      } else {
        place.facts.text = TextFamily.allCases.first { $0.samples.contains(text) }
      }
    }
  }
}

extension TypeReflector {
  /// The values to try at a place whose usual one is refused.
  func candidates(for place: Place) -> [Candidate] {
    switch place.asks.first?.unwrapped {
    case .scalar(.string):
      let likely = TextFamily.likely(under: place.name).map { [$0] } ?? []
      return (likely + TextFamily.allCases).map { .text($0.samples[0]) }
    case .scalar(.character): return ["a", "1", "-"].map { .text($0) }
    case .scalar(.bool): return [.flag(false)]
    case .scalar(let scalar) where scalar.isNumeric:
      return [0, 2, 5, 10, 100, 1000, -1, 0.5, 2025, 1_700_000_000].map { .number($0) }
    case .named(let name):
      return (1..<max(1, min(16, sampleCount(named: name)))).map { .sample($0) }
    default: return []
    }
  }
}
