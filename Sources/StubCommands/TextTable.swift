/// Rows of cells in columns, for people.
struct TextTable {
  let rows: [[String]]

  /// The rows as lines, two spaces between columns, nothing behind the last one.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let padded = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return padded.joined(separator: "  ") + "\n"
    }
    .joined()
  }
}
