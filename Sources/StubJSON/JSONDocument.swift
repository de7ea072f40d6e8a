package import StubDiagnostics

/// A JSON text that has been read: its nodes, and what is wrong with it.
///
/// There is always a root, if only an invalid one.
package final class JSONDocument: Sendable {
  /// The text that the nodes lie in.
  ///
  /// For a text in UTF-16 or UTF-32 it is what that is in UTF-8, so ranges and locations count its
  /// bytes, without a byte-order mark.
  package let source: SourceText
  /// The nodes in a row.
  package let tape: JSONTape
  /// What is wrong with the text, by position.
  package let faults: [JSONFault]

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
    self.source = text.source
    self.tape = tape
    faults = text.faults + tape.faults
  }

  /// A document that was read already.
  init(_ source: SourceText, _ tape: JSONTape, _ faults: [JSONFault]) {
    self.source = source
    self.tape = tape
    self.faults = faults
  }

  /// Whether `JSONDecoder` rejects the text whatever type it decodes.
  package var isRejected: Bool { faults.contains { $0.layer == .structural } }

  /// The only value of the text.
  package var root: JSONNode { JSONNode(self, 0) }

  /// The location of a range of the text, as in a fault.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  package func location(of range: SourceRange) -> SourceLocation { source.location(of: range) }
}
