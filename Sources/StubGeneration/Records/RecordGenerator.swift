package import StubDiagnostics
package import StubJSON
package import StubSchema

/// Generates the records of a model, each from its index alone.
///
/// What record *i* holds depends on the description and the options, not on which records were
/// generated before it, nor on how many are asked for.
package struct RecordGenerator: Sendable {
  private let program: GenerationProgram

  /// A generator of a model's records.
  ///
  /// - Throws: Everything in the description or the options that makes generation impossible, all
  ///   of it at once.
  package init(
    model: String,
    in description: SchemaDescription,
    options: GenerationOptions = GenerationOptions()
  ) throws(FindingError) {
    var compiler = ProgramCompiler(description, options)
    program = try compiler.compile(model)
  }

  /// What is worth knowing about the records, though they can be generated.
  package var remarks: [Finding] { program.remarks }

  /// How many records, from the first one on, show everything that the scenario has to show; nil
  /// where it has no such number.
  package var coverage: Int? {
    if let faults = program.faults { return faults.sites.count }
    guard !program.rounds.isEmpty else { return nil }
    var coverage = BoundaryCoverage(program.nodes, program.objects.map(\.plan))
    return Int(clamping: coverage.count(of: program.start))
  }

  /// The kinds of faults that records can have, in the order in which the kinds are listed; none
  /// in scenarios without faults.
  package var faultKinds: [Fault.Kind] {
    let kinds = Set(program.faults?.sites.map(\.fault.kind) ?? [])
    return Fault.Kind.allCases.filter { kinds.contains($0) }
  }

  /// What is wrong with a record; nil where nothing is meant to be.
  ///
  /// - Parameter index: The record's index, 0-based.
  package func fault(_ index: Int) -> Fault? {
    program.faults?.broken(index) { whole($0, given: []) }?.site.fault
  }

  /// Which generator each field got, and why, in the order of the fields.
  package func explanations() -> [FieldExplanation] { program.explanations }

  /// Writes a record.
  ///
  /// - Parameter index: The record's index, 0-based.
  package func write(_ index: Int, into writer: inout JSONWriter) {
    write(index, given: [], into: &writer)
  }

  /// Writes a record around given values.
  ///
  /// - Parameter given: Values by coding key or, in second place, by key in JSON; the value of the
  ///   whole record under an empty key. They stand over those that the description pins.
  package func write(_ index: Int, given: [JSONMember], into writer: inout JSONWriter) {
    if let faults = program.faults,
      let broken = faults.broken(index, { whole($0, given: $0 == index ? given : []) })
    {
      return writer.value(broken.record)
    }
    writeWhole(index, given: given, into: &writer)
  }

  /// A record as a value.
  package func record(_ index: Int, given: [JSONMember] = []) -> JSONValue {
    Self.value { write(index, given: given, into: &$0) }
  }

  private func whole(_ index: Int, given: [JSONMember]) -> JSONValue {
    Self.value { writeWhole(index, given: given, into: &$0) }
  }

  private static func value(_ write: (inout JSONWriter) -> Void) -> JSONValue {
    var writer = JSONWriter(style: .compact)
    write(&writer)
    let source = SourceText(file: "<generated>", bytes: writer.buffer)
    return JSONValue(JSONDocument(parsing: source).root) ?? .null
  }

  private func writeWhole(_ index: Int, given: [JSONMember], into writer: inout JSONWriter) {
    var record = RecordWriter(program)
    write(index, given: given, with: &record, into: &writer)
  }

  /// Writes records one after the other, which costs less than to ask for each.
  ///
  /// - Parameter next: What is to be done after each record.
  package func write(
    _ records: Range<Int>,
    into writer: inout JSONWriter,
    next: (inout JSONWriter) throws -> Void
  ) rethrows {
    var record = RecordWriter(program)
    for index in records {
      write(index, given: [], with: &record, into: &writer)
      try next(&writer)
    }
  }

  private func write(
    _ index: Int,
    given: [JSONMember],
    with record: inout RecordWriter,
    into writer: inout JSONWriter
  ) {
    guard let pinned = program.pins[index] else {
      return record.write(index, given: given, into: &writer)
    }
    let names = Set(given.map(\.key))
    let merged = given + pinned.filter { !names.contains($0.key) }
    record.write(index, given: merged, into: &writer)
  }
}
