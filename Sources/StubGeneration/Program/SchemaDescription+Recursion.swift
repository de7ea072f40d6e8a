import StubSchema

extension SchemaDescription {
  /// The models and enums that may contain themselves, directly or by way of others.
  var recursiveNames: Set<String> {
    var inner: [String: Set<String>] = [:]
    for model in models { inner[model.name] = Set(containedNames(of: model)) }
    for enumeration in enums {
      let types = enumeration.cases.flatMap(\.payload).map(\.type)
      inner[enumeration.name] = Set(types.flatMap { resolved($0).names })
    }
    return Set(inner.keys.filter { name in reaches(name, from: name, inner) })
  }

  private func containedNames(of model: ModelSchema) -> [String] {
    var types = objectFields(of: model).map(\.field.type)
    switch model.shape {
    case .object(let object): types += object.additionalFields.map { [$0] } ?? []
    case .wraps(let field): types.append(field.type)
    case .elements(let fields, let rest): types += (fields + (rest.map { [$0] } ?? [])).map(\.type)
    case .oneOf(let union): types += union.variants.compactMap(\.type)
    }
    return types.flatMap { resolved($0).names }
  }

  private func reaches(_ name: String, from start: String, _ inner: [String: Set<String>]) -> Bool {
    var seen: Set<String> = []
    var open = inner[start] ?? []
    while let next = open.popFirst() {
      if next == name { return true }
      if seen.insert(next).inserted { open.formUnion(inner[next] ?? []) }
    }
    return false
  }
}
