extension StubContainer {
  /// Sets a to-one relationship from the key that a record holds, and its inverse.
  ///
  /// ```swift
  /// try store.link(\Pet.ownerID, to: \Person.id, as: \Pet.owner, inverse: \Person.pets)
  /// ```
  ///
  /// The inverse lists the children in their order. For values, the property gets a copy. It is
  /// done again by `reset()`.
  ///
  /// - Throws: `StubError.danglingReferences` with all keys that no parent has; nothing is set
  ///   then.
  public func link<Child: Decodable, Parent: Decodable, Key: Hashable>(
    _ reference: KeyPath<Child, Key>,
    to key: KeyPath<Parent, Key>,
    as property: WritableKeyPath<Child, Parent?>,
    inverse: WritableKeyPath<Parent, [Child]>? = nil
  ) throws {
    try keep { store throws(StubError) in
      try store.connect({ [$0[keyPath: reference]] }, key, inverse) { child, parents in
        child[keyPath: property] = parents.first
      }
    }
  }

  /// Sets a to-one relationship from a key that a record may lack; without one, it is `nil`.
  public func link<Child: Decodable, Parent: Decodable, Key: Hashable>(
    _ reference: KeyPath<Child, Key?>,
    to key: KeyPath<Parent, Key>,
    as property: WritableKeyPath<Child, Parent?>,
    inverse: WritableKeyPath<Parent, [Child]>? = nil
  ) throws {
    try keep { store throws(StubError) in
      try store.connect({ $0[keyPath: reference].map { [$0] } ?? [] }, key, inverse) {
        $0[keyPath: property] = $1.first
      }
    }
  }

  /// Sets a to-many relationship from the keys that a record holds, in their order.
  public func link<Child: Decodable, Parent: Decodable, Key: Hashable>(
    _ references: KeyPath<Child, [Key]>,
    to key: KeyPath<Parent, Key>,
    as property: WritableKeyPath<Child, [Parent]>,
    inverse: WritableKeyPath<Parent, [Child]>? = nil
  ) throws {
    try keep { store throws(StubError) in
      try store.connect({ $0[keyPath: references] }, key, inverse) {
        $0[keyPath: property] = $1
      }
    }
  }

  /// Links now, and again after each `reset()`.
  private func keep(
    _ link: @escaping (StubContainer) throws(StubError) -> Void
  ) throws(StubError) {
    try link(self)
    links.append(link)
  }

  private func connect<Child: Decodable, Parent: Decodable, Key: Hashable>(
    _ keys: (Child) -> [Key],
    _ key: KeyPath<Parent, Key>,
    _ inverse: WritableKeyPath<Parent, [Child]>?,
    set: (inout Child, [Parent]) -> Void
  ) throws(StubError) {
    let (children, parents) = (try table(of: Child.self), try table(of: Parent.self))
    let parentRecords = parents.records
    let targets = try resolve(children.records.map(keys), by: key, in: parents, for: Child.self)
    children.link { records in
      for (position, targets) in targets.enumerated() {
        set(&records[position], targets.map { parentRecords[$0] })
      }
    }
    guard let inverse else { return }
    var members = [[Child]](repeating: [], count: parentRecords.count)
    for (child, targets) in zip(children.records, targets) {
      for target in targets { members[target].append(child) }
    }
    parents.link { records in
      for position in records.indices { records[position][keyPath: inverse] = members[position] }
    }
  }

  /// The positions of the parents that each child refers to.
  private func resolve<Parent: Decodable, Key: Hashable>(
    _ references: [[Key]],
    by key: KeyPath<Parent, Key>,
    in parents: Table<Parent>,
    for child: Any.Type
  ) throws(StubError) -> [[Int]] {
    var positions: [Key: Int] = [:]
    for (position, parent) in parents.records.enumerated() {
      let key = parent[keyPath: key]
      if positions[key] == nil { positions[key] = position }
    }
    let dangling = references.joined().filter { positions[$0] == nil }
    guard dangling.isEmpty else {
      throw .danglingReferences(
        model: "\(child)",
        target: parents.modelName,
        keys: dangling.map { "\($0)" }
      )
    }
    return references.map { $0.compactMap { positions[$0] } }
  }
}

extension Table {
  /// Changes records as a part of loading them: what was saved is linked, too, where nothing was
  /// changed since.
  func link(_ change: (inout [Model]) -> Void) {
    var changed = records
    change(&changed)
    records = changed
    staleIndexes()
    if !hasChanges { saved = records }
  }
}
