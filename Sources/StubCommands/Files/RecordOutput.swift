import StubGeneration
import StubJSON

/// How records are written down.
enum RecordFormat: String, CaseIterable {
  case json
  case ndjson

  /// The ending of a file in this format.
  var fileExtension: String { rawValue }
}

/// Writes a range of records in a format, a block at a time.
struct RecordOutput {
  /// How many bytes are gathered before they are handed on.
  private static let blockSize = 1 << 16

  let format: RecordFormat
  let isCompact: Bool

  /// Writes the records of `range`, handing on full blocks to `sink`.
  func write(
    _ range: Range<Int>,
    of generator: RecordGenerator,
    to sink: ([UInt8]) throws -> Void
  ) throws {
    let isPretty = format == .json && !isCompact
    var writer = JSONWriter(style: isPretty ? .pretty : .compact)
    writer.buffer.reserveCapacity(Self.blockSize + Self.blockSize / 4)
    if format == .json { writer.beginArray() }
    try generator.write(range, into: &writer) { writer in
      if format == .ndjson { writer.lineEnd() }
      if writer.buffer.count >= Self.blockSize {
        try sink(writer.buffer)
        writer.buffer.removeAll(keepingCapacity: true)
      }
    }
    if format == .json {
      writer.endArray()
      writer.lineEnd()
    }
    if !writer.buffer.isEmpty { try sink(writer.buffer) }
  }
}
