public import Foundation

extension StubContainer {
  /// What happens to a record whose unique key another one has already.
  public enum Conflict: Sendable, Hashable {
    /// It is refused.
    case error
    /// It takes the other one's place, as SwiftData has it.
    case upsert
  }

  /// Makes a property a unique key, for the records that are there and for all that come.
  ///
  /// A key that is `nil` is none.
  ///
  /// - Throws: `StubError.duplicateKeys` with all values that several records have, unless they
  ///   are to be upserted; the key is not unique then.
  public func unique<Model: Decodable, Key: Hashable>(
    _ keyPath: KeyPath<Model, Key>,
    onConflict conflict: Conflict = .error
  ) throws {
    try table(of: Model.self).makeUnique(keyPath, onConflict: conflict)
  }

  /// Adds records at the end, in their order.
  ///
  /// - Throws: `StubError.duplicateKeys` where a unique key refuses them; none is added then.
  public func insert<Model: Decodable>(_ records: [Model]) throws {
    guard !records.isEmpty else { return }
    try table(of: Model.self).insert(records)
    feed.send(.inserted, Model.self, count: records.count)
  }

  /// Adds a record at the end.
  ///
  /// - Throws: `StubError.duplicateKeys` where a unique key refuses it.
  public func insert<Model: Decodable>(_ record: Model) throws {
    try insert([record])
  }

  /// Changes the records for which `predicate` holds, and gives how many there are.
  ///
  /// - Throws: What `change` throws, or `StubError.duplicateKeys` where keys are not unique any
  ///   more. Values are as they were then; objects stay as `change` has left them.
  @discardableResult
  public func update<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    _ change: (inout Model) throws -> Void
  ) throws -> Int {
    try update(model, where: { try predicate?.evaluate($0) ?? true }, change)
  }

  /// Changes the record whose property has the value `key`.
  ///
  /// - Throws: `StubError.noSuchRecord`, or as updating by a predicate.
  public func update<Model: Decodable, Key: Hashable>(
    _ model: Model.Type,
    _ keyPath: KeyPath<Model, Key>,
    _ key: Key,
    _ change: (inout Model) throws -> Void
  ) throws {
    let table = try table(of: model)
    guard let position = table.position(of: key, by: keyPath) else {
      throw StubError.noSuchRecord(model: "\(model)")
    }
    try update(table, at: [position], change)
  }

  /// Removes the records for which `predicate` holds, and gives how many there were.
  @discardableResult
  public func delete<Model: Decodable>(
    _ model: Model.Type,
    where predicate: Predicate<Model>? = nil
  ) throws -> Int {
    try delete(model) { try predicate?.evaluate($0) ?? true }
  }

  /// Removes a record: the object itself, the value with its `id`, or the first equal value.
  ///
  /// - Throws: `StubError.noSuchRecord`, or `StubError.indistinct` where no record can be told
  ///   from another.
  public func delete<Model: Decodable>(_ record: Model) throws {
    let table = try table(of: Model.self)
    guard let isSame = sameness(as: record) else {
      throw StubError.indistinct(model: "\(Model.self)")
    }
    guard let position = table.records.firstIndex(where: isSame) else {
      throw StubError.noSuchRecord(model: "\(Model.self)")
    }
    remove(from: table, at: [position])
  }

  /// Changes the records at `positions`, tells those who listen, and gives how many there are.
  @discardableResult
  func update<Model: Decodable>(
    _ table: Table<Model>,
    at positions: [Int],
    _ change: (inout Model) throws -> Void
  ) throws -> Int {
    try table.update(at: positions, change)
    if !positions.isEmpty { feed.send(.updated, Model.self, count: positions.count) }
    return positions.count
  }

  /// Removes the records at `positions`, tells those who listen, and gives how many there were.
  @discardableResult
  func remove<Model: Decodable>(from table: Table<Model>, at positions: [Int]) -> Int {
    table.remove(at: positions)
    if !positions.isEmpty { feed.send(.deleted, Model.self, count: positions.count) }
    return positions.count
  }
}

/// What tells whether a record is `record`, or `nil` where nothing does.
private func sameness<Model>(as record: Model) -> ((Model) -> Bool)? {
  if Model.self is AnyObject.Type {
    let identity = ObjectIdentifier(record as AnyObject)
    return { ObjectIdentifier($0 as AnyObject) == identity }
  }
  if let record = record as? any Identifiable { return sameIdentity(as: record) }
  if let record = record as? any Equatable { return equality(to: record) }
  return nil
}

private func sameIdentity<Model>(as record: some Identifiable) -> ((Model) -> Bool) {
  let wanted = identity(of: record)
  return { other in
    guard let other = other as? any Identifiable else { return false }
    return identity(of: other) == wanted
  }
}

private func identity<Record: Identifiable>(of record: Record) -> AnyHashable {
  AnyHashable(record.id)
}

private func equality<Model, Value: Equatable>(to value: Value) -> ((Model) -> Bool) {
  { $0 as? Value == value }
}
