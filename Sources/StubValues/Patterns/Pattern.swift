/// A regular expression: a subset of ECMA-262 under its `u` flag, matched in linear time, from
/// which texts can be drawn as well.
///
/// Supported are literals, escapes (`\d \w \s \D \W \S \t \n \v \f \r \0 \cX \xXX \uXXXX \u{…}` and
/// escaped punctuation), classes with ranges and negation, `.`, groups (plain, `(?:` and named),
/// alternation, the quantifiers `* + ? {m} {m,} {m,n}`, lazy ones too, and the anchors `^` and `$`.
/// Lookaround, backreferences, word boundaries, Unicode properties and flags are refused. A text
/// is one of Unicode scalars.
package struct Pattern: Sendable {
  /// The pattern, as it was given.
  package let source: String

  /// What the pattern consists of.
  let root: PatternNode

  private let automaton: PatternAutomaton

  /// Compiles a pattern.
  ///
  /// - Throws: ``ValueSyntaxError`` that says where and which construct is not supported, or that
  ///   the automaton would have more than 10,000 states.
  package init(_ source: String) throws(ValueSyntaxError) {
    var parser = PatternParser(source)
    let root = try parser.parse()
    self.source = source
    self.root = root
    do throws(ValueSyntaxError) {
      let network = try PatternNetwork(root)
      automaton = try PatternAutomatonBuilder.build(
        network,
        sets: network.sets.map(\.scalars),
        purpose: .search
      )
    } catch {
      throw ValueSyntaxError(error.message, at: 0..<source.utf8.count)
    }
  }

  /// Whether a part of a text matches (the whole text, as far as the pattern is anchored).
  ///
  /// - Complexity: O(*n*), and it ends at the end of the first match.
  package func matches(_ text: String) -> Bool {
    matches(Array(text.utf8).span)
  }

  /// Whether a part of a text in UTF-8 matches; bytes that are no UTF-8 match as U+FFFD.
  package func matches(_ text: Span<UInt8>) -> Bool {
    let (alphabet, transitions) = (automaton.alphabet, automaton.transitions)
    let classCount = alphabet.classCount
    var state: Int32 = 0
    var offset = 0
    while state != PatternAutomaton.dead, state != automaton.matched, offset < text.count {
      let number = alphabet.classNumber(of: UTF8Decoding.scalar(in: text, &offset))
      state = transitions[Int(state) * classCount + number]
    }
    return state != PatternAutomaton.dead && automaton.matchesAtEnd[Int(state)]
  }
}

extension Pattern: Hashable {
  /// Patterns are equal where their sources are.
  package static func == (left: Pattern, right: Pattern) -> Bool { left.source == right.source }

  /// Hashes the source.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
