import StubSchema

extension CoreDataReader {
  /// The elements of an entity that say something, or are known to say nothing about JSON.
  private static let entityTags: Set<String> = [
    "attribute", "relationship", "fetchedProperty", "fetchIndex", "fetchRequest", "userInfo",
    "uniquenessConstraints", "compoundIndexes",
  ]

  /// The model of an entity.
  mutating func model(of entity: ModelElement) -> ModelSchema {
    let entityName = entity["name"] ?? ""
    let name = modelName(of: entityName)
    var object = ObjectShape()
    let (ancestors, _) = ancestry(of: entity)
    if let parent = ancestors.first?["name"] { object.includes = [modelName(of: parent)] }
    object.fields = fields(of: entity, inherited: ancestors)
    var model = ModelSchema(name: name, shape: .object(object))
    model.persistence = persistence(of: entity, parent: ancestors.first?["name"])
    if name != entityName { model.persistence.entity = entityName }
    model.origin = Origin(location(of: entity, "name"))
    applyUniqueness(of: entity, to: &model)
    model.persistence.userInfo = userInfo(of: entity)
    reportUnknown(in: entity, known: Self.entityTags, path: name)
    return model
  }

  private mutating func fields(
    of entity: ModelElement,
    inherited ancestors: [ModelElement]
  ) -> [Field] {
    let owner = entity["name"] ?? ""
    var names: Set<String> = []
    var fields: [Field] = []
    for property in entity.children {
      guard ["attribute", "relationship", "fetchedProperty"].contains(property.name) else {
        continue
      }
      guard let name = property["name"] else {
        report(.brokenCoreDataModel, "a property of '\(owner)' has no name", property)
        continue
      }
      guard names.insert(name).inserted else {
        let message = "'\(owner)' has the property '\(name)' twice"
        report(.brokenCoreDataModel, message, property, at: "name", path: owner)
        continue
      }
      if let field = field(named: name, property, of: entity) { fields.append(field) }
    }
    return fields
  }

  private mutating func field(
    named name: String,
    _ property: ModelElement,
    of entity: ModelElement
  ) -> Field? {
    let owner = entity["name"] ?? ""
    let path = "\(owner).\(name)"
    switch property.name {
    case "attribute", "relationship":
      var field =
        property.name == "attribute"
        ? attribute(named: name, property, path) : relationship(named: name, property, of: entity)
      field?.persistence.userInfo = userInfo(of: property)
      return field
    default:
      let message = "the fetched property '\(name)' is computed, so no JSON holds it"
      report(.leftOutOfJSON, message, property, at: "name", path: path)
      return nil
    }
  }

  private func persistence(of entity: ModelElement, parent: String?) -> ModelPersistence {
    var result = ModelPersistence()
    result.framework = .coreData
    result.parent = parent
    result.isAbstract = entity.flag("isAbstract")
    result.renamingIdentifier = entity["elementID"]
    guard let spelled = entity["representedClassName"] else { return result }
    let parts = spelled.split(separator: ".", omittingEmptySubsequences: true)
    if let name = parts.last, name != "NSManagedObject" { result.className = String(name) }
    if parts.count > 1 { result.module = parts.dropLast().joined(separator: ".") }
    return result
  }

  private mutating func applyUniqueness(of entity: ModelElement, to model: inout ModelSchema) {
    guard case .object(var object) = model.shape else { return }
    let constraints = entity.children("uniquenessConstraints").flatMap {
      $0.children("uniquenessConstraint")
    }
    for constraint in constraints {
      let parts = constraint.children("constraint")
      let keys = parts.compactMap { $0["value"] }
      guard !keys.isEmpty else { continue }
      if let stray = parts.first(where: { !isAttribute($0["value"], of: entity) }) {
        let message =
          "'\(stray["value"] ?? "")' is no attribute that JSON holds, so nothing is unique by it"
        report(.unmappedCoreData, message, stray, at: "value", path: model.name)
        continue
      }
      if keys.count == 1, let place = object.fields.firstIndex(where: { $0.name == keys[0] }) {
        object.fields[place].constraints.isUnique = true
        object.fields[place].origin.words["unique"] = location(of: parts[0], "value")
      } else {
        model.uniqueKeys.append(keys)
        model.origin.words["unique"] = location(of: parts[0], "value")
      }
    }
    model.shape = .object(object)
  }

  /// Whether an entity or an ancestor has an attribute that JSON holds.
  private func isAttribute(_ name: String?, of entity: ModelElement) -> Bool {
    ([entity] + ancestry(of: entity).ancestors).contains { entity in
      entity.children("attribute").contains {
        $0["name"] == name && !Self.unheldTypes.contains($0["attributeType"] ?? "Undefined")
      }
    }
  }

  /// What the author noted at an element; of several entries with one key, the last counts.
  private func userInfo(of element: ModelElement) -> [UserInfoEntry] {
    let entries = element.children("userInfo").flatMap { $0.children("entry") }
    var result: [UserInfoEntry] = []
    for entry in entries {
      guard let key = entry["key"] else { continue }
      result.removeAll { $0.key == key }
      result.append(UserInfoEntry(key, entry["value"] ?? ""))
    }
    return result
  }

  /// The model of a composite attribute.
  mutating func compositeModel(_ name: String, _ composite: ModelElement) -> ModelSchema {
    var object = ObjectShape()
    for element in composite.children("attribute") {
      guard let key = element["name"] else { continue }
      if let field = attribute(named: key, element, "\(name).\(key)") {
        object.fields.append(field)
      }
    }
    var model = ModelSchema(name: name, shape: .object(object))
    model.origin = Origin(location(of: composite, "name"))
    return model
  }
}
