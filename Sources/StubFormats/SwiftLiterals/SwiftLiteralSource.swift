import StubDiagnostics
import StubJSON
import StubSchema

/// What of a schema can be spelled as Swift literals, told once for all records.
struct SwiftLiteralSource: Sendable {
  let schema: RecordSchema
  /// The arguments of each model that an initializer makes, by its name.
  private let arguments: [String: [Argument]]
  /// What is called to make a model, by its name, where it is not the model's own initializer.
  private let callees: [String: String]
  /// The source of the function that decodes the rest; empty where nothing needs it.
  let decoder: String

  /// One argument of an initializer.
  struct Argument: Sendable {
    /// The parameter's label; `_` where it has none.
    let label: String
    /// The position of the field among those of the object.
    let position: Int
    /// What the property has where the JSON has no value.
    let absent: JSONDocument?

    init(label: String, position: Int, _ field: Field) {
      (self.label, self.position) = (label, position)
      absent = field.defaultValue.map { value in
        JSONDocument(parsing: SourceText(file: "", bytes: Array(value.text(style: .compact).utf8)))
      }
    }
  }

  /// The literals of a schema's records.
  ///
  /// - Parameter initializers: What makes models that have no initializer with all properties.
  init(_ schema: RecordSchema, _ initializers: [SwiftInitializer] = []) {
    self.schema = schema
    var arguments: [String: [Argument]] = [:]
    var callees: [String: String] = [:]
    for model in schema.description.models {
      arguments[model.name] = Self.arguments(of: model, schema)
    }
    for initializer in initializers {
      guard let model = initializer.model(in: schema) else { continue }
      arguments[model.name] = Self.arguments(of: initializer, schema.layout(of: model))
      callees[model.name] = initializer.callee
    }
    (self.arguments, self.callees) = (arguments, callees)
    let types = SwiftTypeWalk(schema).types
    let needsDecoder = types.contains { type in
      switch type {
      case .named(let name):
        schema.shape(named: name).map { shape in
          if case .model(let model) = shape { !Self.isLiteral(model, arguments) } else { false }
        } ?? true
      case .scalar(.json), .measurement(nil): true
      default: false
      }
    }
    decoder = needsDecoder ? Self.decoder(schema) : ""
  }

  /// The arguments of the initializer of a model; nil where the model is no literal.
  func arguments(of model: ModelSchema) -> [Argument]? { arguments[model.name] }

  /// What is called to make a model.
  func callee(of model: ModelSchema) -> String {
    callees[model.name] ?? (model.isInline ? ".init" : model.name)
  }

  private static func arguments(
    of initializer: SwiftInitializer,
    _ layout: ObjectLayout
  ) -> [Argument] {
    initializer.parameters.compactMap { parameter in
      initializer.position(of: parameter, in: layout).map { position in
        Argument(label: parameter.label, position: position, layout.fields[position].field)
      }
    }
  }

  private static func isLiteral(_ model: ModelSchema, _ arguments: [String: [Argument]]) -> Bool {
    if arguments[model.name] != nil { return true }
    if case .wraps(let field) = model.shape { return field.property != nil }
    return false
  }

  /// Objects whose keys are all properties of their own have an initializer with all of them.
  private static func arguments(of model: ModelSchema, _ schema: RecordSchema) -> [Argument]? {
    guard case .object(let object) = model.shape, object.includes.isEmpty,
      object.additionalFields == nil
    else { return nil }
    let layout = schema.layout(of: model)
    guard layout.fields.allSatisfy({ SwiftText.isName($0.field.property ?? $0.field.name) }) else {
      return nil
    }
    return order(of: layout.fields).map { position in
      let field = layout.fields[position].field
      return Argument(label: field.property ?? field.name, position: position, field)
    }
  }

  /// The order of the properties in their source: coding keys may stand in another.
  private static func order(of fields: [ObjectField]) -> [Int] {
    let places = fields.compactMap(\.field.origin.location)
    guard places.count == fields.count, Set(places.map(\.file)).count == 1,
      places.allSatisfy({ $0.file.hasSuffix(".swift") })
    else { return Array(fields.indices) }
    return fields.indices.sorted { places[$0].start < places[$1].start }
  }
}
