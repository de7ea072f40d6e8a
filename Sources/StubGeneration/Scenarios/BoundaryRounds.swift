/// How long the walks of the scenario `edge` are.
enum BoundaryRounds {
  /// How many values that hold others follow each other between two absent ones; the same for all,
  /// so that no field of a model changes how the fields around the model walk.
  private static let usual: UInt64 = 8

  /// How many values of a node follow each other in a round in which it may be absent: each value
  /// of its own once.
  static func walk(_ node: Node) -> UInt64 {
    switch node {
    case .value(let plan): UInt64(max(plan.walk, 1))
    case .choice(let plan): plan.order.isRandom ? 1 : UInt64(max(plan.values.count, 1))
    case .sequence, .template, .range, .compound, .reference, .nothing: 1
    case .object, .optional, .list, .dictionary, .tuple, .variants, .nested: usual
    }
  }
}

/// How many values in a row it takes, from the first one on, to show everything that nodes walk
/// through in the scenario `edge`.
struct BoundaryCoverage {
  private let nodes: [Node]
  private let objects: [ObjectPlan]
  private var known: [Int: UInt64] = [:]

  /// No more is counted.
  private static let limit: UInt64 = 1 << 40

  /// The coverage of the nodes of a program.
  init(_ nodes: [Node], _ objects: [ObjectPlan]) {
    self.nodes = nodes
    self.objects = objects
  }

  /// How many values of a node show everything in it.
  mutating func count(of node: Int) -> UInt64 {
    if let count = known[node] { return count }
    // What may contain itself is met again before it is known.
    known[node] = 1
    let count = min(max(counted(nodes[node]), 1), Self.limit)
    known[node] = count
    return count
  }

  private mutating func counted(_ node: Node) -> UInt64 {
    switch node {
    case .optional(let inner, _): return presences(1, inner)
    case .nested(let inner): return count(of: inner)
    case .object(let number): return object(objects[number])
    case .list(let plan): return list(plan.lengths, plan.element)
    case .dictionary(let plan): return list(plan.lengths, plan.value)
    case .tuple(let elements, let rest):
      let longest = elements.map { count(of: $0.node) }.max() ?? 1
      return max(longest, rest.map { list($0.lengths, $0.element) } ?? 1)
    case .variants(let plans):
      let longest = plans.map { plan in plan.node.map { count(of: $0) } ?? 1 }.max() ?? 1
      return UInt64(plans.count) * longest
    case .value, .choice, .sequence, .template, .range, .compound, .reference, .nothing:
      return BoundaryRounds.walk(node)
    }
  }

  private mutating func object(_ plan: ObjectPlan) -> UInt64 {
    let longest = plan.fields.map { presences($0.absences.count, $0.node) }.max() ?? 1
    guard let additional = plan.additional else { return longest }
    return max(longest, list(additional.lengths, additional.value))
  }

  /// How many values it takes where some of them are absent in each round.
  private mutating func presences(_ forms: Int, _ node: Int) -> UInt64 {
    guard forms > 0 else { return count(of: node) }
    let walk = BoundaryRounds.walk(nodes[node])
    return (count(of: node) + walk - 1) / walk * (walk + UInt64(forms))
  }

  /// How many collections it takes to have had every length and every element.
  private mutating func list(_ lengths: [Int], _ element: Int) -> UInt64 {
    let total = lengths.reduce(0) { $0 &+ UInt64($1) }
    guard total > 0 else { return UInt64(lengths.count) }
    let rounds = (count(of: element) + total - 1) / total
    return UInt64(lengths.count) * rounds
  }
}
