import Foundation
import StubCommands
import Testing

/// What the README shows is what the tool prints.
@Suite struct ReadmeTests {
  /// A command of the README with the output that stands below it.
  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    let output: [String]
    var testDescription: String { command }
  }

  static let examples = Example.all.filter { !$0.output.isEmpty }

  @Test func showsTheMainJobAndAFault() {
    #expect(
      Self.examples.map(\.command) == [
        "generate ToDoItem --count 10", "validate ToDoItem.json",
      ]
    )
  }

  @Test(arguments: examples)
  func printsWhatTheReadmeShows(example: Example) throws {
    let workplace = try Workplace()
    let folder = try Self.folder(for: example.command, workplace)
    let words = example.command.split(separator: " ").map(String.init)
    let printed = workplace.run(words, in: folder).output.split(separator: "\n").map(String.init)
    let shown = example.output.prefix { $0.trimmingCharacters(in: .whitespaces) != "…" }
    #expect(Array(printed.prefix(shown.count)) == Array(shown))
    if shown.count == example.output.count { #expect(printed.count == shown.count) }
  }

  /// The package itself; for validation, a project in which `done` was renamed since its stubs were
  /// generated.
  private static func folder(for command: String, _ workplace: Workplace) throws -> URL {
    guard command.hasPrefix("validate") else { return packageFolder }
    let model = """
      struct ToDoItem: Codable {
          var name: String
          var isDone: Bool
          var dueDate: Date?
          let creationDate: Date
      }
      """
    try workplace.write("ToDoItem.swift", model)
    let stubs = workplace.run(["generate", "ToDoItem"], in: packageFolder).output
    try workplace.write("ToDoItem.json", stubs)
    return workplace.folder
  }
}

extension ReadmeTests.Example {
  /// The commands in the console blocks of the README that run the tool.
  static let all: [ReadmeTests.Example] = {
    let url = packageFolder.appendingPathComponent("README.md")
    let readme = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let blocks = readme.components(separatedBy: "```console\n").dropFirst()
    return blocks.flatMap { block in
      let text = block.components(separatedBy: "```")[0]
      return text.components(separatedBy: "$ ").dropFirst().compactMap(example)
    }
  }()

  private static func example(_ text: String) -> ReadmeTests.Example? {
    var lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty else { return nil }
    let line = lines.removeFirst().components(separatedBy: " #")[0]
    let words = line.replacingOccurrences(of: "swift run -c release stubgen", with: "stubgen")
      .trimmingCharacters(in: .whitespaces)
    guard words.hasPrefix("stubgen ") else { return nil }
    return ReadmeTests.Example(command: String(words.dropFirst("stubgen ".count)), output: lines)
  }
}
