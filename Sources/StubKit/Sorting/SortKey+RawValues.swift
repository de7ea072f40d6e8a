public import Foundation

// An enum's order is that of its raw values, unless it is `Comparable` itself.

extension SortKey {
  /// Sorts by an enum's raw value.
  public init<Value: RawRepresentable>(
    _ keyPath: KeyPath<Model, Value>,
    order: SortOrder = .forward
  ) where Value.RawValue: Comparable {
    self.init(
      keyPath,
      order: order,
      comparison: { .both(compareRaw($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }

  /// Sorts by an optional enum's raw value.
  public init<Value: RawRepresentable>(
    _ keyPath: KeyPath<Model, Value?>,
    order: SortOrder = .forward,
    absent: Absence = .smallest
  ) where Value.RawValue: Comparable {
    self.init(
      keyPath,
      order: order,
      absence: absent,
      comparison: { Self.weigh($0[keyPath: keyPath], $1[keyPath: keyPath], by: compareRaw) }
    )
  }

  /// Sorts by an enum that is comparable itself, in its own order.
  public init<Value: RawRepresentable & Comparable>(
    _ keyPath: any KeyPath<Model, Value> & Sendable,
    order: SortOrder = .forward
  ) where Value.RawValue: Comparable {
    self.init(
      keyPath,
      order: order,
      isNatural: false,
      descriptor: { SortDescriptor(keyPath, order: $0) },
      comparison: { .both(compareValues($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }

  /// Sorts by an enum that is comparable itself, of a type that is isolated to an actor.
  public init<Value: RawRepresentable & Comparable>(
    _ keyPath: KeyPath<Model, Value>,
    order: SortOrder = .forward
  ) where Value.RawValue: Comparable {
    self.init(
      keyPath,
      order: order,
      isNatural: false,
      comparison: { .both(compareValues($0[keyPath: keyPath], $1[keyPath: keyPath])) }
    )
  }

  /// Sorts by an optional enum that is comparable itself, in its own order.
  public init<Value: RawRepresentable & Comparable>(
    _ keyPath: any KeyPath<Model, Value?> & Sendable,
    order: SortOrder = .forward,
    absent: Absence = .smallest
  ) where Value.RawValue: Comparable {
    self.init(
      keyPath,
      order: order,
      absence: absent,
      isNatural: false,
      descriptor: { SortDescriptor(keyPath, order: $0) },
      comparison: { Self.weigh($0[keyPath: keyPath], $1[keyPath: keyPath], by: compareValues) }
    )
  }

  /// Sorts by an optional enum that is comparable itself, of a type isolated to an actor.
  public init<Value: RawRepresentable & Comparable>(
    _ keyPath: KeyPath<Model, Value?>,
    order: SortOrder = .forward,
    absent: Absence = .smallest
  ) where Value.RawValue: Comparable {
    self.init(
      keyPath,
      order: order,
      absence: absent,
      isNatural: false,
      comparison: { Self.weigh($0[keyPath: keyPath], $1[keyPath: keyPath], by: compareValues) }
    )
  }
}
