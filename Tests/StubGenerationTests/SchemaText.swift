import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema

/// A description read from its JSON, as a user writes it.
func description(_ json: String) throws -> SchemaDescription {
  try SchemaReader.read(SourceText(file: "Test.stubschema.json", bytes: Array(json.utf8)))
    .description
}

/// A description of one model `M` with the given members of `fields`.
func model(_ fields: String, _ more: String = "") throws -> SchemaDescription {
  try description(#"{"stubschema": 1, "model": "M", "fields": {\#(fields)}\#(more)}"#)
}

/// Records of a model, by default the first ten of `M`.
func records(
  _ description: SchemaDescription,
  _ count: Int = 10,
  model: String = "M",
  _ adjust: (inout GenerationOptions) -> Void = { _ in }
) throws -> [JSONValue] {
  var options = GenerationOptions()
  options.count = count
  adjust(&options)
  let generator = try RecordGenerator(model: model, in: description, options: options)
  return (0..<count).map { generator.record($0) }
}

/// The compact JSON of records.
func json(_ records: [JSONValue]) -> String {
  JSONValue.array(records).text(style: .compact)
}

/// The findings that keep a model from being generated.
func faults(
  _ description: SchemaDescription,
  model: String = "M",
  _ adjust: (inout GenerationOptions) -> Void = { _ in }
) -> [Finding] {
  var options = GenerationOptions()
  adjust(&options)
  do {
    _ = try RecordGenerator(model: model, in: description, options: options)
    return []
  } catch {
    return error.findings
  }
}

extension JSONValue {
  /// The value under a key.
  func at(_ key: String) -> JSONValue? { self[key] }

  /// The number as a double.
  var double: Double? { number.flatMap { Double($0) } }
}
