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
      let entity = try model.entity(named: entity)
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
      let payload = try source.payload(for: StubObjects.self)
      let context = container.newBackgroundContext()
      try context.performAndWait {
        let hydrator = try EntityHydrator(
          payload: payload,
          source: source,
          context: context,
          positionKey: positionKey
        )
        try hydrator.hydrate(entity)
        try context.save()
      }
      return container
    }
  }

  /// What stands for the type of managed objects in errors.
  private struct StubObjects: Decodable {}

  extension NSManagedObjectModel {
    /// The entity with this name, or the only one that no relationship leads to.
    fileprivate func entity(named name: String?) throws -> NSEntityDescription {
      if let name {
        if let entity = entitiesByName[name], !entity.isAbstract { return entity }
        throw StubError.unknownEntity(name: name, entities: concreteNames)
      }
      let concrete = entities.filter { !$0.isAbstract }
      let targets = Set(
        concrete.flatMap { entity in
          entity.relationshipsByName.values.compactMap(\.destinationEntity?.name)
            .filter { $0 != entity.name }
        }
      )
      let roots = concrete.filter { !targets.contains($0.name ?? "") }
      let candidates = concrete.count == 1 ? concrete : roots
      guard candidates.count == 1, let entity = candidates.first else {
        throw StubError.unknownEntity(name: "", entities: concreteNames)
      }
      return entity
    }

    private var concreteNames: [String] {
      entities.filter { !$0.isAbstract }.compactMap(\.name).sorted()
    }
  }
#endif
