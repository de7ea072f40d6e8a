// https://developer.apple.com/documentation/swiftdata/modelcontainer
// https://developer.apple.com/documentation/swiftdata/modelcontext
// https://developer.apple.com/documentation/swiftdata/fetchdescriptor
public import Foundation

public class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  /// What was saved, in the order of insertion.
  var rows: [any PersistentModel] = []
  @MainActor private lazy var main = ModelContext(self)

  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  public init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.configurations = configurations
  }

  @MainActor public var mainContext: ModelContext { main }
}

public class ModelContext {
  private weak var owner: ModelContainer?
  private var pending: [any PersistentModel] = []

  public init(_ container: ModelContainer) { owner = container }

  /// Apple's crash, too: a context does not keep its container alive for the callers who need it.
  public var container: ModelContainer {
    guard let owner else { preconditionFailure("the context has outlived its container") }
    return owner
  }

  public var hasChanges: Bool { !pending.isEmpty }

  public func insert<T: PersistentModel>(_ model: T) {
    let name = "\(T.self)"
    precondition(container.schema.standInModels.contains(name), "no entity for \(name)")
    guard model.modelContext == nil else { return }
    model.persistentBackingData.standInContext = self
    pending.append(model)
    Recording.add("insert \(name)")
    for property in T.schemaMetadata {
      guard let keyPath = property.keypath as? PartialKeyPath<T> else { continue }
      for related in relatedModels(in: model[keyPath: keyPath]) { insert(related) }
    }
  }

  public func delete<T: PersistentModel>(_ model: T) {
    pending.removeAll { $0 === model }
    container.rows.removeAll { $0 === model }
  }

  public func save() throws {
    container.rows += pending
    pending = []
    Recording.add("save")
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = (container.rows + pending).compactMap { $0 as? T }
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    return Array(models.prefix(descriptor.fetchLimit ?? .max))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
