import Foundation
import StubDiagnostics
import StubJSON
import StubValidation

/// A file of stubs, or standard input, read piece by piece.
///
/// A file is open only while it is read, so that there may be any number of them.
final class StubInput {
  /// Gives the next bytes each time; none at the end.
  typealias Reader = () throws -> [UInt8]

  /// Where it lies; a made-up place for standard input.
  let url: URL
  /// The name that it is shown by.
  let shown: String
  /// Whether it can be read once more from its beginning; a pipe cannot.
  let isRepeatable: Bool
  private let open: () throws -> Reader
  private var reader: Reader?
  /// The first piece of what cannot be read again, until it is taken.
  private var kept: [UInt8]?

  /// How many bytes a piece has at most.
  static let pieceSize = 1 << 18
  /// What standard input is called.
  static let standardInput = "<stdin>"

  private init(
    _ url: URL,
    _ shown: String,
    isRepeatable: Bool,
    open: @escaping () throws -> Reader
  ) {
    self.url = url
    self.shown = shown
    self.isRepeatable = isRepeatable
    self.open = open
  }

  /// The first bytes, from which the model can be told. It has to be asked for before `next()`.
  func head() throws -> [UInt8] {
    if isRepeatable { return try open()() }
    if kept == nil { kept = try next() }
    return kept ?? []
  }

  /// The next bytes; none at the end.
  func next() throws -> [UInt8] {
    if let head = kept {
      kept = nil
      return head
    }
    let reader = try reader ?? open()
    let piece = try reader()
    self.reader = piece.isEmpty ? { [] } : reader
    return piece
  }

  /// The number of the records that were not read yet.
  func recordCount(_ layout: RecordLayout?, _ root: JSONPointer?) throws -> Int {
    if layout == .object { return 1 }
    var reader = JSONRecordReader(
      file: shown,
      shape: layout == .lines ? .lines : .array(root ?? JSONPointer()),
      fetch: { try self.next() }
    )
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }

  /// Everything that was not read yet.
  func whole() throws -> SourceText {
    var bytes: [UInt8] = []
    while case let piece = try next(), !piece.isEmpty { bytes += piece }
    return SourceText(file: shown, bytes: bytes)
  }
}

extension StubInput {
  /// What the operands name: files, `-` for standard input, and every file of stubs below a folder.
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
        inputs += try named(operand, console, files)
      } catch let error as CommandError {
        mistakes += error.messages
      }
    }
    if !mistakes.isEmpty { throw CommandError(mistakes) }
    return inputs
  }

  /// The input once more, from its beginning; nil where it has none any more.
  func reopened() -> StubInput? {
    isRepeatable ? StubInput(url, shown, isRepeatable: true, open: open) : nil
  }

  private static func named(
    _ operand: String,
    _ console: Console,
    _ files: FileStore
  ) throws -> [StubInput] {
    if operand == "-" {
      let url = files.directory.appendingPathComponent("-")
      return [
        StubInput(url, standardInput, isRepeatable: false) { { try console.input(pieceSize) } }
      ]
    }
    let url = files.url(operand)
    guard files.isFolder(url) else { return [try file(url, operand, files)] }
    let found = FolderWalk.files(below: url, where: isStub)
    if found.isEmpty { throw CommandError("there are no stubs below '\(operand)'") }
    return try found.map { try file($0, files.shown($0), files) }
  }

  private static func file(_ url: URL, _ shown: String, _ files: FileStore) throws -> StubInput {
    // Opening tells whether it can be read; a pipe would be used up by it.
    let isRepeatable = files.isRegular(url) || !files.exists(url)
    if isRepeatable { _ = try files.open(url, shownAs: shown) }
    return StubInput(url, shown, isRepeatable: isRepeatable) {
      let handle = try files.open(url, shownAs: shown)
      return {
        do {
          return try handle.nextBytes(atMost: pieceSize)
        } catch {
          throw CommandError("'\(shown)' cannot be read: \(FileStore.reason(error))")
        }
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
