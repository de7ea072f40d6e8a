import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import Testing

/// A description that is written and read again is the same.
@Suite struct SchemaRoundTripTests {
  static let fixtures = FixtureFolder("Descriptions").files

  @Test(arguments: fixtures)
  func readsWhatItWrites(file: URL) throws {
    let first = try read(try Data(contentsOf: file), file.lastPathComponent)
    let second = try read(Data(SchemaWriter.write(first)), "written")
    #expect(second == first)
    #expect(SchemaChecker.check(first).isEmpty)
  }

  @Test func keepsFieldsThatAreNamedLikeRemarks() throws {
    let text = """
      {"stubschema":1,"model":"A","x-a":1,"fields":{"$comment":"Two keys of the format.",
      "$schema":"String?","x-id":{"type":"Int","x-note":1},"x-note":1}}
      """
    let first = try read(Data(text.utf8), "a.json")
    #expect(first.models.map { $0.fields.map(\.name) } == [["$schema", "x-id"]])
    #expect(try read(Data(SchemaWriter.write(first)), "written") == first)
  }

  @Test func writesAnOptionalInlineModelAsItReadsIt() throws {
    let text = """
      {"stubschema":1,"model":"A","fields":{"a":{"type":{"fields":{"b":"Int"}},"required":false,"nullable":true}}}
      """
    let first = try read(Data(text.utf8), "a.json")
    #expect(SchemaWriter.value(first).text(style: .compact) == text)
    var optional = first
    guard case .object(var object) = optional.models[0].shape else { return }
    object.fields[0].type = .optional(object.fields[0].type)
    object.fields[0].required = nil
    object.fields[0].nullable = nil
    optional.models[0].shape = .object(object)
    #expect(SchemaWriter.value(optional).text(style: .compact) == text)
  }

  @Test func writesTheShortestForm() throws {
    let text = """
      {
        "stubschema": 1,
        "model": "A",
        "fields": {
          "a": "Int",
          "b": {
            "type": "String?",
            "minLength": 2
          }
        }
      }

      """
    let description = try read(Data(text.utf8), "a.json")
    #expect(String(decoding: SchemaWriter.write(description), as: UTF8.self) == text)
  }

  private func read(_ data: Data, _ name: String) throws -> SchemaDescription {
    try SchemaReader.read(SourceText(file: name, bytes: [UInt8](data))).description
  }
}

/// A folder of files beside the tests.
struct FixtureFolder {
  let files: [URL]

  init(_ name: String) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name)
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    files = (found ?? []).sorted { $0.path < $1.path }
  }
}
