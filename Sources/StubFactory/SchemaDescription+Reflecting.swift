import StubDiagnostics
public import StubSchema

extension SchemaDescription {
  /// What the JSON of a model looks like, found by decoding the model from probes.
  ///
  /// ```swift
  /// let schema = SchemaDescription(reflecting: ToDoItem.self)
  /// try schema.stubschemaJSON.write(toFile: "ToDoItem.stubschema.json", …)
  /// ```
  ///
  /// Every type that the model decodes is found with it: keys in the order in which they are read,
  /// types, what may be absent or null, cases, nested and recursive types, the bounds of numbers
  /// and lengths that an initialiser insists on. The first model of the description is the type
  /// itself. The result depends on the types alone.
  ///
  /// Comments in the source and what an overlay says cannot be found this way; nor can words that
  /// only the code of an initialiser knows. What could not be found is reported.
  ///
  /// - Parameters:
  ///   - model: The type. Its initialiser, and those of the types in it, are called many times with
  ///     values that were made up; what they do besides decoding, they do each time.
  ///   - hints: What no probe finds out.
  ///   - report: Called with a sentence for each thing that could not be found, before this returns.
  /// - Complexity: A few runs of an initialiser for each of its keys; never more than 100,000 runs,
  ///   2,000,000 values, 1,000 types, 24 types that stand in each other.
  public init<Model: Decodable>(
    reflecting model: Model.Type,
    hints: ReflectionHints = ReflectionHints(),
    report: (String) -> Void = { _ in }
  ) {
    let reflection = Reflection(of: model, hints: hints)
    self = reflection.description
    reflection.remarks.map(\.description).forEach(report)
  }

  /// Puts the model of a type first, one that wraps it where the type is no model, and gives the
  /// name of that model.
  @discardableResult
  mutating func leadWithRoot(_ reference: TypeReference, named name: String) -> String {
    if case .named(let name) = reference, let index = models.firstIndex(where: { $0.name == name })
    {
      models.insert(models.remove(at: index), at: 0)
      return name
    }
    var wrapper = name.filter { $0.isLetter || $0.isNumber } + "Value"
    while let other = models.first(where: { $0.name == wrapper }) {
      if case .wraps(let field) = other.shape, field.type == reference { break }
      wrapper += "Value"
    }
    models.removeAll { $0.name == wrapper }
    let root = ModelSchema(name: wrapper, shape: .wraps(Field(name: "", type: reference)))
    models.insert(root, at: 0)
    return wrapper
  }
}
