import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  mutating func modelRule(_ model: ModelSchema) -> ValueRule {
    let coding = index(of: description.coding(of: model, overrides: overrides))
    switch model.shape {
    case .object(let shape): return objectRule(model, shape, coding)
    case .wraps(let field):
      return .field(append([objectField(field, in: model)]).lowerBound)
    case .elements(let elements, let rest):
      let range = append(elements.map { objectField($0, in: model) })
      let other = rest.map { append([objectField($0, in: model)]).lowerBound }
      positionals.append(PositionalRule(name: model.name, fields: range, rest: other))
      return .positional(positionals.count - 1)
    case .oneOf(let union): return unionRule(model, union, coding)
    }
  }

  private func objectField(_ field: Field, in model: ModelSchema) -> ProgramField {
    var field = field
    field.type = description.resolved(field.type)
    field.accepts = field.accepts.map { description.resolved($0) }
    return ProgramField(
      field: field,
      wireKey: field.name,
      coding: description.coding(of: field, in: model, overrides: overrides)
    )
  }

  private mutating func objectRule(
    _ model: ModelSchema,
    _ shape: ObjectShape,
    _ coding: Int
  ) -> ValueRule {
    let members = description.objectFields(of: model, overrides: overrides).map(ProgramField.init)
    let place = reserveObject(model.name, coding)
    let range = append(members)
    finishObject(place, range)
    objects[place].additional = additionalFields(of: model, visited: []).map {
      rule(for: $0, coding)
    }
    let names = members.map(\.field.name)
    objects[place].uniqueGroups = model.uniqueKeys.map { keys in
      keys.compactMap { names.firstIndex(of: $0) }
    }.filter { !$0.isEmpty }
    objects[place].identifier = model.isIdentifiable ? names.firstIndex(of: "id") : nil
    return objects[place].isRead ? .object(place) : .nothing(object: place)
  }

  /// The type of other values: the model's own, else that of a model that it includes.
  private func additionalFields(of model: ModelSchema, visited: Set<String>) -> TypeReference? {
    guard case .object(let shape) = model.shape, !visited.contains(model.name) else { return nil }
    if let type = shape.additionalFields { return type }
    for name in shape.includes {
      guard let included = description.model(named: name) else { continue }
      let found = additionalFields(of: included, visited: visited.union([model.name]))
      if let found { return found }
    }
    return nil
  }

  mutating func reserveObject(_ name: String, _ coding: Int) -> Int {
    objects.append(ObjectRule(name: name, fields: 0..<0, strategy: codings[coding].keys))
    return objects.count - 1
  }

  /// Gives the object its fields, and the tables in which keys are looked up.
  mutating func finishObject(_ place: Int, _ range: Range<Int>) {
    objects[place].fields = range
    for index in range {
      let field = fields[index]
      let slot = index - range.lowerBound
      if field.strategy == .useDefaultKeys {
        objects[place].raw[field.wireKey] = slot
      } else if field.isReachable {
        objects[place].converted[field.name] = slot
      } else {
        objects[place].unreachable[field.name] = slot
      }
      if field.hasDateBounds { objects[place].dated.append(slot) }
    }
  }

  /// Appends fields one behind the other, and then the rules of their values.
  mutating func append(_ members: [ProgramField]) -> Range<Int> {
    let start = fields.count
    for member in members { fields.append(outline(member)) }
    for (offset, member) in members.enumerated() { complete(start + offset, member) }
    return start..<start + members.count
  }

  /// What is known of a field before the rules of its values are there.
  private mutating func outline(_ member: ProgramField) -> FieldRule {
    let field = member.field
    let strategy: KeyStrategy = field.key == nil ? member.coding.keys : .useDefaultKeys
    let isReached = strategy.codingKey(of: strategy.wireKey(of: field.name)) == field.name
    let wireStart = wireBytes.count
    wireBytes += Array(member.wireKey.utf8)
    return FieldRule(
      name: field.name,
      wireKey: member.wireKey,
      wireStart: wireStart,
      wireLength: isReached ? wireBytes.count - wireStart : -1,
      wireHead: Self.head(wireBytes[wireStart...]),
      wireMask: Self.mask(wireBytes.count - wireStart),
      strategy: strategy,
      type: field.type,
      value: 0,
      isRequired: field.isRequired,
      isNullable: field.isNullable,
      isPlain: field.accepts.isEmpty && field.onMismatch == nil && !field.isAssumed,
      mismatch: field.onMismatch,
      isAssumed: field.isAssumed,
      defaultText: field.defaultValue.map(Self.text),
      constraints: nil,
      hasDateBounds: field.constraints.after != nil || field.constraints.before != nil,
      isUnique: field.constraints.isUnique,
      reference: field.relation.references
    )
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : 1 << (8 * UInt64(count)) - 1
  }

  private mutating func complete(_ index: Int, _ member: ProgramField) {
    let field = member.field
    let coding = self.index(of: member.coding)
    let skips = field.onMismatch == .skip
    var type = field.type
    if field.nullable == false { type = type.unwrapped }
    if case .optional(let wrapped) = type, field.isNullable { type = wrapped }
    fields[index].value = rule(for: type, coding, skips: skips)
    fields[index].accepted = field.accepts.map { rule(for: $0, coding) }
    if let ready = constraintRule(field) {
      constraints.append(ready)
      fields[index].constraints = constraints.count - 1
    }
  }
}
