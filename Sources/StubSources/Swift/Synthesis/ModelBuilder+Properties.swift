import StubDiagnostics
import StubJSON
import StubSchema
import SwiftSyntax

extension ModelBuilder {
  /// What synthesized decoding reads: a key per stored property, or per case of `CodingKeys`.
  func synthesizedObject(_ instance: TypeInstance, _ members: MemberSet) -> ObjectShape {
    let properties = StoredProperty.all(in: instance.declaration.members)
    // `@Observable` stores a property under its name with an underscore, and that is its key.
    let isObserved = instance.declaration.attributes.contains(named: "Observable")
    let storage = { (property: StoredProperty) -> String in
      let isPlain = property.isConstant || property.attribute("ObservationIgnored") != nil
      return isObserved && !isPlain ? "_" + property.name : property.name
    }
    guard let keys = codingKeys(of: instance, "CodingKeys") else {
      let fields = properties.filter(isDecoded).compactMap { property in
        field(property, key: storage(property), in: instance)
      }
      return ObjectShape(fields: fields)
    }
    let fields = keys.keys.compactMap { key -> Field? in
      guard let property = properties.first(where: { storage($0) == key.name }), isDecoded(property)
      else { return nil }
      var field = field(property, key: key.text, in: instance)
      if keys.computed != nil { field?.isAssumed = true }
      return field
    }
    return ObjectShape(fields: fields)
  }

  /// `let x = value` is never decoded.
  private func isDecoded(_ property: StoredProperty) -> Bool {
    !(property.isConstant && property.initialValue != nil)
  }

  /// The keys of a nested enum, or of one that a nested alias names.
  func codingKeys(of instance: TypeInstance, _ name: String) -> CodingKeyList? {
    guard let place = resolver.lookUpNested(name, in: instance) else { return nil }
    var declaration = place
    if declaration.kind == .alias, let aliased = declaration.aliased {
      guard let type = try? resolver.resolve(aliased, in: instance.scope),
        case .named(let name) = type, let target = resolver.instances[name]
      else { return nil }
      declaration = target.declaration
    }
    let members = MemberSet(declaration, index)
    let list = CodingKeyList(declaration, members: members.members.map(\.declaration))
    if let computed = list.computed {
      report(
        .codingKeysNotUnderstood,
        "the keys of \(declaration.qualifiedName) are computed here; their names are assumed",
        computed,
        in: declaration.file,
        path: declaration.qualifiedName
      )
    }
    return list
  }

  /// A field for a property; nil where its type is refused, which is reported.
  func field(_ property: StoredProperty, key: String, in instance: TypeInstance) -> Field? {
    let path = "\(instance.name).\(key)"
    let file = instance.declaration.file
    guard
      let written = property.type ?? property.initialValue.flatMap({ TypeInference.type(of: $0) })
    else {
      report(
        .swiftTypeUntold,
        "the type of '\(property.name)' is not written, and its first value does not tell it",
        property.nameToken,
        in: file,
        path: path
      )
      return nil
    }
    guard let type = resolve(written, in: instance.scope, path: path) else { return nil }
    var field = Field(name: key, type: type)
    if key != property.name { field.property = property.name }
    field.origin = Origin(
      file.location(of: property.nameToken),
      words: property.type.map { ["type": file.location(of: $0)] } ?? [:]
    )
    note(initialValue: property, &field)
    if let attribute = wrapper(of: property) {
      guard let wrapped = wrapped(field, by: attribute, property, in: instance) else { return nil }
      field = wrapped
    }
    lay(commentsAt: property.declaration, in: file, over: &field)
    return field
  }

  /// A first value does not make a key optional, but a message about a missing key can name it.
  private func note(initialValue property: StoredProperty, _ field: inout Field) {
    guard !field.type.isOptional, let expression = property.initialValue,
      let value = LiteralReader.value(expression), !value.isNull
    else { return }
    field.required = true
    field.defaultValue = value
  }

  /// The raw value of a struct that is `RawRepresentable`: it is coded as that value alone.
  func rawRepresentation(of instance: TypeInstance, _ members: MemberSet) -> Field? {
    guard
      members.inheritedNames.contains(where: { ["RawRepresentable", "OptionSet"].contains($0) })
    else { return nil }
    let properties = StoredProperty.all(in: instance.declaration.members)
    guard let raw = properties.first(where: { $0.name == "rawValue" }) else { return nil }
    var field = field(raw, key: "", in: instance)
    field?.property = nil
    return field
  }
}

extension TypeResolver {
  /// The declaration with a name that is nested in a type, or in what it inherits from.
  func lookUpNested(_ name: String, in instance: TypeInstance) -> TypeDeclaration? {
    nested(name, in: Place(instance), from: instance.declaration.file)?.declaration
  }
}
