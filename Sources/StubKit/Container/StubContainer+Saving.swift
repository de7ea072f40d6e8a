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
    for link in links { try link(self) }
  }
}

extension StubContainer {
  /// What a container was loaded with: enough to make others that are loaded the same.
  ///
  /// It holds the bytes of the assets, not the records, so that it is `Sendable` whatever the
  /// models are, and objects are never shared. Copies share the bytes.
  public struct Snapshot: Sendable {
    var entries: [Entry]

    /// A model, and the sources of its records.
    struct Entry: Sendable {
      var id: ObjectIdentifier
      var modelName: String
      var sources: [StubSource]
    }

    /// The names of the models, in the order in which they came.
    public var models: [String] { entries.map(\.modelName) }
  }

  /// What the container was loaded with.
  ///
  /// Changes are no part of it, whether saved or not.
  public var snapshot: Snapshot {
    Snapshot(
      entries: modelOrder.compactMap { id in
        guard let table = existingTable(id) else { return pendingEntry(id) }
        return Snapshot.Entry(id: id, modelName: table.modelName, sources: table.sources)
      }
    )
  }
}
