extension PatternParser {
  /// A member of a class: one scalar, or a set that cannot be the end of a range.
  private enum Member {
    case scalar(UInt32)
    case set(ScalarSet, isOpen: Bool)
  }

  /// What follows a `[`.
  mutating func characterClass(since start: Int) throws(ValueSyntaxError) -> PatternNode {
    let isNegated = take("^")
    var set = ScalarSet([])
    var isOpen = isNegated
    while !take("]") {
      let memberStart = index
      let member = try member(since: start)
      let isRange = peek == "-" && index + 1 < scalars.count && scalars[index + 1] != "]"
      guard isRange else {
        let (members, membersAreOpen) = Self.members(member)
        set = set.union(members)
        isOpen = isOpen || membersAreOpen
        continue
      }
      index += 1
      let last = try self.member(since: start)
      set = set.union(try range(member, last, since: memberStart))
    }
    return .scalar(isNegated ? set.inverted : set, isOpen: isOpen)
  }

  private mutating func member(since start: Int) throws(ValueSyntaxError) -> Member {
    guard let scalar = peek else { throw error("the class is not closed", since: start) }
    let memberStart = index
    index += 1
    guard scalar == "\\" else { return .scalar(scalar.value) }
    if let escaped = peek, let (set, isOpen) = classEscape(escaped) {
      index += 1
      return .set(set, isOpen: isOpen)
    }
    if take("b") { return .scalar(0x08) }
    return .scalar(try characterEscape(since: memberStart))
  }

  private static func members(_ member: Member) -> (ScalarSet, isOpen: Bool) {
    switch member {
    case .scalar(let scalar): (ScalarSet(scalar), false)
    case .set(let set, let isOpen): (set, isOpen)
    }
  }

  private func range(
    _ first: Member,
    _ last: Member,
    since start: Int
  ) throws(ValueSyntaxError) -> ScalarSet {
    guard case .scalar(let low) = first, case .scalar(let high) = last else {
      throw error("a class such as '\\d' cannot be the end of a range", since: start)
    }
    guard low <= high else { throw error("the range is the wrong way round", since: start) }
    return ScalarSet([low...high])
  }
}
