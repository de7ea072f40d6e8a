import CoreData
import Foundation

/// The class that the entity `ShopModel` of the module `ShopCore` names.
final class ShopModel: NSManagedObject {
  @NSManaged var id: UUID?
  @NSManaged var name: String
  @NSManaged var comment: String?
}

/// What the app shows its shops from.
final class ShopKeeper {
  var list: [ShopModel]

  init(list: [ShopModel] = []) { self.list = list }
}
