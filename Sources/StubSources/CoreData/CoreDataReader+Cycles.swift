import StubDiagnostics
import StubSchema

extension CoreDataReader {
  /// Makes relationships optional by which an object would require another one without end.
  mutating func endRequiredCycles() {
    var needs = requirements
    for place in description.models.indices {
      guard case .object(var object) = description.models[place].shape else { continue }
      let owner = description.models[place].name
      for index in object.fields.indices {
        let field = object.fields[index]
        guard isRequired(field), let target = field.type.valueType.names.first,
          leads(from: target, to: owner, over: needs)
        else { continue }
        object.fields[index].type = .optional(field.type)
        object.fields[index].required = nil
        object.fields[index].constraints.minItems = nil
        let message = "'\(field.name)' leads back to '\(owner)', so JSON may leave it out"
        let path = "\(owner).\(field.name)"
        collector.report(
          Finding(.unmappedCoreData, message, at: field.origin.location, path: path)
        )
      }
      description.models[place].shape = .object(object)
      needs[owner] = targets(of: object)
    }
  }

  /// The models of which each model requires an object, its parent among them.
  private var requirements: [String: [String]] {
    var result: [String: [String]] = [:]
    for model in description.models {
      guard case .object(let object) = model.shape else { continue }
      result[model.name] = targets(of: object)
    }
    return result
  }

  private func targets(of object: ObjectShape) -> [String] {
    object.includes + object.fields.filter(isRequired).flatMap(\.type.valueType.names)
  }

  private func isRequired(_ field: Field) -> Bool {
    guard !field.type.isOptional, !field.type.names.isEmpty else { return false }
    return !field.type.isCollection || (field.constraints.minItems ?? 0) > 0
  }

  private func leads(from start: String, to owner: String, over needs: [String: [String]]) -> Bool {
    var seen: Set<String> = [start]
    var open = [start]
    while let name = open.popLast() {
      if name == owner { return true }
      for next in needs[name] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return false
  }
}
