import Foundation
import StubCommands
import StubSources

/// A folder of its own in which a test runs the tool, as a user would in a shell.
final class Workplace {
  /// What a run printed, and how it ended.
  struct Outcome {
    let status: ExitStatus
    let output: String
    let error: String
  }

  let folder: URL

  init() throws {
    let name = "stubgen-tests-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file, and the folders that it lies in.
  func write(_ path: String, _ text: String) throws {
    try write(path, Data(text.utf8))
  }

  /// Writes a file, and the folders that it lies in.
  func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  /// What a file holds.
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The names in a folder, hidden ones too, sorted.
  func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path
    ).sorted()
  }

  /// Runs the tool with arguments parted by spaces.
  func run(_ line: String, input: String = "") -> Outcome {
    run(line.split(separator: " ").map(String.init), in: folder, input: input)
  }

  /// Runs the tool with arguments in a folder.
  func run(_ arguments: [String], in directory: URL, input: String = "") -> Outcome {
    var output: [UInt8] = []
    var error: [UInt8] = []
    var rest = Array(input.utf8)
    let console = Console(
      output: { output += $0 },
      error: { error += $0 },
      input: { count in
        defer { rest = Array(rest.dropFirst(count)) }
        return Array(rest.prefix(count))
      },
      directory: directory,
      sources: .linked
    )
    let status = StubgenTool(console).run(arguments)
    return Outcome(
      status: status,
      output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self)
    )
  }
}

/// The description that most tests work with.
let toDoDescription = """
  {
    "stubschema": 1,
    "model": "ToDoItem",
    "fields": {
      "name": { "type": "String", "generator": "todo.task" },
      "done": { "type": "Bool", "probability": 0.4 },
      "dueDate": { "type": "Date?", "after": "creationDate", "within": "30d", "presence": 0.6 },
      "creationDate": { "type": "Date", "before": "now", "within": "14d" }
    }
  }
  """

/// The folder of the package.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
