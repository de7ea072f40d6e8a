/// Builds a deterministic automaton by the subset construction.
struct PatternAutomatonBuilder {
  /// How many states an automaton may have.
  private static let mostStates = 10_000

  /// How many entries its table, and its subsets together, may have.
  private static let mostEntries = 4_000_000

  private let network: PatternNetwork
  private let alphabet: PatternAlphabet
  private let purpose: PatternAutomaton.Purpose

  private var subsets: [[Int32]] = []
  private var numbers: [[Int32]: Int32] = [:]
  private var matchesAtEnd: [Bool] = []
  private var matched = PatternAutomaton.dead
  private var entryCount = 0

  /// The closure in which each node was seen last.
  private var marks: [Int]
  private var closureCount = 0

  /// Builds the automaton of a network whose sets are replaced by the given ones.
  static func build(
    _ network: PatternNetwork,
    sets: [ScalarSet],
    purpose: PatternAutomaton.Purpose
  ) throws(ValueSyntaxError) -> PatternAutomaton {
    var builder = PatternAutomatonBuilder(network, sets: sets, purpose: purpose)
    return try builder.automaton()
  }

  private init(_ network: PatternNetwork, sets: [ScalarSet], purpose: PatternAutomaton.Purpose) {
    self.network = network
    self.purpose = purpose
    alphabet = PatternAlphabet(sets)
    marks = [Int](repeating: 0, count: network.nodes.count)
  }

  private mutating func automaton() throws(ValueSyntaxError) -> PatternAutomaton {
    let restart = purpose == .search ? [network.entry] : []
    // The first subset is never reused: only there is the text still at its beginning.
    _ = try append(closure([network.entry], atStart: true), atStart: true)
    var transitions: [Int32] = []
    var state = 0
    while state < subsets.count {
      if Int32(state) == matched {
        transitions += [Int32](repeating: matched, count: alphabet.classCount)
      } else {
        for targets in targets(from: subsets[state]) {
          transitions.append(try number(of: closure(targets + restart, atStart: false)))
        }
      }
      if transitions.count > Self.mostEntries { throw .patternTooLarge }
      state += 1
    }
    return PatternAutomaton(
      alphabet: alphabet,
      transitions: transitions,
      matchesAtEnd: matchesAtEnd,
      matched: matched
    )
  }

  /// For each class, the nodes to which its scalars lead from a subset.
  private func targets(from subset: [Int32]) -> [[Int]] {
    var targets = [[Int]](repeating: [], count: alphabet.classCount)
    for node in subset {
      guard case .consume(let set, let next) = network.nodes[Int(node)] else { continue }
      for number in alphabet.classesOfSets[set] { targets[number].append(next) }
    }
    return targets
  }

  // MARK: States

  /// The state of a subset behind the beginning of the text.
  private mutating func number(of subset: [Int32]) throws(ValueSyntaxError) -> Int32 {
    if subset.isEmpty { return PatternAutomaton.dead }
    if let number = numbers[subset] { return number }
    if purpose == .search, subset[0] == 0, matched != PatternAutomaton.dead {
      // Whatever else is in the subset, the match stands.
      return matched
    }
    let number = try append(subset, atStart: false)
    numbers[subset] = number
    return number
  }

  private mutating func append(
    _ subset: [Int32],
    atStart: Bool
  ) throws(ValueSyntaxError) -> Int32 {
    entryCount += subset.count
    guard subsets.count < Self.mostStates, entryCount <= Self.mostEntries else {
      throw .patternTooLarge
    }
    let number = Int32(truncatingIfNeeded: subsets.count)
    if purpose == .search, subset.first == 0 { matched = number }
    subsets.append(subset)
    let ending = closure(subset.map(Int.init), atStart: atStart, atEnd: true)
    matchesAtEnd.append(ending.first == 0)
    return number
  }

  /// The nodes that are reached without consuming anything, ascending: those that consume, those
  /// that wait for the end, and node 0, which accepts.
  private mutating func closure(_ start: [Int], atStart: Bool, atEnd: Bool = false) -> [Int32] {
    closureCount += 1
    var pending = start
    var closure: [Int32] = []
    while let index = pending.popLast() {
      if marks[index] == closureCount { continue }
      marks[index] = closureCount
      switch network.nodes[index] {
      case .split(let first, let second): pending += [first, second]
      case .start(let next): if atStart { pending.append(next) }
      case .end(let next) where atEnd: pending.append(next)
      case .consume, .end, .accept: closure.append(Int32(truncatingIfNeeded: index))
      }
    }
    return closure.sorted()
  }
}
