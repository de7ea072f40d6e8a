import CoreData
import Foundation
import SwiftUI

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(store: store)
  }

  private static let store: ShopKeeper = {
    let context = PreviewCoordinator.shared.viewContext
    let sugar = newShop(in: context)
    sugar.id = UUID(uuidString: "1061C8A2-C76A-49E5-A61D-FE0D847B5370")
    sugar.name = "The Sugar Tongs"
    sugar.comment = "Worth the detour."
    let books = newShop(in: context)
    books.id = UUID(uuidString: "124DDFC7-6B5D-41D1-B9F9-599080B5C71D")
    books.name = "Well Read"
    books.comment = "The sign says closed, the door says otherwise."
    let wax = newShop(in: context)
    wax.name = "Sealed with Wax"
    try? context.save()
    return ShopKeeper(list: [sugar, books, wax])
  }()

  private static func newShop(in context: NSManagedObjectContext) -> ShopModel {
    let name = ShopModel.entityName()
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    guard let shop = object as? ShopModel else { fatalError("Another class than ShopModel") }
    return shop
  }
}
