import CoreData
import Foundation
import SwiftUI

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(store: store)
  }

  private static let store: ShopKeeper = {
    let context = PreviewCoordinator.shared.viewContext
    let corner = newShop(in: context)
    corner.id = UUID(uuidString: "11F2CDA4-2A74-4D0A-9B43-0C5F2A0B7A01")
    corner.name = "Corner Bakery"
    corner.comment = "Opens at six; closed on Mondays."
    let books = newShop(in: context)
    books.id = UUID(uuidString: "11F2CDA4-2A74-4D0A-9B43-0C5F2A0B7A02")
    books.name = "Second-Hand Books at the Old Harbour"
    books.comment = "Rings twice before it answers."
    let keys = newShop(in: context)
    keys.name = "Keys & Heels"
    try? context.save()
    return ShopKeeper(list: [corner, books, keys])
  }()

  private static func newShop(in context: NSManagedObjectContext) -> ShopModel {
    let name = ShopModel.entityName()
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    guard let shop = object as? ShopModel else { fatalError("Another class than ShopModel") }
    return shop
  }
}
