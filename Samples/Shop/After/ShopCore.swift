import CoreData
import Foundation

/// The framework's own model, loaded from the bundle that its class lies in.
@MainActor enum ShopCore {
  static let model =
    Bundle(for: ShopModel.self).url(forResource: "Shop", withExtension: "momd")
    .flatMap(NSManagedObjectModel.init(contentsOf:)) ?? NSManagedObjectModel()
}
