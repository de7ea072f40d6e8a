package import StubSchema

/// The models and enums that records are made of, ready to be looked up by name.
///
/// Formats that tell types apart walk a record and its schema together.
package struct RecordSchema: Sendable {
  /// The model of the records.
  package let root: ModelSchema
  /// Everything that is described.
  package let description: SchemaDescription
  private let overrides: CodingStrategies
  private let objects: [String: ObjectLayout]
  private let shapes: [String: ValueShape]

  /// The schema of a model's records.
  ///
  /// - Parameter overrides: Coding strategies that stand over those of the description.
  package init(
    of root: ModelSchema,
    in description: SchemaDescription,
    overrides: CodingStrategies = CodingStrategies()
  ) {
    self.root = root
    self.description = description
    self.overrides = overrides
    var objects: [String: ObjectLayout] = [:]
    var shapes: [String: ValueShape] = [:]
    for model in description.models {
      shapes[model.name] = .model(model)
      guard case .object(let object) = model.shape else { continue }
      let fields = description.objectFields(of: model, overrides: overrides)
      objects[model.name] = ObjectLayout(fields, isOpen: object.additionalFields != nil)
    }
    for entry in description.enums { shapes[entry.name] = .enumeration(entry) }
    self.objects = objects
    self.shapes = shapes
  }

  /// What a name stands for; nil where nothing declares it.
  func shape(named name: String) -> ValueShape? { shapes[name] }

  /// The fields of a model's object; none for a model of another shape.
  func layout(of model: ModelSchema) -> ObjectLayout {
    objects[model.name] ?? ObjectLayout([], isOpen: false)
  }

  /// The coding strategies of a model's field.
  func coding(of field: Field, in model: ModelSchema) -> ResolvedCoding {
    description.coding(of: field, in: model, overrides: overrides)
  }

  /// The coding strategies of a model's values.
  func coding(of model: ModelSchema) -> ResolvedCoding {
    description.coding(of: model, overrides: overrides)
  }
}

/// What a type's name stands for.
enum ValueShape: Sendable {
  case model(ModelSchema)
  case enumeration(EnumSchema)
}
