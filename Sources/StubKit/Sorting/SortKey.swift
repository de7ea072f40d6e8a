public import Foundation

/// One property to sort by, and how.
///
/// `StubContainer` and `sorted(using:)` take it on every system, and it knows the `SortDescriptor`
/// that says the same to a store, where there is one. It takes what a `SortDescriptor` refuses,
/// and no standard type has to become `Comparable` for that: `Bool` (`false` first), enums with a
/// comparable raw value, optionals with `nil` at either end, properties behind a to-one
/// relationship (`\.owner?.name`), and models that are isolated to an actor.
///
/// Strings compare as `<` does, the same on every system; for another order say which comparator
/// to use.
public struct SortKey<Model> {
  /// Where a record goes that has no value.
  public enum Absence: Sendable, Hashable {
    /// Absent is less than any value, as Foundation has it: first when forward, last in reverse.
    case smallest
    /// Absent is greater than any value: last when forward, first in reverse.
    case largest
    /// Always first, whatever the order.
    case first
    /// Always last, whatever the order.
    case last
  }

  /// Forward, or reverse.
  public var order: SortOrder
  /// The property.
  public let keyPath: PartialKeyPath<Model>
  /// Where a record goes that has no value; it says nothing where the property is not optional.
  public let absence: Absence

  /// Whether values compare as a store compares them, which has no code of the model's to ask.
  let isNatural: Bool

  private let comparison: (Model, Model) -> Verdict
  private let makeDescriptor: ((SortOrder) -> SortDescriptor<Model>)?

  /// What comparing two values in forward order says, absence apart.
  enum Verdict {
    case both(ComparisonResult)
    case leftAbsent
    case rightAbsent
  }

  /// A key made of its parts.
  init(
    _ keyPath: PartialKeyPath<Model>,
    order: SortOrder,
    absence: Absence = .smallest,
    isNatural: Bool = true,
    descriptor: ((SortOrder) -> SortDescriptor<Model>)? = nil,
    comparison: @escaping (Model, Model) -> Verdict
  ) {
    self.keyPath = keyPath
    self.order = order
    self.absence = absence
    self.isNatural = isNatural
    makeDescriptor = absence == .smallest ? descriptor : nil
    self.comparison = comparison
  }

  /// What a store such as SwiftData sorts by, or `nil` where it cannot say this key.
  ///
  /// There is none for `Bool`, for enums that are not `Comparable`, where `nil` goes to another
  /// end than Foundation's, and for a property that is isolated to an actor.
  public var descriptor: SortDescriptor<Model>? { makeDescriptor?(order) }

  /// How two records stand to each other.
  public func compare(_ lhs: Model, _ rhs: Model) -> ComparisonResult {
    switch comparison(lhs, rhs) {
    case .both(let result): order == .forward ? result : result.reversed
    case .leftAbsent: absentComesFirst ? .orderedAscending : .orderedDescending
    case .rightAbsent: absentComesFirst ? .orderedDescending : .orderedAscending
    }
  }

  private var absentComesFirst: Bool {
    switch absence {
    case .first: true
    case .last: false
    case .smallest: order == .forward
    case .largest: order == .reverse
    }
  }
}

extension Sequence {
  /// The elements sorted by `keys`, the most important one first; equal ones keep their order.
  public func sorted(using keys: [SortKey<Element>]) -> [Element] {
    stablySorted(Array(self), by: keys.map { key in { key.compare($0, $1) } })
  }
}

/// The records in ascending order by several comparisons; equal ones keep their order.
func stablySorted<Model>(
  _ records: [Model],
  by comparisons: [(Model, Model) -> ComparisonResult]
) -> [Model] {
  records.indices.sorted { left, right in
    for compare in comparisons {
      switch compare(records[left], records[right]) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return left < right
  }.map { records[$0] }
}

extension ComparisonResult {
  /// The result of the same comparison from the other side.
  fileprivate var reversed: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
