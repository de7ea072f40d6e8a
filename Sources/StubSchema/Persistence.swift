/// What persistence frameworks know of a model.
package struct ModelPersistence: Sendable, Hashable {
  /// The framework that stores it.
  package var framework: Framework?
  /// The Core Data entity, where its name is not the model's.
  package var entity: String?
  /// The managed object class.
  package var className: String?
  /// The module of the class.
  package var module: String?
  /// The entity that it inherits from.
  package var parent: String?
  /// Whether no object is of this entity itself.
  package var isAbstract = false
  /// The name that a migration knows it by.
  package var renamingIdentifier: String?
  /// The configurations that it belongs to.
  package var configurations: [String] = []
  /// What its author noted under keys, in order.
  package var userInfo: [UserInfoEntry] = []

  /// Nothing known.
  package init() {}

  /// Where objects are stored.
  package enum Framework: String, Sendable, Hashable, CaseIterable {
    case swiftData
    case coreData
  }
}

/// A text that a model's author noted under a key.
package struct UserInfoEntry: Sendable, Hashable {
  /// The key, which no other entry has.
  package let key: String
  /// The text.
  package let value: String

  /// An entry.
  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// What persistence frameworks know of a field.
package struct FieldPersistence: Sendable, Hashable {
  /// What happens to the objects on the other side of a relationship.
  package var deleteRule: DeleteRule?
  /// Whether a to-many relationship keeps an order.
  package var isOrdered = false
  /// Whether it is not stored.
  package var isTransient = false
  /// The expression that a stored value is derived by.
  package var derivation: String?
  /// The name that a migration knows it by.
  package var renamingIdentifier: String?
  /// Whether a scalar property stands for an attribute.
  package var usesScalar = false
  /// The name of the value transformer.
  package var transformer: String?
  /// The property of the nested model that leads back, and that JSON leaves out.
  package var inverse: String?
  /// What its author noted under keys, in order.
  package var userInfo: [UserInfoEntry] = []

  /// Nothing known.
  package init() {}

  /// What happens to the objects on the other side of a relationship.
  package enum DeleteRule: String, Sendable, Hashable, CaseIterable {
    case noAction
    case nullify
    case cascade
    case deny
  }
}
