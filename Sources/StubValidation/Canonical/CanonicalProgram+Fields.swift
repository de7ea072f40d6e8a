import StubJSON
import StubSchema
import StubValues

extension CanonicalProgram {
  /// Takes the fields out whose values have to be read, and marks those that are remembered.
  mutating func markKept(_ program: ValidationProgram) {
    let unusual = rules.count
    rules.append(.unusual)
    for index in fields.indices where !isUsual(index, program) {
      fields[index].value = unusual
      fields[index].bounds = -1
    }
    guard let object = program.rootObject else { return }
    let root = program.objects[object].fields
    for (slot, index) in root.enumerated() {
      let isIdentifier = program.objects[object].identifier == slot
      let isKept =
        program.fields[index].isUnique || isIdentifier || program.collected[slot] != nil
      guard isKept else { continue }
      fields[index].isKept = true
      if !isSimple(fields[index].value) { fields[index].value = unusual }
    }
  }

  private func isUsual(_ index: Int, _ program: ValidationProgram) -> Bool {
    let field = program.fields[index]
    guard field.isPlain, !field.opensScope, field.reference == nil else { return false }
    let isOfRecord = program.rootObject.map { program.objects[$0].fields.contains(index) } ?? false
    if field.isUnique && !isOfRecord { return false }
    guard let constraint = field.constraints else { return true }
    let rule = program.constraints[constraint]
    guard Self.bounds(rule, constraint) != nil else { return false }
    return !rule.hasItemCounts || isArray(field.value)
  }

  private func isArray(_ rule: Int) -> Bool {
    switch rules[rule] {
    case .array: true
    case .optional(let inner): isArray(inner)
    default: false
    }
  }

  /// Whether values of a rule are told apart by their text or their number.
  private func isSimple(_ rule: Int) -> Bool {
    switch rules[rule] {
    case .string, .integer, .uuid: true
    case .optional(let inner): isSimple(inner)
    default: false
    }
  }

  /// The bounds of a constraint; nil where it asks for more.
  static func bounds(_ rule: ConstraintRule, _ index: Int) -> CanonicalBounds? {
    let all = rule.constraints
    guard all.multipleOf == nil, all.allowed == nil, all.constant == nil,
      (all.minimum == nil) || (all.exclusiveMinimum == nil),
      (all.maximum == nil) || (all.exclusiveMaximum == nil),
      (all.pattern == nil) == (rule.pattern == nil)
    else { return nil }
    var bounds = CanonicalBounds()
    if let least = rule.minimum ?? rule.exclusiveMinimum {
      guard let value = value(of: least, all.minimum ?? all.exclusiveMinimum) else { return nil }
      bounds.minimum = value
      bounds.isMinimumExclusive = rule.exclusiveMinimum != nil
    }
    if let most = rule.maximum ?? rule.exclusiveMaximum {
      guard let value = value(of: most, all.maximum ?? all.exclusiveMaximum) else { return nil }
      bounds.maximum = value
      bounds.isMaximumExclusive = rule.exclusiveMaximum != nil
    }
    bounds.minLength = all.minLength ?? 0
    bounds.maxLength = all.maxLength ?? .max
    bounds.minItems = all.minItems ?? 0
    bounds.maxItems = all.maxItems ?? .max
    bounds.pattern = rule.pattern == nil ? -1 : index
    return bounds
  }

  /// The nearest `Double` of a bound, where numbers of fifteen digits compare with it as with the
  /// bound itself.
  private static func value(of number: JSONNumber, _ text: String?) -> Double? {
    guard number.digits.count <= 15, abs(number.exponent) <= 15 else { return nil }
    return text.flatMap(Double.init)
  }
}
