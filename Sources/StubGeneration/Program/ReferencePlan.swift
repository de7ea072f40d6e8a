/// The key of another record.
struct ReferencePlan: Sendable {
  /// The key that the target's records draw from.
  var root: UInt64
  /// How many records the target has.
  var population: Int
  /// The key that the records with this field draw from.
  var home: UInt64
  /// The target's object and the field in it; nil where the index is the key.
  var target: (object: Int, field: Int)?
  /// How the index is written where it is the key.
  var spelling: Spelling
  /// What decides which record it is.
  var choice = Choice.uniform

  /// What decides which record it is.
  ///
  /// Those that are held to another side hold only for records, not for objects inside of others,
  /// which have no place on the other side.
  enum Choice: Sendable {
    /// Chance, every record alike.
    case uniform
    /// Chance, some records more often than others.
    case spread(DistributionCurve)
    /// Chance, but no record comes twice.
    case unique
    /// A part of a compound key.
    case digit(CompoundDigit)
    /// A tree: each record refers to an earlier one, the first to none.
    case heap(HeapLinks)
    /// The other side of a tree.
    case branches(HeapLinks, of: RelatedField)
    /// Chance, among the records before this one.
    case earlier(least: Int)
    /// The parent that holds the slot of this child.
    case parent(ParentSlots)
    /// The children in the slots of this parent.
    case children(ParentSlots, of: RelatedField)
    /// What is linked to this record on the right.
    case lefts(PairLinks, degree: ClosedRange<Int>)
    /// What is linked to this record on the left.
    case rights(PairLinks, of: RelatedField, degree: ClosedRange<Int>)
    /// What is linked to this record of the same model.
    case mutual(MutualLinks)
  }

  /// Whether a record may have nothing to refer to.
  var mayBeMissing: Bool {
    switch choice {
    case .heap, .branches, .children, .mutual: true
    case .parent(let slots): slots.capacity != nil || population == 0
    case .uniform, .spread, .unique, .digit, .earlier, .lefts, .rights: population == 0
    }
  }
}

/// A field on the other side of a relation.
struct RelatedField: Sendable {
  /// The key that its records draw from.
  var root: UInt64
  /// How many records there are.
  var population: Int
  /// The hash of its coding key.
  var hash: UInt64
  /// The coding key.
  var name: String
  /// How often it has a value, from 0 to 1.
  var presence: Double
  /// The coding key, on this side, of the key that it holds; nil where that is the index.
  var key: String?
}

/// A tree over all records of a model: the children of record *i* are the next free ones after
/// those of the records before it, so every parent comes before its children and none is its own
/// ancestor.
struct HeapLinks: Sendable {
  /// How many children a record has while there are enough.
  var width: Int
  /// Whether the first record, which has no parent, refers to itself.
  var isClosed: Bool

  /// How many children a record has where nothing says it.
  static let usualWidth = 3

  /// The parent of a record; nil for the first one of an open tree.
  func parent(of record: Int) -> Int? {
    if record > 0 { return (record - 1) / max(width, 1) }
    return isClosed ? 0 : nil
  }

  /// The children of a record among the first `count` ones.
  func children(of record: Int, among count: Int) -> [Int] {
    let (start, overflow) = record.multipliedReportingOverflow(by: width)
    guard !overflow, start < count else { return [] }
    let own = record == 0 && isClosed && count > 0 ? [0] : []
    return own + (start + 1..<max(start + 1, min(count, start.addingClamped(width + 1))))
  }
}

/// A part of a compound key: the number of the whole combination tells which value the part has.
///
/// The combinations of all parts are numbered; the *n*-th object takes the *n*-th of them in a
/// random order, and each part is a digit of its number.
struct CompoundDigit: Sendable, Hashable {
  /// The hash of the key's fields.
  var key: UInt64
  /// How many combinations there are.
  var total: UInt64
  /// How many combinations the parts before this one have.
  var divisor: UInt64
  /// How many values this part has.
  var count: UInt64

  /// The number of this part's value in an object.
  func rank(in object: Spot) -> UInt64 {
    object.under(key).rank(of: total).rank / max(divisor, 1) % max(count, 1)
  }
}
