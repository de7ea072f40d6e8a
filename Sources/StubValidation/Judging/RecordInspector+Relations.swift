import StubDiagnostics
import StubJSON
import StubSchema

extension RecordInspector {
  /// Checks that the records that a record refers to refer back to it, where they are known.
  mutating func checkRelations(_ object: Int, _ base: Int) {
    for relation in program.relations where slots[base + relation.slot] >= 0 {
      guard let owner = ownKey(relation, object, base) else { continue }
      let node = slots[base + relation.slot]
      let field = program.objects[object].fields.lowerBound + relation.slot
      guard entries[node].kind == .array else {
        check(node, field, owner, relation)
        continue
      }
      var element = node + 1
      while element < entries[node].next {
        check(element, field, owner, relation)
        element = entries[element].next
      }
    }
  }

  /// The key that the other side knows the record by.
  private func ownKey(_ relation: RelationRule, _ object: Int, _ base: Int) -> ScalarKey? {
    guard let slot = relation.key else { return ScalarKey(index: recordIndex) }
    guard slots[base + slot] >= 0 else { return nil }
    let field = program.objects[object].fields.lowerBound + slot
    return key(slots[base + slot], program.fields[field].value)
  }

  private mutating func check(
    _ node: Int,
    _ field: Int,
    _ owner: ScalarKey,
    _ relation: RelationRule
  ) {
    guard let other = key(node, program.fields[field].value) else { return }
    let link = RelationLink(owner: owner, other: other)
    values.keys.links[relation.path, default: []].insert(link)
    let model = relation.inverse.model
    if model == program.model {
      let finding = Finding(
        .oneSidedRelation,
        message(node, relation),
        at: location(of: node),
        path: path(of: node)
      )
      values.openLinks.append((link.reversed, relation.inverse, finding))
    } else if options.knownKeys.holds(model),
      options.knownKeys.links[relation.inverse]?.contains(link.reversed) != true
    {
      doubt(.oneSidedRelation, node, message(node, relation))
    }
  }

  private func message(_ node: Int, _ relation: RelationRule) -> String {
    "\(subject(node)) is \(found(node)): the \(relation.inverse.model) with it does not refer back "
      + "in '\(relation.inverseKey)'"
  }

  /// Links within this run that nothing leads back for, now that every record was there.
  func openRelations() -> [Finding] {
    values.openLinks.filter { open in
      values.keys.links[open.inverse]?.contains(open.link) != true
    }.map(\.finding)
  }
}

extension ScalarKey {
  /// The key of a record that is known by its index.
  init?(index: Int) {
    guard let number = JSONNumber("\(index)") else { return nil }
    let digits = String(decoding: number.digits.map { $0 + 0x30 }, as: UTF8.self)
    self.init(kind: JSONKind.number.rawValue, text: "\(digits)e\(number.exponent)")
  }
}
