import StubDiagnostics

extension JSONRecordReader {
  /// The next element of the array that `gate` does not let pass.
  mutating func nextElement(past gate: inout some JSONRecordGate) throws -> JSONDocument? {
    while true {
      let passed = look { $0.pass(&gate) }
      count += passed
      switch look({ $0.nextEvent() }) {
      case .record(let index):
        let document = takeRecord(at: index)
        parser.commit()
        return document
      case .progress:
        note(parser.log.drain())
        parser.commit()
      case .more:
        guard try refill() else { return nil }
      case .end:
        note(parser.log.drain())
        return nil
      }
    }
  }

  /// Lets the parser look at the bytes that are there, and only meanwhile.
  private mutating func look<Result>(_ body: (inout JSONParser) -> Result) -> Result {
    parser.isFinal = buffer.isAtEnd
    return buffer.bytes.withUnsafeBufferPointer { bytes in
      parser.view = ByteView(bytes)
      defer { parser.view = .empty }
      return body(&parser)
    }
  }

  /// Forgets what is done with, and gets more.
  private mutating func refill() throws -> Bool {
    let isAfterComma = parser.expectation == .element || parser.expectation == .key
    let start = isAfterComma ? min(parser.position, parser.comma) : parser.position
    parser.shift(by: buffer.forget(before: start, keeping: parser.outerRanges))
    return try extend(from: parser.position)
  }

  /// The record on the tape as a document of its own, with its faults.
  private mutating func takeRecord(at index: Int) -> JSONDocument {
    let entry = parser.entries[index]
    let range = parser.log.range(entry.start, entry.end)
    var inside: [JSONFault] = []
    var around: [JSONFault] = []
    for fault in parser.log.drain() {
      let isInside =
        fault.range.lowerBound >= range.lowerBound && fault.range.lowerBound < range.upperBound
      if isInside { inside.append(fault) } else { around.append(fault) }
    }
    note(around)
    return JSONDocument(
      file: buffer.file,
      bytes: buffer.bytes,
      offset: buffer.offset,
      tape: JSONTape(parser.entries, root: index),
      faults: inside,
      extent: entry.start..<entry.end,
      at: buffer.position(at: entry.start)
    )
  }
}

extension JSONParser {
  /// The places before the next record that a fault may refer to.
  var outerRanges: [SourceRange] {
    open.map(\.bracketRange)
      + outerKeys.flatMap { $0.values.sorted { $0.lowerBound < $1.lowerBound } }
  }
}
