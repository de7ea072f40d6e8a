// https://developer.apple.com/documentation/swiftdata/persistentmodel
// https://developer.apple.com/documentation/swiftdata/persistentidentifier
// https://developer.apple.com/documentation/swiftdata/backingdata
import Foundation
@_exported public import Observation

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  init(backingData: any BackingData<Self>)
  var persistentBackingData: any BackingData<Self> { get set }
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  private let value = UUID()
  public var id: Self { self }
}

extension PersistentModel {
  public var id: PersistentIdentifier { persistentModelID }
  public var persistentModelID: PersistentIdentifier { persistentBackingData.standInIdentifier }
  public var modelContext: ModelContext? { persistentBackingData.standInContext }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
    StandInBackingData<P>()
  }

  // Apple has one for each kind of value: attributes, to-one and to-many relationships.
  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    persistentBackingData.getValue(forKey: keyPath)
  }

  public func setValue<Value>(forKey keyPath: KeyPath<Self, Value>, to newValue: Value) {
    persistentBackingData.setValue(forKey: keyPath, to: newValue)
    let related = relatedModels(in: newValue)
    if !related.isEmpty {
      let place = modelContext == nil ? "outside" : "in"
      let ends = related.allSatisfy { $0.modelContext != nil } ? "in" : "outside"
      Recording.add("link \(Self.self) (\(place)) to \(type(of: related[0])) (\(ends))")
    }
  }
}

public protocol BackingData<Model> {
  associatedtype Model: PersistentModel
  func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value
  func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value)
  var standInIdentifier: PersistentIdentifier { get }
  var standInContext: ModelContext? { get set }
}

final class StandInBackingData<Model: PersistentModel>: BackingData {
  private var values: [AnyKeyPath: Any] = [:]
  let standInIdentifier = PersistentIdentifier()
  var standInContext: ModelContext?

  func getValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    values[keyPath] as! Value
  }

  func setValue<Value>(forKey keyPath: KeyPath<Model, Value>, to newValue: Value) {
    values[keyPath] = newValue
  }
}

/// The models in the value of a property.
func relatedModels(in value: Any) -> [any PersistentModel] {
  if let model = value as? any PersistentModel { return [model] }
  return value as? [any PersistentModel] ?? []
}
