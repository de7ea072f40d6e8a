package import StubDiagnostics

/// One value or key of a document.
package struct JSONNode: Sendable {
  /// The document that it belongs to.
  package let document: JSONDocument
  /// Its index on the document's tape.
  package let index: Int

  /// The node at `index`, which is below the number of entries of the document's tape.
  package init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  /// Its entry on the tape.
  package var entry: JSONEntry { document.tape.entries[index] }

  /// What it is.
  package var kind: JSONKind { entry.kind }

  /// Its bytes, counted from the beginning of the whole text; those of a string with its quotes.
  package var range: SourceRange {
    let entry = entry
    return SourceRange(entry.start + document.offset, entry.end + document.offset)
  }

  /// Where it stands.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  package var location: SourceLocation { document.location(of: range) }

  /// Its bytes; those of a string with its quotes.
  package var bytes: ArraySlice<UInt8> {
    let entry = entry
    return document.bytes[entry.start..<entry.end]
  }

  /// Its bytes as text; those of a string with its quotes.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether JSON describes it so, its children not considered.
  package var isSound: Bool { entry.isSound }

  /// How many elements or members it has; 0 if it is neither array nor object.
  package var count: Int { entry.count }

  /// The text of a sound string, with its escapes resolved; nil for anything else.
  package var string: String? {
    entry.kind == .string && entry.isSound ? approximateString : nil
  }

  /// The text of a string as far as it can be told, also of one that is malformed or in other
  /// quotes; nil for anything else.
  package var approximateString: String? {
    let entry = entry
    guard entry.kind == .string else { return nil }
    return document.bytes.withUnsafeBufferPointer {
      JSONText.approximate(ByteView($0), entry)
    }
  }

  /// The spelling of a sound number; nil for anything else.
  package var number: String? {
    entry.kind == .number && entry.isSound ? text : nil
  }

  /// The value of `true` or `false`; nil for anything else.
  package var bool: Bool? {
    entry.kind == .bool ? entry.traits.contains(.isTrue) : nil
  }

  /// Whether it is `null`.
  package var isNull: Bool { entry.kind == .null }

  /// The faults that lie within it.
  ///
  /// - Complexity: O(log *f* + *k*) in the faults of the document and of the node.
  package var faults: [JSONFault] { Array(document.faults(in: range)) }
}
