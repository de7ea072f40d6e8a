import StubDiagnostics
import StubJSON
import StubSchema

/// What a schema says of the values at one place.
struct SchemaFragment {
  /// The type, never an optional.
  var type: TypeReference
  /// Whether null is allowed too.
  var isNullable = false
  /// Whether the type is a guess.
  var isAssumed = false
  /// What the values keep to.
  var constraints = Constraints()
  /// How they are made.
  var generation = GenerationRules()
  /// How they are spelled.
  var coding = CodingStrategies()
  /// The default that the schema names.
  var defaultValue: JSONValue?
  /// Where the words stand.
  var words: [String: SourceLocation] = [:]

  /// Values of a type.
  init(_ type: TypeReference) {
    self.type = type
  }

  /// Values of a type that was made before, which may be an optional.
  init(made type: TypeReference) {
    self.type = type.unwrapped
    isNullable = type.isOptional
  }

  /// Any value.
  static let any = SchemaFragment(.scalar(.json))

  /// Whether the type says everything.
  var isPlain: Bool {
    constraints == Constraints() && generation == GenerationRules() && coding.isEmpty && !isAssumed
  }

  /// Whether the words could stand on a collection of these values.
  var canBeElement: Bool {
    constraints.minItems == nil && constraints.maxItems == nil
  }

  /// The field with a name.
  func field(named name: String, isRequired: Bool = true) -> Field {
    let isOptional = isNullable || !isRequired
    var field = Field(name: name, type: isOptional ? .optional(type) : type)
    if isRequired, isNullable { field.required = true }
    if !isRequired, !isNullable { field.nullable = false }
    field.isAssumed = isAssumed
    field.constraints = constraints
    field.generation = generation
    field.coding = coding
    if !isRequired { field.defaultValue = defaultValue }
    field.origin.words = words
    return field
  }
}
