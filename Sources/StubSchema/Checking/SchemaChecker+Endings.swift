import StubDiagnostics

extension SchemaChecker {
  /// Reports models and enums of which no value can end, since each holds another one.
  mutating func checkEndings() {
    var ending: Set<String> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for model in description.models where !ending.contains(model.name) {
        if ends(model, ending) { isGrowing = ending.insert(model.name).inserted || isGrowing }
      }
      for enumeration in description.enums where !ending.contains(enumeration.name) {
        let canEnd = enumeration.cases.contains { entry in
          entry.payload.allSatisfy { ends($0, ending) }
        }
        if canEnd || enumeration.cases.isEmpty {
          isGrowing = ending.insert(enumeration.name).inserted || isGrowing
        }
      }
    }
    for model in description.models where !ending.contains(model.name) {
      report(
        .endlessModel,
        "every '\(model.name)' requires another one, so none can end",
        model.origin.location,
        path: model.name
      )
    }
  }

  private func ends(_ model: ModelSchema, _ ending: Set<String>) -> Bool {
    switch model.shape {
    case .object:
      description.objectFields(of: model).allSatisfy { ends($0.field, ending) }
    case .wraps(let field): ends(field, ending)
    case .elements(let fields, _): fields.allSatisfy { ends($0, ending) }
    case .oneOf(let union):
      union.variants.isEmpty
        || union.variants.contains { $0.type.map { ends($0, ending) } ?? true }
    }
  }

  private func ends(_ field: Field, _ ending: Set<String>) -> Bool {
    if !field.isRequired || field.isNullable { return true }
    return (field.constraints.minItems ?? 0) > 0
      ? ends(description.resolved(field.type).valueType, ending) : ends(field.type, ending)
  }

  private func ends(_ type: TypeReference, _ ending: Set<String>) -> Bool {
    switch description.resolved(type) {
    case .named(let name): ending.contains(name) || !isDeclared(name)
    case .scalar, .measurement, .optional, .array, .set, .dictionary: true
    case .range(let bound), .closedRange(let bound): ends(bound, ending)
    }
  }
}
