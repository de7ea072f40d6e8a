/// The entries of a vocabulary, each found in constant time.
///
/// - Complexity: Making it is O(*n*) in the bytes of its text; nothing of the text is copied.
struct Vocabulary: Sendable {
  /// The list that the entries stand in.
  let source: VocabularySource
  /// The names of the columns; empty where an entry has one that needs no name.
  let columns: [String]
  /// Where each entry begins, and the place after the last one and its line feed.
  private let starts: [UInt32]

  /// Finds the entries of a list.
  init(_ source: VocabularySource) {
    self.source = source
    columns = source.columns.map(\.description)
    starts = source.text.withUTF8Buffer { bytes in
      var starts: [UInt32] = bytes.isEmpty ? [] : [0]
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(UInt32(truncatingIfNeeded: index + 1))
      }
      starts.append(UInt32(truncatingIfNeeded: bytes.count + 1))
      return starts
    }
  }

  /// How many entries there are.
  var count: Int { max(starts.count - 1, 0) }

  /// The position of a column; 0 where it has no such name.
  func column(_ name: String) -> Int { columns.firstIndex(of: name) ?? 0 }

  /// Whether there is a column with this name.
  func hasColumn(_ name: String) -> Bool { columns.contains(name) }

  /// Appends a column of an entry; nothing where there is no such entry or column.
  func append(_ entry: Int, column: Int = 0, to buffer: inout [UInt8]) {
    source.text.withUTF8Buffer { bytes in
      let range = self.range(of: entry, column: column, in: bytes)
      buffer.append(contentsOf: bytes[range])
    }
  }

  /// A column with the places of its texts, for those who draw from it again and again.
  ///
  /// - Complexity: O(*n*) in the bytes of the list.
  func places(ofColumn column: Int) -> VocabularyColumn {
    source.text.withUTF8Buffer { bytes in
      let ranges = (0..<count).map { range(of: $0, column: column, in: bytes) }
      return VocabularyColumn(
        text: source.text,
        bounds: ranges.map { (UInt32($0.lowerBound), UInt32($0.count)) }
      )
    }
  }

  /// A column of an entry; empty where there is no such entry or column.
  func text(_ entry: Int, column: Int = 0) -> String {
    source.text.withUTF8Buffer { bytes in
      String(decoding: bytes[range(of: entry, column: column, in: bytes)], as: UTF8.self)
    }
  }

  /// The number in a column of an entry; 0 where there is none.
  func integer(_ entry: Int, column: Int) -> Int {
    Int(text(entry, column: column)) ?? 0
  }

  /// The number in a column of an entry; 0 where there is none.
  func double(_ entry: Int, column: Int) -> Double {
    Double(text(entry, column: column)) ?? 0
  }

  /// The first byte of a column of an entry; 0 where it is empty.
  func firstByte(_ entry: Int, column: Int) -> UInt8 {
    source.text.withUTF8Buffer { bytes in
      bytes[range(of: entry, column: column, in: bytes)].first ?? 0
    }
  }

  private func range(
    of entry: Int,
    column: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard entry >= 0, entry < count else { return 0..<0 }
    var start = Int(starts[entry])
    let end = Int(starts[entry + 1]) - 1
    for _ in 0..<column {
      guard let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) else {
        return end..<end
      }
      start = tab + 1
    }
    let stop = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? end
    return start..<stop
  }
}
