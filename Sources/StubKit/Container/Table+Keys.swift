extension Table {
  /// The position of the record with this key.
  func position<Key: Hashable>(of key: Key, by keyPath: KeyPath<Model, Key>) -> Int? {
    index(by: keyPath).position(of: key, in: records)
  }

  /// Makes a key unique from now on.
  func makeUnique<Key: Hashable>(
    _ keyPath: KeyPath<Model, Key>,
    onConflict conflict: StubContainer.Conflict
  ) throws(StubError) {
    let index = index(by: keyPath)
    let wasUnique = index.conflict != nil
    index.conflict = conflict
    if !wasUnique { uniqueKeys.append(index) }
    let (records, changes) = (records, hasChanges)
    do throws(StubError) {
      self.records = []
      staleIndexes()
      try append(records)
    } catch {
      replaceAll(by: records)
      if !wasUnique {
        index.conflict = nil
        uniqueKeys.removeLast()
      }
      throw error
    }
    if !changes { saved = self.records }
  }

  /// Appends records, or upserts them where a unique key says so.
  func append(_ added: [Model]) throws(StubError) {
    guard !uniqueKeys.isEmpty else {
      records.append(contentsOf: added)
      staleIndexes()
      return
    }
    var clashes: [String: [String]] = [:]
    for record in added {
      try append(record, clashes: &clashes)
    }
    for key in uniqueKeys {
      guard let values = clashes[key.name] else { continue }
      throw .duplicateKeys(model: modelName, property: key.name, values: values)
    }
  }

  private func append(
    _ record: Model,
    clashes: inout [String: [String]]
  ) throws(StubError) {
    var target: Int?
    for key in uniqueKeys {
      guard let position = key.position(like: record, in: records) else { continue }
      guard key.conflict == .upsert, target == nil || target == position else {
        clashes[key.name, default: []].append(key.text(of: record))
        return
      }
      target = position
    }
    let place = target ?? records.count
    for index in indexes.values {
      index.note(record, at: place, replacing: target.map { records[$0] })
    }
    if let target { records[target] = record } else { records.append(record) }
  }

  func checkUniqueness() throws(StubError) {
    for key in uniqueKeys {
      let values = key.repeated(in: records)
      guard values.isEmpty else {
        throw .duplicateKeys(model: modelName, property: key.name, values: values)
      }
    }
  }

  func addSaved(_ loaded: [Model]) throws(StubError) {
    let hadChanges = hasChanges
    let (before, savedBefore) = (records, saved)
    try insert(loaded)
    hasChanges = hadChanges
    saved = hadChanges ? savedBefore + records[before.count...] : records
  }

  func replaceAll(by records: [Model]) {
    self.records = records
    staleIndexes()
  }

  func staleIndexes() {
    for index in indexes.values { index.isStale = true }
  }

  private func index<Key: Hashable>(by keyPath: KeyPath<Model, Key>) -> HashIndex<Model, Key> {
    if let index = indexes[keyPath] as? HashIndex<Model, Key> { return index }
    let index = HashIndex(keyPath)
    indexes[keyPath] = index
    return index
  }
}
