// https://developer.apple.com/documentation/swiftdata/model()
// https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:)
// https://developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:)
// https://developer.apple.com/documentation/swiftdata/transient()
import Observation

@attached(
  member,
  conformances: Observable,
  PersistentModel,
  Sendable,
  names: named(_$backingData),
  named(persistentBackingData),
  named(schemaMetadata),
  named(init),
  named(_$observationRegistrar),
  named(_SwiftDataNoType)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() =
  #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")

@attached(
  accessor,
  names: named(init),
  named(get),
  named(set)
)
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

@attached(peer)
public macro Transient() =
  #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")
