import StubJSON

extension RecordWriter {
  /// Writes one of several shapes.
  mutating func write(
    _ plans: [VariantPlan],
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    guard !plans.isEmpty else { return writer.null() }
    var spot = spot
    var plan = plans[variant(of: plans, at: &spot)]
    if frame.recursion >= GenerationProgram.recursionLimit {
      plan = plans.first { !($0.node.map { program.mustNest($0) } ?? false) } ?? plan
    }
    write(plan, at: spot.under(plan.hash), in: frame, into: &writer)
  }

  private func variant(of plans: [VariantPlan], at spot: inout Spot) -> Int {
    guard !program.rounds.isEmpty else {
      return Int(spot.share(.variant) * Double(plans.count))
    }
    let walk = spot.walkingVariants(plans.count)
    spot = walk.spot
    return walk.variant
  }

  private mutating func write(
    _ plan: VariantPlan,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    switch plan.form {
    case .bare:
      guard let node = plan.node else { return writer.null() }
      write(node, at: spot, in: frame, into: &writer)
    case .keyed(let key):
      writer.beginObject()
      writer.key(quoted: key)
      writePayload(plan.node, at: spot, in: frame, into: &writer)
      writer.endObject()
    case .tagged(let key, let tag):
      writer.beginObject()
      writer.key(quoted: key)
      writer.raw(tag)
      writeFields(of: plan.node, at: spot, in: frame, into: &writer)
      writer.endObject()
    case .adjacent(let key, let tag, let content):
      writer.beginObject()
      writer.key(quoted: key)
      writer.raw(tag)
      if plan.node != nil {
        writer.key(quoted: content)
        writePayload(plan.node, at: spot, in: frame, into: &writer)
      }
      writer.endObject()
    }
  }

  /// Writes what a variant holds; an empty object where it holds nothing.
  private mutating func writePayload(
    _ node: Int?,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    guard let node else {
      writer.beginObject()
      return writer.endObject()
    }
    write(node, at: spot, in: outside(frame), into: &writer)
  }

  private mutating func writeFields(
    of node: Int?,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    guard var node else { return }
    var recursion = frame.recursion
    while case .nested(let next) = program.nodes[node] {
      node = next
      recursion += 1
    }
    guard case .object(let object) = program.nodes[node] else { return }
    let inner = Frame(object, at: spot, given: [], recursion: recursion)
    writeFields(of: object, in: inner, into: &writer)
  }

  /// The frame for a value that nothing is given for.
  func outside(_ frame: Frame) -> Frame {
    var frame = frame
    frame.given = []
    return frame
  }
}
