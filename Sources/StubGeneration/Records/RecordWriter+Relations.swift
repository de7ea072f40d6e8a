import StubJSON

/// What refers back to a record, found without looking at any other one.
extension RecordWriter {
  /// The records on the other side of a relation that belong to the record around, in ascending
  /// order.
  ///
  /// - Parameter spot: Where the field stands whose values are asked for.
  mutating func related(_ plan: ReferencePlan, at spot: Spot, in frame: Frame) -> [Int] {
    guard let own = plan.ownRecord(frame) else { return [] }
    let record = UInt64(own)
    switch plan.choice {
    case .children(let slots, let child):
      let places = slots.children(of: record, among: UInt64(child.population))
      return members(places.map { Int($0) }, of: child, plan, in: frame)
    case .branches(let tree, let child):
      let places = tree.children(of: own, among: child.population)
      return members(places, of: child, plan, in: frame)
    case .mutual(let links): return links.others(of: record).map { Int($0) }
    case .lefts(let links, let degree):
      let count = Self.degree(degree, at: spot)
      return (0..<count).map { Int(links.left(UInt64($0), of: record)) }.sorted()
    case .rights(let links, let right, let degree):
      return links.rights(of: record, most: UInt64(degree.upperBound)).filter { link in
        let home = Spot(root: right.root, record: Int(link.right)).under(right.hash)
        return link.number < UInt64(Self.degree(degree, at: home))
      }.map { Int($0.right) }
    default: return []
    }
  }

  /// How many links a right record has, which both sides find out.
  private static func degree(_ range: ClosedRange<Int>, at spot: Spot) -> Int {
    var stream = spot.stream(.length)
    return stream.integer(range)
  }

  // MARK: Children

  /// Those of the children that have a parent at all, and those that one was given by hand.
  private mutating func members(
    _ children: [Int],
    of field: RelatedField,
    _ plan: ReferencePlan,
    in frame: Frame
  ) -> [Int] {
    let pins = field.root == program.root ? program.pins : program.targetPins[field.root] ?? [:]
    let fixed = pins.filter { $0.value.contains { $0.key == field.name } }
    let free = children.filter { child in
      let home = Spot(root: field.root, record: child).under(field.hash)
      return fixed[child] == nil && isPresent(field.presence, at: home)
    }
    guard !fixed.isEmpty, let key = ownKey(field, in: frame) else { return free }
    let adopted = fixed.filter { record, values in
      record < field.population
        && values.contains { $0.key == field.name && PinnedValues.token(of: $0.value) == key }
    }
    return (free + adopted.keys).sorted()
  }

  /// The key that children hold of the record around.
  private mutating func ownKey(_ field: RelatedField, in frame: Frame) -> [UInt8]? {
    guard let name = field.key else {
      return Int(exactly: frame.spot.ordinal).map { PinnedValues.token(of: .number("\($0)")) }
    }
    guard let own = program.objects[frame.object].fields.first(where: { $0.name == name }) else {
      return nil
    }
    if let given = frame.given(own) { return PinnedValues.token(of: given) }
    return token(of: own, in: frame)
  }
}
