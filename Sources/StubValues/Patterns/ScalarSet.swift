/// A set of Unicode scalar values, as sorted ranges that neither overlap nor touch.
struct ScalarSet: Hashable, Sendable {
  /// The last scalar value.
  static let lastScalar: UInt32 = 0x10FFFF

  /// The ranges, ascending.
  let ranges: [ClosedRange<UInt32>]

  /// The set of the scalars in any of the ranges.
  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        let upper = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...upper
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// The set of one scalar.
  init(_ scalar: UInt32) { ranges = [scalar...scalar] }

  /// Whether nothing is in the set.
  var isEmpty: Bool { ranges.isEmpty }

  /// The number of values.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// All values up to ``lastScalar`` that are not in the set.
  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= Self.lastScalar { gaps.append(next...Self.lastScalar) }
    return ScalarSet(gaps)
  }

  /// The values that are in one of the sets.
  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  /// The values that are in both sets.
  func intersection(_ other: ScalarSet) -> ScalarSet {
    inverted.union(other.inverted).inverted
  }

  /// The values that are in this set and not in the other one.
  func subtracting(_ other: ScalarSet) -> ScalarSet {
    inverted.union(other).inverted
  }

  /// Whether a value is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  func contains(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }
}

extension ScalarSet {
  /// `\d`
  static let digits = ScalarSet([0x30...0x39])

  /// `\w`
  static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  /// `\s`, white space and line terminators of ECMA-262.
  static let whitespace = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  /// `.`, everything but line terminators.
  static let notLineTerminators =
    ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).inverted

  /// What is drawn for `.` and negated classes.
  static let printableASCII = ScalarSet([0x20...0x7E])

  /// What padding is drawn from: `a` to `z`.
  static let smallLetters = ScalarSet([0x61...0x7A])

  /// What no one can read: controls, spaces of other widths, format characters, surrogates, private
  /// use, variation selectors, tags and what Unicode never assigns.
  static let unprintable = ScalarSet(
    [
      0x00...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x1680...0x1680, 0x2000...0x200F, 0x2028...0x202F,
      0x205F...0x206F, 0x3000...0x3000, 0xD800...0xF8FF, 0xFDD0...0xFDEF, 0xFE00...0xFE0F,
      0xFEFF...0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0x10FFFF,
    ] + (1...14).map { plane in (plane << 16 | 0xFFFE)...(plane << 16 | 0xFFFF) }
  )

  private static let surrogates = ScalarSet([0xD800...0xDFFF])

  /// The scalars that are drawn for the set: where it is open, those in printable ASCII; else, and
  /// where there are none, all that can be read; else all.
  func drawable(isOpen: Bool) -> ScalarSet {
    if isOpen {
      let ascii = intersection(.printableASCII)
      if !ascii.isEmpty { return ascii }
    }
    let readable = subtracting(.unprintable)
    return readable.isEmpty ? subtracting(.surrogates) : readable
  }
}
