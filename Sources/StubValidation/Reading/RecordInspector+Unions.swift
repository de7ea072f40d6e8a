import StubDiagnostics
import StubJSON
import StubSchema

/// Values that have one of several shapes.
extension RecordInspector {
  mutating func readUnion(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    guard let tag = program.unions[index].tag else { return readUntagged(node, index, rule) }
    guard entries[node].kind == .object else { return failKind(node, rule) }
    guard hasSoundKeys(node) else { return false }
    guard let key = key(tag, in: node, program.unions[index].tagStrategy) else {
      guard isLoud else { return false }
      return fail(
        .missingKey,
        node,
        "missing '\(tag)', which tells what the \(program.unions[index].name) is"
      )
    }
    let value = key + 1
    let isNumber = entries[value].kind == .number && program.unions[index].hasNumericTags
    guard entries[value].kind == .string || isNumber else {
      if entries[value].kind == .invalid { return true }
      guard isLoud else { return false }
      return fail(
        entries[value].kind == .null ? .nullValue : .wrongType,
        value,
        "'\(tag)' tells the variant: found \(found(value))"
      )
    }
    guard isSound(value) else { return false }
    let name = entries[value].kind == .string ? string(value) : clippedNumber(value)
    guard let variant = program.unions[index].variants.first(where: { $0.tag == name }) else {
      return readOtherwise(node, value, index, name)
    }
    guard let payload = variant.rule else { return true }
    return readPayload(node, key, index, payload)
  }

  private mutating func readPayload(
    _ node: Int,
    _ key: Int,
    _ index: Int,
    _ payload: Int
  ) -> Bool {
    guard let content = program.unions[index].content else {
      let outer = tagged
      tagged = (node, key)
      defer { tagged = outer }
      return read(node, payload)
    }
    if let member = self.key(content, in: node, program.unions[index].tagStrategy) {
      return read(member + 1, payload)
    }
    if case .optional = program.rules[payload] { return true }
    guard isLoud else { return false }
    return fail(.missingKey, node, "missing '\(content)', \(expectation(payload))")
  }

  /// The first key of an object that is read as `name`.
  private func key(_ name: String, in node: Int, _ strategy: KeyStrategy) -> Int? {
    var key = node + 1
    while key < entries[node].next {
      if convertedKey(key, strategy == .convertFromSnakeCase) == name { return key }
      key = entries[key + 1].next
    }
    return nil
  }

  private mutating func readOtherwise(
    _ node: Int,
    _ value: Int,
    _ index: Int,
    _ name: String
  ) -> Bool {
    switch program.unions[index].otherwise {
    case .accepted: return true
    case .rule(let rule): return read(node, rule)
    case .refused:
      let tags = program.unions[index].variants.map(\.tag)
      let near = NearMiss.nearest(to: name, among: tags)
      guard isLoud else { return false }
      return fail(
        .unknownTag,
        value,
        "\(program.unions[index].name) has no variant '\(name)'; it is one of \(Self.list(tags))",
        fix: near.map {
          Finding.Fix(
            "write \"\($0)\"",
            edits: [Finding.Edit(range(value), JSONFragment.string($0))]
          )
        }
      )
    }
  }

  private mutating func readUntagged(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    for variant in program.unions[index].variants {
      guard let payload = variant.rule, attempts(node, payload) else { continue }
      return isLoud ? read(node, payload) : true
    }
    switch program.unions[index].otherwise {
    case .accepted: return true
    case .rule(let rule): return read(node, rule)
    case .refused:
      if entries[node].kind == .invalid { return true }
      let shapes = program.unions[index].variants.compactMap(\.rule).map { expectation($0) }
      markUnsound(node)
      guard isLoud else { return false }
      return fail(
        entries[node].kind == .null ? .nullValue : .noVariant,
        node,
        "\(subject(node)) is \(Self.article(program.unions[index].name)): \(Self.list(shapes)); found \(found(node)), which fits none of them"
      )
    }
  }

  /// Remembers that what is malformed in a value has kept it from being read.
  private mutating func markUnsound(_ node: Int) {
    if isLoud { reportedNodes.append(node) }
  }
}
