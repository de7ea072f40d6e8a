extension StubContainer {
  /// Whether anything was inserted, updated or deleted since the last `save()`.
  ///
  /// A change of an object's property is the object's own, and not noticed.
  public var hasChanges: Bool { allTables.contains(where: \.hasChanges) }

  /// Keeps the changes.
  public func save() {
    for table in allTables where table.hasChanges {
      table.save()
      feed.send(.saved, id: table.modelID, name: table.modelName, count: table.savedCount)
    }
  }

  /// Drops the changes: the records are again those that were saved last, in their order.
  ///
  /// An object keeps what was changed in its properties; `reset()` makes new ones.
  ///
  /// - Complexity: O(1) for each model; records and saved records share their storage.
  public func rollback() {
    for table in allTables where table.hasChanges {
      table.rollback()
      feed.send(.rolledBack, id: table.modelID, name: table.modelName, count: table.savedCount)
    }
  }

  /// Makes the container as it was loaded: decodes its assets anew and links them again.
  ///
  /// Unique keys stay. Records that were never loaded, only inserted, are gone.
  ///
  /// - Throws: What loading throws.
  public func reset() throws {
    for table in allTables {
      try table.reset()
      feed.send(.reset, id: table.modelID, name: table.modelName, count: table.savedCount)
    }
    try relink()
  }
}
