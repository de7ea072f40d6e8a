/// A pattern as a deterministic automaton over the classes of its alphabet.
struct PatternAutomaton: Sendable {
  /// What the automaton is to tell.
  enum Purpose: Sendable {
    /// Whether a text has a match anywhere.
    case search
    /// Which texts are a match from beginning to end.
    case wholeText
  }

  /// The number that stands for no state.
  static let dead: Int32 = -1

  /// The classes that the automaton tells apart.
  let alphabet: PatternAlphabet

  /// For each state and class, the next state or ``dead``; the first state is 0.
  let transitions: [Int32]

  /// For each state, whether a text that ends here matches.
  let matchesAtEnd: [Bool]

  /// The state in which a match has been found, whatever follows; ``dead`` where there is none.
  let matched: Int32

  /// The number of states.
  var stateCount: Int { matchesAtEnd.count }

  /// The state after another one, or ``dead``.
  func state(after state: Int32, classNumber: Int) -> Int32 {
    transitions[Int(state) * alphabet.classCount + classNumber]
  }
}
