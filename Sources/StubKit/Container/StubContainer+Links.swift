extension StubContainer {
  /// Sets a to-one relationship from the key that a record holds, and its inverse.
  ///
  /// ```swift
  /// try store.link(\Pet.ownerID, to: \Person.id, as: \Pet.owner, inverse: \Person.pets)
  /// ```
  ///
  /// The inverse lists the children in their order. For values, the property gets a copy; a later
  /// link that changes what was copied renews it, so that links may be made in any order. It is done
  /// again by `reset()`.
  ///
  /// - Throws: `StubError.danglingReferences` with all keys that no parent has; nothing is set
  ///   then.
  public func link<Child: Decodable, Parent: Decodable, Key: Hashable>(
    _ reference: KeyPath<Child, Key>,
    to key: KeyPath<Parent, Key>,
    as property: WritableKeyPath<Child, Parent?>,
    inverse: WritableKeyPath<Parent, [Child]>? = nil
  ) throws {
    try keep(Child.self, Parent.self, inverse != nil) { store throws(StubError) in
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
    try keep(Child.self, Parent.self, inverse != nil) { store throws(StubError) in
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
    try keep(Child.self, Parent.self, inverse != nil) { store throws(StubError) in
      try store.connect({ $0[keyPath: references] }, key, inverse) {
        $0[keyPath: property] = $1
      }
    }
  }

  /// Links now, and again after each `reset()`.
  private func keep<Child, Parent>(
    _ child: Child.Type,
    _ parent: Parent.Type,
    _ hasInverse: Bool,
    _ run: @escaping (StubContainer) throws(StubError) -> Void
  ) throws(StubError) {
    let link = Link(child, parent, hasInverse: hasInverse, run: run)
    try apply(link, after: links[...])
    links.append(link)
  }

  /// Makes all links again.
  func relink() throws(StubError) {
    for (index, link) in links.enumerated() { try apply(link, after: links[..<index]) }
  }

  /// Makes a link, and again those before it that have copied what it changes.
  private func apply(_ link: Link, after earlier: ArraySlice<Link>) throws(StubError) {
    try link.run(self)
    var changed = link.changed
    var waiting = Array(earlier)
    while let index = waiting.firstIndex(where: { $0.hasCopied(anyOf: changed) }) {
      let stale = waiting.remove(at: index)
      try stale.run(self)
      changed.formUnion(stale.changed)
    }
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

extension StubContainer {
  /// A relationship between two models that is linked by keys.
  struct Link {
    /// Sets it in a container.
    let run: (StubContainer) throws(StubError) -> Void
    /// The models whose records it changes.
    let changed: Set<ObjectIdentifier>
    /// The models of which it puts copies into records.
    private let copied: Set<ObjectIdentifier>

    init<Child, Parent>(
      _ child: Child.Type,
      _ parent: Parent.Type,
      hasInverse: Bool,
      run: @escaping (StubContainer) throws(StubError) -> Void
    ) {
      self.run = run
      let ids = (child: ObjectIdentifier(child), parent: ObjectIdentifier(parent))
      changed = hasInverse ? [ids.child, ids.parent] : [ids.child]
      var copied: Set<ObjectIdentifier> = []
      if !(parent is AnyObject.Type) { copied.insert(ids.parent) }
      if hasInverse, !(child is AnyObject.Type) { copied.insert(ids.child) }
      self.copied = copied
    }

    func hasCopied(anyOf models: Set<ObjectIdentifier>) -> Bool { !copied.isDisjoint(with: models) }
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
