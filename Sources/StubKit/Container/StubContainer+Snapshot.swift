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

    /// A snapshot of the records of an asset, which is read, and decoded only by the containers
    /// that are made of it.
    ///
    /// - Throws: `StubError` where there are no bytes to be had.
    public init<Model: Decodable>(_ model: Model.Type, from source: StubSource) throws {
      entries = []
      try add(model, from: source)
    }

    init(entries: [Entry]) {
      self.entries = entries
    }

    /// Adds the records of another asset, of this model or of another one.
    ///
    /// - Throws: `StubError` where there are no bytes to be had; nothing is added then.
    public mutating func add<Model: Decodable>(
      _ model: Model.Type,
      from source: StubSource
    ) throws {
      let held = source.holding(try source.payload(for: model))
      let id = ObjectIdentifier(model)
      if let index = entries.firstIndex(where: { $0.id == id }) {
        entries[index].sources.append(held)
      } else {
        entries.append(Entry(id: id, modelName: "\(model)", sources: [held]))
      }
    }
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
