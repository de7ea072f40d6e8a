public import Foundation

// A key path to a property of an isolated type is not `Sendable`, and Foundation makes descriptors of
// `Sendable` ones only. So there are two initialisers for what a descriptor can say; a key path
// literal takes the one with a descriptor where it can.

extension SortKey {
  /// Sorts by a comparable property.
  public init<Value: Comparable>(
    _ keyPath: any KeyPath<Model, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(
      keyPath,
      order: order,
      descriptor: { SortDescriptor(keyPath, order: $0) },
      comparison: { .both(compareValues($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }

  /// Sorts by a comparable property of a type that is isolated to an actor.
  public init<Value: Comparable>(_ keyPath: KeyPath<Model, Value>, order: SortOrder = .forward) {
    self.init(
      keyPath,
      order: order,
      comparison: { .both(compareValues($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }

  /// Sorts by an optional property with a comparable value.
  public init<Value: Comparable>(
    _ keyPath: any KeyPath<Model, Value?> & Sendable,
    order: SortOrder = .forward,
    absent: Absence = .smallest
  ) {
    self.init(
      keyPath,
      order: order,
      absence: absent,
      descriptor: { SortDescriptor(keyPath, order: $0) },
      comparison: { Self.weigh($0[keyPath: keyPath], $1[keyPath: keyPath], by: compareValues) }
    )
  }

  /// Sorts by an optional property of a type that is isolated to an actor.
  public init<Value: Comparable>(
    _ keyPath: KeyPath<Model, Value?>,
    order: SortOrder = .forward,
    absent: Absence = .smallest
  ) {
    self.init(
      keyPath,
      order: order,
      absence: absent,
      comparison: { Self.weigh($0[keyPath: keyPath], $1[keyPath: keyPath], by: compareValues) }
    )
  }

  /// Sorts by a truth value: `false` comes before `true` when forward.
  public init(_ keyPath: KeyPath<Model, Bool>, order: SortOrder = .forward) {
    self.init(
      keyPath,
      order: order,
      comparison: { .both(compareTruth($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }

  /// Sorts by an optional truth value: `false` comes before `true` when forward.
  public init(
    _ keyPath: KeyPath<Model, Bool?>,
    order: SortOrder = .forward,
    absent: Absence = .smallest
  ) {
    self.init(
      keyPath,
      order: order,
      absence: absent,
      comparison: { Self.weigh($0[keyPath: keyPath], $1[keyPath: keyPath], by: compareTruth) }
    )
  }

  /// Sorts by a property with a comparator of its own.
  public init<Comparator: SortComparator>(
    _ keyPath: KeyPath<Model, Comparator.Compared>,
    using comparator: Comparator,
    order: SortOrder = .forward
  ) {
    self.init(
      keyPath,
      order: order,
      isNatural: false,
      comparison: { .both(comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }
}

/// How two comparable values stand to each other.
func compareValues<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
  if lhs < rhs { return .orderedAscending }
  return rhs < lhs ? .orderedDescending : .orderedSame
}

/// How two raw values stand to each other.
func compareRaw<Value: RawRepresentable>(_ lhs: Value, _ rhs: Value) -> ComparisonResult
where Value.RawValue: Comparable {
  compareValues(lhs.rawValue, rhs.rawValue)
}

/// How two truth values stand to each other: `false` before `true`.
func compareTruth(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
  if lhs == rhs { return .orderedSame }
  return rhs ? .orderedAscending : .orderedDescending
}

extension SortKey {
  /// Compares two optional values by `compare`, and says which one is absent.
  static func weigh<Value>(
    _ lhs: Value?,
    _ rhs: Value?,
    by compare: (Value, Value) -> ComparisonResult
  ) -> Verdict {
    switch (lhs, rhs) {
    case (nil, nil): .both(.orderedSame)
    case (nil, _?): .leftAbsent
    case (_?, nil): .rightAbsent
    case (let lhs?, let rhs?): .both(compare(lhs, rhs))
    }
  }
}
