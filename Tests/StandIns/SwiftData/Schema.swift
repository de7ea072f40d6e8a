// https://developer.apple.com/documentation/swiftdata/schema
// https://developer.apple.com/documentation/swiftdata/schema/propertymetadata
// https://developer.apple.com/documentation/swiftdata/modelconfiguration

public final class Schema: Sendable {
  public struct Version: Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }

  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let defaultValue: Any?
    let metadata: Any?

    public init(
      name: String,
      keypath: AnyKeyPath,
      defaultValue: Any? = nil,
      metadata: Any? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }

  public final class Attribute: Sendable {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
    }
  }

  public final class Relationship: Sendable {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
    }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  /// The names of the models, in their order.
  public let standInModels: [String]

  public init(
    _ types: [any PersistentModel.Type],
    version: Version = Version(1, 0, 0)
  ) {
    standInModels = types.map { "\($0)" }
  }

  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }
}

public protocol SchemaMigrationPlan {}

public struct ModelConfiguration: Sendable {
  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
  }

  public struct CloudKitDatabase: Sendable, Equatable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  public let name: String
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let cloudKitDatabase: CloudKitDatabase

  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: ModelConfiguration.GroupContainer = .automatic,
    cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
  }
}
