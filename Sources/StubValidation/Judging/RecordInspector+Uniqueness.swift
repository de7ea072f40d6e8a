import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// A value as it is told apart from others; nil for null and what was not read.
  func key(_ node: Int, _ rule: Int) -> ScalarKey? {
    let entry = entries[node]
    guard entry.isSound else { return nil }
    switch entry.kind {
    case .null, .invalid: return nil
    case .number:
      return JSONNumber(slice(node)).map { .number($0) }
    case .string: return .string(string(node), isUUID: isUUID(rule))
    default:
      return ScalarKey(
        kind: entry.kind.rawValue,
        text: String(decoding: slice(node), as: UTF8.self)
      )
    }
  }

  /// Whether a rule reads UUIDs, which are the same in either case.
  func isUUID(_ rule: Int) -> Bool {
    if case .uuid = program.rules[rule] { return true }
    return false
  }

  /// Checks that the value of a unique field stands nowhere else.
  ///
  /// Of an array it is the elements of which each may stand once.
  mutating func checkUnique(_ node: Int, _ field: Int) {
    checkUnique(node, field, program.fields[field].value)
  }

  private mutating func checkUnique(_ node: Int, _ field: Int, _ rule: Int) {
    if case .array(let inner, _) = program.rules[rule], entries[node].kind == .array {
      var element = node + 1
      while element < entries[node].next {
        checkUnique(element, field, inner)
        element = entries[element].next
      }
      return
    }
    guard let key = key(node, rule) else { return }
    let owner = ValueRegister.Owner(scope: values.scope, field: field)
    reportRepetition(key, owner, node, program.fields[field].wireKey)
  }

  private mutating func reportRepetition(
    _ key: ScalarKey,
    _ owner: ValueRegister.Owner,
    _ node: Int,
    _ name: String
  ) {
    guard let other = values.remember(key, of: owner, in: recordIndex) else { return }
    let place = other == recordIndex ? "this record" : "record \(other)"
    doubt(
      .repeatedValue,
      node,
      "'\(name)' is unique: \(place) has \(found(node)) already"
    )
  }

  /// Checks the groups of fields that are unique together.
  mutating func checkGroups(_ node: Int, _ index: Int, _ base: Int) {
    let fields = program.objects[index].fields
    for (number, group) in program.objects[index].uniqueGroups.enumerated() {
      var parts: [ScalarKey] = []
      for slot in group where slots[base + slot] >= 0 {
        let rule = program.fields[fields.lowerBound + slot].value
        if let key = key(slots[base + slot], rule) { parts.append(key) }
      }
      guard parts.count == group.count else { continue }
      let text = parts.map { "\($0.kind):\($0.text.utf8.count):\($0.text)" }.joined()
      let owner = ValueRegister.Owner(scope: values.scope, field: -1 - number, object: index)
      let key = ScalarKey(kind: 0xFF, text: text)
      guard let other = values.remember(key, of: owner, in: recordIndex) else { continue }
      let names = group.map { "'\(program.fields[fields.lowerBound + $0].wireKey)'" }
      let place = other == recordIndex ? "this record" : "record \(other)"
      let subject =
        group.count == 1
        ? "\(names[0]) is unique" : "\(names.joined(separator: ", ")) are unique together"
      doubt(
        .repeatedValue,
        group.count == 1 ? slots[base + group[0]] : node,
        "\(subject): \(place) has the same already"
      )
    }
  }

  /// Checks that the elements of an array are told apart by their `id`.
  mutating func checkIdentity(ofElementsIn node: Int, _ rule: Int) {
    guard let object = program.object(of: rule), let slot = program.objects[object].identifier
    else { return }
    let field = program.objects[object].fields.lowerBound + slot
    if program.fields[field].isUnique { return }
    var known: [ScalarKey: Int] = [:]
    var element = node + 1
    var position = 0
    while element < entries[node].next {
      if let value = value(of: field, in: element),
        let key = key(value, program.fields[field].value)
      {
        if let other = known[key] {
          doubt(
            .repeatedValue,
            value,
            "'\(program.fields[field].wireKey)' tells the elements apart: element \(other) has \(found(value)) already"
          )
        } else {
          known[key] = position
        }
      }
      position += 1
      element = entries[element].next
    }
  }

  /// Checks that the record's `id` tells it from the others.
  mutating func checkIdentity(ofRecord node: Int) {
    guard let object = program.object(of: program.root),
      let slot = program.objects[object].identifier
    else { return }
    let field = program.objects[object].fields.lowerBound + slot
    if program.fields[field].isUnique { return }
    guard let value = value(of: field, in: node),
      let key = key(value, program.fields[field].value)
    else { return }
    let owner = ValueRegister.Owner(scope: -1, field: field)
    reportRepetition(key, owner, value, program.fields[field].wireKey)
  }

  /// The value of a field in an object, found by its bytes.
  private func value(of field: Int, in node: Int) -> Int? {
    guard entries[node].kind == .object else { return nil }
    let wire = program.fields[field].wireKey
    var key = node + 1
    while key < entries[node].next {
      if text.node(key).hasText(wire) { return key + 1 }
      key = entries[key + 1].next
    }
    return nil
  }
}
