import StubValues

/// A field as it stands in an object: with its wire key and its coding strategies.
package struct ObjectField: Sendable, Hashable {
  /// The field, its aliases resolved.
  package var field: Field
  /// The key in JSON.
  package var wireKey: String
  /// The coding strategies of its value.
  package var coding: ResolvedCoding
  /// The model that declares it.
  package var owner: String

  /// A field with its wire key, its coding strategies and the model that declares it.
  package init(field: Field, wireKey: String, coding: ResolvedCoding, owner: String) {
    self.field = field
    self.wireKey = wireKey
    self.coding = coding
    self.owner = owner
  }
}

extension SchemaDescription {
  /// The coding strategies of a model's values, nothing left open.
  ///
  /// - Parameter overrides: Strategies that stand over everything, as the command line gives them.
  package func coding(
    of model: ModelSchema,
    overrides: CodingStrategies = CodingStrategies()
  ) -> ResolvedCoding {
    ResolvedCoding(overrides.over(model.coding).over(coding))
  }

  /// The coding strategies of a field's value, nothing left open.
  package func coding(
    of field: Field,
    in model: ModelSchema,
    overrides: CodingStrategies = CodingStrategies()
  ) -> ResolvedCoding {
    ResolvedCoding(overrides.over(field.coding).over(model.coding).over(coding))
  }

  /// The fields of a model's object in the order in which they are written: those of included
  /// models first, each key once, where the model's own field stands over an included one.
  ///
  /// - Returns: Nothing for a model that is no object.
  package func objectFields(
    of model: ModelSchema,
    overrides: CodingStrategies = CodingStrategies()
  ) -> [ObjectField] {
    var fields: [ObjectField] = []
    collect(model, overrides, into: &fields, visited: [])
    return fields
  }

  private func collect(
    _ model: ModelSchema,
    _ overrides: CodingStrategies,
    into fields: inout [ObjectField],
    visited: Set<String>
  ) {
    guard case .object(let object) = model.shape, !visited.contains(model.name) else { return }
    for name in object.includes {
      guard let included = self.model(named: name) else { continue }
      collect(included, overrides, into: &fields, visited: visited.union([model.name]))
    }
    for field in object.fields {
      let entry = objectField(field, in: model, overrides)
      if let place = fields.firstIndex(where: { $0.field.name == field.name }) {
        fields[place] = entry
      } else {
        fields.append(entry)
      }
    }
  }

  private func objectField(
    _ field: Field,
    in model: ModelSchema,
    _ overrides: CodingStrategies
  ) -> ObjectField {
    var field = field
    field.type = resolved(field.type)
    field.accepts = field.accepts.map { resolved($0) }
    let coding = coding(of: field, in: model, overrides: overrides)
    return ObjectField(
      field: field,
      wireKey: field.key ?? coding.keys.wireKey(of: field.name),
      coding: coding,
      owner: model.name
    )
  }
}

extension KeyStrategy {
  /// How a coding key is spelled in JSON: under `convertFromSnakeCase` as `convertToSnakeCase`
  /// spells it where that maps back, else as it is.
  package func wireKey(of codingKey: String) -> String {
    switch self {
    case .useDefaultKeys: return codingKey
    case .convertFromSnakeCase:
      let snake = SnakeCase.toSnakeCase(codingKey)
      return SnakeCase.fromSnakeCase(snake) == codingKey ? snake : codingKey
    }
  }

  /// The coding key that a key of JSON is read as.
  package func codingKey(of wireKey: String) -> String {
    switch self {
    case .useDefaultKeys: wireKey
    case .convertFromSnakeCase: SnakeCase.fromSnakeCase(wireKey)
    }
  }

  /// Why a coding key and its spelling in JSON do not lead to each other; nil where they do.
  package func obstacle(to codingKey: String) -> String? {
    guard self == .convertFromSnakeCase, !SnakeCase.mapsBack(codingKey) else { return nil }
    if self.codingKey(of: codingKey) != codingKey {
      return "\(rawValue) reads no JSON key as '\(codingKey)'"
    }
    let snake = SnakeCase.toSnakeCase(codingKey)
    return "\(rawValue) reads '\(snake)' as '\(self.codingKey(of: snake))', not as '\(codingKey)'"
  }
}
