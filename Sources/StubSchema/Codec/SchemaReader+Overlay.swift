package import StubDiagnostics
import StubJSON

extension SchemaReader {
  /// Lays words of a field, which stand in an object, over a field that is known already.
  ///
  /// - Returns: The field, its origin as it was, and every mistake in the words.
  package static func overlay(
    _ words: SourceText,
    on field: Field
  ) -> (field: Field, findings: [Finding]) {
    var reader = SchemaReader(base: nil)
    let document = JSONDocument(parsing: words)
    reader.report(document)
    guard !reader.collector.isUnusable else { return (field, reader.collector.findings) }
    let key = NamedKey(text: field.name, node: document.root)
    var result = reader.field(key, document.root, JSONPath(), in: "", over: field) ?? field
    result.origin = field.origin
    return (result, reader.collector.findings)
  }

  /// Lays words of a model, which stand in an object, over a model that is known already: all but
  /// those that say its shape.
  ///
  /// - Returns: The model, its shape and origin as they were, and every mistake in the words.
  package static func overlay(
    _ words: SourceText,
    on model: ModelSchema
  ) -> (model: ModelSchema, findings: [Finding]) {
    var reader = SchemaReader(base: nil)
    let document = JSONDocument(parsing: words)
    reader.report(document)
    guard !reader.collector.isUnusable else { return (model, reader.collector.findings) }
    reader.model(named: model.name, document.root, JSONPath(), nil, over: model)
    var result = reader.description.models.first ?? model
    result.shape = model.shape
    result.isInline = model.isInline
    result.origin = model.origin
    return (result, reader.collector.findings)
  }
}
