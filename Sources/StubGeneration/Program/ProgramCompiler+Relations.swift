import StubDiagnostics
import StubJSON
import StubSchema

/// Relations of which both sides are held to each other.
extension ProgramCompiler {
  /// How many slots for children a parent has where nothing bounds them.
  private static let usualSlots = 10
  /// How many links a record has at most where nothing bounds them.
  private static let usualLinks = 3

  /// What decides which record a side refers to, so that the other side agrees.
  mutating func held(
    _ side: RelationSide,
    to other: RelationSide,
    _ use: FieldUse
  ) -> ReferencePlan.Choice {
    if side.isMany || other.isParent(of: side) == false { checkPins(side, use) }
    if side.isField(other.field.name, of: other.model.name) { return mutual(side, use) }
    if side.isMany, other.isMany { return paired(side, other, use) }
    if side.isMany || other.isParent(of: side) == false {
      let child = related(other)
      if side.model.name == other.model.name {
        return .branches(tree(parent: side, child: other, use), of: child)
      }
      return .children(slots(parent: side, child: other, use), of: child)
    }
    if side.model.name == other.model.name {
      return .heap(tree(parent: other, child: side, use))
    }
    return .parent(slots(parent: other, child: side, use))
  }

  /// How often a side of a relation has a value; lists always have one, since the other side
  /// counts on it.
  ///
  /// In a tree all records but the first have a parent where nothing says how many have one.
  func presence(of side: RelationSide) -> Double {
    let plain = presence(of: side.field)
    let other = description.inverse(of: side)
    if let other, side.isParent(of: other) || side.isMany || other.bounds.least > 0 { return 1 }
    guard plain > 0, !side.isMany, side.target == side.model.name else { return plain }
    let isMutual = other?.isField(side.field.name, of: side.model.name) ?? false
    return isMutual || side.field.generation.presence == nil ? 1 : plain
  }

  private func related(_ side: RelationSide) -> RelatedField {
    RelatedField(
      root: Self.root(of: side.model.name, seed: options.seed),
      population: population(of: side.model),
      hash: StreamMixer.hash(side.field.name),
      name: side.field.name,
      presence: presence(of: side),
      key: side.field.relation.references.flatMap { description.relationTarget($0)?.field }
    )
  }

  /// The key of a relation, which both sides draw from.
  private func key(of side: RelationSide) -> UInt64 {
    let root = Self.root(of: side.model.name, seed: options.seed)
    return StreamMixer.fold(root, StreamMixer.hash(side.field.name)) ^ Spot.Purpose.order.rawValue
  }

  // MARK: One to many

  private mutating func slots(
    parent: RelationSide,
    child: RelationSide,
    _ use: FieldUse
  ) -> ParentSlots {
    let parents = population(of: parent.model)
    let children = population(of: child.model)
    let most = child.field.constraints.isUnique ? 1 : parent.bounds.most
    let slots = ParentSlots(
      parents: parents,
      children: (parent.bounds.least, most),
      usual: Self.usualSlots,
      key: key(of: child)
    )
    if child.isRequired, let room = slots.capacity, UInt64(children) > room {
      report(
        "\(Self.count(parents, parent.model)) with \(most ?? 0) '\(parent.field.name)' at most "
          + "\(parents == 1 ? "has" : "have") room for \(room), "
          + "and there are \(Self.count(children, child.model))",
        "ask for fewer of \(child.model.name), or for more of \(parent.model.name)",
        use
      )
    } else if parent.bounds.least > 0, UInt64(children) < slots.least * slots.parents {
      report(
        "\(Self.count(parents, parent.model)) with \(parent.bounds.least) "
          + "'\(parent.field.name)' at least \(parents == 1 ? "needs" : "need") "
          + "\(slots.least * slots.parents), and there are \(Self.count(children, child.model))",
        "ask for more of \(child.model.name), or for fewer of \(parent.model.name)",
        use
      )
    }
    return slots
  }

  /// The tree that parents and children of one model make up.
  private mutating func tree(
    parent: RelationSide,
    child: RelationSide,
    _ use: FieldUse
  ) -> HeapLinks {
    let usual = child.field.constraints.isUnique ? 1 : HeapLinks.usualWidth
    let most = parent.bounds.most.map { $0 - (child.isRequired ? 1 : 0) } ?? usual
    if most < 1 || parent.bounds.least > 0, population(of: parent.model) > 1 {
      report(
        "\(parent.model.name) and its '\(parent.field.name)' make up a tree, "
          + "in which the last records have none and one may have several",
        "make '\(child.field.name)' optional, and let '\(parent.field.name)' be empty",
        use
      )
    }
    return HeapLinks(width: max(min(most, usual), 1), isClosed: child.isRequired)
  }

  // MARK: Many to many

  private mutating func mutual(_ side: RelationSide, _ use: FieldUse) -> ReferencePlan.Choice {
    let count = population(of: side.model)
    let bounds = side.bounds
    let most = min(bounds.most ?? max(bounds.least, Self.usualLinks + 1), max(count - 1, 0))
    let links = MutualLinks(count: count, least: bounds.least, most: most, key: key(of: side))
    if count > 0, links.degrees.least < UInt64(bounds.least) {
      report(
        "\(Self.count(count, side.model)) cannot have \(bounds.least) '\(side.field.name)' "
          + "each among themselves",
        "ask for \(count % 2 == 0 ? "more" : "an even number of records"), "
          + "or leave more room between 'minItems' and 'maxItems'",
        use
      )
    }
    return .mutual(links)
  }

  /// The links between two lists; the records of the side that comes later by name say how many
  /// they have, unless only the other one can.
  private mutating func paired(
    _ side: RelationSide,
    _ other: RelationSide,
    _ use: FieldUse
  ) -> ReferencePlan.Choice {
    let isFirst = (side.model.name, side.field.name) < (other.model.name, other.field.name)
    let (first, second) = isFirst ? (side, other) : (other, side)
    for (left, right) in [(first, second), (second, first)] {
      let links = PairLinks(
        lefts: population(of: left.model),
        rights: population(of: right.model),
        isReflexive: left.model.name == right.model.name,
        key: key(of: right)
      )
      guard let degree = degree(of: links, left, right) else { continue }
      if side == right { return .lefts(links, degree: degree) }
      return .rights(links, of: related(right), degree: degree)
    }
    report(
      "no links between \(Self.count(population(of: side.model), side.model)) and "
        + "\(Self.count(population(of: other.model), other.model)) keep to 'minItems' and "
        + "'maxItems' of both '\(side.field.name)' and '\(other.field.name)'",
      "ask for other numbers of records, or leave more room between 'minItems' and 'maxItems'",
      use
    )
    return .uniform
  }

  /// How many links a right record may have for both sides to keep to their bounds; nil where no
  /// number does.
  private func degree(
    of links: PairLinks,
    _ left: RelationSide,
    _ right: RelationSide
  ) -> ClosedRange<Int>? {
    if links.rights == 0 { return left.bounds.least == 0 || links.lefts == 0 ? 0...0 : nil }
    let share = (least: Int(links.share.least), most: max(Int(links.share.most), 1))
    guard left.bounds.least == 0 || share.least > 0 || links.lefts == 0 else { return nil }
    let needed = share.least == 0 ? 0 : (left.bounds.least + share.least - 1) / share.least
    let least = max(right.bounds.least, needed)
    let most = min(
      right.bounds.most ?? max(least, Self.usualLinks),
      left.bounds.most.map { $0 / share.most } ?? .max,
      Int(links.mostLinks)
    )
    guard least <= most else { return nil }
    let isOpen = right.field.constraints.minItems == nil && options.scenario != .minimal
    return max(least, isOpen ? min(1, most) : 0)...min(most, max(least, Self.mostLinks))
  }

  /// How many links a record has at most, whatever the bounds allow.
  private static let mostLinks = 100

  // MARK: Findings

  private static func count(_ count: Int, _ model: ModelSchema) -> String {
    "\(count) \(model.name)"
  }

  /// Reports on the model that is generated; what other models lack is said with them.
  private mutating func report(_ message: String, _ remedy: String, _ use: FieldUse) {
    guard use.holder == rootModel else { return }
    let word = use.field.relation.inverse == nil ? "references" : "inverse"
    report(.unmetRelation, message, word, use, notes: [remedy])
  }

  /// Reports records that fix the side of a relation that follows from the other one.
  private mutating func checkPins(_ side: RelationSide, _ use: FieldUse) {
    guard use.holder == rootModel,
      let pin = side.model.pinnedRecords.first(where: { record in
        record.values.contains { $0.key == side.field.name }
      })
    else { return }
    collector.report(
      Finding(
        .conflictingWords,
        "'records' fixes '\(side.field.name)', which follows from the records that refer back",
        at: pin.origin.of(side.field.name),
        path: "\(side.model.name).records[\(pin.index)].\(side.field.name)"
      )
    )
  }
}

extension RelationSide {
  /// Whether records on this side are the parents: of two sides that hold one key each, the one
  /// that may lack it, else the one that comes later by name.
  fileprivate func isParent(of other: RelationSide) -> Bool {
    if isMany != other.isMany { return isMany }
    if isRequired != other.isRequired { return !isRequired }
    return (other.model.name, other.field.name) < (model.name, field.name)
  }
}
