import CoreData
import Foundation

/// A store in memory for the previews.
@MainActor final class PreviewCoordinator {
  static let shared = PreviewCoordinator()

  let viewContext: NSManagedObjectContext

  private init() {
    let model = NSManagedObjectModel()
    model.entities = [ShopModel.previewDescription()]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    do {
      try coordinator.addPersistentStore(
        ofType: NSInMemoryStoreType,
        configurationName: nil,
        at: nil,
        options: nil
      )
      viewContext.persistentStoreCoordinator = coordinator
    } catch {
      fatalError("Could not make the preview store")
    }
  }
}
