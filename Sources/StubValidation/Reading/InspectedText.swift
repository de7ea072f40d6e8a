import StubDiagnostics
import StubJSON

/// A text with its nodes, and the way from bytes to places that does not begin at the top each
/// time.
struct InspectedText {
  let source: SourceText
  let tape: JSONTape
  let faults: [JSONFault]
  /// Whether `JSONDecoder` rejects the text whatever it is to be read as.
  let isRejected: Bool
  private let document: JSONDocument
  /// The last byte whose place was looked up as an anchor, and that place.
  private var anchor: Int
  private var place: SourcePosition

  /// How much of a line is shown around a place at most, in bytes.
  private static let reach = 200

  init(_ document: JSONDocument) {
    self.document = document
    source = document.source
    tape = document.tape
    faults = document.faults
    isRejected = document.isRejected
    anchor = 0
    place = document.source.origin
  }

  /// The text of a string node, as far as it can be told.
  func string(_ node: Int) -> String {
    JSONNode(document, node).approximateString ?? ""
  }

  /// A node of the text.
  func node(_ index: Int) -> JSONNode { JSONNode(document, index) }

  /// Moves the anchor to the index `byte`, which is behind the one before.
  mutating func moveAnchor(to byte: Int) {
    guard byte > anchor else { return }
    place = position(of: byte)
    anchor = byte
  }

  /// The place of the byte at an index.
  private func position(of byte: Int) -> SourcePosition {
    let isAhead = byte >= anchor
    let start = isAhead ? anchor : 0
    return advance(
      isAhead ? place : source.origin,
      over: source.bytes[start..<byte],
      after: start > 0 ? source.bytes[start - 1] : nil
    )
  }

  /// The location of a range of the whole text.
  ///
  /// - Complexity: O(*n*) in the bytes behind the anchor, or behind the beginning for a range
  ///   before the anchor.
  func location(of range: SourceRange) -> SourceLocation {
    let bytes = source.bytes
    let lower = min(max(range.lowerBound - source.offset, 0), bytes.count)
    let upper = min(max(range.upperBound - source.offset, lower), bytes.count)
    var start = lower
    while start > 0, lower - start < Self.reach, !isLineEnd(bytes[start - 1]) { start -= 1 }
    while start > 0, start < lower, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let first = position(of: lower)
    let before = bytes[start..<lower].count { $0 & 0xC0 != 0x80 }
    return SourceText(
      file: source.file,
      bytes: Array(bytes[start..<min(bytes.count, upper + Self.reach)]),
      offset: source.offset + start,
      origin: SourcePosition(line: first.line, column: first.column - before)
    ).location(of: range)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
