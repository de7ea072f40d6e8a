/// What a parser looks at beyond the grammar.
package struct JSONOptions: Sendable, Hashable {
  /// Whether a key that its object has already is a fault.
  package var reportsDuplicateKeys: Bool
  /// Whether the bytes are one record of a larger text, of which nothing is expected to stand
  /// around the value.
  package var isRecord: Bool

  /// Options for a whole text.
  package init(reportsDuplicateKeys: Bool = true, isRecord: Bool = false) {
    self.reportsDuplicateKeys = reportsDuplicateKeys
    self.isRecord = isRecord
  }
}
