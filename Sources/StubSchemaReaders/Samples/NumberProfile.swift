import StubJSON

/// What the samples show of numbers.
struct NumberProfile {
  /// How many there are.
  private(set) var count = 0
  /// How many are spelled with a fraction or an exponent.
  private(set) var fractions = 0
  private(set) var least: Double = .infinity
  private(set) var greatest: Double = -.infinity
  private var exceedsInt = false
  private var exceedsUInt = false

  /// Takes a number into account.
  mutating func absorb(_ text: String) {
    count += 1
    let value = Double(text) ?? 0
    least = min(least, value)
    greatest = max(greatest, value)
    guard text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }) else {
      fractions += 1
      return
    }
    if Int64(text) == nil { exceedsInt = true }
    if UInt64(text) == nil { exceedsUInt = true }
  }

  /// Takes everything into account that another profile has seen.
  mutating func merge(_ other: NumberProfile) {
    count += other.count
    fractions += other.fractions
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
    exceedsInt = exceedsInt || other.exceedsInt
    exceedsUInt = exceedsUInt || other.exceedsUInt
  }

  /// Whether they are whole numbers that `Int` holds.
  var isInt: Bool { fractions == 0 && !exceedsInt }

  /// Whether they are whole numbers that `UInt64` holds.
  var isUnsigned: Bool { fractions == 0 && !exceedsUInt }
}
