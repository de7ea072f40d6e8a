import StubDiagnostics
import StubSchema

extension CoreDataReader {
  /// The field of a relationship; nil where the other side nests the objects of this one.
  mutating func relationship(
    named name: String,
    _ element: ModelElement,
    of entity: ModelElement
  ) -> Field? {
    let path = "\(entity["name"] ?? "").\(name)"
    guard let target = destination(of: element, path) else { return nil }
    let inverse = inverse(of: element, in: target, path)
    if let inverse, !nests(element, of: entity, over: inverse) {
      let message = "'\(name)' is left out: '\(inverse.path)' nests these objects"
      report(.leftOutOfJSON, message, element, at: "name", path: path)
      return nil
    }
    let nested = nestedName(of: target, element, path)
    let isToMany = isToMany(element)
    let model = TypeReference.named(modelName(of: nested))
    let type = isToMany ? .array(model) : model
    var field = Field(name: name, type: element.flag("optional") ? .optional(type) : type)
    field.isAssumed = nested != target["name"]
    field.origin = Origin(location(of: element, "name"))
    field.persistence.isOrdered = element.flag("ordered")
    field.persistence.isTransient = element.flag("transient")
    field.persistence.renamingIdentifier = element["elementID"]
    field.persistence.deleteRule = deleteRule(of: element, path)
    if let inverse, inverse.element.tag != element.tag {
      field.persistence.inverse = inverse.element["name"]
    }
    if isToMany { applyCounts(element, &field) }
    return field
  }

  private func isToMany(_ element: ModelElement) -> Bool {
    element.flag("toMany") || (element["maxCount"].flatMap { Int($0) } ?? 0) > 1
  }

  private mutating func destination(of element: ModelElement, _ path: String) -> ModelElement? {
    guard let name = element["destinationEntity"] else {
      report(.unmappedCoreData, "the relationship leads to no entity", element, path: path)
      return nil
    }
    if let target = entity(named: name) { return target }
    let message = "no entity '\(name)'" + suggestion(name)
    report(.brokenCoreDataModel, message, element, at: "destinationEntity", path: path)
    return nil
  }

  /// The other side of a relationship.
  private struct Inverse {
    let element: ModelElement
    let owner: String
    let path: String
  }

  private mutating func inverse(
    of element: ModelElement,
    in target: ModelElement,
    _ path: String
  ) -> Inverse? {
    guard let name = element["inverseName"] else { return nil }
    let owner = element["inverseEntity"].flatMap { entity(named: $0) } ?? target
    for candidate in [owner] + ancestry(of: owner).ancestors {
      guard let ownerName = candidate["name"] else { continue }
      guard let match = relationships[ownerName]?[name] else { continue }
      return Inverse(element: match, owner: ownerName, path: "\(ownerName).\(name)")
    }
    let message = "the inverse '\(name)' is no relationship of '\(owner["name"] ?? "")'"
    report(.unmappedCoreData, message, element, at: "inverseName", path: path)
    return nil
  }

  /// Whether this side nests the objects of the other one.
  private func nests(
    _ element: ModelElement,
    of entity: ModelElement,
    over inverse: Inverse
  ) -> Bool {
    // A relationship that is its own inverse has no other side to nest it.
    if inverse.element.tag == element.tag { return true }
    // Nested objects of an abstract entity would be of no entity, so the concrete side is nested.
    let sides = (isToMany(element), isToMany(inverse.element))
    if sides.0 != sides.1 { return sides.0 }
    let cascades = (
      element["deletionRule"] == "Cascade", inverse.element["deletionRule"] == "Cascade"
    )
    if cascades.0 != cascades.1 { return cascades.0 }
    let mine = places[entity["name"] ?? ""] ?? 0
    let other = places[inverse.owner] ?? 0
    return (mine, element.tag.lowerBound) < (other, inverse.element.tag.lowerBound)
  }

  /// The entity of nested objects: the destination or, where that is abstract, the first concrete
  /// entity that inherits from it.
  private mutating func nestedName(
    of target: ModelElement,
    _ element: ModelElement,
    _ path: String
  ) -> String {
    let name = target["name"] ?? ""
    guard target.flag("isAbstract") else { return name }
    let heirs = entities.filter { candidate in
      !candidate.flag("isAbstract")
        && ancestry(of: candidate).ancestors.contains { $0["name"] == name }
    }
    let names = heirs.compactMap { $0["name"] }
    guard let first = names.first else { return name }
    let choice = names.count > 1 ? "'\(first)' of " + names.joined(separator: ", ") : "'\(first)'"
    let message = "'\(name)' is abstract; its objects are taken to be of \(choice)"
    report(.unmappedCoreData, message, element, at: "destinationEntity", path: path)
    return first
  }

  private mutating func deleteRule(
    of element: ModelElement,
    _ path: String
  ) -> FieldPersistence.DeleteRule? {
    switch element["deletionRule"] {
    case "Nullify": return .nullify
    case "Cascade": return .cascade
    case "Deny": return .deny
    case "No Action": return .noAction
    case nil: return nil
    case let other?:
      let message = "no delete rule '\(other)'"
      report(.unmappedCoreData, message, element, at: "deletionRule", path: path)
      return nil
    }
  }

  /// Bounds on the number of objects; a greatest count of 0 is none.
  private func applyCounts(_ element: ModelElement, _ field: inout Field) {
    if let least = element["minCount"].flatMap({ Int($0) }), least > 0 {
      field.constraints.minItems = least
      field.origin.words["minItems"] = location(of: element, "minCount")
    }
    if let greatest = element["maxCount"].flatMap({ Int($0) }), greatest > 0 {
      field.constraints.maxItems = greatest
      field.origin.words["maxItems"] = location(of: element, "maxCount")
    }
  }
}
