/// What a container asks of a table whatever its model.
protocol RecordTable: AnyObject {
  var modelName: String { get }
  var modelID: ObjectIdentifier { get }
  var hasChanges: Bool { get }
  var sources: [StubSource] { get }
  var savedCount: Int { get }

  func save()
  func rollback()
  func reset() throws(StubError)
}

/// The records of one model: as they are, and as they were saved last.
///
/// Both are arrays that share their storage until one of them changes.
final class Table<Model: Decodable>: RecordTable {
  /// The records in the order in which they came.
  var records: [Model] = []
  /// What the records were loaded from, with the bytes.
  private(set) var sources: [StubSource] = []
  var hasChanges = false
  var saved: [Model] = []
  var indexes: [PartialKeyPath<Model>: any KeyIndex<Model>] = [:]
  var uniqueKeys: [any KeyIndex<Model>] = []

  var modelName: String { "\(Model.self)" }
  var modelID: ObjectIdentifier { ObjectIdentifier(Model.self) }
  var savedCount: Int { saved.count }

  /// Adds the records of a source as saved ones.
  func load(_ source: StubSource, payload: StubPayload) throws(StubError) -> [Model] {
    guard !sources.contains(where: { $0.reads(payload, as: source) }) else {
      throw .alreadyLoaded(file: payload.name, model: modelName)
    }
    let loaded = try source.records(of: Model.self, in: payload)
    try addSaved(loaded)
    sources.append(source)
    return loaded
  }

  /// Decodes the records of sources that have their bytes.
  func hydrate(from sources: [StubSource]) throws(StubError) {
    var loaded: [Model] = []
    for source in sources {
      loaded += try source.records(of: Model.self, in: source.payload(for: Model.self))
    }
    try addSaved(loaded)
    self.sources = sources
  }

  /// Adds records at the end, or upserts them.
  func insert(_ added: [Model]) throws(StubError) {
    let before = records
    do throws(StubError) {
      try append(added)
    } catch {
      replaceAll(by: before)
      throw error
    }
    hasChanges = true
  }

  /// Changes the records at `positions`; after an error, values are as they were.
  func update(at positions: [Int], _ change: (inout Model) throws -> Void) throws {
    guard !positions.isEmpty else { return }
    let before = records
    do {
      for position in positions {
        // A copy, since `change` may read the container.
        var record = records[position]
        try change(&record)
        records[position] = record
      }
      staleIndexes()
      try checkUniqueness()
    } catch {
      replaceAll(by: before)
      throw error
    }
    hasChanges = true
  }

  /// Removes the records at `positions`, which ascend.
  func remove(at positions: [Int]) {
    guard !positions.isEmpty else { return }
    var next = positions[...]
    var kept: [Model] = []
    kept.reserveCapacity(records.count - positions.count)
    for (position, record) in records.enumerated() {
      if next.first == position { next.removeFirst() } else { kept.append(record) }
    }
    replaceAll(by: kept)
    hasChanges = true
  }

  func save() {
    saved = records
    hasChanges = false
  }

  func rollback() {
    replaceAll(by: saved)
    hasChanges = false
  }

  func reset() throws(StubError) {
    let (records, saved, changes) = (records, saved, hasChanges)
    (self.records, self.saved, hasChanges) = ([], [], false)
    staleIndexes()
    do throws(StubError) {
      try hydrate(from: sources)
    } catch {
      (self.records, self.saved, hasChanges) = (records, saved, changes)
      staleIndexes()
      throw error
    }
  }
}
