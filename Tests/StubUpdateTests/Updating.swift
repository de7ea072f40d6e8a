import StubDiagnostics
import StubSchema
import StubUpdate
import StubValidation

/// Updates texts against descriptions that are written down in a test.
enum Updating {
  /// What becomes of `text`.
  static func result(
    _ text: String,
    by schema: String,
    model: String = "Task",
    _ change: (inout UpdateOptions) -> Void = { _ in }
  ) throws -> UpdateResult {
    try result(Array(text.utf8), by: schema, model: model, change)
  }

  /// What becomes of `bytes`.
  static func result(
    _ bytes: [UInt8],
    by schema: String,
    model: String = "Task",
    _ change: (inout UpdateOptions) -> Void = { _ in }
  ) throws -> UpdateResult {
    let source = SourceText(file: "Task.stubschema.json", bytes: Array(schema.utf8))
    let description = try SchemaReader.read(source).description
    var options = UpdateOptions()
    change(&options)
    let updater = try StubUpdater(model: model, in: description, options: options)
    return updater.update(SourceText(file: "Task.json", bytes: bytes))
  }
}

extension UpdateResult {
  /// The new text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The findings that remain: code, line and column.
  var remaining: [String] { report.findings.map(Self.line) }

  /// What was changed: code, line and column.
  var remarks: [String] { changes.map(Self.line) }

  private static func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    return "\(place) \(finding.code.name)"
  }
}
