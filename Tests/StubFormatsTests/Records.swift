import StubDiagnostics
import StubFormats
import StubJSON
import StubSchema
import Testing

/// The schema of the first model of a description.
func schema(_ description: String, _ model: String? = nil) throws -> RecordSchema {
  let text = SourceText(file: "test.stubschema.json", bytes: Array(description.utf8))
  let (read, _) = try SchemaReader.read(text)
  let root = try #require(model.map { read.model(named: $0) } ?? read.models.first)
  return RecordSchema(of: root, in: read)
}

/// Records as JSON has them.
func records(_ texts: String...) -> [JSONNode] {
  texts.map { text in
    JSONDocument(parsing: SourceText(file: "test.json", bytes: Array(text.utf8))).root
  }
}

extension RecordFormatter {
  /// The whole text for records of JSON.
  func text(_ texts: String...) throws -> String {
    let nodes = texts.flatMap { records($0) }
    return String(decoding: try text(of: nodes), as: UTF8.self)
  }
}
