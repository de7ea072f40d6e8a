#if canImport(CoreData)
  public import CoreData

  extension NSManagedObjectContext {
    /// Inserts the objects of an asset, saves, and gives those of its records in their order.
    ///
    /// Where anything is wrong with the asset, nothing is inserted. A second call adds the objects
    /// a second time.
    ///
    /// - Parameters:
    ///   - entity: The name of the entity that the asset's records are; without it, the only one
    ///     that no other refers to.
    ///   - source: The asset.
    ///   - positionKey: The attribute that takes an object's place in its array, from 0 on, where
    ///     the JSON does not have it: a relationship that is not ordered keeps no order.
    /// - Throws: `StubError`, or what saving throws.
    @discardableResult
    public func hydrate(
      _ entity: String? = nil,
      from source: StubSource,
      numberedBy positionKey: String? = nil
    ) throws -> [NSManagedObject] {
      let model = persistentStoreCoordinator?.managedObjectModel
      guard let entity = try model?.entity(named: entity) else {
        throw StubError.unknownEntity(name: entity ?? "NSManagedObject", entities: [])
      }
      let payload = try source.payload(for: StubObjects.self, named: entity.name)
      return try performAndWait {
        let hydrator = try EntityHydrator(
          payload: payload,
          source: source,
          context: self,
          positionKey: positionKey
        )
        let objects = try hydrator.hydrate(entity)
        try save()
        return objects
      }
    }
  }

  /// What stands for the type of managed objects in errors.
  private struct StubObjects: Decodable {}

  extension NSManagedObjectModel {
    /// The entity with this name, or the only one that no relationship leads to.
    fileprivate func entity(named name: String?) throws -> NSEntityDescription {
      let concrete = entities.filter { !$0.isAbstract }
      let names = concrete.compactMap(\.name).sorted()
      if let name {
        if let entity = concrete.first(where: { $0.name == name }) { return entity }
        throw StubError.unknownEntity(name: name, entities: names)
      }
      let targets = Set(
        concrete.flatMap { entity in
          entity.relationshipsByName.values.compactMap(\.destinationEntity?.name)
            .filter { $0 != entity.name }
        }
      )
      let roots = concrete.filter { !targets.contains($0.name ?? "") }
      let candidates = concrete.count == 1 ? concrete : roots
      guard candidates.count == 1, let entity = candidates.first else {
        throw StubError.unknownEntity(name: "", entities: names)
      }
      return entity
    }
  }
#endif
