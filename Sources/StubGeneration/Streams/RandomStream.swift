/// A stream of words: SplitMix64 from a given state.
///
/// Its mappings to integers, doubles and choices are its own, so that no release of the standard
/// library changes a value.
package struct RandomStream: Sendable {
  private var state: UInt64

  /// The stream that begins at `state`.
  @inline(__always)
  package init(state: UInt64) { self.state = state }

  /// The next word.
  @inline(__always)
  package mutating func next() -> UInt64 {
    state = state &+ StreamMixer.step
    return StreamMixer.mix(state)
  }

  /// A number in `0..<bound`, by the high half of a product; 0 where `bound` is 0.
  ///
  /// No number is more likely than another by more than 2⁻⁶⁴ times `bound`.
  @inline(__always)
  package mutating func below(_ bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// An index of a list of `count` elements; 0 where there is none.
  @inline(__always)
  package mutating func index(_ count: Int) -> Int {
    Int(truncatingIfNeeded: below(UInt64(max(count, 0))))
  }

  /// A number of the range, both ends included.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    if width == .max { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: below(width + 1))
  }

  /// A number from 0, below 1: 53 bits over 2⁵³.
  @inline(__always)
  package mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// True as often as `probability` says, from 0 to 1.
  @inline(__always)
  package mutating func chance(_ probability: Double) -> Bool {
    unit() < probability
  }

  /// An index, chosen in proportion to the weights, whose running totals are given.
  ///
  /// - Complexity: O(log *n*).
  package mutating func weighted(_ totals: [Double]) -> Int {
    Self.weighted(totals, at: unit())
  }

  /// The index at a share, from 0, below 1, of the running totals of weights.
  ///
  /// - Complexity: O(log *n*).
  package static func weighted(_ totals: [Double], at share: Double) -> Int {
    guard let total = totals.last, total > 0 else { return 0 }
    let point = share * total
    var low = 0
    var high = totals.count - 1
    while low < high {
      let middle = (low + high) / 2
      if totals[middle] > point { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Appends bytes, eight of each word, the lowest first.
  package mutating func appendBytes(_ count: Int, to buffer: inout [UInt8]) {
    var word: UInt64 = 0
    for index in 0..<max(count, 0) {
      if index % 8 == 0 { word = next() }
      buffer.append(UInt8(truncatingIfNeeded: word))
      word >>= 8
    }
  }

  /// The elements in another order: each order is as likely as another (Fisher, Yates).
  ///
  /// - Complexity: O(*n*).
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    guard shuffled.count > 1 else { return shuffled }
    for place in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(place, index(place + 1))
    }
    return shuffled
  }
}
