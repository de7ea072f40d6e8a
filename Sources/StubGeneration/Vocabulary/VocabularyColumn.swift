/// A column of a vocabulary, each of its texts found at once.
struct VocabularyColumn: Sendable {
  /// The list that the texts stand in.
  let text: StaticString
  /// Where the text of each entry begins, and how many bytes it has.
  let bounds: [(start: UInt32, count: UInt32)]

  /// Appends the text of an entry, which there must be.
  @inline(__always)
  func append(_ entry: Int, to buffer: inout [UInt8]) {
    let (start, count) = bounds[entry]
    let bytes = UnsafeBufferPointer(start: text.utf8Start + Int(start), count: Int(count))
    buffer.append(contentsOf: bytes)
  }
}
