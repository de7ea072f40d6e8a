/// An order of the numbers below `count` that looks random and is known without a table: where
/// number *n* goes, and what comes to *n*, take the same constant time.
///
/// A Feistel network of six rounds over the least number of bits that holds the numbers; a result
/// that is too large goes round again until it fits (cycle walking), twice on average at most.
package struct Permutation: Sendable {
  /// How many numbers are put in order.
  package let count: UInt64
  private let key: UInt64
  private let leftBits: UInt64
  private let rightBits: UInt64

  private static let rounds: UInt64 = 6

  /// An order of the numbers in `0..<count`, another one for each key.
  @inline(__always)
  package init(count: UInt64, key: UInt64) {
    self.count = count
    self.key = key
    let bits = UInt64(max(2, 64 - (max(count, 1) - 1).leadingZeroBitCount))
    leftBits = bits / 2
    rightBits = bits - leftBits
  }

  /// Where `number` goes; itself where it is not below `count`.
  package subscript(number: UInt64) -> UInt64 {
    guard number < count else { return number }
    var place = number
    repeat { place = forward(place) } while place >= count
    return place
  }

  /// The number that goes to `place`; `place` itself where it is not below `count`.
  package func inverse(_ place: UInt64) -> UInt64 {
    guard place < count else { return place }
    var number = place
    repeat { number = backward(number) } while number >= count
    return number
  }

  /// The halves change places in each round, so their widths do too, and the even number of rounds
  /// gives them back.
  @inline(__always)
  private func forward(_ number: UInt64) -> UInt64 {
    var left = number >> rightBits
    var right = number & mask(rightBits)
    var (leftWidth, rightWidth) = (leftBits, rightBits)
    for round in 0..<Self.rounds {
      (left, right) = (right, left ^ (scramble(right, round) & mask(leftWidth)))
      swap(&leftWidth, &rightWidth)
    }
    return left << rightBits | right
  }

  private func backward(_ number: UInt64) -> UInt64 {
    var left = number >> rightBits
    var right = number & mask(rightBits)
    var (leftWidth, rightWidth) = (leftBits, rightBits)
    for round in (0..<Self.rounds).reversed() {
      swap(&leftWidth, &rightWidth)
      (left, right) = (right ^ (scramble(left, round) & mask(leftWidth)), left)
    }
    return left << rightBits | right
  }

  @inline(__always)
  private func scramble(_ half: UInt64, _ round: UInt64) -> UInt64 {
    StreamMixer.fold(key ^ round, half)
  }

  @inline(__always)
  private func mask(_ bits: UInt64) -> UInt64 {
    (1 << bits) &- 1
  }
}
