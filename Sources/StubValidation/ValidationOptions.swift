package import StubDiagnostics
package import StubJSON
package import StubSchema
package import StubValues

/// What a run of validation goes by, beside the schema.
package struct ValidationOptions: Sendable {
  /// The instant that `now` means; without it, bounds at `now` are not checked.
  package var now: Timestamp?
  /// Coding strategies that stand over those of the schema.
  package var coding = CodingStrategies()
  /// Where the records stand in the text; nil for its root.
  package var root: JSONPointer?
  /// How the records stand there; nil for an array.
  package var layout: RecordLayout?
  /// Whether every record is read node by node, those in everyday form too; the findings are the
  /// same.
  package var readsEveryNode = false
  /// The keys of other models' records, to which references are held.
  package var knownKeys = ReferenceKeys()

  /// The options of a run about which nothing is said.
  package init() {}
}

/// How the records of a text stand in it.
package enum RecordLayout: String, Sendable, Hashable, CaseIterable {
  /// One array of records.
  case array
  /// A single record.
  case object
  /// One record on each line.
  case lines
}

/// What a run of validation has found.
package struct ValidationReport: Sendable {
  /// The findings: by record, then by position, and those on no record last.
  package var findings: [Finding]
  /// How many records there were.
  package var records: Int
  /// The keys of the records, for references from elsewhere.
  package var keys: ReferenceKeys

  /// Whether `JSONDecoder` would throw.
  package var isUndecodable: Bool {
    findings.contains { $0.code.consequence == .undecodable }
  }
}
