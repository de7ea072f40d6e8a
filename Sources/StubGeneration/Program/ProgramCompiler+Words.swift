import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  /// The node that the field's own words ask for, whatever generator its type would get; nil where
  /// there are none.
  mutating func worded(_ type: TypeReference, _ use: FieldUse) -> Int? {
    let rules = use.field.generation
    if let constant = rules.constant {
      return choice([constant], "constant", type, use)
    }
    if let constant = use.field.constraints.constant {
      return choice([constant], "const", type, use)
    }
    if use.field.relation.references != nil { return reference(use) }
    if let sequence = rules.sequence { return self.sequence(sequence, type, use) }
    if let values = rules.values {
      return choice(values, "values", type, use, weights: rules.weights)
    }
    if rules.template != nil, isText(type) {
      explain(use, "template", "the schema says it")
      return add(.template(TemplatePlan(isUnique: use.isUnique)))
    }
    if rules.generator == nil, let allowed = use.field.constraints.allowed {
      return choice(allowed, "enum", type, use)
    }
    return nil
  }

  private func isText(_ type: TypeReference) -> Bool {
    if case .scalar(let scalar) = type { scalar.isText } else { false }
  }

  /// The node of a choice among values of the schema.
  private mutating func choice(
    _ values: [JSONValue],
    _ word: String,
    _ type: TypeReference,
    _ use: FieldUse,
    weights: [Double]? = nil
  ) -> Int {
    explain(use, word, "the schema says it")
    var fitting: [JSONValue] = []
    var shares: [Double] = []
    for (index, value) in values.enumerated() {
      guard let value = spelled(value, type, use) else {
        report(
          .unfitValue,
          "\(value.text(style: .compact)) is no \(type)",
          word,
          use,
          notes: known(type).map { ["it is one of \($0)"] } ?? []
        )
        continue
      }
      guard word == "enum" || isAllowed(value, use) else { continue }
      fitting.append(value)
      shares.append(weights.flatMap { index < $0.count ? $0[index] : nil } ?? 1)
    }
    if fitting.isEmpty, !collector.isUnusable {
      report(.noValueLeft, "the constraints of '\(use.field.name)' leave no value", word, use)
    }
    if fitting.isEmpty { return add(.nothing) }
    if use.isUnique { fitting = fitting.withoutRepetitions }
    let order: ChoicePlan.Order = use.isUnique ? .permuted : .random
    return add(.choice(ChoicePlan(fitting, weights: weights == nil ? nil : shares, order: order)))
  }

  private func isAllowed(_ value: JSONValue, _ use: FieldUse) -> Bool {
    guard let allowed = use.field.constraints.allowed else { return true }
    return allowed.contains { $0 == value || spelled($0, use.field.type.valueType, use) == value }
  }

  private func known(_ type: TypeReference) -> String? {
    guard case .named(let name) = type, let cases = description.enumeration(named: name)?.cases
    else { return nil }
    return cases.map { ($0.rawValue ?? .string($0.name)).text(style: .compact) }
      .joined(separator: ", ")
  }

  /// A value of the schema as JSON holds it, nil where it is none of the type: a date in ISO 8601
  /// as the strategy writes it, the name of a case as its raw value.
  func spelled(_ value: JSONValue, _ type: TypeReference, _ use: FieldUse) -> JSONValue? {
    switch type {
    case .optional(let wrapped): return value.isNull ? value : spelled(value, wrapped, use)
    case .scalar(.date):
      let strategy = use.coding.dates
      if strategy.moment(of: value) != nil { return value }
      guard let moment = Spelling.date(strategy).moment(of: value) else { return nil }
      let text = strategy.text(of: moment)
      return strategy.writesNumbers ? .number(text) : .string(text)
    case .scalar(let scalar): return scalar.admits(value) ? value : nil
    case .named(let name):
      guard let enumeration = description.enumeration(named: name) else { return value }
      guard enumeration.rawType != nil else { return value.members == nil ? nil : value }
      let raw = enumeration.cases.map { $0.rawValue ?? .string($0.name) }
      if raw.contains(value) { return value }
      return enumeration.cases.firstIndex { $0.name == value.string }.map { raw[$0] }
    default: return value
    }
  }

  /// The node of values that follow from the position.
  private mutating func sequence(
    _ rule: GenerationRules.SequenceRule,
    _ type: TypeReference,
    _ use: FieldUse
  ) -> Int {
    explain(use, "sequence", "the schema says it")
    switch rule {
    case .values(let values):
      let spelt = values.compactMap { spelled($0, type, use) }
      if spelt.count < values.count || spelt.isEmpty {
        report(.unfitValue, "a value of the sequence is no \(type)", "sequence", use)
        return add(.nothing)
      }
      return add(.choice(ChoicePlan(spelt, order: .inTurn)))
    case .numbers(let start, let step):
      guard let start = DecimalText(start), let step = DecimalText(step) else {
        report(.unfitValue, "the sequence has too many digits", "sequence", use)
        return add(.nothing)
      }
      guard case .scalar(let scalar) = type, scalar.isNumeric || scalar == .string else {
        report(.unfitValue, "a sequence of numbers is no \(type)", "sequence", use)
        return add(.nothing)
      }
      let spelling: Spelling = scalar == .string ? .text : .number
      return add(.sequence(start: start, step: step, spelling: spelling))
    }
  }
}

extension [JSONValue] {
  /// The values, each once, in the order in which they first stand here.
  fileprivate var withoutRepetitions: [JSONValue] {
    var seen: Set<JSONValue> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ScalarType {
  /// Whether a JSON value can be one of this type; the finer points are the validator's.
  fileprivate func admits(_ value: JSONValue) -> Bool {
    switch self {
    case .bool: value.bool != nil
    case .json: true
    case .string, .character, .url, .uuid: value.string != nil
    case .data: value.string != nil || value.elements != nil
    case .timeZone, .locale, .dateComponents: value.members != nil
    case .duration, .cgPoint, .cgSize, .cgRect: value.elements != nil
    case .date: value.string != nil || value.number != nil
    default: value.number.map { admits(number: $0) } ?? false
    }
  }

  private func admits(number: String) -> Bool {
    guard isInteger else { return true }
    guard let value = DecimalText(number), value.decimals == 0 else { return false }
    return IntegerWidth(name: rawValue)?.fits(String(value.mantissa)) ?? false
  }
}
