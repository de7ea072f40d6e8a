import StubJSON
import StubSchema
import StubValues

extension FaultFinder {
  /// Adds the faults of an object and of everything in it.
  mutating func visitObject(_ model: ModelSchema, _ use: FaultUse) {
    let fields = description.objectFields(of: model, overrides: options.coding)
    guard !fields.isEmpty else { return }
    add(.wrongType, use, value: .string("none"))
    let isOpen = isOpen(model, visited: [])
    for entry in fields where isReachable(entry) && !isTarget(entry.field, of: model) {
      addKeyFaults(of: entry, among: fields, isOpen: isOpen, use)
      guard entry.field.isPlain else { continue }
      let inner = use.under(entry)
      let isAny = description.resolved(entry.field.type).unwrapped == .scalar(.json)
      if !entry.field.isNullable, !isAny { add(.nullValue, inner, value: .null) }
      visit(entry.field.type, inner)
      addRelationFaults(of: entry, inner, of: model)
      addDateFaults(of: entry, among: fields, inner)
    }
  }

  private func isReachable(_ entry: ObjectField) -> Bool {
    entry.field.key != nil || entry.coding.keys.obstacle(to: entry.field.name) == nil
  }

  /// Whether records of the same run refer to a field, so that a fault there would be one of
  /// theirs too.
  private func isTarget(_ field: Field, of target: ModelSchema) -> Bool {
    description.models.contains { model in
      description.objectFields(of: model).contains { entry in
        guard let path = entry.field.relation.references, let name = path.field else {
          return false
        }
        return name == field.name && description.relationTarget(path)?.model.name == target.name
      }
    }
  }

  private func isOpen(_ model: ModelSchema, visited: Set<String>) -> Bool {
    guard case .object(let shape) = model.shape, !visited.contains(model.name) else { return false }
    return shape.additionalFields != nil
      || shape.includes.contains { name in
        description.model(named: name).map { isOpen($0, visited: visited.union([model.name])) }
          ?? false
      }
  }

  private mutating func addKeyFaults(
    of entry: ObjectField,
    among fields: [ObjectField],
    isOpen: Bool,
    _ use: FaultUse
  ) {
    let key = entry.wireKey
    let isRequired = entry.field.isRequired && !entry.field.isAssumed
    var site = use
    site.path = use.under(entry).path
    if isRequired {
      add(.missingKey, site) { value, _ in
        value.members.map { .object($0.filter { $0.key != key }) }
      }
      nameOwnKey(key)
    }
    guard !isOpen, key.utf8.count > 3, let last = key.last, last.isLetter else { return }
    let other = key + String(last)
    guard !fields.contains(where: { $0.wireKey == other || $0.field.name == other }) else { return }
    add(.misspeltKey, site, code: isRequired ? "missing-key" : "unknown-key") { value, _ in
      guard var members = value.members,
        let place = members.firstIndex(where: { $0.key == key })
      else { return nil }
      members[place].key = other
      return .object(members)
    }
    nameOwnKey(key)
  }

  // MARK: Relations

  private mutating func addRelationFaults(
    of entry: ObjectField,
    _ use: FaultUse,
    of model: ModelSchema
  ) {
    let field = entry.field
    let isIdentity = model.isIdentifiable && field.name == "id"
    let isOutermost = model.name == self.model && use.steps.count == 1
    if isOutermost, !field.type.isCollection,
      field.constraints.isUnique || isIdentity || model.uniqueKeys.contains([field.name])
    {
      add(.repeatedValue, use) { value, surroundings in
        guard let previous = surroundings.previous, !previous.isNull, previous != value else {
          return nil
        }
        return previous
      }
    }
    guard let path = field.relation.references, !field.type.isCollection,
      let target = description.relationTarget(path)?.model.name,
      target == self.model || options.populations[target] != nil, !field.constraints.isUnique
    else { return }
    switch description.resolved(field.type).unwrapped {
    case .scalar(.string): add(.danglingReference, use, value: .string("nobody"))
    case .scalar(.uuid):
      add(.danglingReference, use, value: .string("00000000-0000-0000-0000-000000000000"))
    case .scalar(let scalar)
    where scalar.isInteger && (IntegerWidth(name: scalar.rawValue)?.bitCount ?? 0) > 16:
      add(.danglingReference, use, value: .number("987654321"))
    default: break
    }
  }
}
