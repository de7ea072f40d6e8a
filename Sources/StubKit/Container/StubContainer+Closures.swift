// What the methods with a `#Predicate` do, for what it cannot say, and for models that are isolated
// to an actor: a `#Predicate` takes none of their properties.

extension StubContainer {
  /// The records for which `isWanted` holds, sorted.
  ///
  /// - Parameters:
  ///   - model: The type of the records.
  ///   - keys: How to sort, the most important key first.
  ///   - offset: How many of the first records to leave out; a negative number is 0.
  ///   - limit: How many records to give at most; a negative number is 0.
  ///   - isWanted: Whether a record is wanted.
  public func fetch<Model: Decodable>(
    _ model: Model.Type,
    sort keys: [SortKey<Model>] = [],
    offset: Int = 0,
    limit: Int? = nil,
    where isWanted: (Model) throws -> Bool
  ) throws -> [Model] {
    try Query(sort: keys, offset, limit).run(on: table(of: model).records, where: isWanted)
  }

  /// How many records there are for which `isWanted` holds.
  public func count<Model: Decodable>(
    _ model: Model.Type,
    where isWanted: (Model) throws -> Bool
  ) throws -> Int {
    try table(of: model).records.count(where: isWanted)
  }

  /// The first record for which `isWanted` holds.
  ///
  /// - Throws: `StubError.noSuchRecord` where there is none.
  public func first<Model: Decodable>(
    _ model: Model.Type,
    sort keys: [SortKey<Model>] = [],
    where isWanted: (Model) throws -> Bool
  ) throws -> Model {
    let found = try fetch(model, sort: keys, limit: 1, where: isWanted)
    guard let first = found.first else { throw StubError.noSuchRecord(model: "\(model)") }
    return first
  }

  /// Changes the records for which `isWanted` holds, and gives how many there are.
  ///
  /// - Throws: As updating by a predicate does.
  @discardableResult
  public func update<Model: Decodable>(
    _ model: Model.Type,
    where isWanted: (Model) throws -> Bool,
    _ change: (inout Model) throws -> Void
  ) throws -> Int {
    let table = try table(of: model)
    let records = table.records
    return try update(table, at: records.indices.filter { try isWanted(records[$0]) }, change)
  }

  /// Removes the records for which `isWanted` holds, and gives how many there were.
  @discardableResult
  public func delete<Model: Decodable>(
    _ model: Model.Type,
    where isWanted: (Model) throws -> Bool
  ) throws -> Int {
    let table = try table(of: model)
    let records = table.records
    return remove(from: table, at: try records.indices.filter { try isWanted(records[$0]) })
  }
}
