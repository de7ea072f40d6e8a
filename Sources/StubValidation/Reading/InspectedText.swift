import StubDiagnostics
import StubJSON

/// A text with its nodes, and the way from bytes to places that does not begin at the top each
/// time.
struct InspectedText {
  let source: SourceText
  let tape: JSONTape
  let faults: [JSONFault]
  private let document: JSONDocument
  private let places: PlaceCounter

  /// How much of a line is shown around a place at most, in bytes.
  private static let reach = 200

  init(_ document: JSONDocument) {
    self.document = document
    source = document.source
    tape = document.tape
    faults = document.faults
    places = PlaceCounter(document.source)
  }

  /// The text of a string node, as far as it can be told.
  func string(_ node: Int) -> String {
    JSONNode(document, node).approximateString ?? ""
  }

  /// A node of the text.
  func node(_ index: Int) -> JSONNode { JSONNode(document, index) }

  /// Says that from now on places from the index `byte` on are asked for.
  func expectPlaces(from byte: Int) { places.expect(from: byte) }

  /// The location of a range of the whole text.
  ///
  /// - Complexity: O(*n*) in the bytes behind the place that was expected last.
  func location(of range: SourceRange) -> SourceLocation {
    let bytes = source.bytes
    let lower = min(max(range.lowerBound - source.offset, 0), bytes.count)
    let upper = min(max(range.upperBound - source.offset, lower), bytes.count)
    var start = lower
    while start > 0, lower - start < Self.reach, !isLineEnd(bytes[start - 1]) { start -= 1 }
    while start > 0, start < lower, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let first = places.position(of: lower)
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
