extension GenerationProgram {
  /// The node of a record within the fence around models that may contain themselves; that of a
  /// model that is nothing but itself is the fence.
  func record(_ node: Int) -> Int {
    if case .nested(let inner) = nodes[node] { inner } else { node }
  }

  /// The node of a single value within optionals.
  func single(_ node: Int) -> Int {
    if case .optional(let inner, _) = nodes[node] { single(inner) } else { node }
  }

  /// Whether the value of a node may contain its own kind of value.
  func leadsDeeper(_ node: Int) -> Bool { nodes.leadsDeeper(node) }

  /// Whether every value of a node contains its own kind of value.
  func mustNest(_ node: Int) -> Bool {
    switch nodes[node] {
    case .nested: true
    case .object(let object):
      objects[object].fields.contains {
        $0.presence > 0 && !$0.canEndRecursion && mustNest($0.node)
      }
    case .list(let plan): plan.bottom > 0 && mustNest(plan.element)
    case .dictionary(let plan): plan.bottom > 0 && mustNest(plan.value)
    case .tuple(let elements, _): elements.contains { mustNest($0.node) }
    default: false
    }
  }
}

extension [Node] {
  /// Whether the value of a node may contain its own kind of value; every way to it passes a
  /// `nested` node, so the search ends.
  func leadsDeeper(_ node: Int) -> Bool {
    switch self[node] {
    case .nested: true
    case .optional(let inner, _): leadsDeeper(inner)
    case .list(let plan): leadsDeeper(plan.element)
    case .dictionary(let plan): leadsDeeper(plan.value)
    case .tuple(let elements, let rest):
      elements.contains { leadsDeeper($0.node) } || rest.map { leadsDeeper($0.element) } ?? false
    case .variants(let plans): plans.contains { $0.node.map { leadsDeeper($0) } ?? false }
    default: false
    }
  }
}
