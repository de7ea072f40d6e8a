import StubJSON
import StubSchema
import StubValues

/// Writes one record of a program.
///
/// It keeps nothing from value to value but a buffer; every value is drawn from its place alone.
struct RecordWriter {
  let program: GenerationProgram
  /// The text or the bytes of the value that is being drawn.
  var text: TextBuffer = []
  /// Whether values are drawn as if none were fixed by hand.
  var isNatural = false

  init(_ program: GenerationProgram) {
    self.program = program
    text.reserveCapacity(96)
  }

  /// Writes a record with given values in it.
  mutating func write(_ index: Int, given: [JSONMember], into writer: inout JSONWriter) {
    let spot = Spot(root: program.root, record: index)
    let whole = given.first { $0.key.isEmpty }?.value
    var frame = Frame(at: spot)
    frame.given = given
    write(program.start, at: spot, in: frame, given: whole, into: &writer)
  }

  /// Writes the value of a node.
  mutating func write(
    _ node: Int,
    at spot: Spot,
    in frame: Frame,
    given: JSONValue? = nil,
    into writer: inout JSONWriter
  ) {
    switch program.nodes[node] {
    case .value(let plan):
      if let given { return write(given: given, as: plan, into: &writer) }
      let drawn = draw(plan, at: spot, in: frame)
      plan.spelling.write(drawn, text, into: &writer)
    case .object(let object):
      let members = given?.members ?? (frame.object < 0 ? frame.given : [])
      if let given, given.members == nil { return writer.value(given) }
      write(object: object, at: spot, given: members, in: frame, into: &writer)
    case .nested(let inner):
      var frame = frame
      frame.recursion += 1
      write(inner, at: spot, in: frame, given: given, into: &writer)
    case .optional(let inner, let presence):
      var spot = spot
      if given == nil, !isPresent(presence, inner, at: &spot) { return writer.null() }
      write(inner, at: spot, in: frame, given: given, into: &writer)
    case let node:
      guard let given else { return write(node, at: spot, in: frame, into: &writer) }
      write(given: given, as: node, at: spot, in: frame, into: &writer)
    }
  }

  /// Writes the value of a node for which nothing can be given in parts.
  private mutating func write(
    _ node: Node,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    switch node {
    case .choice(let plan):
      let index = index(of: plan, at: spot, in: frame)
      if plan.tokens[index].isEmpty { return writer.value(plan.values[index]) }
      writer.raw(plan.tokens[index])
    case .list(let plan): write(plan, at: spot, in: frame, into: &writer)
    case .dictionary(let plan): write(plan, at: spot, in: frame, into: &writer)
    case .tuple(let elements, let rest): write(elements, rest, at: spot, in: frame, into: &writer)
    case .range(let bound, let isHalfOpen):
      writeRange(of: bound, isHalfOpen, at: spot, in: frame, into: &writer)
    case .variants(let plans): write(plans, at: spot, in: frame, into: &writer)
    case .compound(let kind): kind.write(at: spot, into: &writer)
    case .reference(let plan): write(plan, at: spot, in: frame, into: &writer)
    case .sequence(let start, let step, let spelling):
      spelling.write(step.multiple(spot.ordinal, from: start), [], into: &writer)
    case .template(let plan):
      var buffer: TextBuffer = []
      append(plan.parts, at: spot, in: frame, to: &buffer)
      writer.string(utf8: buffer[...])
    case .nothing, .value, .object, .optional, .nested: writer.null()
    }
  }

  /// Whether a value that may be absent is there.
  func isPresent(_ presence: Double, at spot: Spot) -> Bool {
    if presence >= 1 { return true }
    if presence <= 0 { return false }
    return spot.share(.presence) < presence
  }

  /// Whether a value within a collection that may be null is there.
  private func isPresent(_ presence: Double, _ inner: Int, at spot: inout Spot) -> Bool {
    guard !program.rounds.isEmpty else { return isPresent(presence, at: spot) }
    let walk = spot.walkingPresence(forms: 1, round: program.rounds[inner])
    spot = walk.spot
    return walk.absence == nil
  }

  /// What stands for a field's value that is not there; nil where it is, at the spot that is left.
  func absence(
    of field: Fixed<FieldPlan>,
    at spot: inout Spot,
    in frame: Frame
  ) -> FieldPlan.Absence? {
    if field.absences.isEmpty {
      let isHere =
        field.milestone?.isReached(at: frame.spot) ?? isPresent(field.presence, at: spot)
      let isThere = isHere && !ends(field, at: spot, in: frame)
      return isThere ? nil : field.absence
    }
    let round = program.rounds[field.node]
    let walk = spot.walkingPresence(forms: field.absences.count, round: round)
    spot = walk.spot
    if let form = walk.absence { return field.absences[form] }
    return ends(field, at: spot, in: frame) ? field.absence : nil
  }

  // MARK: Objects

  private mutating func write(
    object: Int,
    at spot: Spot,
    given: [JSONMember],
    in outer: Frame,
    into writer: inout JSONWriter
  ) {
    let frame = Frame(
      object,
      at: spot,
      given: given,
      recursion: outer.recursion,
      outer: surrounding(outer)
    )
    writer.beginObject()
    writeFields(of: object, in: frame, into: &writer)
    writer.endObject()
  }

  /// The object of a frame as the objects in it see it.
  func surrounding(_ frame: Frame) -> Surrounding? {
    guard frame.object >= 0 else { return nil }
    return Surrounding(spot: frame.spot, context: program.objects[frame.object].plan.context)
  }

  /// Writes the fields of an object without its braces.
  mutating func writeFields(of object: Int, in frame: Frame, into writer: inout JSONWriter) {
    let count = program.objects[object].fields.count
    for index in 0..<count {
      write(program.objects[object].fields[index], in: frame, into: &writer)
    }
    if let additional = program.objects[object].additional {
      let spot = frame.spot.under(Self.additionalHash)
      let taken = Set(program.objects[object].fields.map { $0.quotedKey })
      writeEntries(of: additional, at: spot, in: frame, besides: taken, into: &writer)
    }
    if !frame.given.isEmpty { writeUnknown(frame, into: &writer) }
  }

  private static let additionalHash = StreamMixer.hash("*")

  private mutating func write(
    _ field: Fixed<FieldPlan>,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    var spot = frame.spot.under(field.hash)
    let given = frame.given(field)
    if given == nil, let absence = absence(of: field, at: &spot, in: frame) {
      if absence == .null {
        writer.key(quoted: field.quotedKey)
        writer.null()
      }
      return
    }
    writer.key(quoted: field.quotedKey)
    if given == .null { return writer.null() }
    guard given == nil, let home = standIn(for: field, in: frame) else {
      return write(field.node, at: spot, in: frame, given: given, into: &writer)
    }
    write(field.node, at: home.spot, in: home.frame, into: &writer)
  }

  /// Whether there is nothing to write: no record to refer to, or a value that leads too deep.
  private func ends(_ field: Fixed<FieldPlan>, at spot: Spot, in frame: Frame) -> Bool {
    if field.canEndRecursion, frame.recursion >= GenerationProgram.recursionLimit { return true }
    return field.mayBeMissing && isMissing(field, at: spot, in: frame)
  }

  /// Writes given members that the model has no field for, so that nothing given is lost.
  private func writeUnknown(_ frame: Frame, into writer: inout JSONWriter) {
    let plan = program.objects[frame.object]
    for member in frame.given where !member.key.isEmpty && plan.index(of: member.key) == nil {
      writer.key(member.key)
      writer.value(member.value)
    }
  }
}

extension RecordWriter {
  /// The position of a choice's value at a spot.
  mutating func index(of plan: ChoicePlan, at spot: Spot, in frame: Frame) -> Int {
    let count = UInt64(plan.values.count)
    switch plan.order {
    case .inTurn: return Int(truncatingIfNeeded: spot.ordinal % Swift.max(count, 1))
    case .permuted, .walked: return Int(truncatingIfNeeded: spot.rank(of: count).rank)
    case .digit(let digit): return Int(truncatingIfNeeded: rank(of: digit, in: frame))
    case .agreeing(let answer, let positions):
      let fitting = positions[answer(frame.spot)]
      return fitting[Int(spot.share() * Double(fitting.count))]
    case .random:
      let share = spot.share()
      if plan.totals.isEmpty { return Int(share * Double(plan.values.count)) }
      return RandomStream.weighted(plan.totals, at: share)
    }
  }
}

extension DecimalText {
  /// `start` and `count` times this, the nearest numbers that an `Int` holds.
  func multiple(_ count: UInt64, from start: DecimalText) -> Drawn {
    let decimals = Swift.max(decimals, start.decimals)
    let step = scaled(to: decimals, roundingUp: false)
    let factor = Int(truncatingIfNeeded: Swift.min(count, UInt64(Int.max)))
    let sum = start.scaled(to: decimals, roundingUp: false)
      .addingClamped(step.multipliedClamped(factor))
    return decimals == 0 ? .integer(sum) : .decimal(sum, decimals: decimals)
  }
}
