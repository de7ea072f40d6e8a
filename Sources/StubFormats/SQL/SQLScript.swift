package import StubDiagnostics
import StubSchema

/// The tables of several models, in an order in which each follows those that it refers to.
package struct SQLScript: Sendable {
  /// One formatter for each model, in the order in which their texts are to be loaded.
  package let tables: [SQLFormatter]

  /// The tables of models.
  ///
  /// A column refers to a column of another table where that is in the script and holds each value
  /// once. A model that refers to itself, and one of several that refer to each other in a circle,
  /// does so without a REFERENCES.
  ///
  /// - Parameters:
  ///   - schemas: The models, each with how many records of it are written.
  ///   - isComplete: Whether every record that can be referred to is written.
  /// - Throws: The models that cannot be tables.
  package init(
    _ schemas: [(schema: RecordSchema, count: Int)],
    isComplete: Bool = true
  ) throws(FindingError) {
    var tables: [(table: SQLTable, rows: RecordTable, count: Int)] = []
    for (schema, count) in schemas {
      let rows = RecordTable(schema)
      tables.append((try SQLTable(rows, of: schema), rows, count))
    }
    var links: [[Link]] = schemas.indices.map { _ in [] }
    if isComplete {
      for (index, entry) in schemas.enumerated() {
        links[index] = Self.links(from: index, entry.schema, tables.map { ($0.table, $0.rows) })
      }
    }
    let order = Self.order(links)
    for (place, index) in order.enumerated() {
      for link in links[index] where order[..<place].contains(link.table) {
        tables[index].table.columns[link.column].target = link.target
      }
    }
    self.tables = order.map { index in
      SQLFormatter(tables[index].table, rows: tables[index].rows, count: tables[index].count)
    }
  }

  /// A column that holds values of another table's column.
  private struct Link {
    let column: Int
    let table: Int
    let target: (table: String, column: String)
  }

  private static func links(
    from index: Int,
    _ schema: RecordSchema,
    _ tables: [(table: SQLTable, rows: RecordTable)]
  ) -> [Link] {
    tables[index].rows.columns.enumerated().compactMap { column, entry -> Link? in
      guard let field = entry.field?.field, let path = field.relation.references,
        let key = path.field,
        let target = tables.firstIndex(where: { $0.table.name == path.model }), target != index,
        let place = tables[target].rows.columns.firstIndex(where: { $0.field?.field.name == key })
      else { return nil }
      let referred = tables[target].table.columns[place]
      guard referred.isPrimaryKey || referred.isUnique,
        referred.type == tables[index].table.columns[column].type
      else { return nil }
      return Link(
        column: column,
        table: target,
        target: (tables[target].table.name, referred.name)
      )
    }
  }

  /// The tables in the order given, except that what one refers to comes before it.
  private static func order(_ links: [[Link]]) -> [Int] {
    var order: [Int] = []
    var isEntered = links.map { _ in false }
    for start in links.indices {
      // A table is left when everything that it refers to was.
      var path = [(start, links[start][...])]
      if isEntered[start] { continue }
      isEntered[start] = true
      while let (index, rest) = path.popLast() {
        guard let next = rest.first else {
          order.append(index)
          continue
        }
        path.append((index, rest.dropFirst()))
        guard !isEntered[next.table] else { continue }
        isEntered[next.table] = true
        path.append((next.table, links[next.table][...]))
      }
    }
    return order
  }
}
