#if canImport(SwiftData)
  public import SwiftData

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension ModelContext {
    /// Inserts the records of an asset, saves, and gives them in their order.
    ///
    /// What they are related to is inserted before them, each model once. Models that are
    /// `StubLinkable` are linked when all of them are inserted. A second call adds the records a
    /// second time.
    ///
    /// - Throws: `StubError`, or what saving throws.
    @discardableResult
    public func hydrate<Model: PersistentModel>(
      _ model: Model.Type,
      from source: StubSource
    ) throws -> [Model] {
      let records: [Model]
      if let linkable = model as? any StubLinkable.Type {
        records = try linked(linkable, from: source).compactMap { $0 as? Model }
      } else {
        records = try source.instances(of: model)
        numberByPlace(records)
        insertLeavesFirst(records)
      }
      try save()
      return records
    }

    /// Makes models of what was decoded, inserts them, and then links those that are
    /// `StubLinkable`.
    ///
    /// It does not save. `StubLinkable.link(to:in:)` calls it for what a stub nests.
    ///
    /// - Parameters:
    ///   - model: The type of the models.
    ///   - stubs: What they are made of, in the order of the JSON.
    ///   - position: The property that takes each model's place in `stubs`, from 0 on: a store does
    ///     not keep the order of a to-many relationship. Models that are `StubOrdered` say it
    ///     themselves.
    @discardableResult
    public func insert<Model: PersistentModel & StubRepresentable>(
      _ model: Model.Type,
      stubs: [Model.Stub],
      numbering position: ReferenceWritableKeyPath<Model, Int>? = nil
    ) throws -> [Model] {
      let models = try stubs.map { try Model(stub: $0) }
      if let position {
        for (index, model) in models.enumerated() { model[keyPath: position] = index }
      } else {
        number(models)
      }
      insertLeavesFirst(models)
      if let linkable = model as? any StubLinkable.Type {
        try link(linkable, models, to: stubs)
      }
      return models
    }

    /// The same as `insert(_:stubs:numbering:)` for what a to-one relationship nests.
    public func insert<Model: PersistentModel & StubRepresentable>(
      _ model: Model.Type,
      stub: Model.Stub
    ) throws -> Model {
      let instance = try Model(stub: stub)
      insertLeavesFirst([instance])
      if let linkable = model as? any StubLinkable.Type {
        try link(linkable, [instance], to: [stub])
      }
      return instance
    }

    private func linked<Model: StubLinkable>(
      _ type: Model.Type,
      from source: StubSource
    ) throws -> [any PersistentModel] {
      try insert(type, stubs: Stubs.of(Model.Stub.self, from: source))
    }

    private func link<Model: StubLinkable>(
      _ type: Model.Type,
      _ models: [Any],
      to stubs: [Any]
    ) throws {
      for case (let model as Model, let stub as Model.Stub) in zip(models, stubs) {
        try model.link(to: stub, in: self)
      }
    }

    /// Inserts models after those that they are related to, each once.
    private func insertLeavesFirst(_ models: [any PersistentModel]) {
      for model in leavesFirst(models) where model.modelContext == nil { insert(model) }
    }
  }
#endif
