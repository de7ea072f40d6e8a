import StubDiagnostics
import StubFormats
import StubGeneration
import StubJSON

/// The text of a range of records: what stands before them, what stands after them, and how a part
/// of them is appended.
///
/// Parts can be made apart, on any thread, and put together.
protocol RecordText: Sendable {
  /// What stands before the first record.
  func opening() -> [UInt8]

  /// What stands after the last record.
  func closing() -> [UInt8]

  /// Appends the records of `part`, a part of the range.
  ///
  /// - Parameter flush: Takes the buffer after each record and may empty it.
  func append(
    _ part: Range<Int>,
    to buffer: inout [UInt8],
    flush: (inout [UInt8]) throws -> Void
  ) throws
}

/// Records as elements of a JSON array, or as lines of JSON, written straight into the output.
struct JSONRecordText: RecordText {
  let generator: RecordGenerator
  let records: Range<Int>
  let format: RecordFormat
  let style: JSONWriter.Style
  let envelope: Envelope
  let isArray: Bool

  private func begun() -> JSONWriter {
    var writer = JSONWriter(style: style)
    envelope.open(&writer, count: records.count)
    if isArray { writer.beginArray() }
    return writer
  }

  func opening() -> [UInt8] { format == .json ? begun().buffer : [] }

  func closing() -> [UInt8] {
    guard format == .json else { return [] }
    var writer = begun()
    // A value before the end, as far as there is one, decides whether that has a line of its own.
    if !records.isEmpty { writer.raw("") }
    writer.buffer.removeAll()
    if isArray { writer.endArray() }
    envelope.close(&writer, count: records.count)
    writer.lineEnd()
    return writer.buffer
  }

  func append(
    _ part: Range<Int>,
    to buffer: inout [UInt8],
    flush: (inout [UInt8]) throws -> Void
  ) throws {
    var writer = format == .json ? begun() : JSONWriter(style: .compact)
    if format == .json, isArray, part.lowerBound > records.lowerBound { writer.raw("") }
    writer.buffer = buffer
    buffer = []
    defer { buffer = writer.buffer }
    try generator.write(part, into: &writer) { writer in
      if format == .ndjson { writer.lineEnd() }
      try flush(&writer.buffer)
    }
  }
}

/// Records in a format other than JSON: each is generated as JSON, read, and formatted.
struct FormattedRecordText: RecordText {
  let generator: RecordGenerator
  let formatter: any RecordFormatter
  /// The index of the record at the formatter's first position.
  let first: Int
  /// Whether it begins with what stands before the records.
  let isOpened: Bool
  /// Whether it ends with what stands after the records.
  let isClosed: Bool

  func opening() -> [UInt8] { isOpened ? formatter.opening : [] }

  func closing() -> [UInt8] { isClosed ? formatter.closing : [] }

  func append(
    _ part: Range<Int>,
    to buffer: inout [UInt8],
    flush: (inout [UInt8]) throws -> Void
  ) throws {
    var index = part.lowerBound
    var writer = JSONWriter(style: .compact)
    try generator.write(part, into: &writer) { writer in
      let source = SourceText(file: "<generated>", bytes: writer.buffer)
      let document = JSONDocument(parsing: source)
      try formatter.append(document.root, at: index - first, to: &buffer)
      try flush(&buffer)
      writer.buffer.removeAll(keepingCapacity: true)
      index += 1
    }
  }
}

/// Writes the text of records, a block at a time.
struct RecordOutput {
  /// How many bytes are gathered before they are handed on.
  private static let blockSize = 1 << 16

  /// On how many threads records are made.
  let jobs: Int

  /// Writes the text of the records of `range`, handing on full blocks to `sink`.
  func write(
    _ range: Range<Int>,
    as text: some RecordText,
    to sink: ([UInt8]) throws -> Void
  ) throws {
    var buffer = text.opening()
    buffer.reserveCapacity(Self.blockSize + Self.blockSize / 4)
    let flush = { (buffer: inout [UInt8]) in
      guard buffer.count >= Self.blockSize else { return }
      try sink(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    if jobs > 1, range.count > RecordWorkers.partSize {
      try sink(buffer)
      buffer.removeAll(keepingCapacity: true)
      try RecordWorkers(jobs: jobs).write(range, as: text, to: sink)
    } else {
      try text.append(range, to: &buffer, flush: flush)
    }
    buffer += text.closing()
    if !buffer.isEmpty { try sink(buffer) }
  }
}

/// The text of a model's records, and which they are.
struct OutputText {
  let model: String
  let records: Range<Int>
  let text: any RecordText

  /// Writes the text to `sink`, made on so many threads.
  func write(jobs: Int, to sink: ([UInt8]) throws -> Void) throws {
    try RecordOutput(jobs: jobs).write(records, as: text, to: sink)
  }
}
