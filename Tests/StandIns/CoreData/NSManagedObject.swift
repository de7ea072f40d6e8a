// https://developer.apple.com/documentation/coredata/nsmanagedobject
// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
// https://developer.apple.com/documentation/coredata/nsfetchrequest
public import Foundation

open class NSManagedObjectID: NSObject {}

open class NSManagedObject: NSObject {
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    precondition(!entity.isAbstract, "an abstract entity has no objects")
    if let model = context?.persistentStoreCoordinator?.managedObjectModel {
      precondition(model.entities.contains { $0 === entity }, "an entity of another model")
    }
    self.entity = entity
    managedObjectContext = context
    super.init()
    context?.add(self)
  }

  public convenience init(context moc: NSManagedObjectContext) {
    preconditionFailure("asks the class for its entity, which several models may have")
  }

  open func setValue(_ value: Any?, forKey key: String) {
    let isKnown = entity.properties.contains { $0.name == key }
    precondition(isKnown, "\(entity.name!) is not key value coding-compliant for \(key)")
    values[key] = value
  }

  open func value(forKey key: String) -> Any? { values[key] }
}

public struct NSManagedObjectContextConcurrencyType: RawRepresentable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let privateQueueConcurrencyType = Self(rawValue: 1)
  public static let mainQueueConcurrencyType = Self(rawValue: 2)
}

open class NSManagedObjectContext: NSObject {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  private var pending: [NSManagedObject] = []

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}

  func add(_ object: NSManagedObject) {
    insertedObjects.insert(object)
    pending.append(object)
  }

  open func delete(_ object: NSManagedObject) {
    insertedObjects.remove(object)
    pending.removeAll { $0 === object }
  }

  open var hasChanges: Bool { !pending.isEmpty }

  open func save() throws {
    let store = persistentStoreCoordinator?.persistentStores.first
    precondition(store != nil, "saving without a store")
    store?.objects += pending
    pending = []
    insertedObjects = []
  }

  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let stores = persistentStoreCoordinator?.persistentStores ?? []
    return stores.flatMap(\.objects).filter { $0.entity.name == request.entityName }
      .compactMap { $0 as? T }
  }
}

open class NSFetchRequest<ResultType>: NSObject {
  open var entityName: String?
  open var sortDescriptors: [NSSortDescriptor]?
  public init(entityName: String) { self.entityName = entityName }
}

// https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:)
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSString.length, ascending: ascending)
  }
}

// https://developer.apple.com/documentation/foundation/valuetransformer
public struct NSValueTransformerName: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class ValueTransformer: NSObject {
  nonisolated(unsafe) private static var transformers: [NSValueTransformerName: ValueTransformer] =
    [:]

  public override init() {}

  open class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) { transformers[name] = transformer }

  // In Objective-C a class method, which Swift sees as an initializer.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let transformer = Self.transformers[name] else { return nil }
    self.init(standInFor: transformer)
  }

  private var original: ValueTransformer?
  private convenience init(standInFor original: ValueTransformer) {
    self.init()
    self.original = original
  }

  open func transformedValue(_ value: Any?) -> Any? { original?.transformedValue(value) }
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    original?.reverseTransformedValue(value)
  }
}
