import StubDiagnostics
import StubJSON
import StubSchema

/// Values that have one of several shapes.
extension RecordInspector {
  mutating func readUnion(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    program.unions[index].tag == nil
      ? readUntagged(node, index) : readTagged(node, index, rule)
  }

  // MARK: Told by a tag

  private mutating func readTagged(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .object else { return failKind(node, rule) }
    guard hasSoundKeys(node) else { return false }
    guard let key = key(program.unions[index].tag, in: node, index) else {
      return failTag(of: node, index)
    }
    let value = key + 1
    guard isTag(value, index) else { return failTagKind(value, index) }
    guard isSound(value) else { return false }
    let name = entries[value].kind == .string ? string(value) : clippedNumber(value)
    guard let variant = program.unions[index].variants.firstIndex(where: { $0.tag == name }) else {
      return readOtherwise(node, value, index, name)
    }
    guard let payload = program.unions[index].variants[variant].rule else { return true }
    return readPayload(node, key, index, payload)
  }

  /// Whether a value is of the kind of tags.
  private func isTag(_ value: Int, _ index: Int) -> Bool {
    entries[value].kind == .string
      || entries[value].kind == .number && program.unions[index].hasNumericTags
  }

  private mutating func failTag(of node: Int, _ index: Int) -> Bool {
    guard isLoud, let tag = program.unions[index].tag else { return false }
    let message = "missing '\(tag)', which tells what the \(program.unions[index].name) is"
    return fail(.missingKey, node, message)
  }

  private mutating func failTagKind(_ value: Int, _ index: Int) -> Bool {
    if entries[value].kind == .invalid { return true }
    guard isLoud, let tag = program.unions[index].tag else { return false }
    return fail(
      entries[value].kind == .null ? .nullValue : .wrongType,
      value,
      "'\(tag)' tells the variant: found \(found(value))"
    )
  }

  private mutating func readPayload(
    _ node: Int,
    _ key: Int,
    _ index: Int,
    _ payload: Int
  ) -> Bool {
    if program.unions[index].content == nil {
      let outer = tagged
      tagged = (node, key)
      defer { tagged = outer }
      return read(node, payload)
    }
    if let member = self.key(program.unions[index].content, in: node, index) {
      return read(member + 1, payload)
    }
    if case .optional = program.rules[payload] { return true }
    return failContent(of: node, index, payload)
  }

  private mutating func failContent(of node: Int, _ index: Int, _ payload: Int) -> Bool {
    guard isLoud, let content = program.unions[index].content else { return false }
    return fail(.missingKey, node, "missing '\(content)', \(expectation(payload))")
  }

  /// The first key of an object that is read as `name`.
  private func key(_ name: String?, in node: Int, _ index: Int) -> Int? {
    let isConverted = program.unions[index].tagStrategy == .convertFromSnakeCase
    var key = node + 1
    while key < entries[node].next {
      if convertedKey(key, isConverted) == name { return key }
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
    case .refused: return failTagName(value, index, name)
    }
  }

  private mutating func failTagName(_ value: Int, _ index: Int, _ name: String) -> Bool {
    guard isLoud else { return false }
    let tags = program.unions[index].variants.map(\.tag)
    let near = NearMiss.nearest(to: name, among: tags)
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

  // MARK: Told by what fits

  private mutating func readUntagged(_ node: Int, _ index: Int) -> Bool {
    for variant in program.unions[index].variants.indices {
      guard let payload = program.unions[index].variants[variant].rule, attempts(node, payload)
      else { continue }
      return isLoud ? read(node, payload) : true
    }
    switch program.unions[index].otherwise {
    case .accepted: return true
    case .rule(let rule): return read(node, rule)
    case .refused: return failVariants(node, index)
    }
  }

  private mutating func failVariants(_ node: Int, _ index: Int) -> Bool {
    if entries[node].kind == .invalid { return true }
    guard isLoud else { return false }
    markUnsound(node)
    let shapes = program.unions[index].variants.compactMap(\.rule).map { expectation($0) }
    return fail(
      entries[node].kind == .null ? .nullValue : .noVariant,
      node,
      "\(subject(node)) is \(Self.article(program.unions[index].name)): \(Self.list(shapes)); "
        + "found \(found(node)), which fits none of them"
    )
  }

  /// Remembers that what is malformed in a value has kept it from being read.
  private mutating func markUnsound(_ node: Int) {
    reportedNodes.append(node)
  }
}
