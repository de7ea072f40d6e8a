extension SchemaDescription {
  /// What a type's name stands for.
  package enum Declaration: Sendable {
    case model(ModelSchema)
    case enumeration(EnumSchema)
  }

  /// The model with this name.
  package func model(named name: String) -> ModelSchema? {
    models.first { $0.name == name }
  }

  /// The enum with this name.
  package func enumeration(named name: String) -> EnumSchema? {
    enums.first { $0.name == name }
  }

  /// The model or enum with this name.
  package func declaration(named name: String) -> Declaration? {
    if let model = model(named: name) { return .model(model) }
    return enumeration(named: name).map { .enumeration($0) }
  }

  /// The type with every alias replaced by what it stands for, as often as it takes.
  ///
  /// An alias that leads back to itself stays as it is.
  package func resolved(_ type: TypeReference) -> TypeReference {
    resolved(type, without: [])
  }

  private func resolved(_ type: TypeReference, without seen: Set<String>) -> TypeReference {
    type.mapNames { name in
      guard !seen.contains(name), let alias = aliases.first(where: { $0.name == name }) else {
        return .named(name)
      }
      return resolved(alias.type, without: seen.union([name]))
    }
  }

  /// The names that types refer to and that nothing here declares, each once, in order.
  package var openNames: [String] {
    var open: [String] = []
    var seen = Set(models.map(\.name) + enums.map(\.name) + aliases.map(\.name))
    for name in referredNames where seen.insert(name).inserted { open.append(name) }
    return open
  }

  /// Every name that a type, an include or a relation refers to, in order.
  private var referredNames: [String] {
    let fromAliases = aliases.flatMap { resolved($0.type).names }
    let fromEnums = enums.flatMap { $0.cases.flatMap(\.payload).flatMap(\.referredNames) }
    return models.flatMap(\.referredNames) + fromEnums + fromAliases
  }

  /// This description with what `other` declares besides; names that both declare stay as here.
  package func merging(_ other: SchemaDescription) -> SchemaDescription {
    var merged = self
    let names = Set(models.map(\.name) + enums.map(\.name) + aliases.map(\.name))
    merged.models += other.models.filter { !names.contains($0.name) }.map { model in
      var model = model
      model.coding = model.coding.over(other.coding)
      model.locale = model.locale ?? other.locale
      return model
    }
    merged.enums += other.enums.filter { !names.contains($0.name) }
    merged.aliases += other.aliases.filter { !names.contains($0.name) }
    return merged
  }
}

extension ModelSchema {
  /// The model's own fields, whatever its shape; not those of included models.
  package var fields: [Field] {
    switch shape {
    case .object(let object): object.fields
    case .wraps(let field): [field]
    case .elements(let fields, let rest): fields + (rest.map { [$0] } ?? [])
    case .oneOf: []
    }
  }

  /// The models whose fields stand beside its own.
  package var includes: [String] {
    if case .object(let object) = shape { object.includes } else { [] }
  }

  fileprivate var referredNames: [String] {
    var names = includes + fields.flatMap(\.referredNames)
    switch shape {
    case .object(let object): names += object.additionalFields?.names ?? []
    case .oneOf(let union):
      names += union.variants.flatMap { $0.type?.names ?? [] }
      if case .type(let type) = union.otherwise { names += type.names }
    case .wraps, .elements: break
    }
    return names
  }
}

extension Field {
  fileprivate var referredNames: [String] {
    type.names + accepts.flatMap(\.names) + (relation.references.map { [$0.model] } ?? [])
  }
}
