import StubDiagnostics
import StubJSON

/// A text with its nodes, and the way from bytes to places that does not begin at the top each
/// time.
struct InspectedText {
  /// The bytes that the nodes lie in.
  let bytes: [UInt8]
  /// The offset of the first of `bytes` in the whole text.
  let offset: Int
  let tape: JSONTape
  let faults: [JSONFault]
  private let document: JSONDocument
  /// How places are counted in a whole text; a record among others knows its own.
  private let places: PlaceCounter?

  /// How much of a line is shown around a place at most, in bytes.
  private static let reach = 200

  /// A document; a record among others if it is none of its own.
  init(_ document: JSONDocument, isRecord: Bool = false) {
    self.document = document
    bytes = document.bytes
    offset = document.offset
    tape = document.tape
    faults = document.faults
    places = isRecord ? nil : PlaceCounter(document.source)
  }

  /// The text that places are found in; of a record, the window that holds it.
  var source: SourceText { document.source }

  /// The outermost node.
  var root: Int { tape.root }

  /// The text of a string node, as far as it can be told.
  func string(_ node: Int) -> String {
    JSONNode(document, node).approximateString ?? ""
  }

  /// A node of the text.
  func node(_ index: Int) -> JSONNode { JSONNode(document, index) }

  /// Says that from now on places from the index `byte` on are asked for.
  func expectPlaces(from byte: Int) { places?.expect(from: byte) }

  /// The location of a range of the whole text.
  ///
  /// - Complexity: O(*n*) in the bytes behind the place that was expected last.
  func location(of range: SourceRange) -> SourceLocation {
    guard let places else { return document.location(of: range) }
    let lower = min(max(range.lowerBound - offset, 0), bytes.count)
    let upper = min(max(range.upperBound - offset, lower), bytes.count)
    var start = lower
    while start > 0, lower - start < Self.reach, !isLineEnd(bytes[start - 1]) { start -= 1 }
    while start > 0, start < lower, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let first = places.position(of: lower)
    let before = bytes[start..<lower].count { $0 & 0xC0 != 0x80 }
    return SourceText(
      file: document.file,
      bytes: Array(bytes[start..<min(bytes.count, upper + Self.reach)]),
      offset: offset + start,
      origin: SourcePosition(line: first.line, column: first.column - before)
    ).location(of: range)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Counts lines and columns on from the last place, so that a text with many findings is not
/// counted through for each of them.
private final class PlaceCounter {
  private let source: SourceText
  private var expected = 0
  private var anchor = 0
  private var place: SourcePosition

  init(_ source: SourceText) {
    self.source = source
    place = source.origin
  }

  func expect(from byte: Int) { expected = byte }

  /// The place of the byte at an index.
  func position(of byte: Int) -> SourcePosition {
    if expected > anchor {
      place = count(from: anchor, place, to: expected)
      anchor = expected
    }
    return byte >= anchor
      ? count(from: anchor, place, to: byte) : count(from: 0, source.origin, to: byte)
  }

  private func count(from start: Int, _ place: SourcePosition, to end: Int) -> SourcePosition {
    advance(
      place,
      over: source.bytes[start..<end],
      after: start > 0 ? source.bytes[start - 1] : nil
    )
  }
}
