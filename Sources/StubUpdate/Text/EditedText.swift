import StubDiagnostics

/// A text that is changed again and again, and remembers where each of its bytes came from.
struct EditedText {
  /// The text as it was.
  let original: [UInt8]
  /// The text as it is.
  private(set) var bytes: [UInt8]
  private var pieces: [Piece]
  /// Where each of the pieces ends in the text as it is.
  private var ends: [Int]

  /// Bytes in a row that are the original's, or that were added.
  private struct Piece {
    var count: Int
    /// Where they stand in the original, or where they were put in.
    var origin: Int
    var isKept: Bool

    func slice(_ range: Range<Int>) -> Piece {
      Piece(
        count: range.count,
        origin: isKept ? origin + range.lowerBound : origin,
        isKept: isKept
      )
    }
  }

  /// A text that nothing was changed in.
  init(_ original: [UInt8]) {
    self.original = original
    bytes = original
    pieces = [Piece(count: original.count, origin: 0, isKept: true)]
    ends = [original.count]
  }

  /// Carries out edits of the text as it is, in ascending order, none overlapping another.
  ///
  /// - Complexity: O(*n*) in the bytes and edits.
  mutating func apply(_ edits: [Finding.Edit]) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var taken: [Piece] = []
    var cursor = PieceCursor(pieces: pieces)
    var place = 0
    for edit in edits where edit.range.lowerBound >= place {
      text += bytes[place..<edit.range.lowerBound]
      taken += cursor.take(edit.range.lowerBound - place)
      if !edit.replacement.isEmpty {
        text += edit.replacement.utf8
        taken.append(
          Piece(count: edit.replacement.utf8.count, origin: cursor.origin, isKept: false)
        )
      }
      _ = cursor.take(edit.range.count)
      place = edit.range.upperBound
    }
    text += bytes[place...]
    taken += cursor.take(bytes.count - place)
    bytes = text
    pieces = taken
    var end = 0
    ends = taken.map {
      end += $0.count
      return end
    }
  }

  /// Where the byte at `offset` stands in the original, or where it was put in.
  ///
  /// - Complexity: O(log *n*) in the pieces.
  func origin(of offset: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count else { return original.count }
    let piece = pieces[low]
    return piece.isKept ? piece.origin + offset - (ends[low] - piece.count) : piece.origin
  }

  /// The replacements that make the text out of the original.
  var patches: [Patch] {
    var patches: [Patch] = []
    var added: [UInt8] = []
    var place = 0
    var end = 0
    for piece in pieces {
      if piece.isKept, piece.count > 0 {
        if piece.origin > end || !added.isEmpty {
          patches.append(Patch(range: end..<piece.origin, replacement: added))
          added = []
        }
        end = piece.origin + piece.count
      } else {
        added += bytes[place..<place + piece.count]
      }
      place += piece.count
    }
    if end < original.count || !added.isEmpty {
      patches.append(Patch(range: end..<original.count, replacement: added))
    }
    return patches
  }

  /// Goes through pieces, taking as many bytes as are asked for.
  private struct PieceCursor {
    let pieces: [Piece]
    var index = 0
    var offset = 0

    /// Where the next byte stands in the original.
    var origin: Int {
      guard index < pieces.count else {
        return pieces.last.map { $0.isKept ? $0.origin + $0.count : $0.origin } ?? 0
      }
      return pieces[index].isKept ? pieces[index].origin + offset : pieces[index].origin
    }

    mutating func take(_ count: Int) -> [Piece] {
      var taken: [Piece] = []
      var rest = count
      while rest > 0, index < pieces.count {
        let length = min(rest, pieces[index].count - offset)
        if length > 0 { taken.append(pieces[index].slice(offset..<offset + length)) }
        rest -= length
        offset += length
        if offset == pieces[index].count { (index, offset) = (index + 1, 0) }
      }
      return taken
    }
  }
}
