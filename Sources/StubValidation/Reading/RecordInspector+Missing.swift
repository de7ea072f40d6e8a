import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Reports what an object lacks and what it has too many of; whether it lacks nothing.
  mutating func closeObject(_ node: Int, _ index: Int, _ base: Int, _ strangersBase: Int) -> Bool {
    let fields = program.objects[index].fields
    var missing: [Int] = []
    for slot in 0..<fields.count
    where slots[base + slot] < 0 && program.fields[fields.lowerBound + slot].isRequired {
      if program.fields[fields.lowerBound + slot].isAssumed, !isLoud { continue }
      if !isLoud { return isCutOff(node) }
      missing.append(fields.lowerBound + slot)
    }
    guard isLoud else { return true }
    if missing.isEmpty && strangers.count == strangersBase {
      checkObject(node, index, base)
      return true
    }
    return closeOddObject(node, index, base, strangersBase, missing)
  }

  private mutating func closeOddObject(
    _ node: Int,
    _ index: Int,
    _ base: Int,
    _ strangersBase: Int,
    _ missing: [Int]
  ) -> Bool {
    var unknown = strangers[strangersBase...].filter { !(tagged.node == node && tagged.key == $0) }
    var isComplete = true
    if !isCutOff(node) {
      let partners = partners(of: missing, among: unknown, index)
      for (field, partner) in zip(missing, partners) {
        unknown.removeAll { $0 == partner?.key }
        let isAssumed = program.fields[field].isAssumed
        if isAssumed { assumed += 1 }
        isComplete = (report(missing: field, in: node, partner) || isAssumed) && isComplete
        if isAssumed { assumed -= 1 }
      }
    }
    for key in unknown { reportUnknown(key, index, base) }
    checkObject(node, index, base)
    return isComplete
  }

  /// Whether the text ends, or is broken, inside the object, so that it may lack what was there.
  private func isCutOff(_ node: Int) -> Bool {
    if entries[node].traits.hasAny(.unterminated) { return true }
    return hasFault(in: node) { $0.layer == .structural && !$0.kind.isRepaired }
  }

  /// Whether the structure of the text is at fault inside a node.
  func isBrokenInside(_ node: Int) -> Bool { hasFault(in: node) { $0.layer == .structural } }

  private func hasFault(in node: Int, where matches: (JSONFault) -> Bool) -> Bool {
    !text.faults.isEmpty && text.faults(in: range(node)).contains(where: matches)
  }

  // MARK: Missing keys

  /// What a key that nothing is read of may be instead.
  struct Partner {
    /// How it came to its name.
    enum Reason {
      case misspelling, oldName, unreachable
    }

    var key: Int
    var reason: Reason
  }

  /// For each missing field the unknown key that most probably is meant for it.
  private mutating func partners(
    of missing: [Int],
    among unknown: [Int],
    _ index: Int
  ) -> [Partner?] {
    var partners = [Partner?](repeating: nil, count: missing.count)
    var free = unknown
    for (place, field) in missing.enumerated() where !program.fields[field].isReachable {
      let name = program.fields[field].name
      guard let key = free.first(where: { string($0) == name }) else { continue }
      partners[place] = Partner(key: key, reason: .unreachable)
      free.removeAll { $0 == key }
    }
    for (place, field) in missing.enumerated() where partners[place] == nil {
      let wire = program.fields[field].wireKey
      guard let name = NearMiss.nearest(to: wire, among: free.map { string($0) }),
        let key = free.first(where: { string($0) == name })
      else { continue }
      let reason: Partner.Reason = isOldName(name, wire) ? .oldName : .misspelling
      partners[place] = Partner(key: key, reason: reason)
      free.removeAll { $0 == key }
    }
    pairOldNames(missing, &partners, &free)
    return partners
  }

  /// Pairs keys that share a word with a missing one, or are the only ones of its type.
  private mutating func pairOldNames(
    _ missing: [Int],
    _ partners: inout [Partner?],
    _ free: inout [Int]
  ) {
    for isStrict in [true, false] {
      for (place, field) in missing.enumerated() where partners[place] == nil {
        let fitting = free.filter { fits($0 + 1, field) }
        let related = fitting.filter { sharesWord(string($0), program.fields[field].name) }
        let isOnly =
          fitting.count == 1
          && missing.indices.allSatisfy {
            $0 == place || partners[$0] != nil || !fits(fitting[0] + 1, missing[$0])
          }
        guard let key = isStrict ? related.first : isOnly ? fitting.first : nil else { continue }
        partners[place] = Partner(key: key, reason: .oldName)
        free.removeAll { $0 == key }
      }
    }
  }

  /// Whether a value, which is not null, is one of the field's type.
  private mutating func fits(_ value: Int, _ field: Int) -> Bool {
    entries[value].kind != .null && attempts(value, program.fields[field].value)
  }

  /// Whether one key has all the words of the other and some more, as `done` and `isDone`.
  private func isOldName(_ one: String, _ other: String) -> Bool {
    let (words, others) = (Set(KeyWords(one).tokens), Set(KeyWords(other).tokens))
    return words.isStrictSubset(of: others) || others.isStrictSubset(of: words)
  }

  private func sharesWord(_ one: String, _ other: String) -> Bool {
    let words = Set(KeyWords(one).tokens)
    return KeyWords(other).tokens.contains { $0.count > 2 && words.contains($0) }
  }

  /// - Returns: false, as the reading that failed does.
  private mutating func report(missing field: Int, in node: Int, _ partner: Partner?) -> Bool {
    let wire = program.fields[field].wireKey
    guard let partner else { return reportPlainly(missing: field, in: node) }
    let other = string(partner.key)
    let location = location(of: partner.key)
    switch partner.reason {
    case .misspelling:
      guard isLoud else { return false }
      return fail(
        .missingKey,
        node,
        "missing '\(wire)'; is '\(other)' its misspelling?",
        notes: [Finding.Note("'\(other)' stands here", at: location)],
        fix: Finding.Fix(
          "rename '\(other)' to '\(wire)'",
          edits: rename(partner.key, to: wire).edits
        )
      )
    case .oldName:
      guard isLoud else { return false }
      return fail(
        .missingKey,
        node,
        "missing '\(wire)'; is '\(other)' its old name?",
        notes: [Finding.Note("'\(other)' stands here", at: location)],
        fix: Finding.Fix(
          "rename '\(other)' to '\(wire)'",
          edits: rename(partner.key, to: wire).edits
        )
      )
    case .unreachable:
      guard isLoud else { return false }
      return fail(
        .unreachableValue,
        partner.key,
        "'\(other)' is there, but convertFromSnakeCase makes '\(KeyStrategy.convertFromSnakeCase.codingKey(of: other))' of it, so the coding key '\(other)' is never found",
        fix: Finding.Fix(
          "drop the key strategy, or call the coding key '\(KeyStrategy.convertFromSnakeCase.codingKey(of: other))'"
        )
      )
    }
  }

  private mutating func reportPlainly(missing field: Int, in node: Int) -> Bool {
    let rule = program.fields[field]
    var message = "missing '\(rule.wireKey)', \(expectation(rule.value))"
    if let text = rule.defaultText {
      message += " (the default \(text) is not used by synthesized Decodable)"
    }
    guard isLoud else { return false }
    let fix = Finding.Fix("add \"\(rule.wireKey)\"", addedKey: rule.wireKey)
    return fail(.missingKey, node, message, fix: fix)
  }

  // MARK: Unknown keys

  private mutating func reportUnknown(_ key: Int, _ index: Int, _ base: Int) {
    let text = string(key)
    let fields = program.objects[index].fields
    let name = program.objects[index].name
    if program.objects[index].unreachable[text] != nil {
      doubt(
        .unknownKey,
        key,
        "'\(text)' is never read: convertFromSnakeCase makes '\(KeyStrategy.convertFromSnakeCase.codingKey(of: text))' of it, which is no key of \(name)"
      )
      return
    }
    let absent = (0..<fields.count).filter { slots[base + $0] < 0 }
      .map { program.fields[fields.lowerBound + $0].wireKey }
    if let near = NearMiss.nearest(to: text, among: absent) {
      doubt(
        .unknownKey,
        key,
        "\(name) has no key '\(text)'; did you mean '\(near)'?",
        fix: rename(key, to: near)
      )
      return
    }
    let all = fields.map { program.fields[$0].wireKey }
    let near = NearMiss.nearest(to: text, among: all).map { "; did you mean '\($0)'?" } ?? ""
    doubt(.unknownKey, key, "\(name) has no key '\(text)'\(near)")
  }
}

extension JSONFaultKind {
  /// Whether the parser knows what was meant, so that an object has what it should have.
  fileprivate var isRepaired: Bool {
    switch self {
    case .comment, .singleQuotes, .typographicQuotes, .unquotedKey, .foreignLiteral,
      .foreignNumber, .foreignSpace, .missingComma, .extraComma, .brokenEscape:
      true
    default: false
    }
  }
}
