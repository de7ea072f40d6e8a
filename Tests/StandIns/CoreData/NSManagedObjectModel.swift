// https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel
// https://developer.apple.com/documentation/coredata/nsentitydescription
// https://developer.apple.com/documentation/coredata/nspropertydescription
// https://developer.apple.com/documentation/coredata/nsattributedescription
// https://developer.apple.com/documentation/coredata/nsrelationshipdescription
@_exported public import Foundation

open class NSManagedObjectModel: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) { nil }
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(uniqueKeysWithValues: entities.map { ($0.name!, $0) })
  }
}

open class NSEntityDescription: NSObject {
  public override init() {}
  open var name: String?
  open var managedObjectClassName: String!
  open var renamingIdentifier: String?
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = []
  open var properties: [NSPropertyDescription] = []

  open var attributesByName: [String: NSAttributeDescription] { named() }
  open var relationshipsByName: [String: NSRelationshipDescription] { named() }

  private func named<Property: NSPropertyDescription>() -> [String: Property] {
    let own = properties.compactMap { $0 as? Property }
    return Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0) })
  }

  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.persistentStoreCoordinator!.managedObjectModel.entitiesByName[entityName]!
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

open class NSPropertyDescription: NSObject {
  public override init() {}
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var renamingIdentifier: String?
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var defaultValue: Any?
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
