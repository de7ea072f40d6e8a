/// How many different values a unique field can have.
enum Capacity: Sendable, Hashable {
  /// As many as anyone asks for.
  case unlimited
  /// So many.
  case count(UInt64)
  /// Nothing promises that they differ.
  case unknown
}

/// The nodes and objects of a program, as far as it takes to count values.
struct CapacityCount {
  let nodes: [Node]
  let objects: [ObjectPlan]

  /// How many values a node can have without giving one twice, in an object.
  func capacity(of node: Int, in object: Int) -> Capacity {
    switch nodes[node] {
    case .value(let plan): plan.part.capacity
    case .choice(let plan): plan.capacity
    case .sequence(_, let step, _): step.mantissa == 0 ? .count(1) : .unlimited
    case .template(let plan): capacity(of: plan, in: object)
    case .reference(let plan): plan.capacity
    case .optional(let inner, _): capacity(of: inner, in: object)
    case .list(let plan): plan.isSet ? .unlimited : capacity(of: plan.element, in: object)
    case .object(let number): capacity(ofObject: number)
    case .compound: .unknown
    case .dictionary, .tuple, .range, .variants, .nested, .nothing: .unlimited
    }
  }

  private func capacity(of plan: TemplatePlan, in object: Int) -> Capacity {
    switch plan.distinction {
    case .index: .unlimited
    case .field(let field): capacity(of: objects[object].fields[field].node, in: object)
    case .text, nil: .unknown
    }
  }

  /// An object differs from others where one of its fields does; of one that has no such field
  /// nothing is said.
  private func capacity(ofObject number: Int) -> Capacity {
    for field in objects[number].fields where field.isUnique && field.presence >= 1 {
      let capacity = capacity(of: field.node, in: number)
      if capacity != .unknown { return capacity }
    }
    return .unlimited
  }
}

extension ValuePlan {
  /// How many different values there are where the field is unique.
  var capacity: Capacity {
    if limits != nil || dateBounds != nil || probability != nil { return .unknown }
    if generator.isInexhaustible { return .unlimited }
    guard generator.count > 0, generator.isDistinct else { return .unknown }
    return .count(generator.distinctCount)
  }
}

extension ChoicePlan {
  /// How many different values there are where the field is unique.
  var capacity: Capacity {
    guard totals.isEmpty, Set(values).count == values.count else { return .unknown }
    return .count(UInt64(values.count))
  }
}

extension ReferencePlan {
  /// How many records can be referred to without referring to one twice.
  var capacity: Capacity {
    switch choice {
    case .unique: .count(UInt64(population))
    case .parent(let slots): slots.perParent <= 1 ? .count(slots.parents) : .unknown
    case .heap(let tree): tree.width == 1 && !tree.isClosed ? .unlimited : .unknown
    case .children, .branches: .unlimited
    case .uniform, .spread, .digit, .earlier, .lefts, .rights, .mutual: .unknown
    }
  }
}
