import StubSchema

/// Fields whose values together are unique.
extension ProgramCompiler {
  /// Numbers the combinations of a model's compound keys, and gives each field its digit.
  ///
  /// A key needs none where one of its fields is unique by itself, or where its fields show one
  /// subject and tell every subject from the others: those differ anyway.
  mutating func linkCompoundKeys(of number: Int, _ fields: [ObjectField], _ model: ModelSchema) {
    let names = fields.map(\.field.name)
    for key in model.uniqueKeys {
      let places = key.compactMap { names.firstIndex(of: $0) }
      guard places.count > 1, !places.contains(where: { isUniqueAlone($0, number) }) else {
        continue
      }
      let hash = places.reduce(StreamMixer.hash("unique")) { hash, place in
        StreamMixer.fold(hash, objects[number].fields[place].hash)
      }
      let digits = places.compactMap { place in
        digitCount(of: place, number, fields[place].field).map { (place: place, count: $0) }
      }
      let total = digits.reduce(1 as UInt64) { $0.clampedProduct($1.count) }
      let subjects = subjectCount(of: places, number)
      var compound = CompoundKey(hash: hash, fields: places, capacity: .unknown)
      if subjects >= total, subjects > 1 {
        compound.capacity = .count(subjects)
      } else if !digits.isEmpty {
        compound.capacity = .count(total)
        assign(digits, hash, number)
      }
      objects[number].compoundKeys.append(compound)
    }
  }

  private func isUniqueAlone(_ place: Int, _ number: Int) -> Bool {
    let field = objects[number].fields[place]
    if field.isUnique { return true }
    switch nodes[field.node] {
    case .sequence(_, let step, _): return step.mantissa != 0
    case .value(let plan):
      return plan.generator.isInexhaustible && plan.limits == nil && plan.dateBounds == nil
    default: return false
    }
  }

  /// How many values a field can be given by number; nil where its value follows from other things.
  private func digitCount(of place: Int, _ number: Int, _ field: Field) -> UInt64? {
    guard field.generation.distribution == nil, field.generation.probability == nil else {
      return nil
    }
    switch nodes[objects[number].fields[place].node] {
    case .value(let plan): return numbered(plan.part, number).flatMap { $0.digitCount }
    case .choice(let plan):
      guard case .random = plan.order, case .count(let count) = plan.capacity else { return nil }
      return count
    case .reference(let plan):
      guard case .uniform = plan.choice, plan.population > 0 else { return nil }
      return UInt64(plan.population)
    default: return nil
    }
  }

  /// Gives each of the fields its digit of the combinations' numbers, the first one the lowest.
  private mutating func assign(
    _ digits: [(place: Int, count: UInt64)],
    _ key: UInt64,
    _ number: Int
  ) {
    var parts: [CompoundDigit] = []
    var total: UInt64 = 1
    for digit in digits {
      // Of a digit that would make the numbers too large for a word, only some values are used.
      let count = min(digit.count, UInt64.max / total)
      parts.append(CompoundDigit(key: key, total: 0, divisor: total, count: count))
      total *= count
    }
    for (digit, place) in zip(parts, digits.map(\.place)) {
      var part = digit
      part.total = total
      let node = objects[number].fields[place].node
      switch nodes[node] {
      case .value(let plan):
        guard var numbered = numbered(plan.part, number) else { continue }
        numbered.digit = part
        nodes[node] = .value(Fixed(numbered))
      case .choice(var plan):
        plan.order = .digit(part)
        nodes[node] = .choice(plan)
      case .reference(var plan):
        plan.choice = .digit(part)
        nodes[node] = .reference(plan)
      default: break
      }
    }
  }

  /// A plan with numbers for its values, as those of a unique field have; nil for a date that other
  /// dates depend on, or that depends on them.
  private func numbered(_ plan: ValuePlan, _ number: Int) -> ValuePlan? {
    guard plan.generator.kind == .date || plan.generator.kind == .bool else { return plan }
    var numbered = plan
    numbered.probability = nil
    guard let bounds = plan.dateBounds else {
      numbered.number(in: nil)
      return numbered
    }
    let dates = objects[number].dates
    let links = dates.flatMap { $0.lower + $0.upper }
    guard dates[bounds].lower.isEmpty, dates[bounds].upper.isEmpty,
      !links.contains(where: { $0.date == bounds })
    else { return nil }
    numbered.dateBounds = nil
    numbered.number(in: dates[bounds].window)
    return numbered
  }

  // MARK: Subjects

  /// The most subjects that are compared with each other.
  private static let mostSubjects: UInt64 = 2_000_000

  /// How many subjects there are whose fields in a key, together, are different; 0 where some are
  /// alike.
  private func subjectCount(of places: [Int], _ number: Int) -> UInt64 {
    var generators: [Generator] = []
    for place in places {
      guard case .value(let plan) = nodes[objects[number].fields[place].node],
        let subject = plan.generator.subject, plan.limits == nil, plan.dateBounds == nil
      else { continue }
      if let first = generators.first {
        guard first.subject == subject, first.count == plan.generator.count else { continue }
      }
      generators.append(plan.generator)
    }
    guard let first = generators.first, first.isPermuted, first.count <= Self.mostSubjects else {
      return 0
    }
    return areDistinct(generators, count: first.count) ? first.count : 0
  }

  private func areDistinct(_ generators: [Generator], count: UInt64) -> Bool {
    var seen: Set<UInt64> = []
    let spot = Spot(root: 0, record: 0)
    for rank in 0..<count {
      var whole: TextBuffer = []
      for generator in generators {
        var text: TextBuffer = []
        let draw = Draw(spot: spot, subject: spot, rank: rank, round: 0)
        guard case .text = generator.draw(draw, &text) else { return false }
        whole += text + [0xFF]
      }
      guard seen.insert(StreamMixer.hash(whole)).inserted else { return false }
    }
    return true
  }
}

extension ValuePlan {
  /// How many values can be given by number; nil where they cannot.
  fileprivate var digitCount: UInt64? {
    guard case .count(let count) = capacity, integers == nil, digit == nil,
      generator.subject == nil, generator.rounds == 1
    else { return nil }
    return count
  }
}

extension UInt64 {
  /// The product, or the greatest number where it is too large.
  fileprivate func clampedProduct(_ other: UInt64) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
