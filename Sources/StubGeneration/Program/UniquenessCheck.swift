/// A walk over a program that counts how often each place occurs, and compares that with how many
/// values unique fields can have.
struct UniquenessCheck {
  private let count: CapacityCount
  /// What is too small, each field once.
  private(set) var shortages: [Shortage] = []
  private var depth = 0
  private var recursion = 0

  private var nodes: [Node] { count.nodes }
  private var objects: [ObjectPlan] { count.objects }

  /// Unique fields with fewer values than places.
  struct Shortage: Hashable {
    /// The model.
    var model: String
    /// The coding keys.
    var fields: [String]
    /// How many values there are; nil where nobody knows.
    var possible: UInt64?
    /// How many places there are.
    var places: UInt64
  }

  init(nodes: [Node], objects: [ObjectPlan]) {
    count = CapacityCount(nodes: nodes, objects: objects)
  }

  /// Visits what a node holds, which occurs `places` times.
  mutating func visit(_ node: Int, places: UInt64) {
    guard depth < 24, places > 0 else { return }
    depth += 1
    defer { depth -= 1 }
    switch nodes[node] {
    case .object(let number): visit(object: number, places)
    case .optional(let inner, _): visit(inner, places: places)
    case .list(let plan): visit(plan.element, places: places.times(plan.greatest))
    case .dictionary(let plan): visit(plan.value, places: places.times(plan.greatest))
    case .tuple(let elements, let rest):
      for element in elements { visit(element.node, places: places) }
      if let rest { visit(rest.element, places: places.times(rest.greatest)) }
    case .variants(let plans):
      for plan in plans { if let inner = plan.node { visit(inner, places: places) } }
    case .nested(let inner):
      guard recursion < GenerationProgram.recursionLimit else { return }
      recursion += 1
      visit(inner, places: places)
      recursion -= 1
    default: break
    }
  }

  private mutating func visit(object number: Int, _ places: UInt64) {
    let object = objects[number]
    for field in object.fields where field.presence > 0 {
      if field.isUnique { judge(field.node, places, field.name, in: number) }
      visit(field.node, places: places)
    }
    for key in object.compoundKeys {
      note(key.capacity, places, key.fields.map { object.fields[$0].name }, in: number)
    }
    if let plan = object.additional { visit(plan.value, places: places.times(plan.greatest)) }
  }

  /// Compares the values of a unique field, or of the elements in it, with their places.
  private mutating func judge(_ node: Int, _ places: UInt64, _ field: String, in object: Int) {
    if case .list(let plan) = nodes[node], !plan.isSet {
      return judge(plan.element, places.times(plan.greatest), field, in: object)
    }
    note(count.capacity(of: node, in: object), places, [field], in: object)
  }

  private mutating func note(
    _ capacity: Capacity,
    _ places: UInt64,
    _ fields: [String],
    in object: Int
  ) {
    guard places > 1, capacity != .unlimited else { return }
    var shortage = Shortage(model: objects[object].model, fields: fields, places: places)
    if case .count(let possible) = capacity {
      guard possible < places else { return }
      shortage.possible = possible
    }
    let isKnown = shortages.contains { $0.model == shortage.model && $0.fields == shortage.fields }
    if !isKnown { shortages.append(shortage) }
  }
}

extension UInt64 {
  /// The product with a count, or the greatest number where it is too large.
  fileprivate func times(_ count: Int) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: UInt64(Swift.max(count, 0)))
    return overflow ? .max : product
  }
}
