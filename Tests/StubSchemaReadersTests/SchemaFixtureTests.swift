import Foundation
import StubDiagnostics
import StubSchema
import StubSchemaReaders
import Testing

/// JSON Schemas as formats and services publish them; `scripts/check-json-schema` lets an
/// independent validator judge what is generated for them.
@Suite("Schemas of formats")
struct SchemaFixtureTests {
  private static let fixtures: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Schemas")
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (found ?? []).sorted { $0.path < $1.path }
  }()

  @Test("are at least thirty")
  func areAtLeastThirty() {
    #expect(Self.fixtures.count >= 30)
  }

  @Test("read whole, and the same again once the description is written", arguments: fixtures)
  func readWholeAndTheSameAgain(_ file: URL) throws {
    let name = String(file.lastPathComponent.prefix { $0 != "." })
    let source = SourceText(
      file: file.lastPathComponent,
      bytes: [UInt8](try Data(contentsOf: file))
    )
    let (description, findings) = try JSONSchemaReader.read(source, name: name)
    #expect(findings == [])
    #expect(SchemaChecker.check(description) == [])
    let written = SchemaWriter.write(description)
    let (again, others) = try SchemaReader.read(SourceText(file: "written", bytes: written))
    #expect(others == [])
    #expect(SchemaWriter.write(again) == written)
  }
}
