import Foundation
import StubDiagnostics

/// A file of stubs, or standard input, read piece by piece.
///
/// The first piece is read at once, so that the model can be told from it.
final class StubInput {
  /// Where it lies; a made-up place for standard input.
  let url: URL
  /// The name that it is shown by.
  let shown: String
  /// Its first bytes.
  let head: [UInt8]
  private let source: () throws -> [UInt8]
  private var isHeadTaken = false

  /// How many bytes a piece has at most.
  static let pieceSize = 1 << 18
  /// What standard input is called.
  static let standardInput = "<stdin>"

  private init(_ url: URL, _ shown: String, _ source: @escaping () throws -> [UInt8]) throws {
    self.url = url
    self.shown = shown
    self.source = source
    head = try source()
  }

  /// The next bytes; none at the end.
  func next() throws -> [UInt8] {
    if isHeadTaken { return try source() }
    isHeadTaken = true
    return head
  }

  /// Everything that was not read yet.
  func whole() throws -> SourceText {
    var bytes: [UInt8] = []
    while case let piece = try next(), !piece.isEmpty { bytes += piece }
    return SourceText(file: shown, bytes: bytes)
  }
}

extension StubInput {
  /// Opens what the operands name: files, `-` for standard input, and every file of stubs below a
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
        inputs += try open(operand, console, files)
      } catch let error as CommandError {
        mistakes += error.messages
      }
    }
    if !mistakes.isEmpty { throw CommandError(mistakes) }
    return inputs
  }

  /// Opens the input again, from its beginning; nil for standard input, which has none.
  func reopened(_ files: FileStore) throws -> StubInput? {
    shown == Self.standardInput ? nil : try Self.file(url, shown, files)
  }

  private static func open(
    _ operand: String,
    _ console: Console,
    _ files: FileStore
  ) throws -> [StubInput] {
    if operand == "-" {
      let url = files.directory.appendingPathComponent("-")
      return [try StubInput(url, standardInput) { try console.input(pieceSize) }]
    }
    let url = files.url(operand)
    guard files.isFolder(url) else { return [try file(url, operand, files)] }
    let found = FolderWalk.files(below: url, where: isStub)
    if found.isEmpty { throw CommandError("there are no stubs below '\(operand)'") }
    return try found.map { try file($0, files.shown($0), files) }
  }

  private static func file(_ url: URL, _ shown: String, _ files: FileStore) throws -> StubInput {
    let handle = try files.open(url, shownAs: shown)
    return try StubInput(url, shown) {
      do {
        return [UInt8](try handle.read(upToCount: pieceSize) ?? Data())
      } catch {
        throw CommandError("'\(shown)' cannot be read: \(FileStore.reason(error))")
      }
    }
  }

  /// Whether a file's name is that of stubs: JSON, but no description, project or asset catalogue.
  private static func isStub(_ name: String) -> Bool {
    if name.hasSuffix(SchemaFile.ending) || name.hasSuffix(".schema.json") { return false }
    if name == Project.fileName || name == "Contents.json" { return false }
    return [".json", ".ndjson", ".jsonl"].contains { name.hasSuffix($0) }
  }
}
