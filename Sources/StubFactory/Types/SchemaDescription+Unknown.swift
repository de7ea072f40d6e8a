import StubSchema

extension SchemaDescription {
  /// Lets values of types of which nothing is known be absent, and collections of them be empty,
  /// where they may be.
  mutating func leaveOut(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    for index in models.indices {
      guard case .object(var object) = models[index].shape else { continue }
      for place in object.fields.indices { object.fields[place].leaveOut(names) }
      models[index].shape = .object(object)
    }
  }
}

extension Field {
  fileprivate mutating func leaveOut(_ names: Set<String>) {
    guard case .named(let name) = type.valueType, names.contains(name) else { return }
    if !isRequired || isNullable { generation.presence = 0 }
    if type.isCollection { constraints.maxItems = 0 }
  }
}
