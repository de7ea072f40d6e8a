package import StubDiagnostics

/// A JSON text that has been read: its nodes, and what is wrong with it.
///
/// There is always a root, if only an invalid one.
package final class JSONDocument: Sendable {
  /// The text as the user named it.
  package let file: String
  /// The bytes that the nodes lie in; for a text in UTF-16 or UTF-32 they are what that is in
  /// UTF-8, without a byte-order mark, so that ranges and locations count these.
  package let bytes: [UInt8]
  /// The offset of the first of `bytes` in the whole text.
  package let offset: Int
  /// The nodes in a row.
  package let tape: JSONTape
  /// What is wrong with the text, by position.
  package let faults: [JSONFault]
  private let place: Place

  /// What is known of the lines.
  private enum Place {
    /// The first byte is at this place.
    case origin(SourcePosition)
    /// The document is a record among others: its indices, and the place of the first of them.
    case record(Range<Int>, SourcePosition)
  }

  /// Reads `source`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(parsing source: SourceText, options: JSONOptions = JSONOptions()) {
    let text = options.isRecord ? JSONReadableText(source) : JSONReadableText(decoding: source)
    var tape = JSONTape()
    if text.isReadable {
      tape.read(
        text.source.bytes,
        from: text.start,
        offset: text.source.offset,
        options: options
      )
    }
    file = source.file
    bytes = text.source.bytes
    offset = text.source.offset
    place = .origin(text.source.origin)
    self.tape = tape
    faults = text.faults + tape.faults
  }

  /// A record that was read already, and that lies at the indices `extent`, of which the first is
  /// at `position`.
  init(
    file: String,
    bytes: [UInt8],
    offset: Int,
    tape: JSONTape,
    faults: [JSONFault],
    extent: Range<Int>,
    at position: SourcePosition
  ) {
    self.file = file
    self.bytes = bytes
    self.offset = offset
    self.tape = tape
    self.faults = faults
    place = .record(extent, position)
  }

  /// Whether `JSONDecoder` rejects the text whatever type it decodes.
  package var isRejected: Bool { faults.contains { $0.layer == .structural } }

  /// The indices of the faults that begin at the offsets from `start` up to, not including, `end`.
  ///
  /// - Complexity: O(log *f*) in the faults.
  package func faults(from start: Int, upTo end: Int) -> Range<Int> {
    let first = firstFault(from: start)
    return first..<max(first, firstFault(from: end))
  }

  /// The faults that lie within a range.
  ///
  /// - Complexity: O(log *f* + *k*) in the faults of the text and those that begin in the range.
  package func faults(in range: SourceRange) -> some Sequence<JSONFault> {
    faults[faults(from: range.lowerBound, upTo: range.upperBound + 1)].lazy
      .filter { $0.range.upperBound <= range.upperBound }
  }

  private func firstFault(from offset: Int) -> Int {
    var (low, high) = (0, faults.count)
    while low < high {
      let middle = (low + high) / 2
      if faults[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The only value of the text.
  package var root: JSONNode { JSONNode(self, tape.root) }

  /// The location of a range of the text, as in a fault.
  ///
  /// - Complexity: O(*n*) in the bytes before it; of a record, in its own bytes.
  package func location(of range: SourceRange) -> SourceLocation { source.location(of: range) }

  /// The text; of a record, the window that holds it and what else stands on its lines nearby.
  package var source: SourceText {
    switch place {
    case .origin(let origin): SourceText(file: file, bytes: bytes, offset: offset, origin: origin)
    case .record(let extent, let position): window(extent, position)
    }
  }

  private func window(_ extent: Range<Int>, _ position: SourcePosition) -> SourceText {
    let (first, last, origin) = bytes.withUnsafeBufferPointer { buffer in
      ByteView(buffer).window(extent.lowerBound, extent.upperBound, at: position)
    }
    return SourceText(
      file: file,
      bytes: Array(bytes[first..<last]),
      offset: offset + first,
      origin: origin
    )
  }
}
