package import StubDiagnostics
package import StubJSON

/// Comma-separated values as RFC 4180 has them: a line of column names, then a line for each
/// record, every one ended by CR LF.
///
/// A string stands as it is; a number, `true` and `false` as in JSON; an array or an object as JSON
/// text. No value, and null, are an empty cell; an empty string is `""`. Where there is a single
/// column, no value is `""` too, because readers skip empty lines.
package struct CSVFormatter: RecordFormatter {
  private let table: RecordTable
  private let isSpreadsheetSafe: Bool

  /// A formatter of the records of a schema.
  ///
  /// - Parameter isSpreadsheetSafe: Whether a text that a spreadsheet would take for a formula,
  ///   because it begins with `=`, `+`, `-`, `@`, TAB or CR, gets an apostrophe in front.
  package init(_ schema: RecordSchema, isSpreadsheetSafe: Bool = false) {
    table = RecordTable(schema)
    self.isSpreadsheetSafe = isSpreadsheetSafe
  }

  /// The line of column names.
  package var opening: [UInt8] {
    var buffer: [UInt8] = []
    for (index, column) in table.columns.enumerated() {
      if index > 0 { buffer.append(.comma) }
      append(text: Array(column.name.utf8)[...], to: &buffer)
    }
    buffer.append(literal: "\r\n")
    return buffer
  }

  /// Nothing.
  package var closing: [UInt8] { [] }

  /// Appends a record's line.
  package func append(
    _ record: JSONNode,
    at position: Int,
    to buffer: inout [UInt8]
  ) throws(FindingError) {
    for (index, cell) in table.cells(of: record).enumerated() {
      if index > 0 { buffer.append(.comma) }
      append(cell, to: &buffer)
    }
    buffer.append(literal: "\r\n")
  }

  private func append(_ cell: RecordTable.Cell, to buffer: inout [UInt8]) {
    switch cell {
    case .absent:
      if table.columns.count == 1 { buffer.append(literal: "\"\"") }
    case .value(let node):
      switch node.kind {
      case .string: append(text: node.plainText, to: &buffer)
      case .array, .object: appendQuoted(node.bytes, to: &buffer)
      default: buffer.append(contentsOf: node.bytes)
      }
    case .members(let members):
      var json: [UInt8] = []
      json.append(members: members)
      appendQuoted(json[...], to: &buffer)
    }
  }

  private func append(text: ArraySlice<UInt8>, to buffer: inout [UInt8]) {
    let isFormula = isSpreadsheetSafe && text.first.map(Self.beginsFormula) == true
    let isBare =
      text.first.map { $0 != .space } == true && text.last != .space
      && !text.contains(where: Self.needsQuotes)
    if isBare, !isFormula {
      buffer.append(contentsOf: text)
    } else if isFormula {
      appendQuoted([.apostrophe] + text, to: &buffer)
    } else {
      appendQuoted(text, to: &buffer)
    }
  }

  private func appendQuoted(_ text: ArraySlice<UInt8>, to buffer: inout [UInt8]) {
    buffer.append(.quote)
    for byte in text {
      if byte == .quote { buffer.append(.quote) }
      buffer.append(byte)
    }
    buffer.append(.quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == .comma || byte == .quote || byte < .space
  }

  private static func beginsFormula(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), .minus, UInt8(ascii: "@"), .tab, .carriageReturn:
      true
    default: false
    }
  }
}
