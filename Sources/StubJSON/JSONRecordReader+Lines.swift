import StubDiagnostics

extension JSONRecordReader {
  /// The value of the next line that is not blank, and that `gate` does not let pass.
  mutating func nextLine(past gate: inout some JSONRecordGate) throws -> JSONDocument? {
    while true {
      passLines(&gate)
      guard let end = try lineEnd() else { return nil }
      let start = lineStart
      lineStart = min(end + 1, buffer.bytes.count)
      let isBlank = buffer.bytes[start..<end].allSatisfy(\.isJSONSpace)
      if isBlank, end == buffer.bytes.count { return nil }
      if !isBlank { return line(start, end) }
    }
  }

  /// Goes over the lines whose records `gate` lets pass, and the blank ones behind them.
  private mutating func passLines(_ gate: inout some JSONRecordGate) {
    (lineStart, count) = buffer.bytes.withUnsafeBufferPointer { bytes in
      let view = ByteView(bytes)
      var (start, passed) = (lineStart, count)
      while let behind = view.passLine(&gate, from: start) {
        (start, passed) = (behind, passed + 1)
      }
      return (view.skipBlankLines(from: start), passed)
    }
  }

  /// The index of the line feed that ends the line, or of the end of the text.
  private mutating func lineEnd() throws -> Int? {
    var searched = lineStart
    while true {
      let from = searched
      let end = buffer.bytes.withUnsafeBufferPointer { ByteView($0).lineFeed(from: from) }
      searched = buffer.bytes.count
      if end < buffer.bytes.count || buffer.isAtEnd { return end }
      let gone = buffer.forget(before: lineStart, keeping: [])
      lineStart -= gone
      searched -= gone
      guard try extend(from: lineStart) else { return nil }
    }
  }

  private mutating func line(_ start: Int, _ end: Int) -> JSONDocument {
    var options = options
    options.isRecord = true
    var tape = JSONTape()
    tape.read(buffer.bytes, from: start, to: end, offset: buffer.offset, options: options)
    return JSONDocument(
      file: buffer.file,
      bytes: buffer.bytes,
      offset: buffer.offset,
      tape: tape,
      faults: tape.faults.map { end < buffer.bytes.count ? Self.explained($0) : $0 },
      extent: start..<end,
      at: buffer.position(at: start)
    )
  }
}

extension JSONRecordReader {
  /// The fault of a record that goes on behind its line, with what that means here.
  private static func explained(_ fault: JSONFault) -> JSONFault {
    guard fault.kind == .truncated else { return fault }
    var fault = fault
    fault.message = "the line ends inside a record; each record stands on a line of its own"
    fault.fix = Finding.Fix("put the whole record on one line")
    return fault
  }
}

extension ByteView {
  /// The index behind the line feed of the record that stands on a line from `start` on; nil if
  /// that does not pass.
  fileprivate func passLine(_ gate: inout some JSONRecordGate, from start: Int) -> Int? {
    let bytes = bytes
    let first = skipSpace(from: start)
    guard let end = gate.end(of: bytes.span, from: first) else { return nil }
    let feed = lineFeed(from: first)
    guard feed >= end, feed < count, skipSpace(from: end) > feed, gate.admit(bytes.span) else {
      return nil
    }
    return feed + 1
  }

  /// The index behind the blank lines that begin at `start`.
  fileprivate func skipBlankLines(from start: Int) -> Int {
    var line = start
    var index = start
    while index < count, self[index].isJSONSpace {
      index += 1
      if self[index - 1] == .lineFeed { line = index }
    }
    return line
  }

  /// The index of the first line feed from `start` on, or `count`.
  func lineFeed(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= count {
      let feeds = word(at: index) ^ (ones &* 0x0A)
      let found = (feeds &- ones) & ~feeds & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count, self[index] != .lineFeed { index += 1 }
    return index
  }
}
