import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  // MARK: Enums with associated values

  mutating func readPayloadEnum(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    let object = program.payloadEnums[index].object
    guard entries[node].kind == .object else { return failEnumKind(node, index, rule) }
    guard hasSoundKeys(node) else { return false }
    var found: [(key: Int, slot: Int)] = []
    var unknown: [Int] = []
    var key = node + 1
    while key < entries[node].next {
      if let slot = caseSlot(of: key, object) {
        if !found.contains(where: { $0.slot == slot }) { found.append((key, slot)) }
      } else {
        unknown.append(key)
      }
      key = entries[key + 1].next
    }
    guard found.count == 1, let only = found.first else {
      if found.isEmpty, program.payloadEnums[index].acceptsUnknown { return true }
      return failCaseCount(node, index, found.map(\.key), unknown)
    }
    for key in unknown {
      doubt(
        .unknownKey,
        key,
        "\(program.payloadEnums[index].name) has no case '\(string(key))'; JSONDecoder does not look at it"
      )
    }
    return readField(only.key + 1, program.objects[object].fields.lowerBound + only.slot)
  }

  private func caseSlot(of key: Int, _ object: Int) -> Int? {
    let text = string(key)
    return program.objects[object].raw[text]
      ?? (program.objects[object].strategy == .convertFromSnakeCase
        ? program.objects[object].converted[KeyStrategy.convertFromSnakeCase.codingKey(of: text)]
        : nil)
  }

  private func caseNames(_ index: Int) -> [String] {
    program.objects[program.payloadEnums[index].object].fields.map { program.fields[$0].wireKey }
  }

  private mutating func failEnumKind(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    let names = caseNames(index)
    guard isLoud, entries[node].kind == .string, names.contains(string(node)) else {
      return failKind(node, rule)
    }
    let name = string(node)
    guard isLoud else { return false }
    return fail(
      .wrongType,
      node,
      "\(subject(node)) is \(expectation(rule)): found \(found(node))",
      fix: Finding.Fix(
        "write {\"\(name)\": {}}",
        edits: [Finding.Edit(range(node), "{\(JSONFragment.string(name)): {}}")]
      )
    )
  }

  private mutating func failCaseCount(
    _ node: Int,
    _ index: Int,
    _ found: [Int],
    _ unknown: [Int]
  ) -> Bool {
    guard isLoud else { return false }
    let names = caseNames(index)
    let expected =
      "\(subject(node)) is \(Self.article(program.payloadEnums[index].name)), with one of its cases as the only key: \(Self.list(names))"
    if found.count > 1 {
      guard isLoud else { return false }
      return fail(
        .wrongCaseCount,
        node,
        "\(expected); found \(found.count) of them",
        notes: found.map { Finding.Note("'\(string($0))'", at: text.location(of: range($0))) }
      )
    }
    guard let first = unknown.first else {
      guard isLoud else { return false }
      return fail(.wrongCaseCount, node, "\(expected); found an empty object")
    }
    if unknown.count == 1 {
      let name = string(first)
      let near = NearMiss.nearest(to: name, among: names)
      guard isLoud else { return false }
      return fail(
        .unknownCase,
        first,
        "\(program.payloadEnums[index].name) has no case '\(name)'; its cases are \(Self.list(names))",
        fix: near.map { rename(first, to: $0) }
      )
    }
    let keys = Self.list(unknown.map { "'\(string($0))'" })
    guard isLoud else { return false }
    return fail(
      .wrongCaseCount,
      node,
      "\(expected); found the keys \(keys). Swift writes {\"case\": {values}}, no tag beside them"
    )
  }

  // MARK: Raw values

  mutating func failCase(_ node: Int, _ index: Int) -> Bool {
    guard isLoud else { return false }
    let texts = program.rawEnums[index].texts
    let name = program.rawEnums[index].name
    let list = Self.list(texts)
    guard entries[node].kind == .string else {
      guard isLoud else { return false }
      return fail(
        .unknownCase,
        node,
        "\(subject(node)) is one of \(name): \(list); found \(clippedNumber(node))"
      )
    }
    let value = string(node)
    if value.isEmpty {
      guard isLoud else { return false }
      return fail(
        .unknownCase,
        node,
        "\(subject(node)) is one of \(name): \(list); found an empty string; null stands for no value"
      )
    }
    let near = NearMiss.nearest(to: value, among: program.rawEnums[index].known.sorted())
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    guard isLoud else { return false }
    return fail(
      .unknownCase,
      node,
      "\(subject(node)) is one of \(name): \(list); found \(Self.quoted(value))\(hint)",
      fix: near.map {
        Finding.Fix(
          "write \"\($0)\"",
          edits: [Finding.Edit(range(node), JSONFragment.string($0))]
        )
      }
    )
  }

  mutating func failCaseKind(_ node: Int, _ index: Int, _ rule: Int) -> Bool {
    let name = program.rawEnums[index].name
    let list = Self.list(program.rawEnums[index].texts)
    let isText = program.rawEnums[index].type == .string
    switch entries[node].kind {
    case .invalid: return true
    case .null:
      guard isLoud else { return false }
      return fail(
        .nullValue,
        node,
        "\(subject(node)) is one of \(name): \(list), and not optional: found null"
      )
    default:
      guard isLoud else { return false }
      return fail(
        .wrongType,
        node,
        "\(subject(node)) is one of \(name), \(isText ? "strings" : "numbers"): \(list); found \(found(node))",
        fix: kindFix(node, rule)
      )
    }
  }

  // MARK: One of several shapes

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
        .noVariant,
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
