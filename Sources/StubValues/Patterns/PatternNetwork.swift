/// A pattern as a nondeterministic automaton (Thompson's construction).
struct PatternNetwork: Sendable {
  /// One step of the automaton.
  enum Step: Sendable {
    /// Consumes a scalar of the set with this index, then goes on at a node.
    case consume(Int, then: Int)
    /// Goes on at both nodes.
    case split(Int, Int)
    /// Goes on at the beginning of the text only.
    case start(then: Int)
    /// Goes on at the end of the text only.
    case end(then: Int)
    /// Has found a match.
    case accept
  }

  /// How many nodes a pattern may have.
  private static let mostNodes = 50_000

  private(set) var nodes: [Step] = [.accept]

  /// The sets that nodes refer to, with whether they are open; each one once.
  private(set) var sets: [(scalars: ScalarSet, isOpen: Bool)] = []

  /// The node where a search begins.
  private(set) var entry = 0

  private var setIndices: [PatternNode: Int] = [:]

  /// The automaton of a pattern.
  ///
  /// With padding, letters may stand before and behind the match, as far as no anchor forbids it.
  init(_ pattern: PatternNode, isPadded: Bool = false) throws(ValueSyntaxError) {
    let padding = PatternNode.repetition(.scalar(.smallLetters, isOpen: false), 0, nil)
    let whole = isPadded ? PatternNode.sequence([padding, pattern, padding]) : pattern
    entry = try add(whole, then: 0)
  }

  /// Adds the nodes of a pattern that goes on at a node; its first node.
  private mutating func add(_ node: PatternNode, then next: Int) throws(ValueSyntaxError) -> Int {
    switch node {
    case .scalar: return try add(.consume(setIndex(node), then: next))
    case .start: return try add(.start(then: next))
    case .end: return try add(.end(then: next))
    case .sequence(let nodes):
      var entry = next
      for node in nodes.reversed() { entry = try add(node, then: entry) }
      return entry
    case .choice(let branches):
      var entry: Int?
      for branch in branches.reversed() {
        let branchEntry = try add(branch, then: next)
        entry = if let other = entry { try add(.split(branchEntry, other)) } else { branchEntry }
      }
      return entry ?? next
    case .repetition(let node, let least, let most):
      return try add(node, times: least, most, then: next)
    }
  }

  private mutating func add(
    _ node: PatternNode,
    times least: Int,
    _ most: Int?,
    then next: Int
  ) throws(ValueSyntaxError) -> Int {
    var entry = next
    if let most {
      for _ in least..<most {
        let body = try add(node, then: entry)
        entry = try add(.split(body, next))
      }
    } else {
      entry = try add(.accept)
      let body = try add(node, then: entry)
      nodes[entry] = .split(body, next)
    }
    for _ in 0..<least { entry = try add(node, then: entry) }
    return entry
  }

  private mutating func add(_ step: Step) throws(ValueSyntaxError) -> Int {
    guard nodes.count < Self.mostNodes else { throw .patternTooLarge }
    nodes.append(step)
    return nodes.count - 1
  }

  private mutating func setIndex(_ node: PatternNode) -> Int {
    if let index = setIndices[node] { return index }
    if case .scalar(let scalars, let isOpen) = node { sets.append((scalars, isOpen)) }
    setIndices[node] = sets.count - 1
    return sets.count - 1
  }
}

extension ValueSyntaxError {
  /// The error about a pattern whose automaton grows too large.
  static let patternTooLarge = ValueSyntaxError(
    "the pattern is too large: repeat less often, or anchor it with '^' and '$'",
    at: 0..<0
  )
}
