/// One of several equal parts of the records: `2/8` is the second of eight.
struct Shard: Equatable {
  /// Which part, 1-based.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// Everything.
  static let whole = Shard(index: 1, count: 1)

  /// A part by its number.
  private init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `K/N`; nil where it is no such thing, or K is not one of 1 to N.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.init(index: index, count: count)
  }

  /// Its part of `records`; the parts of all shards in order make the whole.
  ///
  /// - Parameter grain: A part begins and ends at a multiple of so many records, or at the end.
  func part(of records: Range<Int>, grain: Int = 1) -> Range<Int> {
    let (grains, rest) = records.count.quotientAndRemainder(dividingBy: grain)
    let total = grains + (rest > 0 ? 1 : 0)
    let start = { (index: Int) in
      let (start, isBeyond) = bound(index, total).multipliedReportingOverflow(by: grain)
      return isBeyond ? records.count : min(start, records.count)
    }
    let (first, last) = (start(index - 1), start(index))
    return records.lowerBound + first..<records.lowerBound + last
  }

  /// `total × index ÷ count` without overflow.
  private func bound(_ index: Int, _ total: Int) -> Int {
    let (quotient, remainder) = total.quotientAndRemainder(dividingBy: count)
    let rest = remainder.multipliedFullWidth(by: index)
    return quotient * index + count.dividingFullWidth(rest).quotient
  }
}
