import Foundation
import StubDiagnostics

/// A file of stubs that was read, or standard input.
struct StubInput {
  /// Where it lies; a made-up place for standard input.
  let url: URL
  /// What it says, under the name that it is shown by.
  let text: SourceText

  /// What standard input is called.
  static let standardInput = "<stdin>"

  /// Reads what the operands name: files, `-` for standard input, and every file of stubs below a
  /// folder.
  ///
  /// - Throws: Every file that cannot be read.
  static func gather(
    _ operands: [String],
    _ console: Console,
    _ files: FileStore
  ) throws -> [StubInput] {
    var inputs: [StubInput] = []
    var mistakes: [String] = []
    for operand in operands {
      do {
        inputs += try read(operand, console, files)
      } catch let error as CommandError {
        mistakes += error.messages
      }
    }
    if !mistakes.isEmpty { throw CommandError(mistakes) }
    return inputs
  }

  private static func read(
    _ operand: String,
    _ console: Console,
    _ files: FileStore
  ) throws -> [StubInput] {
    if operand == "-" {
      let text = SourceText(file: standardInput, bytes: try console.input())
      return [StubInput(url: files.directory.appendingPathComponent("-"), text: text)]
    }
    let url = files.url(operand)
    guard files.isFolder(url) else {
      let bytes = try files.read(url, shownAs: operand)
      return [StubInput(url: url, text: SourceText(file: operand, bytes: bytes))]
    }
    let found = FolderWalk.files(below: url, where: isStub)
    if found.isEmpty { throw CommandError("there are no stubs below '\(operand)'") }
    return try found.map { file in
      let shown = files.shown(file)
      let bytes = try files.read(file, shownAs: shown)
      return StubInput(url: file, text: SourceText(file: shown, bytes: bytes))
    }
  }

  /// Whether a file's name is that of stubs: JSON, but no description, project or asset catalogue.
  private static func isStub(_ name: String) -> Bool {
    if name.hasSuffix(SchemaFile.ending) || name == Project.fileName || name == "Contents.json" {
      return false
    }
    return [".json", ".ndjson", ".jsonl"].contains { name.hasSuffix($0) }
  }
}
