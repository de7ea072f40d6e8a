import StubSchema

/// Finds models that hold one of themselves other than in a collection, which no struct can.
struct ValueCycles {
  /// The names of these models.
  let names: Set<String>

  /// The cycles of a description.
  init(_ description: SchemaDescription) {
    var held: [String: [String]] = [:]
    for model in description.models {
      guard case .object = model.shape else { continue }
      held[model.name] = description.objectFields(of: model).flatMap { entry in
        entry.field.type.isCollection ? [] : entry.field.type.names
      }
    }
    names = Set(held.keys.filter { Self.leads(from: $0, back: held) })
  }

  private static func leads(from name: String, back held: [String: [String]]) -> Bool {
    var seen: Set<String> = []
    var open = held[name] ?? []
    while let next = open.popLast() {
      if next == name { return true }
      if seen.insert(next).inserted { open += held[next] ?? [] }
    }
    return false
  }
}
