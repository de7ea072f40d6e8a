import CoreData
import Foundation

extension NSManagedObject {
  /// The name of the class without its module.
  class func entityName() -> String {
    String(NSStringFromClass(self).split(separator: ".").last ?? "")
  }
}

extension ShopModel {
  /// The model once more in code; whoever changes the model has to change this, too.
  class func previewDescription() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = entityName()
    // With another module's name the objects are of another class, and the cast below traps.
    entity.managedObjectClassName = "ShopCore." + entityName()
    entity.renamingIdentifier = entity.name
    entity.properties = [
      NSAttributeDescription(name: "id", type: .UUIDAttributeType, optional: true),
      NSAttributeDescription(name: "name", defaultValue: "New Shop"),
      NSAttributeDescription(name: "comment", optional: true),
    ]
    return entity
  }
}

extension NSAttributeDescription {
  convenience init(
    name: String,
    type: NSAttributeType = .stringAttributeType,
    defaultValue: Any? = nil,
    optional: Bool = false
  ) {
    self.init()
    self.name = name
    renamingIdentifier = name
    isOptional = optional
    self.defaultValue = defaultValue
    attributeType = type
    switch type {
    case .stringAttributeType: attributeValueClassName = "NSString"
    case .dateAttributeType: attributeValueClassName = "NSDate"
    case .UUIDAttributeType: attributeValueClassName = "NSUUID"
    default: attributeValueClassName = "NSNumber"
    }
  }
}
