import StubSchema
import StubValues

extension ProgramCompiler {
  /// The bounds of the dates of an object: of those that the schema binds, and of those that these
  /// are bound to.
  mutating func datePlans(of fields: [ObjectField], in model: ModelSchema) -> [DatePlan] {
    let bound = fields.indices.filter { index in
      isDate(fields[index]) && (hasBounds(fields[index].field) || isAnchor(fields[index], fields))
    }
    var plans = bound.map { DatePlan(field: $0, window: window(of: fields[$0], model)) }
    let places = Dictionary(
      bound.enumerated().map { (fields[$1].field.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (place, index) in bound.enumerated() {
      plans[place].isBound = hasBounds(fields[index].field)
      plans[place].curve = fields[index].field.generation.distribution.map {
        DistributionCurve($0, over: 0...1)
      }
      bind(&plans, place, fields[index].field.constraints, places)
    }
    order(&plans)
    propagate(&plans)
    return plans
  }

  /// Lets unique dates be numbered whose bounds are the same for every record.
  func freeUniqueDates(_ plans: inout [DatePlan], of fields: [ObjectField], in model: ModelSchema) {
    for place in plans.indices {
      let plan = plans[place]
      guard plan.lower.isEmpty, plan.upper.isEmpty, isUnique(fields[plan.field].field, in: model)
      else { continue }
      plans[place].isNumbered = true
      plans[place].isBound = false
    }
  }

  private func isDate(_ entry: ObjectField) -> Bool {
    entry.field.type.valueType == .scalar(.date) && entry.field.generation.constant == nil
      && entry.field.generation.values == nil && entry.field.constraints.constant == nil
      && entry.field.constraints.allowed == nil
  }

  private func hasBounds(_ field: Field) -> Bool {
    field.constraints.after != nil || field.constraints.before != nil
  }

  /// Whether another date is bound to a field.
  private func isAnchor(_ entry: ObjectField, _ fields: [ObjectField]) -> Bool {
    fields.contains {
      $0.field.constraints.after == .field(entry.field.name)
        || $0.field.constraints.before == .field(entry.field.name)
    }
  }

  /// The moments that a date is drawn from where no other one is near.
  private func window(of entry: ObjectField, _ model: ModelSchema) -> DateWindow {
    let owner = KeyWords(entry.owner)
    var request = GeneratorRequest(shelf: VocabularyShelf(locale: nil))
    request.now = now
    request.context = ModelContext(owner)
    let reference = entry.field.generation.generator
    let inferred = Inference.generator(
      for: KeyWords(entry.field.name),
      isElement: false,
      type: .date,
      owner: owner
    )
    request.parameters = reference?.parameters ?? inferred.parameters
    let name = reference?.name ?? inferred.generator
    let own = GeneratorCatalogue.entry(named: name)?.make(request).dates
    let window = own ?? DateWindow(now.seconds - 180 * DateWindow.day, now.seconds)
    return bounded(window, entry.field.constraints)
  }

  /// A window that fixed bounds set; a field that is bound to another one keeps its own.
  private func bounded(_ window: DateWindow, _ constraints: Constraints) -> DateWindow {
    var window = window
    let after = moment(constraints.after)
    let before = moment(constraints.before)
    let within = constraints.within
    if let after, let before {
      window.lower = after.seconds
      window.upper = max(before.seconds, after.seconds)
      if let within { window.upper = min(window.upper, within.after(after).seconds) }
    } else if let after {
      window.lower = after.seconds
      window.upper =
        within?.after(after).seconds ?? max(window.upper, after.seconds + DatePlan.follow)
    } else if let before {
      window.upper = before.seconds
      let natural = min(window.lower, before.seconds - DatePlan.follow)
      window.lower = within?.before(before).seconds ?? natural
    }
    return window
  }

  /// The instant of a bound; nil where it is another field.
  private func moment(_ bound: DateBound?) -> Timestamp? {
    switch bound {
    case .now: now
    case .instant(let instant): instant
    case .field, nil: nil
    }
  }

  private func bind(
    _ plans: inout [DatePlan],
    _ place: Int,
    _ constraints: Constraints,
    _ places: [String: Int]
  ) {
    let within = constraints.within
    if case .field(let name) = constraints.after, let anchor = places[name] {
      plans[place].lower.append(DateLink(date: anchor, within: within))
    }
    if case .field(let name) = constraints.before, let anchor = places[name] {
      let own = constraints.after == nil ? within : nil
      plans[place].upper.append(DateLink(date: anchor, within: own))
    }
    if let after = moment(constraints.after) {
      plans[place].least = after.seconds
      if let within { plans[place].greatest = within.after(after).seconds }
    }
    if let before = moment(constraints.before) {
      plans[place].greatest = min(plans[place].greatest, before.seconds)
      if constraints.after == nil, let within {
        plans[place].least = within.before(before).seconds
      }
    }
  }

  /// Where a date lies between two others, these are in order too.
  private func order(_ plans: inout [DatePlan]) {
    for plan in plans {
      for first in plan.lower {
        for last in plan.upper where !follows(first.date, last.date, plans, seen: []) {
          guard !plans[last.date].lower.contains(where: { $0.date == first.date }) else { continue }
          plans[last.date].lower.append(DateLink(date: first.date))
        }
      }
    }
  }

  /// Whether a date is drawn after another one, directly or by way of others.
  private func follows(_ date: Int, _ other: Int, _ plans: [DatePlan], seen: Set<Int>) -> Bool {
    if date == other { return true }
    guard !seen.contains(date) else { return false }
    return (plans[date].lower + plans[date].upper).contains {
      follows($0.date, other, plans, seen: seen.union([date]))
    }
  }

  /// Carries fixed bounds over to the dates that are bound by them indirectly.
  private func propagate(_ plans: inout [DatePlan]) {
    for _ in plans.indices {
      for place in plans.indices {
        for link in plans[place].lower { tighten(&plans, link.date, place, link.within) }
        for link in plans[place].upper { tighten(&plans, place, link.date, link.within) }
      }
    }
    for place in plans.indices {
      let plan = plans[place]
      guard plan.least <= plan.greatest else { continue }
      plans[place].window = plan.window.clamped(plan.least, plan.greatest)
    }
  }

  private func tighten(
    _ plans: inout [DatePlan],
    _ earlier: Int,
    _ later: Int,
    _ within: CalendarSpan?
  ) {
    plans[earlier].greatest = min(plans[earlier].greatest, plans[later].greatest)
    plans[later].least = max(plans[later].least, plans[earlier].least)
    guard let within else { return }
    if plans[earlier].greatest < .max {
      let limit = within.after(Timestamp(seconds: plans[earlier].greatest)).seconds
      plans[later].greatest = min(plans[later].greatest, limit)
    }
    if plans[later].least > .min {
      let limit = within.before(Timestamp(seconds: plans[later].least)).seconds
      plans[earlier].least = max(plans[earlier].least, limit)
    }
  }
}
