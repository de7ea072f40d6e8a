public import Foundation

extension StubContainer {
  /// The records for which `predicate` holds, sorted.
  ///
  /// Without sort descriptors, and where they find two records equal, records are in the order in
  /// which they came.
  ///
  /// - Parameters:
  ///   - model: The type of the records.
  ///   - predicate: Which records are wanted; all of them without one.
  ///   - descriptors: How to sort, the most important one first.
  ///   - offset: How many of the first records to leave out; a negative number is 0.
  ///   - limit: How many records to give at most; a negative number is 0.
  /// - Throws: `StubError.unknownModel`, or what evaluating the predicate throws.
  /// - Complexity: O(*n*), and O(*n* log *n*) with sort descriptors.
  public func fetch<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    sort descriptors: [SortDescriptor<Model>] = [],
    offset: Int = 0,
    limit: Int? = nil
  ) throws -> [Model] {
    try Query(sort: descriptors, offset, limit).run(on: table(of: model).records, where: predicate)
  }

  /// The records for which `predicate` holds, sorted by keys that no descriptor can say, too.
  public func fetch<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    sort keys: [SortKey<Model>],
    offset: Int = 0,
    limit: Int? = nil
  ) throws -> [Model] {
    try Query(sort: keys, offset, limit).run(on: table(of: model).records, where: predicate)
  }

  /// The records for which `predicate` holds, sorted by any comparators.
  public func fetch<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    sort comparators: [any SortComparator<Model>],
    offset: Int = 0,
    limit: Int? = nil
  ) throws -> [Model] {
    try Query(sort: comparators, offset, limit).run(on: table(of: model).records, where: predicate)
  }

  /// How many records there are for which `predicate` holds.
  ///
  /// - Complexity: O(1) without a predicate.
  public func count<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil
  ) throws -> Int {
    let records = try table(of: model).records
    guard let predicate else { return records.count }
    return try records.count(where: predicate.evaluate)
  }

  /// The first record for which `predicate` holds.
  ///
  /// - Throws: `StubError.noSuchRecord` where there is none.
  public func first<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    sort descriptors: [SortDescriptor<Model>] = []
  ) throws -> Model {
    let found = try fetch(model, where: predicate, sort: descriptors, limit: 1)
    guard let first = found.first else { throw StubError.noSuchRecord(model: "\(model)") }
    return first
  }

  /// The record whose property has the value `key`, or `nil`; the first one where there are more.
  ///
  /// - Complexity: O(1) on average. The first search by a property, and the next one after
  ///   records were updated or deleted, counts them all once; so does, where models are objects,
  ///   every search that finds nothing, since their keys may have changed unnoticed.
  public func find<Model: Decodable, Key: Hashable>(
    _ model: Model.Type,
    _ keyPath: KeyPath<Model, Key>,
    _ key: Key
  ) throws -> Model? {
    let table = try table(of: model)
    return table.position(of: key, by: keyPath).map { table.records[$0] }
  }

  /// The record with this identity, or `nil`.
  ///
  /// - Complexity: That of finding by a property.
  public func find<Model: Decodable & Identifiable>(
    _ model: Model.Type,
    id: Model.ID
  ) throws -> Model? {
    try find(model, \Model.id, id)
  }
}
