import Foundation
import StubCommands
import StubSources
import StubFactory
import StubKit
import StubSchema
import Testing

/// Generated sources give, byte for byte, what the command line prints for the same schema.
@Suite struct CommandLineParityTests {
  @Test func givesTheBytesOfTheCommandLine() throws {
    try expectParity(ToDoItem.self)
    try expectParity(Plan.self)
    try expectParity(Attachment.self)
    try expectParity(Tree.self)
    try expectParity(Shape.self)
    try expectParity(Page<ToDoItem>.self)
  }

  @Test(arguments: StubScenario.allCases)
  func givesTheBytesOfTheCommandLineInEachScenario(scenario: StubScenario) throws {
    try expectParity(ToDoItem.self, scenario)
  }

  private func expectParity<Model: Decodable>(
    _ type: Model.Type,
    _ scenario: StubScenario = .typical,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let source = StubSource.generated(count: 10, seed: 42, scenario: scenario).lenient { _ in }
    let store = try StubContainer(type, from: source)
    let bytes = try #require(store.snapshot.payloads.first?.data)
    let schema = SchemaDescription(reflecting: type)
    let model = try #require(schema.models.first?.name)
    let options = ["-n", "10", "-s", "42", "--scenario", scenario.rawValue, "--quiet"]
    let printed = try run(["generate", model] + options, schema.stubschemaJSON)
    #expect(String(decoding: bytes, as: UTF8.self) == printed, sourceLocation: sourceLocation)
    #expect(printed.hasSuffix("]\n"), sourceLocation: sourceLocation)
  }

  /// What the tool prints in a folder that holds nothing but a schema.
  private func run(_ arguments: [String], _ schema: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stubgen-parity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(schema.utf8).write(to: folder.appendingPathComponent("Model.stubschema.json"))
    var output: [UInt8] = []
    let console = Console(
      output: { output += $0 },
      error: { Issue.record("\(String(decoding: $0, as: UTF8.self))") },
      input: { _ in [] },
      directory: folder,
      sources: .linked
    )
    _ = StubgenTool(console).run(arguments)
    return String(decoding: output, as: UTF8.self)
  }
}
