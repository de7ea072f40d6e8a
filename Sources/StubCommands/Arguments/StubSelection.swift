import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubValidation

/// The stubs that a command works on: which files, of which model, and how they are read.
struct StubSelection {
  /// The options that select and read stubs.
  static let syntax = [
    OptionSyntax(
      name: "model",
      value: "MODEL",
      help: "The model of the records; else told by the project, the file's name or its keys."
    ),
    OptionSyntax(
      name: "schema",
      value: "PATH",
      isRepeatable: true,
      help: "A description, or a folder of them, to look for the model in first."
    ),
    OptionSyntax(
      name: "as",
      value: "LAYOUT",
      help: "array, object for a single record, or lines; told by the file's ending if left out."
    ),
    OptionSyntax(
      name: "root",
      value: "POINTER",
      help: "Where the records stand in a wrapper, as a JSON Pointer: /items."
    ),
    OptionSyntax(
      name: "verbose",
      letter: "v",
      help: "Show the findings that the project file switches off: where, and how many there were."
    ),
  ]

  /// The files and folders, and `-` for standard input.
  let operands: [String]
  /// The values of `--schema`.
  let schemas: [String]
  /// The coding strategies that stand over those of the schema.
  let coding: CodingStrategies
  /// Where the records stand in a file; nil for its root.
  let root: JSONPointer?
  /// Whether to show what the project file hides.
  let isVerbose: Bool
  private let model: String?
  private let layout: RecordLayout?

  init(_ reader: inout ArgumentReader) {
    let arguments = reader.arguments
    operands = arguments.operands
    schemas = arguments.all("schema")
    model = arguments.last("model")
    isVerbose = arguments.has("verbose")
    coding = reader.coding()
    root = reader.pointer("root")
    layout = reader.name("as", of: RecordLayout.self)
  }

  /// The model of a file; `reason` is nil where the command line names it.
  ///
  /// - Throws: Where it cannot be told, with the candidates.
  func choice(
    for input: StubInput,
    _ lookup: SchemaLookup
  ) throws -> (model: String, reason: String?) {
    if let model { return (model, nil) }
    let head = try input.head()
    let choice = try lookup.choose(for: input.url, shown: input.shown, bytes: head)
    return (choice.model, choice.reason)
  }

  /// How the records of a file stand in it; nil for an array.
  func layout(of input: StubInput) -> RecordLayout? {
    layout ?? (["ndjson", "jsonl"].contains(input.url.pathExtension) ? .lines : nil)
  }
}
