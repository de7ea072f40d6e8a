import StubJSON
import StubSchema

extension ShapeBuilder {
  /// An enum whose only key tells its case.
  func byPresence(in world: World, _ outcome: Outcome) -> ModelShape? {
    let keys = presentKeys()
    guard keys.count > 1 else { return nil }
    let nested = reads.filter { $0.node != 0 }.map { World.Place(node: $0.node, place: $0.place) }
    var found: [(type: TypeReference, isAssumed: Bool)] = []
    for (position, key) in keys.enumerated() {
      guard case .key(let name) = key.place else { continue }
      let told = telling(name, of: 0)
      var only = world
      only.onlyKeys = Set(nested).union([key])
      let outcome = told.run(only)
      guard outcome.succeeds else { continue }
      let path = "\(instance.name).\(position)"
      if let shape = told.shape(under: key, in: only, outcome, path: path) {
        found.append((inline(.object(shape), named: path), told.isAssumed(outcome)))
      }
    }
    guard found.count > 1 else { return nil }
    let sure = found.filter { !$0.isAssumed }
    var union = UnionShape()
    union.variants = (sure.isEmpty ? found : sure).map {
      UnionShape.Variant(tag: "", type: $0.type)
    }
    if !sure.isEmpty, sure.count < found.count { union.otherwise = .accepted(nil) }
    return .oneOf(union)
  }

  /// The keys that are read, or asked for, in the whole value.
  private func presentKeys() -> [World.Place] {
    var keys: [World.Place] = []
    Self.visit(steps) { step in
      var found: [String] = []
      switch step {
      case .read(let index) where reads[index].node == 0:
        if case .key(let key) = reads[index].place { found = [key] }
      case .choice(let condition, _, _): found = condition.keys(of: 0)
      default: break
      }
      for key in found {
        let place = World.Place(node: 0, place: .key(key))
        if !keys.contains(place) { keys.append(place) }
      }
    }
    let others = (anyKeys[0] ?? []).map { World.Place(node: 0, place: .key($0)) }
    return keys + others.filter { !keys.contains($0) }
  }

  /// The object with one key; nil where the case is not told by that.
  private func shape(
    under key: World.Place,
    in world: World,
    _ outcome: Outcome,
    path: String
  ) -> ObjectShape? {
    guard case .key(let name) = key.place else { return nil }
    guard outcome.reads.contains(where: { reads[$0].isAt(key) }) else {
      // The key alone tells the case, whatever stands under it.
      let told = outcome.become != nil && isAskedFor(name)
      guard told else { return nil }
      var field = Field(name: name, type: .optional(.scalar(.json)))
      field.required = true
      return ObjectShape(fields: [field])
    }
    guard case .object(var object) = shape(of: 0, in: world, outcome, path: path) else {
      return nil
    }
    object.fields = object.fields.filter { $0.name == name }.map { field in
      var field = field
      field.required = nil
      field.type = field.type.unwrapped
      return field
    }
    return object
  }

  private func isAskedFor(_ key: String) -> Bool {
    var isFound = false
    Self.visit(steps) { step in
      if case .choice(let condition, _, _) = step, condition.keys(of: 0).contains(key) {
        isFound = true
      }
    }
    return isFound
  }
}

extension Condition {
  /// The keys of a value that it asks for.
  fileprivate func keys(of node: Int) -> [String] {
    switch self {
    case .contains(node, let key): [key]
    case .not(let inner): inner.keys(of: node)
    case .both(let first, let second), .either(let first, let second):
      first.keys(of: node) + second.keys(of: node)
    default: []
    }
  }
}
