#if canImport(SwiftData)
  internal import Foundation
  public import SwiftData

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension ModelContainer {
    /// A container in memory that is filled with the records of an asset, and saved.
    ///
    /// Its schema is closed over the relationships of the models, it never mirrors to CloudKit,
    /// and its store has a name of its own, so that no two calls share records. Hold on to it: a
    /// context does not outlive its container.
    ///
    /// - Parameters:
    ///   - model: The type of the records: `Decodable`, or `StubRepresentable`.
    ///   - others: Models that the schema holds besides those that `model` is related to.
    ///   - source: The asset; the one that is named after the model without it.
    /// - Throws: `StubError`, or what SwiftData throws.
    public static func stubs<Model: PersistentModel>(
      _ model: Model.Type,
      with others: any PersistentModel.Type...,
      from source: StubSource? = nil
    ) throws -> ModelContainer {
      let container = try emptyStubContainer(for: [model] + others)
      _ = try ModelContext(container).hydrate(model, from: source ?? .named(after: model))
      return container
    }

    /// A container in memory that is filled with the records of several models, and saved.
    ///
    /// What is said of `stubs(_:with:from:)` holds for it, too.
    ///
    /// - Parameters:
    ///   - first: The type of the records that are inserted first.
    ///   - second: The type of those that follow.
    ///   - rest: The types of further ones.
    ///   - source: A source that has some of each model, such as `.named(in:)`; without it, each
    ///     model has the asset that is named after it.
    /// - Throws: `StubError`, or what SwiftData throws.
    public static func stubs<
      First: PersistentModel,
      Second: PersistentModel,
      each Model: PersistentModel
    >(
      _ first: First.Type,
      _ second: Second.Type,
      _ rest: repeat (each Model).Type,
      from source: StubSource? = nil
    ) throws -> ModelContainer {
      try filledStubContainer(for: first, second, repeat each rest, from: source)
    }

    /// A container with the records of models, each hydrated in turn.
    static func filledStubContainer<each Model: PersistentModel>(
      for models: repeat (each Model).Type,
      from source: StubSource?
    ) throws -> ModelContainer {
      var types: [any PersistentModel.Type] = []
      for model in repeat each models { types.append(model) }
      let container = try emptyStubContainer(for: types)
      let context = ModelContext(container)
      for model in repeat each models {
        try context.hydrate(model, from: source ?? .named(after: model))
      }
      return container
    }

    /// A container in memory for these models and those that they are related to.
    static func emptyStubContainer(
      for models: [any PersistentModel.Type]
    ) throws -> ModelContainer {
      let schema = Schema(relatedModels(of: models))
      let configuration = ModelConfiguration(
        "stubs-\(UUID().uuidString)",
        schema: schema,
        isStoredInMemoryOnly: true,
        cloudKitDatabase: .none
      )
      return try ModelContainer(for: schema, configurations: [configuration])
    }
  }
#endif
