import StubJSON

extension RecordWriter {
  /// Writes the key of another model's record.
  mutating func write(
    _ plan: ReferencePlan,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    let record = plan.record(at: spot)
    guard let target = plan.target else {
      return plan.spelling.write(.integer(record), [], into: &writer)
    }
    let home = Spot(root: plan.root, record: record)
    let field = program.objects[target.object].fields[target.field]
    let given = program.given(field, ofRecord: record, root: plan.root)
    let inner = Frame(target.object, at: home, given: [], recursion: frame.recursion)
    write(field.node, at: home.under(field.hash), in: inner, given: given, into: &writer)
  }
}

extension ReferencePlan {
  /// The index of the record that the value at a spot refers to.
  ///
  /// A record refers only to earlier ones of its own model, the first to itself where it must.
  func record(at spot: Spot) -> Int {
    if isOwn {
      let index = Int(truncatingIfNeeded: spot.place)
      return index <= 0 ? 0 : (index - 1) / 3
    }
    let count = UInt64(max(population, 1))
    if isUnique { return Int(truncatingIfNeeded: spot.rank(of: count).rank) }
    var stream = spot.stream()
    return Int(truncatingIfNeeded: stream.below(count))
  }
}

extension GenerationProgram {
  /// The value that is fixed by hand for a field of one of the target's records.
  fileprivate func given(_ field: Fixed<FieldPlan>, ofRecord record: Int, root: UInt64)
    -> JSONValue?
  {
    let pinned = root == self.root ? pins[record] : targetPins[root]?[record]
    return pinned?.first { $0.key == field.name || $0.key == field.wireKey }?.value
  }
}
