import StubDiagnostics

/// The places of a file's bytes, found without counting from the beginning each time.
struct PlaceTable {
  private struct Mark {
    let offset: Int
    let position: SourcePosition
  }

  private let file: String
  private let bytes: [UInt8]
  private let marks: [Mark]

  /// How many bytes of one line lie between two marks.
  private static let stride = 4096

  /// Notes the beginnings of lines, and places within lines that are long.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var marks = [Mark(offset: 0, position: .start)]
    var position = SourcePosition.start
    var previous: UInt8?
    for (index, byte) in bytes.enumerated() {
      let isLineStart = previous == 0x0A || (previous == 0x0D && byte != 0x0A)
      let isFar = index - marks[marks.count - 1].offset >= Self.stride
      if isLineStart || (isFar && byte & 0xC0 != 0x80 && byte != 0x0A) {
        marks.append(Mark(offset: index, position: position))
      }
      position = advance(position, over: CollectionOfOne(byte), after: previous)
      previous = byte
    }
    self.marks = marks
  }

  /// The location of a range of bytes, 0-based from the beginning of the file.
  ///
  /// - Complexity: O(log *n*), and the length of the range.
  func location(of range: Range<Int>) -> StubDiagnostics.SourceLocation {
    let mark = marks[index(before: range.lowerBound)]
    let end = min(bytes.count, range.upperBound + 400)
    let window = SourceText(
      file: file,
      bytes: Array(bytes[mark.offset..<max(mark.offset, end)]),
      offset: mark.offset,
      origin: mark.position
    )
    return window.location(of: SourceRange(range.lowerBound, range.upperBound))
  }

  /// The index of the last mark at or before `offset`.
  private func index(before offset: Int) -> Int {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
