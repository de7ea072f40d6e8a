internal import Foundation

/// Which records are wanted, in which order.
struct Query<Model> {
  private let isWanted: ((Model) throws -> Bool)?
  private let comparisons: [(Model, Model) -> ComparisonResult]
  private let offset: Int
  private let limit: Int?

  init(
    _ predicate: Predicate<Model>?,
    sort comparators: [any SortComparator<Model>],
    _ offset: Int,
    _ limit: Int?
  ) {
    self.init(predicate, by: comparators.map(Self.comparison), offset, limit)
  }

  init(_ predicate: Predicate<Model>?, sort keys: [SortKey<Model>], _ offset: Int, _ limit: Int?) {
    self.init(predicate, by: keys.map { key in { key.compare($0, $1) } }, offset, limit)
  }

  private init(
    _ predicate: Predicate<Model>?,
    by comparisons: [(Model, Model) -> ComparisonResult],
    _ offset: Int,
    _ limit: Int?
  ) {
    isWanted = predicate.map { predicate in { try predicate.evaluate($0) } }
    self.comparisons = comparisons
    self.offset = max(0, offset)
    self.limit = limit.map { max(0, $0) }
  }

  /// The records that are wanted; those that compare equal keep their order.
  func run(on records: [Model]) throws -> [Model] {
    let wanted =
      try comparisons.isEmpty
      ? selected(records) : stablySorted(selected(records), by: comparisons)
    if offset == 0, limit == nil { return wanted }
    let rest = wanted.dropFirst(offset)
    return Array(limit.map { rest.prefix($0) } ?? rest)
  }

  /// The records that are wanted; no more than are needed where they are not sorted.
  private func selected(_ records: [Model]) throws -> [Model] {
    guard let isWanted else { return records }
    guard comparisons.isEmpty, let limit else { return try records.filter(isWanted) }
    let (bound, overflows) = offset.addingReportingOverflow(limit)
    var selected: [Model] = []
    for record in records {
      if !overflows, selected.count >= bound { break }
      if try isWanted(record) { selected.append(record) }
    }
    return selected
  }

  private static func comparison(
    _ comparator: any SortComparator<Model>
  ) -> (Model, Model) -> ComparisonResult {
    func open(_ comparator: some SortComparator<Model>) -> (Model, Model) -> ComparisonResult {
      { comparator.compare($0, $1) }
    }
    return open(comparator)
  }
}
