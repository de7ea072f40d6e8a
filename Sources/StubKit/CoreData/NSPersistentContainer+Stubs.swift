#if canImport(CoreData)
  public import CoreData
  internal import Foundation

  extension NSPersistentContainer {
    /// Where a container of stubs keeps its objects; each call has a store of its own.
    public enum StubStore: Sendable {
      /// In memory.
      case inMemory
      /// A SQLite store that is never written, for what memory cannot do.
      case sqlite
    }

    /// A container with the objects of an asset, saved.
    ///
    /// Objects are made by entity description: no class need be `Decodable`. Attributes are read by
    /// their types, dates and data by the source's strategies; related objects nest. Hand over the
    /// app's own model, the same one in each call: two models that name the same classes confuse
    /// Core Data.
    ///
    /// - Parameters:
    ///   - model: The app's model.
    ///   - entity: The name of the entity that the asset's records are; without it, the only
    ///     one that no other refers to.
    ///   - source: The asset.
    ///   - store: Where the objects are kept.
    ///   - positionKey: The attribute that takes an object's place in its array, from 0 on, where
    ///     the JSON does not have it: a relationship that is not ordered keeps no order.
    /// - Throws: `StubError`, or what Core Data throws.
    public static func stubs(
      model: NSManagedObjectModel,
      entity: String? = nil,
      from source: StubSource,
      in store: StubStore = .inMemory,
      numberedBy positionKey: String? = nil
    ) throws -> NSPersistentContainer {
      let container = try emptyStubContainer(model: model, in: store)
      try container.newBackgroundContext()
        .hydrate(entity, from: source, numberedBy: positionKey)
      return container
    }

    /// A container with a store of its own, and nothing in it.
    static func emptyStubContainer(
      model: NSManagedObjectModel,
      in store: StubStore = .inMemory
    ) throws -> NSPersistentContainer {
      let container = NSPersistentContainer(
        name: "stubs-\(UUID().uuidString)",
        managedObjectModel: model
      )
      _ = try container.persistentStoreCoordinator.addPersistentStore(
        ofType: store == .sqlite ? NSSQLiteStoreType : NSInMemoryStoreType,
        configurationName: nil,
        at: store == .sqlite ? URL(fileURLWithPath: "/dev/null") : nil,
        options: nil
      )
      return container
    }
  }
#endif
