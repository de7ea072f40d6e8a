import Foundation
import StubCommands
import Testing

/// The twenty-five mistakes that stubs have most often: each is named once, with its line, its
/// column, its path, what is there, what should be, and what helps where something does.
@Suite struct TwentyFiveInputsTests {
  /// A broken text, and all that is said of it.
  struct Broken: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let place: String
    let path: String
    let message: String
    let fix: String?
    var testDescription: String { name }

    init(
      _ name: String,
      _ text: String,
      _ place: String,
      _ path: String,
      _ message: String,
      fix: String? = nil
    ) {
      self.name = name
      self.text = text
      self.place = place
      self.path = path
      self.message = message
      self.fix = fix
    }
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let line, column: Int
      let severity, code, path, message: String
      let fix: String?
    }

    let findings: [Finding]
  }

  private static let description = """
    {
      "stubschema": 1,
      "model": "ToDoItem",
      "fields": { "name": "String", "done": "Bool", "dueDate": "Date?", "creationDate": "Date" }
    }
    """

  @Test func areTwentyFive() { #expect(Self.inputs.count == 25) }

  @Test(arguments: inputs)
  func saysWhatIsWrongWhereAndWhatHelps(broken: Broken) throws {
    let workplace = try Workplace()
    try workplace.write("ToDoItem.stubschema.json", Self.description)
    let isLatin1 = broken.text.contains("è")
    let data = try #require(broken.text.data(using: isLatin1 ? .isoLatin1 : .utf8))
    try workplace.write("ToDoItem.json", data)
    let outcome = workplace.run("validate ToDoItem.json --format json")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let found = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect("\(found.line):\(found.column) \(found.severity) \(found.code)" == broken.place)
    #expect(found.path == broken.path)
    #expect(found.message == broken.message)
    #expect(found.fix == broken.fix)
    let shown = workplace.run("validate ToDoItem.json").output
    #expect(shown.hasPrefix("ToDoItem.json:\(found.line):\(found.column): \(found.severity): "))
    #expect(shown.contains(": \(found.message) [\(found.code)]\n"))
    if let fix = found.fix { #expect(shown.hasSuffix("  fix: \(fix)\n")) }
  }
}
