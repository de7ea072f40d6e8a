import StubDiagnostics
import StubSchema
import StubSchemaReaders
import StubSources
import Testing

/// A Core Data model of a few lines: the first one is the root's start tag.
func coreData(
  _ body: String
) throws -> (description: SchemaDescription, findings: [Finding]) {
  try CoreDataReader.read(coreDataText(body))
}

func coreDataText(_ body: String) -> SourceText {
  SourceText(file: "contents", bytes: Array("<model>\n\(body)\n</model>\n".utf8))
}

extension SchemaDescription {
  /// A field of a model.
  func field(_ name: String, of model: String) throws -> Field {
    let model = try #require(self.model(named: model))
    guard case .object(let object) = model.shape else {
      throw TestFailure("\(model.name) is no object")
    }
    return try #require(object.fields.first { $0.name == name }, "no field '\(name)'")
  }

  /// The names of a model's own fields.
  func fieldNames(of model: String) throws -> [String] {
    guard case .object(let object) = try #require(self.model(named: model)).shape else { return [] }
    return object.fields.map(\.name)
  }
}

struct TestFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension Finding {
  /// `code line:column path`, as the tests of this module compare findings.
  var brief: String {
    let place = location.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    return [code.name, place, path].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
