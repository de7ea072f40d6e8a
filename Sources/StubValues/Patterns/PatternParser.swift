/// Reads a pattern of ECMA-262 under its `u` flag, as far as it is supported.
struct PatternParser {
  /// How deeply groups may be nested.
  private static let deepestNesting = 100

  /// How often something may be repeated.
  private static let largestCount = 10_000

  /// The scalars of the pattern.
  let scalars: [Unicode.Scalar]

  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]

  /// The index of the next scalar.
  var index = 0

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  /// The whole pattern.
  mutating func parse() throws(ValueSyntaxError) -> PatternNode {
    let node = try choice(depth: 0)
    if peek == ")" { throw error("this ')' closes no group", suggestion: "\\)") }
    return node
  }

  // MARK: Structure

  private mutating func choice(depth: Int) throws(ValueSyntaxError) -> PatternNode {
    var branches = [try sequence(depth: depth)]
    while take("|") { branches.append(try sequence(depth: depth)) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence(depth: Int) throws(ValueSyntaxError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      let start = index
      let atom = try atom(depth: depth)
      nodes.append(try quantified(atom, since: start))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func atom(depth: Int) throws(ValueSyntaxError) -> PatternNode {
    let start = index
    guard let scalar = peek else { return .sequence([]) }
    index += 1
    switch scalar {
    case "^": return .start
    case "$": return .end
    case ".": return .scalar(.notLineTerminators, isOpen: true)
    case "(": return try group(depth: depth)
    case "[": return try characterClass(since: start)
    case "\\": return try escapedAtom(since: start)
    case "*", "+", "?": throw error("'\(scalar)' has nothing to repeat", since: start)
    case "{", "}", "]":
      throw error(
        "'\(scalar)' stands for itself only as '\\\(scalar)'",
        since: start,
        suggestion: "\\\(scalar)"
      )
    default: return .scalar(ScalarSet(scalar.value), isOpen: false)
    }
  }

  private mutating func group(depth: Int) throws(ValueSyntaxError) -> PatternNode {
    let start = index - 1
    if depth >= Self.deepestNesting { throw error("groups are nested too deeply", since: start) }
    if take("?") { try groupKind(since: start) }
    let node = try choice(depth: depth + 1)
    guard take(")") else { throw error("the group is not closed", since: start) }
    return node
  }

  /// What stands between `(?` and the content.
  private mutating func groupKind(since start: Int) throws(ValueSyntaxError) {
    if take(":") { return }
    if take("=") || take("!") { throw error("lookahead is not supported", since: start) }
    if take("<") {
      if take("=") || take("!") { throw error("lookbehind is not supported", since: start) }
      return try groupName(since: start)
    }
    while let scalar = peek, ScalarSet.wordCharacters.contains(scalar.value) || scalar == "-" {
      index += 1
    }
    if index > start + 2, peek == ":" || peek == ")" {
      index += 1
      throw error("flags are not supported", since: start)
    }
    throw error("no group begins like this", since: start, suggestion: "(?:")
  }

  private mutating func groupName(since start: Int) throws(ValueSyntaxError) {
    let first = index
    while let scalar = peek, ScalarSet.wordCharacters.contains(scalar.value) || scalar == "$" {
      index += 1
    }
    let hasName = index > first && !ScalarSet.digits.contains(scalars[first].value)
    guard hasName, take(">") else {
      throw error("the group's name is not well formed", since: start)
    }
  }

  // MARK: Quantifiers

  private mutating func quantified(
    _ atom: PatternNode,
    since start: Int
  ) throws(ValueSyntaxError) -> PatternNode {
    guard let (least, most) = try quantifier() else { return atom }
    if atom == .start || atom == .end {
      throw error("an anchor cannot be repeated", since: start)
    }
    // A lazy quantifier changes which match is found, not whether there is one.
    _ = take("?")
    if let scalar = peek, scalar == "*" || scalar == "+" || scalar == "?" {
      index += 1
      throw error("'\(scalar)' has nothing to repeat", since: index - 1)
    }
    return .repetition(atom, least, most)
  }

  private mutating func quantifier() throws(ValueSyntaxError) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = index
    guard take("{") else { return nil }
    guard let least = try number(since: start) else {
      throw error("'{' stands for itself only as '\\{'", since: start, suggestion: "\\{")
    }
    var most: Int? = least
    if take(",") { most = try number(since: start) }
    guard take("}") else { throw error("the quantifier is not closed", since: start) }
    if let most, most < least { throw error("the bounds are the wrong way round", since: start) }
    return (least, most)
  }

  private mutating func number(since start: Int) throws(ValueSyntaxError) -> Int? {
    let first = index
    var value = 0
    while let scalar = peek, let digit = UInt8(exactly: scalar.value)?.decimalDigit {
      value = min(value * 10 + digit, Self.largestCount + 1)
      index += 1
    }
    if value > Self.largestCount {
      throw error("a quantifier counts to \(Self.largestCount) at most", since: start)
    }
    return index > first ? value : nil
  }

  // MARK: Scalars

  /// The next scalar.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Steps over a scalar, if it is the next one.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// An error about what was read since an index, and at least the next scalar.
  func error(
    _ message: String,
    since start: Int? = nil,
    suggestion: String? = nil
  ) -> ValueSyntaxError {
    let first = start ?? index
    let end = min(max(index, first + 1), scalars.count)
    return ValueSyntaxError(
      message,
      at: offsets[min(first, end)]..<offsets[end],
      suggestion: suggestion
    )
  }
}
