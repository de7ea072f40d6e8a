import StubDiagnostics
import StubJSON
import StubSchema

extension ProgramCompiler {
  /// How many records a model has where nobody says it.
  private static let usualPopulation = 10

  /// How many records a model has in this run.
  func population(of model: ModelSchema) -> Int {
    if model.name == rootModel { return max(options.scenario.count(of: options.count), 0) }
    return max(options.populations[model.name] ?? model.count ?? Self.usualPopulation, 0)
  }

  /// The node of a key of another model's record.
  mutating func reference(_ use: FieldUse) -> Int {
    guard let path = use.field.relation.references,
      let (model, key) = description.relationTarget(path)
    else {
      report(.undeclaredType, "'references' names no model", "references", use)
      return add(.nothing)
    }
    let root = Self.root(of: model.name, seed: options.seed)
    targetPins[root] = pins(of: model)
    var plan = ReferencePlan(
      root: root,
      population: population(of: model),
      home: Self.root(of: use.holder, seed: options.seed),
      spelling: use.field.type.valueType == .scalar(.string) ? .text : .number
    )
    if let key {
      let number = object(model)
      let fields = description.objectFields(of: model)
      plan.target = fields.firstIndex { $0.field.name == key }.map { (number, $0) }
    }
    plan.choice = choice(of: plan, to: model, use)
    checkPopulation(plan, of: model, use)
    return add(.reference(plan))
  }

  /// What decides which record a field refers to.
  private mutating func choice(
    of plan: ReferencePlan,
    to model: ModelSchema,
    _ use: FieldUse
  ) -> ReferencePlan.Choice {
    let side = description.relationSide(use.field.name, of: use.holder)
    if let side, let other = description.inverse(of: side) {
      explain(use, "references", "a record of \(model.name), held to '\(other.field.name)' there")
      return held(side, to: other, use)
    }
    explain(use, "references", "a record of \(model.name)")
    let isOwn = model.name == use.holder
    if isOwn, let side, !side.isMany, use.field.generation.distribution == nil {
      let tree = HeapLinks(
        width: use.isUnique ? 1 : HeapLinks.usualWidth,
        isClosed: side.isRequired
      )
      if !use.isUnique || !tree.isClosed { return .heap(tree) }
    }
    if use.isUnique { return .unique }
    if let distribution = use.field.generation.distribution,
      check(distribution, over: 0...1, use)
    {
      return .spread(DistributionCurve(distribution, over: 0...1))
    }
    guard isOwn, let side, side.isMany else { return .uniform }
    return .earlier(least: side.bounds.least)
  }

  /// Reports references to records of which there are too few.
  private mutating func checkPopulation(
    _ plan: ReferencePlan,
    of model: ModelSchema,
    _ use: FieldUse
  ) {
    guard use.holder == rootModel, let holder = description.model(named: use.holder),
      let side = description.relationSide(use.field.name, of: use.holder),
      description.inverse(of: side) == nil, population(of: holder) > 0
    else { return }
    let isOwn: Bool = if case .earlier = plan.choice { true } else { false }
    let available = isOwn ? plan.population - 1 : plan.population
    guard side.bounds.least > max(available, 0) else { return }
    report(
      .unmetRelation,
      "'\(use.field.name)' of \(use.holder) refers to \(side.bounds.least) of \(model.name) "
        + "at least, and there \(available == 1 ? "is 1" : "are \(max(available, 0))")",
      side.isMany ? "minItems" : "references",
      use,
      notes: ["'--count \(model.name)=\(side.bounds.least)' would do"]
    )
  }

  // MARK: Circles

  /// Reports keys that can only be told from themselves: references and templates that lead back.
  mutating func checkReferenceCircles() {
    for object in objects.indices {
      for field in objects[object].fields.indices {
        guard case .reference = nodes[single(objects[object].fields[field].node)],
          leadsBack((object, field), from: (object, field), seen: [])
        else { continue }
        let name = objects[object].fields[field].name
        let path = "\(objects[object].model).\(name)"
        let origin = description.model(named: objects[object].model).flatMap { model in
          description.objectFields(of: model).first { $0.field.name == name }?.field.origin
        }
        collector.report(
          Finding(
            .conflictingWords,
            "the key that '\(name)' refers to leads back to '\(name)'",
            at: origin?.of("references"),
            path: path
          )
        )
      }
    }
  }

  private func leadsBack(
    _ target: (object: Int, field: Int),
    from place: (object: Int, field: Int),
    seen: Set<[Int]>
  ) -> Bool {
    guard !seen.contains([place.object, place.field]) else { return false }
    let seen = seen.union([[place.object, place.field]])
    return keys(of: place).contains { next in
      next == target || leadsBack(target, from: next, seen: seen)
    }
  }

  /// The fields that a field's value is made from.
  private func keys(of place: (object: Int, field: Int)) -> [(object: Int, field: Int)] {
    guard objects[place.object].fields.indices.contains(place.field) else { return [] }
    var node = objects[place.object].fields[place.field].node
    if case .list(let list) = nodes[node] { node = list.element }
    switch nodes[single(node)] {
    case .reference(let plan): return plan.target.map { [$0] } ?? []
    case .template(let plan):
      return plan.parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
        .map { (place.object, $0) }
    default: return []
    }
  }

  private func single(_ node: Int) -> Int {
    if case .optional(let inner, _) = nodes[node] { single(inner) } else { node }
  }
}
