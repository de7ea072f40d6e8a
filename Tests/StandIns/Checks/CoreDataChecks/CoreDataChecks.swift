import CoreData
import Foundation
import StubKit

/// Hydrates persistent containers by entity description.
@main enum CoreDataChecks {
  static func main() throws {
    try readsAttributesByTheirTypes()
    try tellsEveryFaultWithItsPlace()
    try keepsTheOrderOfRelatedObjects()
    try asksForWhatIsMissing()
    try transforms()
    try choosesTheEntity()
    try givesEachCallAStoreOfItsOwn()
    try leavesNothingBehind()
    try keepsTheGoodRecordsOfALenientSource()
    try makesDescriptors()
    print("Core Data: all checks pass")
  }

  static func expect(_ condition: Bool, _ what: String, line: Int = #line) {
    guard !condition else { return }
    print("line \(line): \(what)")
    exit(1)
  }

  static func attribute(
    _ name: String,
    _ type: NSAttributeType,
    isOptional: Bool = true
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    return attribute
  }

  static func entity(_ name: String, _ properties: NSPropertyDescription...)
    -> NSEntityDescription
  {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = properties
    return entity
  }

  static func model(_ entities: NSEntityDescription...) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
  }

  static func track() -> NSEntityDescription {
    entity(
      "Track",
      attribute("title", .stringAttributeType),
      attribute("length", .doubleAttributeType),
      attribute("added", .dateAttributeType),
      attribute("link", .URIAttributeType),
      attribute("uid", .UUIDAttributeType),
      attribute("price", .decimalAttributeType),
      attribute("position", .integer16AttributeType, isOptional: false)
    )
  }

  static func objects(_ name: String, in container: NSPersistentContainer) throws
    -> [NSManagedObject]
  {
    try container.viewContext.fetch(NSFetchRequest(entityName: name))
  }

  static func dated(_ json: String) -> StubSource {
    StubSource.json(json, named: "data.json").decoder { $0.dateDecodingStrategy = .iso8601 }
  }

  static func readsAttributesByTheirTypes() throws {
    let json = """
      [{"title": "a", "length": 3.5, "added": "2025-01-01T12:00:00Z", "link": "https://example.com/a",
        "uid": "11111111-2222-3333-4444-555555555555", "price": 0.99, "position": 3}]
      """
    let container = try NSPersistentContainer.stubs(model: model(track()), from: dated(json))
    let object = try objects("Track", in: container)[0]
    expect(object.value(forKey: "title") as? String == "a", "title")
    expect(object.value(forKey: "length") as? Double == 3.5, "length")
    expect(
      object.value(forKey: "added") as? Date == Date(timeIntervalSinceReferenceDate: 757_425_600),
      "added"
    )
    expect(
      (object.value(forKey: "link") as? URL)?.absoluteString == "https://example.com/a",
      "link"
    )
    expect(
      (object.value(forKey: "uid") as? UUID)?.uuidString == "11111111-2222-3333-4444-555555555555",
      "uid"
    )
    expect((object.value(forKey: "price") as? NSDecimalNumber)?.stringValue == "0.99", "price")
    expect(object.value(forKey: "position") as? Int16 == 3, "position")
  }

  static func faults(_ load: () throws -> Void) throws -> [String] {
    do {
      try load()
      return []
    } catch StubError.undecodable(let failure) {
      return failure.faults.map { "\($0.line):\($0.column) \($0.path) \($0.kind.rawValue)" }
    }
  }

  static func tellsEveryFaultWithItsPlace() throws {
    let json = """
      [
        { "title": "a", "position": 1 },
        { "title": "b", "length": "4", "added": 5, "link": "", "uid": "x", "price": "0.99", "position": 1 }
      ]
      """
    let found = try faults {
      _ = try NSPersistentContainer.stubs(model: model(track()), from: dated(json))
    }
    expect(
      found == [
        "3:29 $[1].length type-mismatch", "3:43 $[1].added type-mismatch",
        "3:54 $[1].link invalid-value", "3:65 $[1].uid invalid-value",
        "3:79 $[1].price type-mismatch",
      ],
      "\(found)"
    )
  }

  static func playlist(isOrdered: Bool) -> (NSEntityDescription, NSEntityDescription) {
    let track = track()
    let tracks = NSRelationshipDescription()
    tracks.name = "tracks"
    tracks.destinationEntity = track
    tracks.isOrdered = isOrdered
    let inverse = NSRelationshipDescription()
    inverse.name = "playlist"
    inverse.maxCount = 1
    inverse.isOptional = false
    track.properties.append(inverse)
    tracks.inverseRelationship = inverse
    inverse.inverseRelationship = tracks
    let list = entity(
      "Playlist",
      attribute("name", .stringAttributeType, isOptional: false),
      tracks
    )
    inverse.destinationEntity = list
    return (list, track)
  }

  static let mix = #"[{"name": "Mix", "tracks": [{"title": "c"}, {"title": "a"}]}]"#

  static func keepsTheOrderOfRelatedObjects() throws {
    let (list, track) = playlist(isOrdered: true)
    let container = try NSPersistentContainer.stubs(
      model: model(list, track),
      entity: "Playlist",
      from: .json(mix),
      numberedBy: "position"
    )
    let tracks = try objects("Playlist", in: container)[0].value(forKey: "tracks") as? NSOrderedSet
    let titles = tracks?.map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }
    expect(titles == ["c", "a"], "\(titles ?? [])")
    let positions = try objects("Track", in: container).map { $0.value(forKey: "position") as? Int }
    expect(positions == [0, 1], "\(positions)")
  }

  static func asksForWhatIsMissing() throws {
    let (list, track) = playlist(isOrdered: false)
    let model = model(list, track)
    let found = try faults {
      _ = try NSPersistentContainer.stubs(model: model, entity: "Playlist", from: .json(mix))
    }
    expect(
      found == [
        "1:29 $[0].tracks[0].position missing-key", "1:45 $[0].tracks[1].position missing-key",
      ],
      "\(found)"
    )
    let alone = try faults {
      let source = StubSource.json(#"[{"position": 1}]"#)
      _ = try NSPersistentContainer.stubs(model: model, entity: "Track", from: source)
    }
    expect(alone == ["1:2 $[0].playlist missing-key"], "\(alone)")
  }

  final class Reversing: ValueTransformer {
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Data).map { String(decoding: $0.reversed(), as: UTF8.self) }
    }
  }

  static func transforms() throws {
    ValueTransformer.setValueTransformer(Reversing(), forName: NSValueTransformerName("Reversing"))
    let tags = attribute("tags", .transformableAttributeType)
    let secret = attribute("secret", .transformableAttributeType)
    secret.valueTransformerName = "Reversing"
    let color = attribute("color", .transformableAttributeType)
    color.attributeValueClassName = "UIColor"
    let model = model(entity("Item", tags, secret, color))
    let container = try NSPersistentContainer.stubs(
      model: model,
      from: .json(#"[{"tags": ["x", "y"], "secret": "YWJj"}]"#)
    )
    let item = try objects("Item", in: container)[0]
    expect(item.value(forKey: "tags") as? [String] == ["x", "y"], "tags")
    expect(item.value(forKey: "secret") as? String == "cba", "secret")
    let found = try faults {
      _ = try NSPersistentContainer.stubs(model: model, from: .json(#"[{"color": "red"}]"#))
    }
    expect(found == ["1:12 $[0].color type-mismatch"], "\(found)")
  }

  static func choosesTheEntity() throws {
    let (list, track) = playlist(isOrdered: true)
    let base = entity("Base")
    base.isAbstract = true
    for (name, said) in [
      ("Trak", "The model has no entity 'Trak'"), ("Base", "The model has no entity 'Base'"),
      (nil, "The records may be of several entities"),
    ] {
      do {
        let source = StubSource.json("[{}]")
        _ = try NSPersistentContainer.stubs(
          model: model(list, track, base),
          entity: name,
          from: source
        )
        expect(false, "took \(name ?? "none")")
      } catch let error as StubError {
        expect("\(error)".hasPrefix(said), "\(error)")
        expect(!"\(error)".hasSuffix("Base."), "\(error)")
      }
    }
  }

  static func givesEachCallAStoreOfItsOwn() throws {
    let model = model(entity("Item", attribute("name", .stringAttributeType)))
    let source = StubSource.json(#"[{"name": "a"}]"#)
    for store in [NSPersistentContainer.StubStore.inMemory, .sqlite] {
      let containers = try (0..<2).map { _ in
        try NSPersistentContainer.stubs(model: model, from: source, in: store)
      }
      expect(containers[0].name != containers[1].name, "one name for two stores")
      for container in containers {
        expect(container.managedObjectModel === model, "another model than the app's")
        expect(try objects("Item", in: container).count == 1, "seeded twice")
        let stores = container.persistentStoreCoordinator.persistentStores
        expect(stores.map(\.url?.path) == [store == .sqlite ? "/dev/null" : nil], "\(stores)")
      }
    }
  }

  static func leavesNothingBehind() throws {
    let model = model(entity("Item", attribute("name", .stringAttributeType)))
    let container = try NSPersistentContainer.stubs(
      model: model,
      from: .json(#"[{"name": "a"}]"#)
    )
    let context = container.viewContext
    let found = try faults {
      try context.hydrate(from: .json(#"[{"name": "b"}, {"name": 5}, {"name": "c"}]"#))
    }
    expect(found == ["1:26 $[1].name type-mismatch"], "\(found)")
    expect(!context.hasChanges, "objects of a faulty asset are left")
    let made = try context.hydrate("Item", from: .json(#"[{"name": "d"}, {"name": "e"}]"#))
    expect(made.map { $0.value(forKey: "name") as? String } == ["d", "e"], "\(made)")
    expect(try objects("Item", in: container).count == 3, "not saved")
  }

  final class Reports: @unchecked Sendable {
    var paths: [String] = []
  }

  static func keepsTheGoodRecordsOfALenientSource() throws {
    let (list, track) = playlist(isOrdered: true)
    let reports = Reports()
    let json = #"""
      [{"name": "a", "tracks": []}, {"name": 1, "tracks": [{"title": "x", "position": 1}]}]
      """#
    let source = StubSource.json(json).lenient { reports.paths.append($0.path) }
    let container = try NSPersistentContainer.stubs(
      model: model(list, track),
      entity: "Playlist",
      from: source
    )
    expect(reports.paths == ["$[1].name"], "\(reports.paths)")
    let names = try objects("Playlist", in: container).map { $0.value(forKey: "name") as? String }
    expect(names == ["a"], "\(names)")
    let strict = StubSource.json(json.replacingOccurrences(of: "[]", with: #"[{"position": 0}]"#))
    let found = try faults { try container.viewContext.hydrate("Playlist", from: strict) }
    expect(found.count == 1 && !container.viewContext.hasChanges, "objects are left: \(found)")
    expect(try objects("Track", in: container).isEmpty, "a track of a record that was left out")
  }

  final class Shop: NSManagedObject {
    var name = ""
  }

  enum ShopOrder: SortDescriptorProvider {
    case name, length
    var sortKey: SortKey<Shop> {
      switch self {
      case .name: SortKey(\.name)
      case .length: SortKey(\.name, using: ByLength())
      }
    }
  }

  struct ByLength: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      lhs.count == rhs.count
        ? .orderedSame : lhs.count < rhs.count ? .orderedAscending : .orderedDescending
    }
  }

  /// Without Objective-C no property has a name for it, so all of them are refused, in words.
  static func makesDescriptors() throws {
    do {
      _ = try ShopOrder.name.managedSortDescriptors()
      expect(false, "a descriptor without a key")
    } catch StubError.notDescribable(let model, let keys) {
      expect(model == "Shop" && keys == ["name", "length"], "\(keys)")
    }
  }
}
