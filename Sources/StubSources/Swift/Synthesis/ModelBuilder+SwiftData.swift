import StubDiagnostics
import StubSchema
import SwiftSyntax

extension ModelBuilder {
  /// Whether a type is a SwiftData model.
  func isSwiftDataModel(_ declaration: TypeDeclaration) -> Bool {
    declaration.attributes.contains(named: "Model")
  }

  /// Adds what SwiftData knows of the properties, and leaves out the sides of relationships that
  /// are set when the records are put together.
  func addPersistence(_ instance: TypeInstance, _ model: inout ModelSchema) {
    model.persistence.framework = .swiftData
    guard case .object(var object) = model.shape else { return }
    let properties = StoredProperty.all(in: instance.declaration.members)
    object.fields = object.fields.compactMap { field in
      guard let property = properties.first(where: { $0.name == (field.property ?? field.name) })
      else { return field }
      return persisted(field, property, in: instance)
    }
    model.shape = .object(object)
    // A key that JSON leaves out cannot be held unique there.
    let names = object.fields.map(\.name)
    model.uniqueKeys = uniqueKeys(of: instance).filter { $0.allSatisfy(names.contains) }
  }

  private func persisted(
    _ field: Field,
    _ property: StoredProperty,
    in instance: TypeInstance
  ) -> Field? {
    let marks = SwiftDataMarks(property)
    var field = field
    field.constraints.isUnique = marks.isUnique
    field.persistence.renamingIdentifier = marks.originalName
    field.persistence.transformer = marks.transformer
    field.persistence.deleteRule = marks.deleteRule
    if marks.isTransient {
      field.persistence.isTransient = true
      field.required = false
      field.generation.presence = 0
    }
    warn(ofCustomCodingIn: field, property, instance)
    guard let other = otherSide(of: field, marks, of: instance) else { return field }
    guard !other.isFirst else { return nil }
    field.persistence.inverse = other.property
    return field
  }

  /// SwiftData stores an attribute property by property, whatever its type's own coding says.
  private func warn(
    ofCustomCodingIn field: Field,
    _ property: StoredProperty,
    _ instance: TypeInstance
  ) {
    guard case .named(let name) = field.type.valueType, let target = resolver.instances[name],
      !isSwiftDataModel(target.declaration), target.declaration.kind != .enumeration,
      MemberSet(target.declaration, index).decodingInit != nil
    else { return }
    report(
      .customCodingStored,
      "'\(name)' has an init(from:) of its own, which SwiftData does not call for an attribute",
      property.nameToken,
      in: instance.declaration.file,
      path: "\(instance.name).\(field.name)"
    )
  }
}

extension ModelBuilder {
  /// A side of a relationship.
  private struct Side {
    let owner: TypeInstance
    let property: StoredProperty
    let marks: SwiftDataMarks
    let isToMany: Bool
    let target: String
  }

  /// The property on the other side of a relationship, and whether that side nests this one, which
  /// JSON then leaves out; nil for what is no relationship with two sides.
  private func otherSide(
    of field: Field,
    _ marks: SwiftDataMarks,
    of instance: TypeInstance
  ) -> (property: String, isFirst: Bool)? {
    let sides = sides(of: instance)
    let name = field.property ?? field.name
    guard let mine = sides.first(where: { $0.property.name == name }),
      let target = resolver.instances[mine.target], let other = other(of: mine, in: target)
    else { return nil }
    if mine.marks.inverse != nil, let node = other.marks.inverse?.node, instance.name < target.name
    {
      report(
        .inverseOnBothSides,
        "'\(instance.name).\(name)' and this name each other as inverse; name it on one side only",
        node,
        in: target.declaration.file,
        path: "\(target.name).\(other.property.name)"
      )
    }
    return (other.property.name, stands(other, before: mine))
  }

  /// Which of two sides nests the other: the to-many one, else the one that is marked as a
  /// relationship, else the one that is declared first.
  private func stands(_ first: Side, before second: Side) -> Bool {
    if first.isToMany != second.isToMany { return first.isToMany }
    let isFirstMarked = first.marks.inverse != nil
    if isFirstMarked != (second.marks.inverse != nil) { return isFirstMarked }
    return place(first) < place(second)
  }

  private func place(_ side: Side) -> (Int, Int) {
    (side.owner.declaration.file.index, side.property.nameToken.position.utf8Offset)
  }

  /// The other side: the one that names this as its inverse, that this names, or the only one.
  private func other(of mine: Side, in target: TypeInstance) -> Side? {
    let candidates = sides(of: target).filter {
      $0.target == mine.owner.name
        && !($0.owner.name == mine.owner.name && $0.property.name == mine.property.name)
    }
    if let named = mine.marks.inverse {
      return candidates.first { $0.property.name == named.property }
    }
    if let naming = candidates.first(where: { $0.marks.inverse?.property == mine.property.name }) {
      return naming
    }
    let open = candidates.filter { $0.marks.inverse == nil }
    let rivals = sides(of: mine.owner).filter {
      $0.target == target.name && $0.marks.inverse == nil
    }
    return open.count == 1 && rivals.count == 1 ? open[0] : nil
  }

  private func sides(of instance: TypeInstance) -> [Side] {
    StoredProperty.all(in: instance.declaration.members).compactMap { property -> Side? in
      guard property.attribute("Transient") == nil, let written = property.type,
        let type = try? resolver.resolve(written, in: instance.scope),
        case .named(let name) = type.valueType, let target = resolver.instances[name],
        isSwiftDataModel(target.declaration)
      else { return nil }
      return Side(
        owner: instance,
        property: property,
        marks: SwiftDataMarks(property),
        isToMany: type.isCollection,
        target: name
      )
    }
  }

  /// `#Unique<Pet>([\.name], [\.name, \.owner])`: a single key is unique by itself.
  private func uniqueKeys(of instance: TypeInstance) -> [[String]] {
    let expansions = instance.declaration.members.compactMap {
      $0.as(MacroExpansionDeclSyntax.self)
    }
    return expansions.filter { $0.macroName.text == "Unique" }.flatMap { expansion in
      expansion.arguments.compactMap { argument -> [String]? in
        let list = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
        let keys = list?.compactMap { SwiftDataMarks.keyPath($0)?.property } ?? []
        return keys.isEmpty ? nil : keys
      }
    }
  }
}
