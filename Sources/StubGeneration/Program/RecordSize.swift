/// How many values a record holds, roughly: enough to tell a large one from one without end.
struct RecordSize {
  /// The most values that a record may hold.
  static let greatest = 10_000_000.0

  /// The most elements that a collection of walked lengths counts for.
  private static let walkedLength = 4.0

  let nodes: [Node]
  let objects: [ObjectPlan]
  private var sizes: [Place: Double] = [:]

  /// A node, and how many objects around it stand within their own kind.
  private struct Place: Hashable {
    let node: Int
    let recursion: Int
  }

  init(_ nodes: [Node], _ objects: [ObjectPlan]) {
    self.nodes = nodes
    self.objects = objects
  }

  /// How many values stand at a node; each node is counted once for each recursion.
  mutating func values(at node: Int, recursion: Int = 0) -> Double {
    let place = Place(node: node, recursion: recursion)
    if let known = sizes[place] { return known }
    sizes[place] = 1
    let size = 1 + inner(of: nodes[node], recursion)
    sizes[place] = size
    return size
  }

  private mutating func inner(of node: Node, _ recursion: Int) -> Double {
    switch node {
    case .object(let number):
      let object = objects[number]
      var size = 0.0
      for field in object.fields {
        size += field.presence * values(at: field.node, recursion: recursion)
      }
      if let more = object.additional { size += inner(of: .dictionary(more), recursion) }
      return size
    case .optional(let inner, let presence):
      return presence * values(at: inner, recursion: recursion)
    case .list(let plan):
      let length = Self.length(plan.least, plan.common ?? plan.greatest, plan.lengths)
      return length * values(at: plan.element, recursion: recursion)
    case .dictionary(let plan):
      let length = Self.length(plan.least, plan.common ?? plan.greatest, plan.lengths)
      return length * values(at: plan.value, recursion: recursion)
    case .tuple(let elements, let rest):
      let size = elements.reduce(0) { $0 + values(at: $1.node, recursion: recursion) }
      return size + (rest.map { inner(of: .list($0), recursion) } ?? 0)
    case .variants(let plans):
      return plans.compactMap(\.node).map { values(at: $0, recursion: recursion) }.min() ?? 0
    case .nested(let inner):
      guard recursion < GenerationProgram.recursionLimit else { return 0 }
      return values(at: inner, recursion: recursion + 1)
    default: return 0
    }
  }

  private static func length(_ least: Int, _ most: Int, _ walked: [Int]) -> Double {
    if let shortest = walked.min() { return max(Double(shortest), walkedLength) }
    return (Double(least) + Double(max(least, most))) / 2
  }
}
