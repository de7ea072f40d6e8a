import StubJSON

/// Completes given values that hold objects of their own.
extension RecordWriter {
  /// Writes a given array, dictionary or variant with what its objects lack; anything else as it
  /// is.
  mutating func write(
    given: JSONValue,
    as node: Node,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    switch (node, given) {
    case (.list(let plan), .array(let elements)):
      writer.beginArray()
      for (index, element) in elements.enumerated() {
        let place = spot.element(index, of: plan.greatest)
        write(plan.element, at: place, in: frame, given: element, into: &writer)
      }
      writer.endArray()
    case (.dictionary(let plan), .object(let members)) where plan.isObject:
      let home = spot.under(Self.valueHash)
      writer.beginObject()
      for (index, member) in members.enumerated() {
        writer.key(member.key)
        let place = home.element(index, of: plan.greatest)
        write(plan.value, at: place, in: frame, given: member.value, into: &writer)
      }
      writer.endObject()
    case (.variants(let plans), .object(let members)):
      write(given: members, asOneOf: plans, at: spot, in: frame, into: &writer)
    default: writer.value(given)
    }
  }

  /// Writes an object as the variant that its key or its tag names, with what that lacks.
  private mutating func write(
    given members: [JSONMember],
    asOneOf plans: [VariantPlan],
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    for plan in plans {
      guard let node = plan.node, let payload = plan.payload(in: members) else { continue }
      let place = spot.under(plan.hash)
      writer.beginObject()
      for member in members where member.key != payload.key {
        if payload.key != nil { writer.key(member.key); writer.value(member.value) }
      }
      if let key = payload.key {
        writer.key(key)
        write(node, at: place, in: outside(frame), given: payload.value, into: &writer)
      } else if case .object(let object) = program.nodes[node] {
        let inner = Frame(object, at: place, given: members, recursion: frame.recursion)
        writeFields(of: object, in: inner, into: &writer)
      } else {
        for member in members { writer.key(member.key); writer.value(member.value) }
      }
      return writer.endObject()
    }
    writer.value(.object(members))
  }
}

extension VariantPlan {
  /// What a given object holds of this variant: the key of its payload and that, or no key where
  /// the payload's fields stand beside the tag; nil where the object is of another variant.
  fileprivate func payload(in members: [JSONMember]) -> (key: String?, value: JSONValue)? {
    func value(_ quoted: [UInt8]) -> JSONMember? {
      members.first { Array(JSONValue.string($0.key).text(style: .compact).utf8) == quoted }
    }
    func has(_ key: [UInt8], _ tag: [UInt8]) -> Bool {
      value(key).map { Array($0.value.text(style: .compact).utf8) == tag } ?? false
    }
    switch form {
    case .bare: return nil
    case .keyed(let key): return value(key).map { ($0.key, $0.value) }
    case .tagged(let key, let tag): return has(key, tag) ? (nil, .object(members)) : nil
    case .adjacent(let key, let tag, let content):
      guard has(key, tag) else { return nil }
      return value(content).map { ($0.key, $0.value) }
    }
  }
}
