import StubValues

/// Tells which strategy numbers were written under, by the dates that they are then.
struct DateSource {
  /// What the schema declares.
  let declared: DateStrategy
  /// What the user says that numbers were written under.
  let named: DateStrategy?

  /// The strategies of numbers.
  private static let strategies: [DateStrategy] = [
    .deferredToDate, .secondsSince1970, .millisecondsSince1970,
  ]

  /// 2000-01-01 to 2035-01-01 in seconds since 1970: where most dates of stubs lie.
  private static let usual = 946_684_800..<2_051_222_400

  /// 1990-01-01 to 2040-01-01: what validation takes for plausible.
  private static let plausible = 631_152_000..<2_208_988_800

  /// The least number that is told for a date: it is about 115 days.
  private static let leastTelling = 10_000_000.0

  /// The strategy that all the numbers were written under, if it is another one than the declared
  /// and there is no doubt about it.
  func strategy(of numbers: [Double]) -> DateStrategy? {
    guard !numbers.isEmpty else { return nil }
    if declared.writesNumbers, numbers.allSatisfy({ isPlausible($0, under: declared) }) {
      return nil
    }
    if let named { return named == declared ? nil : named }
    let fitting = others.filter { other in
      numbers.allSatisfy { lies($0, in: Self.usual, under: other) }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Whether a number is to be written anew, when it was written under `strategy`.
  func converts(_ number: Double, from strategy: DateStrategy) -> Bool {
    if !declared.writesNumbers || named == nil { return true }
    return isPlausible(number, under: strategy) && !isPlausible(number, under: declared)
  }

  /// Whether a number that says what it should would be taken for one of another strategy.
  func isMistakable(_ number: Double) -> Bool {
    guard !isPlausible(number, under: declared) else { return false }
    return others.contains { lies(number, in: Self.plausible, under: $0) }
  }

  private var others: [DateStrategy] { Self.strategies.filter { $0 != declared } }

  private func isPlausible(_ number: Double, under strategy: DateStrategy) -> Bool {
    lies(number, in: Self.plausible, under: strategy)
  }

  /// Whether a number is a date of the range, and none that so small a number is by chance.
  private func lies(_ number: Double, in range: Range<Int>, under strategy: DateStrategy) -> Bool {
    guard range != Self.usual || abs(number) >= Self.leastTelling else { return false }
    return strategy.timestamp(ofNumber: number).map { range.contains($0.seconds) } ?? false
  }
}
