import StubDiagnostics
import StubJSON
import StubSchema

/// Enums, by raw values and with associated values.
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
        notes: found.map { Finding.Note("'\(string($0))'", at: location(of: $0)) }
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
        "\(subject(node)) is one of \(name): \(list), and not optional: found null",
        fix: Self.valueForNull
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
}
