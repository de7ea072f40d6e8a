import StubSchema

extension ProgramCompiler {
  /// Marks the fields in whose values something is told apart, so that only these cost anything.
  mutating func markScopes() {
    let marked = fields.indices.map { field in
      var visited: Set<Int> = []
      return tellsApart(rule: fields[field].value, &visited)
    }
    for (field, isMarked) in marked.enumerated() { fields[field].opensScope = isMarked }
  }

  private func tellsApart(rule: Int, _ visited: inout Set<Int>) -> Bool {
    guard visited.insert(rule).inserted else { return false }
    switch rules[rule] {
    case .optional(let inner), .array(let inner, _), .range(let inner):
      return tellsApart(rule: inner, &visited)
    case .dictionary(let dictionary): return tellsApart(rule: dictionary.value, &visited)
    case .pairs(_, let value): return tellsApart(rule: value, &visited)
    case .field(let field): return tellsApart(fields: field..<field + 1, &visited)
    case .object(let index):
      if !objects[index].uniqueGroups.isEmpty { return true }
      if let additional = objects[index].additional, tellsApart(rule: additional, &visited) {
        return true
      }
      return tellsApart(fields: objects[index].fields, &visited)
    case .payloadEnum(let index):
      return tellsApart(fields: objects[payloadEnums[index].object].fields, &visited)
    case .positional(let index):
      let rest = positionals[index].rest.map { $0..<$0 + 1 } ?? 0..<0
      return tellsApart(fields: positionals[index].fields, &visited)
        || tellsApart(fields: rest, &visited)
    case .union(let index):
      return unions[index].variants.contains { variant in
        variant.rule.map { tellsApart(rule: $0, &visited) } ?? false
      }
    default: return false
    }
  }

  private func tellsApart(fields range: Range<Int>, _ visited: inout Set<Int>) -> Bool {
    range.contains { field in
      fields[field].isUnique || tellsApart(rule: fields[field].value, &visited)
    }
  }
}

extension ProgramCompiler {
  /// The fields of the model `name` that some field of the description refers to, by their place
  /// in the object that its records are.
  func collectedFields(of name: String, _ object: Int?) -> [Int: FieldPath] {
    guard let object else { return [:] }
    let wanted = Set(
      description.models.flatMap(\.fields).compactMap(\.relation.references)
        .filter { $0.model == name }.compactMap(\.field)
    )
    var collected: [Int: FieldPath] = [:]
    for (slot, field) in objects[object].fields.enumerated()
    where wanted.contains(fields[field].name) {
      collected[slot] = FieldPath(model: name, field: fields[field].name)
    }
    return collected
  }
}
