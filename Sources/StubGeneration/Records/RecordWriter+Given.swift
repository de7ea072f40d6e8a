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
      guard let node = plan.node, let parts = plan.parts(of: members) else { continue }
      let place = spot.under(plan.hash)
      writer.beginObject()
      for member in parts.tag {
        writer.key(member.key)
        writer.value(member.value)
      }
      if let payload = parts.payload {
        writer.key(payload.key)
        write(node, at: place, in: outside(frame), given: payload.value, into: &writer)
      }
      if case .object(let object) = program.nodes[node], parts.payload == nil {
        let inner = Frame(object, at: place, given: parts.rest, recursion: frame.recursion)
        writeFields(of: object, in: inner, into: &writer)
      } else {
        for member in parts.rest {
          writer.key(member.key)
          writer.value(member.value)
        }
      }
      return writer.endObject()
    }
    writer.value(.object(members))
  }
}

/// The members of an object that is one of several variants.
private struct VariantParts {
  /// The tag, if there is one.
  var tag: [JSONMember] = []
  /// What stands under a key of its own; nil where the fields stand beside the tag.
  var payload: JSONMember?
  /// Everything else.
  var rest: [JSONMember]
}

extension VariantPlan {
  /// What a given object holds of this variant; nil where the object is of another.
  fileprivate func parts(of members: [JSONMember]) -> VariantParts? {
    func place(_ quoted: [UInt8]) -> Int? {
      members.firstIndex { Array(JSONValue.string($0.key).text(style: .compact).utf8) == quoted }
    }
    func tagPlace(_ key: [UInt8], _ tag: [UInt8]) -> Int? {
      place(key).flatMap { Array(members[$0].value.text(style: .compact).utf8) == tag ? $0 : nil }
    }
    func parts(tag: Int?, payload: Int?) -> VariantParts {
      let rest = members.indices.filter { $0 != tag && $0 != payload }.map { members[$0] }
      return VariantParts(
        tag: tag.map { [members[$0]] } ?? [],
        payload: payload.map { members[$0] },
        rest: rest
      )
    }
    switch form {
    case .bare: return nil
    case .keyed(let key): return place(key).map { parts(tag: nil, payload: $0) }
    case .tagged(let key, let tag): return tagPlace(key, tag).map { parts(tag: $0, payload: nil) }
    case .adjacent(let key, let tag, let content):
      guard let tag = tagPlace(key, tag), let payload = place(content) else { return nil }
      return parts(tag: tag, payload: payload)
    }
  }
}
