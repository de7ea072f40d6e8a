import StubDiagnostics

/// Reads a text of any size record by record, with memory for one record and one piece.
///
/// What is wrong with a record is in its document; what is wrong around the records is in
/// `takeFaults()`. Neither depends on how the text is cut into pieces.
package struct JSONRecordReader {
  /// Where the records are.
  package enum Shape: Sendable, Hashable {
    /// The elements of the array that the pointer leads to.
    case array(JSONPointer)
    /// One value on each line; blank lines are none.
    case lines
  }

  /// How many bytes a record may have.
  private static let recordLimit = 1 << 30

  let shape: Shape
  var buffer: JSONRecordBuffer
  var parser: JSONParser
  var options: JSONOptions
  /// Where the next line begins in the buffer.
  var lineStart = 0
  var count = 0
  private var faults: [JSONLocatedFault] = []
  private var isStarted = false
  private var isAtEnd = false

  /// A reader of the text that `fetch` gives piece by piece, of any lengths; an empty piece is its
  /// end.
  package init(
    file: String,
    shape: Shape = .array(JSONPointer()),
    options: JSONOptions = JSONOptions(),
    fetch: @escaping () throws -> [UInt8]
  ) {
    self.shape = shape
    self.options = options
    buffer = JSONRecordBuffer(file: file, fetch: fetch)
    parser = JSONParser(.empty, at: 0, offset: 0, options: options, entries: [])
    if case .array(let pointer) = shape {
      parser.plan = JSONParser.RecordPlan(tokens: pointer.tokens)
      parser.commit()
    }
  }

  /// The next record; nil if there is none.
  ///
  /// Throws what `fetch` throws.
  package mutating func next() throws -> JSONRecord? {
    var gate = ClosedGate()
    return try next(past: &gate)
  }

  /// The next record that `gate` does not let pass; nil if there is none.
  ///
  /// Those that pass are counted, but never put on a tape. The last record of a text is always
  /// read.
  ///
  /// Throws what `fetch` throws.
  package mutating func next(past gate: inout some JSONRecordGate) throws -> JSONRecord? {
    try start()
    guard !isAtEnd else { return nil }
    let document =
      shape == .lines ? try nextLine(past: &gate) : try nextElement(past: &gate)
    guard let document else {
      isAtEnd = true
      return nil
    }
    count += 1
    return JSONRecord(index: count - 1, document: document)
  }

  /// The faults around the records that were found since the last call.
  package mutating func takeFaults() -> [JSONLocatedFault] {
    defer { faults = [] }
    return faults
  }

  /// Whether the array of the records was found, or its text has lines; it is known after the first
  /// call of `next()`.
  package var isFound: Bool { parser.plan?.isFound ?? true }

  /// What the text is as a whole, if it is an object or an array, once that is known.
  package var rootKind: JSONKind? { parser.plan?.root }

  private mutating func start() throws {
    guard !isStarted else { return }
    isStarted = true
    try buffer.extend(by: 4)
    guard let fault = buffer.encodingFault else { return }
    note([fault])
    if fault.kind == .byteOrderMark {
      parser.position = 3
      lineStart = 3
      parser.commit()
    }
    isAtEnd = fault.kind == .undecodableText
  }

  /// Adds faults, which lie in the bytes that are in memory.
  mutating func note(_ faults: [JSONFault]) {
    for fault in faults {
      self.faults.append(
        JSONLocatedFault(
          fault: fault,
          location: buffer.location(of: fault.range),
          noteLocations: fault.notes.map { buffer.location(of: $0.range) }
        )
      )
    }
  }

  /// Gets more of the text, at least as much again as waits from the index `start` on, so that what
  /// is read once more is never more than what is new; false if the record there is too long.
  mutating func extend(from start: Int) throws -> Bool {
    let waiting = buffer.bytes.count - start
    guard waiting < Self.recordLimit else {
      let place = SourceRange(buffer.offset + start, buffer.offset + start)
      note([JSONFault(.tooLong, place, "a record may have 1 GiB at most")])
      return false
    }
    let wasSound = buffer.encodingFault?.kind != .undecodableText
    try buffer.extend(by: waiting)
    if wasSound, let fault = buffer.encodingFault, fault.kind == .undecodableText {
      note([fault])
      return false
    }
    return true
  }
}
