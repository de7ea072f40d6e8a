#if canImport(SwiftData)
  internal import SwiftData

  /// The models, and all that they are related to, each once.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func relatedModels(of models: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = models
    while let model = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(model)).inserted else { continue }
      found.append(model)
      waiting += relationships(of: model).compactMap {
        persistentModel(in: type(of: $0).valueType)
      }
    }
    return found
  }

  /// Models and all that they are related to, each once, what is related before what it is
  /// related to.
  ///
  /// - Complexity: Linear in the number of models and links, without recursion.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func leavesFirst(_ models: [any PersistentModel]) -> [any PersistentModel] {
    var found: [any PersistentModel] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = models.reversed().map { (model: $0, isReady: false) }
    while let (model, isReady) = waiting.popLast() {
      if isReady {
        found.append(model)
      } else if seen.insert(ObjectIdentifier(model)).inserted {
        waiting.append((model, true))
        waiting += related(to: model).reversed().map { ($0, false) }
      }
    }
    return found
  }

  /// The models in each of a model's relationships that keep their order while they are in memory.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func relatedLists(of model: some PersistentModel) -> [[any PersistentModel]] {
    relatedValues(of: model).filter { !($0 is any SetOfModels) }.map(persistentModels)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func related(to model: some PersistentModel) -> [any PersistentModel] {
    relatedValues(of: model).flatMap(persistentModels)
  }

  /// What a model's relationships hold.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func relatedValues<Model: PersistentModel>(of model: Model) -> [Any] {
    relationships(of: Model.self).compactMap { keyPath in
      (keyPath as? PartialKeyPath<Model>).map { model[keyPath: $0] }
    }
  }

  private protocol SetOfModels {}
  extension Set: SetOfModels {}

  /// The key paths of the properties that hold models.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func relationships(of model: any PersistentModel.Type) -> [AnyKeyPath] {
    storedProperties(of: model).filter { persistentModel(in: type(of: $0).valueType) != nil }
  }

  /// The key paths of the properties that a store keeps.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func storedProperties(of model: any PersistentModel.Type) -> [AnyKeyPath] {
    model.schemaMetadata.compactMap { property in
      // The key path is no public property of the metadata.
      Mirror(reflecting: property).children.lazy.compactMap { $0.value as? AnyKeyPath }.first
    }
  }

  /// The model that a property of this type holds: itself, an optional one, or several.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func persistentModel(in type: Any.Type) -> (any PersistentModel.Type)? {
    if let model = type as? any PersistentModel.Type { return model }
    guard let wrapper = type as? any WrapsOneType.Type else { return nil }
    return persistentModel(in: wrapper.wrapped)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func persistentModels(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? any WrapsOneType)?.values.flatMap(persistentModels) ?? []
  }

  /// A type that holds values of one other type.
  private protocol WrapsOneType {
    static var wrapped: Any.Type { get }
    var values: [Any] { get }
  }

  extension Optional: WrapsOneType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var values: [Any] { map { [$0] } ?? [] }
  }

  extension Array: WrapsOneType {
    fileprivate static var wrapped: Any.Type { Element.self }
    fileprivate var values: [Any] { map { $0 as Any } }
  }

  extension Set: WrapsOneType {
    fileprivate static var wrapped: Any.Type { Element.self }
    fileprivate var values: [Any] { map { $0 as Any } }
  }
#endif
