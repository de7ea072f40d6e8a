#if canImport(SwiftData)
  internal import Foundation
  public import SwiftData

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension ModelContainer {
    /// A container in memory that is filled with the records of an asset, and saved.
    ///
    /// Its schema is closed over the relationships of the models, it never mirrors to CloudKit,
    /// and its store has a name of its own, so that no two calls share records.
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension ModelContext {
    /// Inserts the records of an asset in their order, saves, and gives them.
    ///
    /// - Throws: `StubError`, or what saving throws.
    @discardableResult
    public func hydrate<Model: PersistentModel>(
      _ model: Model.Type,
      from source: StubSource
    ) throws -> [Model] {
      let records = try source.instances(of: model)
      for record in records { insert(record) }
      try save()
      return records
    }
  }

  /// The models, and all that they are related to, each once.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func relatedModels(of models: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = models
    while let model = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(model)).inserted else { continue }
      found.append(model)
      for property in model.schemaMetadata {
        // The key path is no public property of the metadata.
        let keyPath = Mirror(reflecting: property).descendant("keypath") as? AnyKeyPath
        guard let keyPath, let related = persistentModel(in: type(of: keyPath).valueType) else {
          continue
        }
        waiting.append(related)
      }
    }
    return found
  }

  /// The model that a property holds: itself, an optional one, or several.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func persistentModel(in type: Any.Type) -> (any PersistentModel.Type)? {
    if let model = type as? any PersistentModel.Type { return model }
    guard let wrapper = type as? any WrapsOneType.Type else { return nil }
    return persistentModel(in: wrapper.wrapped)
  }

  /// A type that holds values of one other type.
  private protocol WrapsOneType {
    static var wrapped: Any.Type { get }
  }

  extension Optional: WrapsOneType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
  }

  extension Array: WrapsOneType {
    fileprivate static var wrapped: Any.Type { Element.self }
  }

  extension Set: WrapsOneType {
    fileprivate static var wrapped: Any.Type { Element.self }
  }
#endif
