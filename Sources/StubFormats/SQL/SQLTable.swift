import StubDiagnostics
import StubSchema

/// A model as a table: its columns with their types and what is promised of them.
struct SQLTable: Sendable {
  /// One column.
  struct Column: Sendable {
    let name: String
    let type: SQLType
    let isRequired: Bool
    var isPrimaryKey = false
    var isUnique = false
    /// The table and the column in it whose values it holds.
    var target: (table: String, column: String)?
  }

  let name: String
  var columns: [Column]
  /// Sets of columns whose values together are unique.
  let uniqueColumns: [[String]]

  init(_ table: RecordTable, of schema: RecordSchema) throws(FindingError) {
    let model = schema.root
    name = model.name
    let identifier = Self.identifier(of: model, table)
    columns = table.columns.map { column in
      guard let field = column.field else { return Self.open(column.name, of: model, schema) }
      var result = Column(
        name: column.name,
        type: SQLType(field, in: schema),
        isRequired: field.field.isRequired && !field.field.isNullable
      )
      result.isPrimaryKey = column.name == identifier && result.isRequired
      result.isUnique = field.field.constraints.isUnique && !field.field.type.isCollection
      return result
    }
    uniqueColumns = model.uniqueKeys.compactMap { keys in
      let columns = keys.compactMap { key in table.columns.first { $0.field?.field.name == key } }
      return columns.count == keys.count ? columns.map(\.name) : nil
    }
    try checkNames()
  }

  /// The field that tells records apart: `id` where the model is identifiable by it, or where it is
  /// unique.
  private static func identifier(of model: ModelSchema, _ table: RecordTable) -> String? {
    let column = table.columns.first { $0.field?.field.name == "id" }
    guard let column, let field = column.field?.field else { return nil }
    guard model.isIdentifiable || field.constraints.isUnique else { return nil }
    return field.type.isCollection ? nil : column.name
  }

  /// A column that no field stands for.
  private static func open(_ name: String, of model: ModelSchema, _ schema: RecordSchema) -> Column
  {
    guard name == RecordTable.valueName, case .wraps(let field) = model.shape else {
      return Column(name: name, type: .json, isRequired: false)
    }
    let inner = ObjectField(
      field: field,
      wireKey: name,
      coding: schema.coding(of: field, in: model),
      owner: model.name
    )
    return Column(name: name, type: SQLType(inner, in: schema), isRequired: !field.type.isOptional)
  }

  private func checkNames() throws(FindingError) {
    var findings: [Finding] = []
    for (index, column) in columns.enumerated() {
      let path = "\(name).\(column.name)"
      if column.name.isEmpty {
        findings.append(Finding(.unwritableModel, "a column needs a name", path: path))
      }
      let folded = SQLText.folded(column.name)
      guard let other = columns[..<index].first(where: { SQLText.folded($0.name) == folded }) else {
        continue
      }
      let message = "SQL takes the keys '\(other.name)' and '\(column.name)' for the same column"
      findings.append(Finding(.unwritableModel, message, path: path))
    }
    if !findings.isEmpty { throw FindingError(findings) }
  }
}

extension SQLTable {
  /// The CREATE TABLE statement, with a line for each column.
  var creation: [UInt8] {
    var lines = columns.map { column in
      var line = "  \(SQLText.quoted(column.name)) \(column.type.name)"
      if column.isRequired { line += " NOT NULL" }
      if column.isPrimaryKey {
        line += " PRIMARY KEY"
      } else if column.isUnique {
        line += " UNIQUE"
      }
      if let target = column.target {
        line += " REFERENCES \(SQLText.quoted(target.table)) (\(SQLText.quoted(target.column)))"
      }
      return line
    }
    lines += uniqueColumns.map { names in
      "  UNIQUE (\(names.map(SQLText.quoted).joined(separator: ", ")))"
    }
    let body = lines.joined(separator: ",\n")
    return Array("CREATE TABLE \(SQLText.quoted(name)) (\n\(body)\n);\n".utf8)
  }
}
