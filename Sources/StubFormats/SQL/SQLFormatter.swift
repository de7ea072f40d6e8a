package import StubDiagnostics
package import StubJSON
import StubValues

/// SQL that SQLite and PostgreSQL both load: a CREATE TABLE, then INSERTs of many rows each.
///
/// Moments are timestamps in UTC, however the JSON spells them; bytes are Base64 in a text; nested
/// values are JSON in a text. Integers beyond 64 bits are exact in PostgreSQL, and the nearest double
/// in SQLite, which has no others. NUL in a text becomes U+FFFD: PostgreSQL has no such texts.
package struct SQLFormatter: RecordFormatter {
  /// How many rows an INSERT has.
  ///
  /// The first row of one is always at a multiple of it, so that a part of the records that begins
  /// and ends there is a script of its own.
  package static let rowsPerStatement = 500

  /// The name of the model.
  package var model: String { table.name }
  private let table: SQLTable
  private let rows: RecordTable
  private let count: Int
  private let insertion: [UInt8]

  init(_ table: SQLTable, rows: RecordTable, count: Int) {
    self.table = table
    self.rows = rows
    self.count = count
    let names = table.columns.map { SQLText.quoted($0.name) }.joined(separator: ", ")
    insertion = Array("INSERT INTO \(SQLText.quoted(table.name)) (\(names)) VALUES\n".utf8)
  }

  /// The CREATE TABLE.
  package var opening: [UInt8] { table.creation }

  /// Nothing.
  package var closing: [UInt8] { [] }

  /// Appends a record's row, and what begins or ends an INSERT.
  package func append(
    _ record: JSONNode,
    at position: Int,
    to buffer: inout [UInt8]
  ) throws(FindingError) {
    let row = position % Self.rowsPerStatement
    if row == 0 { buffer.append(contentsOf: insertion) }
    buffer.append(literal: "(")
    for (index, cell) in rows.cells(of: record).enumerated() {
      if index > 0 { buffer.append(literal: ", ") }
      try append(cell, table.columns[index], at: position, to: &buffer)
    }
    let isLast = row == Self.rowsPerStatement - 1 || position == count - 1
    buffer.append(literal: isLast ? ");\n" : "),\n")
  }

  private func append(
    _ cell: RecordTable.Cell,
    _ column: SQLTable.Column,
    at position: Int,
    to buffer: inout [UInt8]
  ) throws(FindingError) {
    switch cell {
    case .absent: buffer.append(literal: "NULL")
    case .members(let members):
      var json: [UInt8] = []
      json.append(members: members)
      SQLText.append(text: json[...], to: &buffer)
    case .value(let node):
      if append(node, as: column.type, to: &buffer) { return }
      let message = "\(node.kind.phrase) cannot stand in a column of type \(column.type.name)"
      throw .unwritable(message, path: "\(table.name)[\(position)].\(column.name)")
    }
  }

  /// Appends a value; false where it is none of the column's type.
  private func append(_ node: JSONNode, as type: SQLType, to buffer: inout [UInt8]) -> Bool {
    switch type {
    case .boolean:
      guard node.kind == .bool else { return false }
      buffer.append(contentsOf: node.bytes)
    case .smallint, .integer, .bigint, .digits, .numeric, .real, .double:
      return append(number: node, to: &buffer)
    case .timestamp(let strategy):
      guard let moment = strategy.moment(of: node) else { return false }
      append(moment, to: &buffer)
    case .uuid, .text:
      guard node.kind == .string else { return false }
      SQLText.append(text: node.plainText, to: &buffer)
    case .base64:
      guard let text = node.base64 else { return false }
      SQLText.append(text: text, to: &buffer)
    case .json:
      SQLText.append(text: node.plainText, to: &buffer)
    }
    return true
  }

  /// Plain digits stand as they are. What has an exponent, a negative zero and what JSON spells as a
  /// text (infinity) are read from a text by the column's type, which loses nothing.
  private func append(number node: JSONNode, to buffer: inout [UInt8]) -> Bool {
    guard node.kind == .number else {
      guard node.kind == .string else { return false }
      SQLText.append(text: node.plainText, to: &buffer)
      return true
    }
    let bytes = node.bytes
    let isPlain =
      bytes.count <= 18 && bytes.allSatisfy { $0.isDigit || $0 == .period || $0 == .minus }
    if isPlain, JSONNumber(bytes)?.isZero != true || bytes.first != .minus {
      buffer.append(contentsOf: bytes)
    } else {
      SQLText.append(text: bytes, to: &buffer)
    }
    return true
  }

  /// Appends a moment in UTC.
  private func append(_ moment: Timestamp, to buffer: inout [UInt8]) {
    SQLText.append(text: Array(moment.description.utf8)[...], to: &buffer)
  }
}
