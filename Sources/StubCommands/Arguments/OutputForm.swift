import Foundation
import StubFormats
import StubGeneration
import StubJSON

/// What the options of `generate` say about the form in which records are written.
struct OutputForm {
  /// Whether the records are an array, or one is the whole.
  enum Shape: String, CaseIterable {
    case array
    case object
  }

  let format: RecordFormat
  let shape: Shape
  let isCompact: Bool
  let isSpreadsheetSafe: Bool
  let envelope: Envelope
  /// What makes models in Swift, where it is not their own initializer.
  let initializers: [SwiftInitializer]
  /// On how many threads records are made.
  let jobs: Int

  /// How JSON is laid out.
  var style: JSONWriter.Style { format == .json && !isCompact ? .pretty : .compact }

  init(_ reader: inout ArgumentReader) {
    let arguments = reader.arguments
    let ending = arguments.last("output").flatMap { RecordFormat(path: $0) }
    format = reader.name("format", of: RecordFormat.self) ?? ending ?? .json
    shape = reader.name("as", of: Shape.self) ?? .array
    isCompact = arguments.has("compact")
    isSpreadsheetSafe = arguments.has("spreadsheet-safe")
    envelope = Envelope(pointer: reader.pointer("root") ?? JSONPointer())
    jobs =
      reader.wholeNumber("jobs", least: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    let names = arguments.all("initializer")
    initializers = names.compactMap { SwiftInitializer($0) }
    if let name = names.first(where: { SwiftInitializer($0) == nil }) {
      reader.complain(
        "'--initializer' takes a name with its labels, such as 'ToDoItem(name:due:)', not '\(name)'"
      )
    }
    checkFormat(&reader)
    checkShape(&reader)
  }

  /// Options that say nothing in the format are mistakes.
  private func checkFormat(_ reader: inout ArgumentReader) {
    let name = format.rawValue
    let arguments = reader.arguments
    for option in ["compact", "nulls"] where arguments.has(option) && !format.isJSON {
      reader.complain("'--\(option)' says how JSON is written; the format is \(name)")
    }
    if arguments.has("root"), format != .json {
      reader.complain("'--root' puts records into objects of json; the format is \(name)")
    }
    if isSpreadsheetSafe, format != .csv {
      reader.complain("'--spreadsheet-safe' is for csv; the format is \(name)")
    }
    if arguments.has("initializer"), format != .swift {
      reader.complain("'--initializer' is for swift; the format is \(name)")
    }
    if arguments.has("dates"), [.sql, .plist, .swift].contains(format) {
      reader.complain("'--dates' says how JSON spells dates; \(name) has dates of its own")
    }
    if arguments.has("keys"), [.plist, .swift].contains(format) {
      reader.complain("'--keys' says how JSON spells keys; \(name) has the coding keys")
    }
    if arguments.last("scenario") == Scenario.broken.rawValue, !format.isJSON {
      reader.complain("the scenario 'broken' is for json and ndjson; the format is \(name)")
    }
  }

  private func checkShape(_ reader: inout ArgumentReader) {
    let arguments = reader.arguments
    if arguments.has("shard"), format == .swift {
      reader.complain("'--shard' cannot be used with swift: parts would declare the same name")
    }
    guard shape == .object else { return }
    if !format.holdsSingleRecord {
      reader.complain(
        "'--as object' is for json, plist and swift; the format is \(format.rawValue)"
      )
    }
    if arguments.has("shard") {
      reader.complain("'--as object' writes a single record, which has no shards")
    }
    if arguments.all("count").contains(where: { !$0.contains("=") && Int($0) != 1 }) {
      reader.complain("'--as object' writes a single record: leave out '--count'")
    }
  }

  /// Throws where an initializer takes what no model has.
  func checkInitializers(in schemas: [RecordSchema]) throws(CommandError) {
    for initializer in initializers {
      let obstacles = schemas.map { initializer.obstacle(in: $0) }
      guard !obstacles.contains(nil), let obstacle = obstacles.first ?? nil else { continue }
      throw CommandError("'--initializer \(initializer.name)': \(obstacle)")
    }
  }
}
