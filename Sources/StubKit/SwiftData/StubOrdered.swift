#if canImport(SwiftData)
  public import SwiftData

  /// A SwiftData model that keeps its place among others in a property, since a store does not keep
  /// the order of a to-many relationship.
  ///
  /// Hydrating fills the property from the place in the JSON's array, from 0 on: for the records of
  /// an asset, and for the models that a relationship of theirs holds.
  ///
  /// ```swift
  /// extension Track: StubOrdered {
  ///   static var stubPosition: ReferenceWritableKeyPath<Track, Int> { \.position }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  public protocol StubOrdered: PersistentModel {
    /// The property that takes the place.
    static var stubPosition: ReferenceWritableKeyPath<Self, Int> { get }
  }

  /// Numbers the records of an asset that are `StubOrdered`, and the models that they hold.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func numberByPlace<Model: PersistentModel>(_ records: [Model]) {
    guard relatedModels(of: [Model.self]).contains(where: { $0 is any StubOrdered.Type }) else {
      return
    }
    number(records)
    for model in leavesFirst(records) {
      for children in relatedLists(of: model) where children.count > 1 { number(children) }
    }
  }

  /// Numbers models that are `StubOrdered` by their places in `models`.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func number(_ models: [any PersistentModel]) {
    for (place, model) in models.enumerated() {
      if let ordered = model as? any StubOrdered { ordered.take(place) }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension StubOrdered {
    fileprivate func take(_ place: Int) { self[keyPath: Self.stubPosition] = place }
  }
#endif
