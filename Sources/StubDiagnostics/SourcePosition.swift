/// A place in a text as people and editors name it.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, 1-based. Lines end at LF, CR LF or a lone CR.
  public var line: Int
  /// The column, 1-based, counted in Unicode scalars.
  public var column: Int

  /// A place by its line and column, both 1-based.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of a text.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Whether `lhs` stands before `rhs`.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
