/// What a pattern consists of.
indirect enum PatternNode: Hashable, Sendable {
  /// One scalar of a set. An open set is one by negation or `.`, which names no scalar by itself.
  case scalar(ScalarSet, isOpen: Bool)
  /// One after another.
  case sequence([PatternNode])
  /// One of several.
  case choice([PatternNode])
  /// So many times at least, and at most, if there is an upper bound.
  case repetition(PatternNode, Int, Int?)
  /// The beginning of the text, `^`.
  case start
  /// The end of the text, `$`.
  case end
}
