internal import Foundation

/// In which order records are wanted, and which part of them.
struct Query<Model> {
  private let comparisons: [(Model, Model) -> ComparisonResult]
  private let offset: Int
  private let limit: Int?

  init(sort comparators: [any SortComparator<Model>], _ offset: Int, _ limit: Int?) {
    self.init(by: comparators.map(Self.comparison), offset, limit)
  }

  init(sort keys: [SortKey<Model>], _ offset: Int, _ limit: Int?) {
    self.init(by: keys.map { key in { key.compare($0, $1) } }, offset, limit)
  }

  private init(
    by comparisons: [(Model, Model) -> ComparisonResult],
    _ offset: Int,
    _ limit: Int?
  ) {
    self.comparisons = comparisons
    self.offset = max(0, offset)
    self.limit = limit.map { max(0, $0) }
  }

  /// The records for which `predicate` holds; those that compare equal keep their order.
  func run(on records: [Model], where predicate: Predicate<Model>?) throws -> [Model] {
    guard let predicate else { return cut(sorted(records)) }
    return try run(on: records) { try predicate.evaluate($0) }
  }

  /// The records for which `isWanted` holds; those that compare equal keep their order.
  func run(on records: [Model], where isWanted: (Model) throws -> Bool) rethrows -> [Model] {
    cut(sorted(try selected(records, isWanted)))
  }

  /// The records that are wanted; no more than are needed where they are not sorted.
  private func selected(
    _ records: [Model],
    _ isWanted: (Model) throws -> Bool
  ) rethrows -> [Model] {
    guard comparisons.isEmpty, let limit else { return try records.filter(isWanted) }
    let (bound, overflows) = offset.addingReportingOverflow(limit)
    var selected: [Model] = []
    for record in records {
      if !overflows, selected.count >= bound { break }
      if try isWanted(record) { selected.append(record) }
    }
    return selected
  }

  private func sorted(_ records: [Model]) -> [Model] {
    comparisons.isEmpty ? records : stablySorted(records, by: comparisons)
  }

  private func cut(_ records: [Model]) -> [Model] {
    if offset == 0, limit == nil { return records }
    let rest = records.dropFirst(offset)
    return Array(limit.map { rest.prefix($0) } ?? rest)
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
