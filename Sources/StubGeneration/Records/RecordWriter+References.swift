import StubJSON

extension RecordWriter {
  /// Writes the key of another record; null where there is none to refer to.
  mutating func write(
    _ plan: ReferencePlan,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    guard let record = record(plan, at: spot, in: frame) else { return writer.null() }
    writeKey(ofRecord: record, plan, frame, into: &writer)
  }

  /// Writes the keys of several records, none of them twice.
  mutating func write(
    _ plan: ReferencePlan,
    _ count: Int,
    _ list: ListPlan,
    at spot: Spot,
    in frame: Frame,
    into writer: inout JSONWriter
  ) {
    for record in records(plan, count, list, at: spot, in: frame) {
      writeKey(ofRecord: record, plan, frame, into: &writer)
    }
  }

  /// Whether a reference leads nowhere: that of the root of a tree, or of a record that no other
  /// one refers back to.
  func isMissing(_ field: Fixed<FieldPlan>, at spot: Spot, in frame: Frame) -> Bool {
    guard case .reference(let plan) = program.nodes[field.node] else { return false }
    var writer = self
    return writer.record(plan, at: spot, in: frame) == nil
  }

  private mutating func writeKey(
    ofRecord record: Int,
    _ plan: ReferencePlan,
    _ frame: Frame,
    into writer: inout JSONWriter
  ) {
    guard let target = plan.target else {
      return plan.spelling.write(.integer(record), [], into: &writer)
    }
    let home = Spot(root: plan.root, record: record)
    let field = program.objects[target.object].fields[target.field]
    let given = program.given(field.name, field.wireKey, ofRecord: record, root: plan.root)
    let inner = Frame(target.object, at: home, given: [], recursion: frame.recursion)
    if given == nil, let standIn = standIn(for: field, in: inner) {
      return write(field.node, at: standIn.spot, in: standIn.frame, into: &writer)
    }
    write(field.node, at: home.under(field.hash), in: inner, given: given, into: &writer)
  }

  // MARK: One record

  /// The index of the record that the value at a spot refers to; nil where there is none.
  private mutating func record(_ plan: ReferencePlan, at spot: Spot, in frame: Frame) -> Int? {
    guard plan.population > 0 else { return nil }
    let population = UInt64(plan.population)
    let own = plan.ownRecord(frame)
    switch plan.choice {
    case .spread(let curve):
      var stream = spot.stream()
      let rank = curve.rank(of: population, &stream)
      return Int(Permutation(count: population, key: spot.path)[rank])
    case .unique: return Int(spot.rank(of: population).rank)
    case .digit(let digit): return Int(truncatingIfNeeded: rank(of: digit, in: frame))
    case .heap(let tree): if let own { return tree.parent(of: own) }
    case .parent(let slots):
      if let own { return slots.parent(of: UInt64(own)).map { Int($0) } }
    case .branches, .children, .mutual, .rights, .lefts:
      if own != nil { return related(plan, at: spot, in: frame).first }
    case .uniform, .earlier: break
    }
    var stream = spot.stream()
    return Int(stream.below(population))
  }

  // MARK: Several records

  private mutating func records(
    _ plan: ReferencePlan,
    _ count: Int,
    _ list: ListPlan,
    at spot: Spot,
    in frame: Frame
  ) -> [Int] {
    guard plan.population > 0 else { return [] }
    let own = plan.ownRecord(frame)
    switch plan.choice {
    case .branches, .children, .lefts, .rights, .mutual:
      if own != nil { return related(plan, at: spot, in: frame) }
    case .unique:
      let population = UInt64(plan.population)
      return (0..<count).map { Int(spot.element($0, of: list.greatest).rank(of: population).rank) }
    case .earlier(let least):
      if let own { return earlier(than: own, count, least, plan.population, at: spot) }
    case .spread(let curve): return spread(curve, count, plan.population, at: spot)
    case .uniform, .heap, .parent, .digit: break
    }
    return spot.sample(count, of: plan.population)
  }

  /// Records before this one; the first ones refer to some behind them where they have to refer to
  /// more than there are before.
  private func earlier(
    than own: Int,
    _ count: Int,
    _ least: Int,
    _ population: Int,
    at spot: Spot
  ) -> [Int] {
    if own >= least { return spot.sample(count, of: min(own, population)) }
    let others = min(least, population - 1)
    return spot.sample(count, of: others).map { $0 < own ? $0 : $0 + 1 }
  }

  /// Records of which some are chosen more often; one that was chosen before gives way to the next.
  private func spread(
    _ curve: DistributionCurve,
    _ count: Int,
    _ population: Int,
    at spot: Spot
  ) -> [Int] {
    let order = Permutation(count: UInt64(population), key: spot.path)
    var stream = spot.stream()
    var ranks: [UInt64] = []
    for _ in 0..<min(count, population) {
      var rank = curve.rank(of: UInt64(population), &stream)
      while ranks.contains(rank) { rank = (rank + 1) % UInt64(population) }
      ranks.append(rank)
    }
    return ranks.map { Int(order[$0]) }
  }
}

extension ReferencePlan {
  /// The index of the record that the object around a value is; nil where it is an object inside of
  /// another one.
  func ownRecord(_ frame: Frame) -> Int? {
    frame.spot.path == home ? Int(exactly: frame.spot.ordinal) : nil
  }
}

extension Spot {
  /// Different numbers below `population`, as many as there are at most.
  fileprivate func sample(_ count: Int, of population: Int) -> [Int] {
    let order = Permutation(
      count: UInt64(max(population, 0)),
      key: StreamMixer.fold(path ^ Purpose.order.rawValue, place)
    )
    return (0..<max(min(count, population), 0)).map { Int(order[UInt64($0)]) }
  }
}

extension GenerationProgram {
  /// The value that is fixed by hand for a field of a record, by coding key or key in JSON.
  func given(_ name: String, _ wireKey: String, ofRecord record: Int, root: UInt64) -> JSONValue? {
    let pinned = root == self.root ? pins[record] : targetPins[root]?[record]
    return pinned?.first { $0.key == name || $0.key == wireKey }?.value
  }
}
