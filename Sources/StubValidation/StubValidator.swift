package import StubDiagnostics
import StubJSON
package import StubSchema

/// Tells whether JSON decodes as a model, and whether it is what the schema asks for.
///
/// A finding is `undecodable` exactly where `JSONDecoder`, with the strategies of the schema, would
/// throw. It is made once for a model and can be used for any number of texts, from any thread.
package struct StubValidator: Sendable {
  let program: ValidationProgram
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
    self.options = options
  }

  /// Validates a whole text.
  ///
  /// - Complexity: O(*n*) in the bytes, and memory of several times their size.
  package func validate(_ text: SourceText) -> ValidationReport {
    if options.layout == .lines { return validateLines(text) }
    let document = JSONDocument(parsing: text)
    var inspector = RecordInspector(program, options, InspectedText(document))
    var findings: [Finding] = []
    var records = 0
    if let root = inspector.root(in: document) {
      if options.layout == .object {
        records = 1
        findings += inspector.inspect(record: root, index: 0, path: inspector.recordPath)
      } else {
        records = document.tape.entries[root].count
        findings += inspector.inspect(elementsOf: root)
      }
    }
    findings += inspector.remainder()
    return ValidationReport(findings: findings, records: records, keys: inspector.values.keys)
  }

  private func validateLines(_ text: SourceText) -> ValidationReport {
    var findings: [Finding] = []
    var records = 0
    var inspector: RecordInspector?
    for line in LineWindows(text) {
      let inspected = InspectedText(JSONDocument(parsing: line))
      var current = inspector ?? RecordInspector(program, options, inspected)
      current.turn(to: inspected)
      findings += current.inspect(record: 0, index: records, path: "$[\(records)]")
      findings += current.restOfText()
      records += 1
      inspector = current
    }
    if var last = inspector { findings += last.closeReferences() }
    let keys = inspector?.values.keys ?? ReferenceKeys()
    return ValidationReport(findings: findings, records: records, keys: keys)
  }
}

/// The lines of a text that are not blank, each as a window of it.
struct LineWindows: Sequence, IteratorProtocol {
  private let text: SourceText
  private var index = 0
  private var line: Int

  init(_ text: SourceText) {
    self.text = text
    line = text.origin.line
  }

  mutating func next() -> SourceText? {
    while index < text.bytes.count {
      let start = index
      let end = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
      index = end + 1
      line += 1
      let bytes = text.bytes[start..<end]
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      return SourceText(
        file: text.file,
        bytes: Array(bytes),
        offset: text.offset + start,
        origin: SourcePosition(line: line - 1, column: 1)
      )
    }
    return nil
  }
}
