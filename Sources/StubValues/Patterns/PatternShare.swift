/// A range of ranks that share the choices made so far, and one rank in it.
///
/// Each choice hands part of the ranks on. Where the ranks are as many as the texts, the parts are
/// the numbers of texts. Where they are fewer, they are dealt out in proportion; single ranks that
/// remain go to choices that a hash of the range picks, so that no choice is favoured.
struct PatternShare {
  /// A way to go on.
  struct Choice {
    /// The number of texts, or `UInt64.max` where there are more.
    let count: UInt64
    /// The number of texts in proportion to those of the other choices.
    let weight: Double
  }

  /// The rank within the range.
  private var rank: UInt64

  /// The number of ranks in the range, never more than there are texts.
  private var count: UInt64

  /// A hash of the choices made so far, which tells the range from every other one.
  private var identity: UInt64 = 0

  init(rank: UInt64, count: UInt64) {
    self.rank = rank
    self.count = count
  }

  /// Whether the ranks are as many as the texts, if those are so many.
  func isExact(_ textCount: UInt64) -> Bool { count == textCount && count < .max }

  /// Narrows the range to a part that comes next, if the rank is in it; else steps over the part.
  mutating func take(_ part: UInt64, index: Int) -> Bool {
    guard rank < part else {
      rank -= part
      return false
    }
    narrow(to: part, index: index)
    return true
  }

  private mutating func narrow(to part: UInt64, index: Int) {
    count = part
    identity = Self.mixed(identity &+ 0x9E37_79B9_7F4A_7C15 &* (UInt64(index) &+ 1))
  }

  /// The finalizer of SplitMix64 (Stafford's variant 13).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  // MARK: Unlike choices

  /// Narrows the range to the part of a choice; the choice's index.
  mutating func choose(among choices: [Choice]) -> Int {
    if choices.count == 1 {
      narrow(to: count, index: 0)
      return 0
    }
    let parts = parts(of: choices)
    for (index, part) in parts.enumerated() where take(part, index: index) { return index }
    return 0
  }

  /// How many ranks each choice takes; together `count`.
  private func parts(of choices: [Choice]) -> [UInt64] {
    var total: UInt64 = 0
    for choice in choices {
      let (sum, overflow) = total.addingReportingOverflow(choice.count)
      total = overflow ? .max : sum
    }
    if total == count, total < .max { return choices.map(\.count) }

    let weight = choices.reduce(0) { $0 + $1.weight }
    var left = count
    var parts: [UInt64] = []
    var remainders: [Double] = []
    for choice in choices {
      let exact = weight > 0 ? Double(count) * (choice.weight / weight) : 0
      let whole = exact < 0x1p64 ? UInt64(exact) : .max
      parts.append(min(whole, choice.count, left))
      remainders.append(whole == .max ? 0 : exact - Double(whole))
      left -= parts[parts.count - 1]
    }
    deal(left, to: &parts, of: choices, from: pick(among: remainders))
    return parts
  }

  /// Deals out single ranks, one to each choice in turn, then as many as each can take.
  private func deal(
    _ ranks: UInt64,
    to parts: inout [UInt64],
    of choices: [Choice],
    from first: Int
  ) {
    var left = ranks
    for most in [1, UInt64.max] {
      for step in choices.indices where left > 0 {
        let index = (first + step) % choices.count
        let dealt = min(left, most, choices[index].count - parts[index])
        parts[index] += dealt
        left -= dealt
      }
    }
  }

  /// An index that a hash of the range picks, in proportion to weights.
  private func pick(among weights: [Double]) -> Int {
    let hash = Self.mixed(identity ^ 0xD1B5_4A32_D192_ED03)
    var place = Double(hash >> 11) * 0x1p-53 * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      if place < weight { return index }
      place -= weight
    }
    return 0
  }

  // MARK: Like choices

  /// Narrows the range to the part of one of so many like choices; the choice's index.
  ///
  /// - Complexity: O(log *n*).
  mutating func choose(amongEqual number: Int) -> Int {
    let (part, rest) = count.quotientAndRemainder(dividingBy: UInt64(number))
    if rest == 0 {
      let index = Int(rank / part)
      rank %= part
      narrow(to: part, index: index)
      return index
    }
    let deal = EqualDeal(
      count: count,
      number: UInt64(number),
      first: Self.mixed(identity ^ 0xAEF1_7502_108E_F2D9) % UInt64(number)
    )
    var (low, high) = (UInt64(0), UInt64(number))
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if deal.ranks(before: middle) <= rank { low = middle } else { high = middle }
    }
    rank -= deal.ranks(before: low)
    narrow(to: deal.ranks(before: low + 1) - deal.ranks(before: low), index: Int(low))
    return Int(low)
  }

  /// Ranks dealt out to like choices: the same number to each, and one more to those that follow
  /// a first one in a circle.
  private struct EqualDeal {
    let count: UInt64
    let number: UInt64
    let first: UInt64

    /// How many ranks the choices before one take.
    func ranks(before index: UInt64) -> UInt64 {
      let (part, rest) = count.quotientAndRemainder(dividingBy: number)
      let end = first + rest
      let wrapped = end > number ? min(index, end - number) : 0
      let direct = index > first ? min(index, end) - first : 0
      return index * part + wrapped + direct
    }
  }
}
