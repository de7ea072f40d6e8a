package import StubDiagnostics
import StubJSON
package import StubSchema

/// Tells whether JSON decodes as a model, and whether it is what the schema asks for.
///
/// A finding is `undecodable` exactly where `JSONDecoder`, with the strategies of the schema, would
/// throw. It is made once for a model and can be used for any number of texts, from any thread.
package struct StubValidator: Sendable {
  let program: ValidationProgram
  let canonical: CanonicalProgram
  let options: ValidationOptions

  /// A validator for the model, or enum, with that name.
  ///
  /// - Throws: A finding if the description has no such model.
  package init(
    model: String,
    in description: SchemaDescription,
    options: ValidationOptions = ValidationOptions()
  ) throws(FindingError) {
    guard description.declaration(named: model) != nil else {
      let near = NearMiss.nearest(to: model, among: description.models.map(\.name))
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      throw FindingError(Finding(.noSuchModel, "there is no model '\(model)'\(hint)"))
    }
    program = ProgramCompiler.program(of: model, in: description, overrides: options.coding)
    canonical = CanonicalProgram(program, options)
    self.options = options
  }

  /// Whether a record may refer to records of other models, whose keys have to be known then.
  package var refersToOtherModels: Bool {
    program.fields.contains { $0.reference.map { $0.model != program.model } ?? false }
      || program.relations.contains { $0.inverse.model != program.model }
  }

  /// Validates a whole text.
  ///
  /// - Complexity: O(*n*) in the bytes, and memory of several times their size.
  package func validate(_ text: SourceText) -> ValidationReport {
    if options.layout == .lines { return validateRecords(text) }
    let document = JSONDocument(parsing: text)
    var inspector = RecordInspector(self, InspectedText(document))
    guard let root = inspector.root(in: document) else { return report(inspector, [], 0) }
    if options.layout == .object {
      let findings = inspector.inspect(onlyRecord: root)
      return report(inspector, findings, 1)
    }
    let count = document.tape.entries[root].count
    // Faults that recur in each record are told with each record, as when it is read in pieces.
    if document.isRejected, count > 0 { return validateRecords(text) }
    let findings = inspector.inspect(elementsOf: root)
    return report(inspector, findings, count)
  }

  /// The report with what is left to say when every record was inspected.
  private func report(
    _ inspector: RecordInspector,
    _ findings: [Finding],
    _ records: Int
  ) -> ValidationReport {
    var inspector = inspector
    let rest = inspector.restOfText() + inspector.closeReferences()
    return ValidationReport(
      findings: findings + rest,
      records: records,
      keys: inspector.values.keys
    )
  }

  /// Validates a text record by record.
  private func validateRecords(_ text: SourceText) -> ValidationReport {
    var pieces = [text.bytes][...]
    var findings: [Finding] = []
    var stream = RecordStream(self, file: text.file) { pieces.popFirst() ?? [] }
    while let found = try? stream.next() { findings += found }
    findings += stream.remainder()
    return ValidationReport(findings: findings, records: stream.records, keys: stream.keys)
  }
}
