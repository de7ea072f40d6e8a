import StubJSON
import StubValues

extension SchemaWriter {
  /// A field: its type alone where nothing else is said.
  func value(of field: Field) -> JSONValue {
    var field = field
    if case .optional(let wrapped) = field.type, holdsInline(wrapped) {
      // What is spelled as an object cannot carry a question mark.
      field.required = field.required ?? false
      field.nullable = field.nullable ?? true
      field.type = wrapped
    }
    var members = [JSONMember("type", value(of: field.type))]
    members += facts(of: field)
    members += self.members(of: field.constraints)
    members += self.members(of: field.generation)
    members.add("references", field.relation.references.map { .string($0.description) })
    members.add("inverse", field.relation.inverse.map { .string($0.description) })
    members.add("persistence", value(of: field.persistence))
    return members.count == 1 ? members[0].value : .object(members)
  }

  private func facts(of field: Field) -> [JSONMember] {
    var members: [JSONMember] = []
    members.add("key", field.key.map { .string($0) })
    members.add("property", field.property.map { .string($0) })
    members.add("required", field.required.map { .bool($0) })
    members.add("nullable", field.nullable.map { .bool($0) })
    members.add("default", field.defaultValue)
    let accepts = field.accepts.map { value(of: $0) }
    members.add("accepts", accepts.isEmpty ? nil : .array(accepts))
    members.add("onMismatch", field.onMismatch.map { .string($0.rawValue) })
    members.add("assumed", flag: field.isAssumed)
    members.add("coding", field.coding.isEmpty ? nil : value(of: field.coding))
    return members
  }

  private func members(of constraints: Constraints) -> [JSONMember] {
    var members: [JSONMember] = []
    members.add("minimum", constraints.minimum.map { .number($0) })
    members.add("maximum", constraints.maximum.map { .number($0) })
    members.add("exclusiveMinimum", constraints.exclusiveMinimum.map { .number($0) })
    members.add("exclusiveMaximum", constraints.exclusiveMaximum.map { .number($0) })
    members.add("multipleOf", constraints.multipleOf.map { .number($0) })
    members.add("minLength", constraints.minLength.map { .number(String($0)) })
    members.add("maxLength", constraints.maxLength.map { .number(String($0)) })
    members.add("pattern", constraints.pattern.map { .string($0) })
    members.add("minItems", constraints.minItems.map { .number(String($0)) })
    members.add("maxItems", constraints.maxItems.map { .number(String($0)) })
    members.add("enum", constraints.allowed.map { .array($0) })
    members.add("const", constraints.constant)
    members.add("unique", flag: constraints.isUnique)
    members.add("after", constraints.after.map { value(of: $0) })
    members.add("before", constraints.before.map { value(of: $0) })
    members.add("within", constraints.within.map { .string($0.description) })
    return members
  }

  private func value(of bound: DateBound) -> JSONValue {
    switch bound {
    case .now: .string("now")
    case .field(let name): .string(name)
    case .instant(let instant): .string(instant.description)
    }
  }

  private func members(of rules: GenerationRules) -> [JSONMember] {
    var members: [JSONMember] = []
    members.add("generator", rules.generator.map { named($0.name, $0.parameters) })
    members.add("values", rules.values.map { .array($0) })
    members.add("weights", rules.weights.map { .array($0.map { number($0) }) })
    members.add("template", rules.template.map { .string($0) })
    members.add("sequence", rules.sequence.map { value(of: $0) })
    members.add("constant", rules.constant)
    members.add("distribution", rules.distribution.map { named($0.kind.rawValue, $0.parameters) })
    members.add("probability", rules.probability.map { number($0) })
    members.add("presence", rules.presence.map { number($0) })
    members.add("locale", rules.locale.map { .string($0) })
    return members
  }

  private func named(_ name: String, _ parameters: [JSONMember]) -> JSONValue {
    parameters.isEmpty ? .string(name) : .object([JSONMember("name", .string(name))] + parameters)
  }

  private func value(of sequence: GenerationRules.SequenceRule) -> JSONValue {
    switch sequence {
    case .values(let values): .array(values)
    case .numbers(let start, let step):
      step == "1"
        ? .number(start)
        : .object([JSONMember("start", .number(start)), JSONMember("step", .number(step))])
    }
  }

  private func number(_ double: Double) -> JSONValue {
    JSONValue.double(double) ?? .null
  }

  /// Coding strategies with the names that are read back.
  func value(of coding: CodingStrategies) -> JSONValue {
    var members: [JSONMember] = []
    members.add("dates", coding.dates.map { value(of: $0) })
    members.add("keys", coding.keys.map { .string($0.rawValue) })
    members.add("data", coding.data.map { .string($0.rawValue) })
    members.add("nonConformingFloats", coding.nonConformingFloats.map { value(of: $0) })
    return .object(members)
  }

  private func value(of dates: DateStrategy) -> JSONValue {
    guard case .formats(let formats) = dates else { return .string(dates.name ?? "") }
    if formats.count == 1 {
      return .object([JSONMember("format", .string(formats[0].pattern))])
    }
    return .object([JSONMember("formats", .array(formats.map { .string($0.pattern) }))])
  }

  private func value(of floats: NonConformingFloatStrategy) -> JSONValue {
    switch floats {
    case .refuse: .string("throw")
    case .strings(let positive, let negative, let nan):
      .object([
        JSONMember("positiveInfinity", .string(positive)),
        JSONMember("negativeInfinity", .string(negative)), JSONMember("nan", .string(nan)),
      ])
    }
  }

  /// What is known for persistence; nil where nothing is.
  func value(of persistence: ModelPersistence) -> JSONValue? {
    var members: [JSONMember] = []
    members.add("framework", persistence.framework.map { .string($0.rawValue) })
    members.add("entity", persistence.entity.map { .string($0) })
    members.add("class", persistence.className.map { .string($0) })
    members.add("module", persistence.module.map { .string($0) })
    members.add("parent", persistence.parent.map { .string($0) })
    members.add("abstract", flag: persistence.isAbstract)
    members.add("renamingIdentifier", persistence.renamingIdentifier.map { .string($0) })
    members.add("configurations", texts(persistence.configurations))
    members.add("userInfo", value(of: persistence.userInfo))
    return members.isEmpty ? nil : .object(members)
  }

  private func value(of persistence: FieldPersistence) -> JSONValue? {
    var members: [JSONMember] = []
    members.add("deleteRule", persistence.deleteRule.map { .string($0.rawValue) })
    members.add("ordered", flag: persistence.isOrdered)
    members.add("transient", flag: persistence.isTransient)
    members.add("derived", persistence.derivation.map { .string($0) })
    members.add("renamingIdentifier", persistence.renamingIdentifier.map { .string($0) })
    members.add("scalar", flag: persistence.usesScalar)
    members.add("transformer", persistence.transformer.map { .string($0) })
    members.add("inverse", persistence.inverse.map { .string($0) })
    members.add("userInfo", value(of: persistence.userInfo))
    return members.isEmpty ? nil : .object(members)
  }

  private func value(of entries: [UserInfoEntry]) -> JSONValue? {
    entries.isEmpty ? nil : .object(entries.map { JSONMember($0.key, .string($0.value)) })
  }
}
