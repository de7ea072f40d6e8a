/// The texts that match a pattern from beginning to end, as paths through an automaton.
struct PatternLanguage: Sendable {
  /// All scalars that lead from one state to another one.
  struct Edge: Sendable {
    /// The scalars, not empty.
    let scalars: ScalarSet
    /// Their number.
    let count: Int
    /// Where they lead.
    let target: Int
  }

  /// For each state, its edges to states from which a text can end, by their least scalars. Paths
  /// begin at state 0.
  let edges: [[Edge]]

  /// For each state, whether a text can end there.
  let endsText: [Bool]

  /// The length of the longest text in scalars; nil where there is none or no longest one.
  let longestLength: Int?

  /// The texts that match a pattern; with padding, letters may stand on a side without an anchor.
  init(_ pattern: PatternNode, isPadded: Bool) throws(ValueSyntaxError) {
    let network = try PatternNetwork(pattern, isPadded: isPadded)
    let automaton = try PatternAutomatonBuilder.build(
      network,
      sets: network.sets.map { $0.scalars.drawable(isOpen: $0.isOpen) },
      purpose: .wholeText
    )
    endsText = automaton.matchesAtEnd
    edges = Self.edges(of: automaton)
    longestLength = Self.longestLength(edges)
  }

  // MARK: Edges

  private static func edges(of automaton: PatternAutomaton) -> [[Edge]] {
    let targets = (0..<automaton.stateCount).map { state in
      (0..<automaton.alphabet.classCount).map { number in
        Int(automaton.state(after: Int32(truncatingIfNeeded: state), classNumber: number))
      }
    }
    let isUseful = usefulStates(targets, endsText: automaton.matchesAtEnd)
    return targets.map { targets in
      var ranges: [Int: [ClosedRange<UInt32>]] = [:]
      for (number, target) in targets.enumerated() where target >= 0 && isUseful[target] {
        ranges[target, default: []] += automaton.alphabet.scalarsOfClasses[number].ranges
      }
      return ranges.map { target, ranges in
        let scalars = ScalarSet(ranges)
        return Edge(scalars: scalars, count: scalars.count, target: target)
      }
      .sorted { $0.scalars.ranges[0].lowerBound < $1.scalars.ranges[0].lowerBound }
    }
  }

  /// For each state, whether a text can still end after it.
  private static func usefulStates(_ targets: [[Int]], endsText: [Bool]) -> [Bool] {
    var sources = [[Int]](repeating: [], count: targets.count)
    for (source, targets) in targets.enumerated() {
      for target in Set(targets) where target >= 0 { sources[target].append(source) }
    }
    var isUseful = endsText
    var pending = endsText.indices.filter { endsText[$0] }
    while let state = pending.popLast() {
      for source in sources[state] where !isUseful[source] {
        isUseful[source] = true
        pending.append(source)
      }
    }
    return isUseful
  }

  /// The longest path; nil where paths have no end.
  private static func longestLength(_ edges: [[Edge]]) -> Int? {
    // States leave in the order in which nothing leads to them any more; a circle never does.
    var incoming = [Int](repeating: 0, count: edges.count)
    var isReached = [Bool](repeating: false, count: edges.count)
    var pending = [0]
    isReached[0] = true
    while let state = pending.popLast() {
      for edge in edges[state] {
        incoming[edge.target] += 1
        if !isReached[edge.target] {
          isReached[edge.target] = true
          pending.append(edge.target)
        }
      }
    }
    var lengths = [Int](repeating: 0, count: edges.count)
    var left = incoming[0] == 0 ? [0] : []
    var leftCount = 0
    while let state = left.popLast() {
      leftCount += 1
      for edge in edges[state] {
        lengths[edge.target] = max(lengths[edge.target], lengths[state] + 1)
        incoming[edge.target] -= 1
        if incoming[edge.target] == 0 { left.append(edge.target) }
      }
    }
    guard leftCount == isReached.count(where: { $0 }) else { return nil }
    return lengths.max()
  }
}
