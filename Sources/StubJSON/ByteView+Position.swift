import StubDiagnostics

extension ByteView {
  /// Where a text stands at the index `end`, when it stood at `position` at the index `start`.
  ///
  /// It counts as the locations of a text do, eight bytes at a time where no line ends with a
  /// carriage return.
  func advance(_ position: SourcePosition, from start: Int, to end: Int) -> SourcePosition {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var place = position
    var last = start > 0 ? self[start - 1] : nil
    var index = start
    while index < end {
      if index + 8 <= end {
        let word = word(at: index)
        let feeds = word ^ (ones &* 0x0A)
        let returns = word ^ (ones &* 0x0D)
        let special =
          ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns | word) & highs
        let plain = special == 0 ? 8 : special.trailingZeroBitCount >> 3
        if plain > 0 {
          place.column += plain
          index += plain
          last = nil
          continue
        }
      }
      step(self[index], after: last, &place)
      last = self[index]
      index += 1
    }
    return place
  }

  @inline(__always)
  private func step(_ byte: UInt8, after last: UInt8?, _ place: inout SourcePosition) {
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
    while first < start, self[first] & 0xC0 == 0x80 { first += 1 }
    var last = end
    while last < count, last - end < reach, !isLineEnd(last) { last += 1 }
    while last > end, last < count, self[last] & 0xC0 == 0x80 { last -= 1 }
    return (first, last)
  }

  private func isLineEnd(_ index: Int) -> Bool {
    self[index] == .lineFeed || self[index] == .carriageReturn
  }
}
