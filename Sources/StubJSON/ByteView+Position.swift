import StubDiagnostics

extension ByteView {
  /// Where a text stands at the index `end`, when it stood at `position` at the index `start`.
  ///
  /// It counts as the locations of a text do, many bytes at a time where there is no carriage
  /// return.
  func advance(_ position: SourcePosition, from start: Int, to end: Int) -> SourcePosition {
    var place = position
    var index = leap(&place, from: start, to: end)
    while index < end {
      if index + 8 <= end, count(word(at: index), &place) {
        index += 8
      } else {
        step(self[index], after: index > 0 ? self[index - 1] : 0, &place)
        index += 1
      }
    }
    return place
  }

  /// Goes over eight bytes; false, and nothing done, if one of them is a carriage return or the
  /// first is the line feed of one.
  @inline(__always)
  private func count(_ word: UInt64, _ place: inout SourcePosition) -> Bool {
    let highs: UInt64 = 0x8080_8080_8080_8080
    // No byte below a space, and none beyond ASCII.
    if (word &- 0x2020_2020_2020_2020 | word) & highs == 0 {
      place.column += 8
      return true
    }
    guard word & 0xFF != 0x0A, zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D) == 0 else { return false }
    var feeds = zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
    var continuations = word & highs & ~(word << 1)
    var columns = 8
    if feeds != 0 {
      place.column = 1
      columns = feeds.leadingZeroBitCount >> 3
      continuations &= columns == 0 ? 0 : ~0 << UInt64(64 - 8 * columns)
    }
    // Few bits are set, and not every processor counts them at once.
    while feeds != 0 {
      place.line += 1
      feeds &= feeds - 1
    }
    while continuations != 0 {
      columns -= 1
      continuations &= continuations - 1
    }
    place.column += columns
    return true
  }

  /// The high bit of each byte that is zero.
  @inline(__always)
  func zeros(_ word: UInt64) -> UInt64 {
    let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & lows) &+ lows | word | lows)
  }

  @inline(__always)
  private func step(_ byte: UInt8, after last: UInt8, _ place: inout SourcePosition) {
    switch byte {
    case .lineFeed:
      if last != .carriageReturn { place = SourcePosition(line: place.line + 1, column: 1) }
    case .carriageReturn: place = SourcePosition(line: place.line + 1, column: 1)
    default: if byte & 0xC0 != 0x80 { place.column += 1 }
    }
  }

  /// The bounds `start..<end`, widened by at most `reach` bytes to the ends of their lines, but not
  /// into a character.
  func surroundings(of start: Int, _ end: Int, reach: Int) -> (first: Int, last: Int) {
    var first = start
    while first > 0, start - first < reach, !isLineEnd(first - 1) { first -= 1 }
    let isCut = first > 0 && !isLineEnd(first - 1)
    while isCut, first < start, self[first] & 0xC0 == 0x80 { first += 1 }
    var last = end
    while last < count, last - end < reach, !isLineEnd(last) { last += 1 }
    while last > end, last < count, self[last] & 0xC0 == 0x80 { last -= 1 }
    return (first, last)
  }

  /// The surroundings of `start..<end`, and the place of their first byte, when that at `start` is
  /// at `position`.
  func window(
    _ start: Int,
    _ end: Int,
    at position: SourcePosition
  ) -> (first: Int, last: Int, origin: SourcePosition) {
    let (first, last) = surroundings(of: start, end, reach: JSONParser.context - 8)
    var origin = position
    for index in first..<start where self[index] & 0xC0 != 0x80 { origin.column -= 1 }
    return (first, last, origin)
  }

  private func isLineEnd(_ index: Int) -> Bool {
    self[index] == .lineFeed || self[index] == .carriageReturn
  }
}
