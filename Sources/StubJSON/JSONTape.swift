import StubDiagnostics

/// The nodes of a JSON text in a row, and what is wrong with it.
///
/// It can be used again for the next text, and keeps its memory then.
package struct JSONTape: Sendable {
  /// The nodes, at least one.
  package private(set) var entries = [JSONEntry(.invalid, 0, 0, .repaired, next: 1)]
  /// The index of the root; nodes before it, if there are any, are not of this text.
  package private(set) var root = 0
  /// The faults, by position.
  package private(set) var faults: [JSONFault] = []

  /// A tape that has nothing but an invalid root.
  package init() {}

  /// A tape of nodes that were read already; the root is at the index `root`.
  init(_ entries: [JSONEntry], root: Int) {
    self.entries = entries
    self.root = root
  }

  /// Reads `bytes`, whose first byte stands at `offset` in the whole text, from the index `start`
  /// up to `end`.
  ///
  /// After a fault it goes on where that is safe; one mistake is one fault.
  ///
  /// - Complexity: O(*n*) in the bytes; no recursion.
  package mutating func read(
    _ bytes: [UInt8],
    from start: Int = 0,
    to end: Int? = nil,
    offset: Int = 0,
    options: JSONOptions = JSONOptions()
  ) {
    entries.removeAll(keepingCapacity: true)
    root = 0
    faults = []
    guard bytes.count <= Int(UInt32.max) else {
      entries.append(JSONEntry(.invalid, 0, 0, .repaired, next: 1))
      faults.append(
        JSONFault(.tooLong, .init(offset, offset), "one JSON text may have 4 GiB at most")
      )
      return
    }
    var storage: [JSONEntry] = []
    swap(&storage, &entries)
    (entries, faults) = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(
        ByteView(UnsafeBufferPointer(rebasing: buffer[..<(end ?? buffer.count)])),
        at: start,
        offset: offset,
        options: options,
        entries: storage
      )
      storage = []
      parser.run()
      return (parser.entries, parser.log.finished())
    }
  }
}
