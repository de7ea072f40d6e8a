import StubDiagnostics
import StubJSON

extension SchemaChecker {
  mutating func check(_ model: ModelSchema) {
    let siblings = description.objectFields(of: model).map(\.field)
    for field in model.fields { check(field, in: model.name, siblings: siblings) }
    checkIncludes(model)
    checkUniqueKeys(model, siblings)
    checkRecords(model, siblings)
    checkWireKeys(model)
    switch model.shape {
    case .oneOf(let union): check(union, of: model)
    case .object(let object):
      if let type = object.additionalFields {
        checkNames(of: type, model.origin.of("additionalFields"), path: model.name)
      }
    case .wraps, .elements: break
    }
  }

  private mutating func check(_ union: UnionShape, of model: ModelSchema) {
    let location = model.origin.of("oneOf")
    for variant in union.variants {
      if let type = variant.type { checkNames(of: type, location, path: model.name) }
    }
    if union.variants.isEmpty {
      report(.missingWord, "'oneOf' has no variant", location, path: model.name)
    }
    switch union.otherwise {
    case .type(let type):
      checkNames(of: type, model.origin.of("otherwise"), path: model.name)
    case .accepted(let tag?) where !union.variants.contains { $0.tag == tag }:
      report(
        .unknownCase,
        "'otherwise' names '\(tag)', which is no variant"
          + suggestion(tag, among: union.variants.map(\.tag)),
        model.origin.of("otherwise"),
        path: model.name
      )
    default: break
    }
  }

  private mutating func checkIncludes(_ model: ModelSchema) {
    for name in model.includes {
      let location = model.origin.of("includes")
      guard let included = description.model(named: name) else {
        let names = description.models.map(\.name)
        report(
          .unknownType,
          "'includes' names '\(name)', which is no model"
            + suggestion(name, among: names),
          location,
          path: model.name
        )
        continue
      }
      guard case .object = included.shape else {
        report(
          .misplacedWord,
          "'includes' names '\(name)', which is no object",
          location,
          path: model.name
        )
        continue
      }
      if includes(included, reach: model.name, visited: []) {
        report(
          .endlessModel,
          "'\(model.name)' includes itself through '\(name)'",
          location,
          path: model.name
        )
      }
    }
  }

  private func includes(_ model: ModelSchema, reach name: String, visited: Set<String>) -> Bool {
    if model.name == name { return true }
    guard !visited.contains(model.name) else { return false }
    return model.includes.contains { next in
      description.model(named: next).map {
        includes($0, reach: name, visited: visited.union([model.name]))
      } ?? false
    }
  }

  private mutating func checkUniqueKeys(_ model: ModelSchema, _ fields: [Field]) {
    let names = fields.map(\.name)
    for keys in model.uniqueKeys {
      for key in keys where !names.contains(key) {
        report(
          .unknownField,
          "'unique' names '\(key)', which is no field of \(model.name)"
            + suggestion(key, among: names),
          model.origin.of("unique"),
          path: model.name
        )
      }
    }
  }

  private mutating func checkRecords(_ model: ModelSchema, _ fields: [Field]) {
    guard case .object(let object) = model.shape, object.additionalFields == nil else { return }
    let names = fields.map(\.name)
    for record in model.pinnedRecords {
      for value in record.values where !names.contains(value.key) {
        report(
          .unknownField,
          "'records' names '\(value.key)', which is no field of \(model.name)"
            + suggestion(value.key, among: names),
          record.origin.of(value.key),
          path: "\(model.name).records[\(record.index)]"
        )
      }
    }
  }

  /// Coding keys that no key of JSON becomes, and two that are written alike.
  private mutating func checkWireKeys(_ model: ModelSchema) {
    var owners: [String: String] = [:]
    for entry in description.objectFields(of: model) {
      let path = "\(model.name).\(entry.field.name)"
      if let other = owners.updateValue(entry.field.name, forKey: entry.wireKey) {
        report(
          .duplicateName,
          "'\(other)' and '\(entry.field.name)' have the same key '\(entry.wireKey)'",
          entry.field.origin.location,
          path: path
        )
      }
      if entry.field.key == nil, let obstacle = entry.coding.keys.obstacle(to: entry.field.name) {
        report(.unreachableKey, obstacle, entry.field.origin.location, path: path)
      }
    }
  }
}
