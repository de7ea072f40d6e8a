import StubDiagnostics

extension ByteView {
  /// How many bytes of a range are what lines and columns are counted by.
  private struct Tally {
    var feeds = 0
    var continuations = 0
    var hasReturns = false
  }

  /// The shortest range that is worth counting apart, in bytes.
  private static let shortest = 256

  /// Goes over most of a long range without carriage returns many bytes at a time; how far it went.
  func leap(_ place: inout SourcePosition, from start: Int, to end: Int) -> Int {
    guard end - start >= Self.shortest, start == 0 || self[start - 1] != .carriageReturn else {
      return start
    }
    let stop = end - (end - start) % 8
    let tally = tally(from: start, to: stop)
    guard !tally.hasReturns else { return start }
    guard tally.feeds > 0 else {
      place.column += stop - start - tally.continuations
      return stop
    }
    var last = stop - 1
    while self[last] != .lineFeed { last -= 1 }
    place = SourcePosition(line: place.line + tally.feeds, column: 1)
    return last + 1
  }

  /// Counts the bytes of whole words.
  private func tally(from start: Int, to end: Int) -> Tally {
    var tally = Tally()
    var index = start
    while index < end {
      // Each byte of a sum counts to 255.
      let stop = min(end, index + 255 * 8)
      var (feeds, continuations, returns) = (UInt64(0), UInt64(0), UInt64(0))
      while index < stop {
        let word = word(at: index)
        feeds &+= zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) >> 7
        returns |= zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
        continuations &+= (word & ~(word << 1)) >> 7 & 0x0101_0101_0101_0101
        index += 8
      }
      tally.hasReturns = tally.hasReturns || returns != 0
      tally.feeds += sum(feeds)
      tally.continuations += sum(continuations)
    }
    return tally
  }

  /// The sum of the bytes of a word.
  private func sum(_ word: UInt64) -> Int {
    let even = word & 0x00FF_00FF_00FF_00FF
    let odd = word >> 8 & 0x00FF_00FF_00FF_00FF
    return Int(((even &+ odd) &* 0x0001_0001_0001_0001) >> 48)
  }
}
