import StubDiagnostics
import StubJSON

/// Inspects the records of a text one by one.
struct RecordStream {
  private var reader: JSONRecordReader
  private var gate: RecordGate
  private let readsEveryNode: Bool

  /// The records of the text that `nextPiece` gives; of `head`, nothing is needed once there is a
  /// record.
  init(
    _ validator: StubValidator,
    file: String,
    head: TextHead? = nil,
    nextPiece: @escaping () throws -> [UInt8]
  ) {
    let pointer = validator.options.root ?? JSONPointer()
    let nothing = JSONDocument(parsing: SourceText(file: file, bytes: []))
    var inspector = RecordInspector(validator, InspectedText(nothing))
    inspector.recordPath =
      JSONPath(pointer.tokens.map { Int($0).map { .index($0) } ?? .key($0) }).description
    gate = RecordGate(
      reader: CanonicalReader(validator.canonical, validator.program.constraints),
      inspector: inspector,
      head: head
    )
    readsEveryNode = validator.options.readsEveryNode
    reader = JSONRecordReader(
      file: file,
      shape: validator.options.layout == .lines ? .lines : .array(pointer),
      fetch: nextPiece
    )
  }

  /// How many records there were so far.
  var records: Int { gate.inspector.values.recordCount }

  /// The keys of the records so far.
  var keys: ReferenceKeys { gate.inspector.values.keys }

  /// The findings of the next record that is not in everyday form; nil behind the last one.
  mutating func next() throws -> [Finding]? {
    guard let record = try readsEveryNode ? reader.next() : reader.next(past: &gate) else {
      return nil
    }
    gate.head?.close()
    let text = InspectedText(record.document)
    gate.inspector.turn(to: text)
    return gate.inspector.inspect(record: text.root, index: record.index)
  }

  /// What is left when all records were inspected.
  mutating func remainder() -> [Finding] {
    let faults = reader.takeFaults().map {
      $0.finding(RecordInspector.code(of: $0.fault), path: "$")
    }
    return faults + gate.inspector.closeReferences()
  }
}

/// Lets records in everyday form pass.
private struct RecordGate: JSONRecordGate {
  var reader: CanonicalReader
  var inspector: RecordInspector
  let head: TextHead?

  mutating func end(of bytes: Span<UInt8>, from start: Int) -> Int? {
    reader.record(bytes, start)
  }

  mutating func admit(_ bytes: Span<UInt8>) -> Bool {
    guard inspector.admit(reader.kept, bytes) else { return false }
    head?.close()
    return true
  }
}
