/// Records in memory, hydrated from assets: one container for each test or preview.
///
/// ```swift
/// let store = try StubContainer(ToDoItem.self, from: .file("ToDoItem.json"))
/// let open = try store.fetch(ToDoItem.self, where: #Predicate { !$0.done })
/// ```
///
/// Every container is on its own: nothing is shared between two of them, so that tests run in
/// parallel. It may be used in any isolation, and models may be isolated to an actor; they need be
/// no more than `Decodable`. A container is not `Sendable`; its `snapshot` is.
///
/// Records keep the order in which they came. Those that are loaded are saved; `insert`, `update`
/// and `delete` are changes until `save()` keeps or `rollback()` drops them.
public final class StubContainer {
  private var tables: [ObjectIdentifier: any RecordTable] = [:]
  private var order: [ObjectIdentifier] = []
  private var pending: [ObjectIdentifier: Snapshot.Entry] = [:]
  var links: [Link] = []
  let feed = ChangeFeed()

  /// A container that holds these models, and no records yet.
  ///
  /// - Throws: `StubError.repeatedModel`.
  public init<each Model: Decodable>(_ models: repeat (each Model).Type) throws {
    for model in repeat each models {
      try register(model)
    }
  }

  /// A container with the records of an asset, or of a source that has some of each model:
  /// `.generated()`, `.named(in: .module)`.
  public init<each Model: Decodable>(
    _ models: repeat (each Model).Type,
    from source: StubSource
  ) throws {
    for model in repeat each models {
      try load(model, from: source)
    }
  }

  /// A container that is loaded as another one was.
  ///
  /// Each model is decoded anew when it is first asked for, so that nothing is shared with the
  /// other container. Unique keys and links are no part of a snapshot.
  public init(restoring snapshot: Snapshot) {
    for entry in snapshot.entries {
      pending[entry.id] = entry
      order.append(entry.id)
    }
  }

  deinit { feed.finish() }

  /// The names of the models that the container holds, in the order in which they came.
  public var models: [String] {
    order.compactMap { tables[$0]?.modelName ?? pending[$0]?.modelName }
  }

  /// Adds the records of an asset, as saved ones, and gives them.
  ///
  /// A model that the container does not hold yet is added to it.
  ///
  /// - Throws: `StubError`; the same asset a second time is `alreadyLoaded`. Nothing is added then.
  @discardableResult
  public func load<Model: Decodable>(
    _ model: Model.Type,
    from source: StubSource
  ) throws -> [Model] {
    let payload = try source.payload(for: model)
    let table = try knownTable(of: model) ?? Table<Model>()
    let records = try table.load(source.holding(payload), payload: payload)
    if tables[ObjectIdentifier(model)] == nil { add(table) }
    feed.send(.inserted, model, count: records.count)
    return records
  }

  /// The table of a model.
  ///
  /// - Throws: `StubError.unknownModel`, or what hydrating it from a snapshot throws.
  func table<Model: Decodable>(of model: Model.Type) throws(StubError) -> Table<Model> {
    guard let table = try knownTable(of: model) else {
      throw .unknownModel(model: "\(model)", held: models)
    }
    return table
  }

  /// All tables, in the order in which their models came.
  var allTables: [any RecordTable] { order.compactMap { tables[$0] } }

  /// What the models that are not decoded yet will be decoded from.
  func pendingEntry(_ id: ObjectIdentifier) -> Snapshot.Entry? { pending[id] }

  /// The models in the order in which they came.
  var modelOrder: [ObjectIdentifier] { order }

  /// The table of a model, if it is decoded.
  func existingTable(_ id: ObjectIdentifier) -> (any RecordTable)? { tables[id] }

  private func knownTable<Model: Decodable>(
    of model: Model.Type
  ) throws(StubError) -> Table<Model>? {
    let id = ObjectIdentifier(model)
    if let table = tables[id] { return table as? Table<Model> }
    guard let entry = pending[id] else { return nil }
    let table = Table<Model>()
    try table.hydrate(from: entry.sources)
    tables[id] = table
    pending[id] = nil
    return table
  }

  private func register<Model: Decodable>(_ model: Model.Type) throws(StubError) {
    guard tables[ObjectIdentifier(model)] == nil else {
      throw .repeatedModel(model: "\(model)")
    }
    add(Table<Model>())
  }

  private func add<Model>(_ table: Table<Model>) {
    let id = ObjectIdentifier(Model.self)
    tables[id] = table
    order.append(id)
  }
}
