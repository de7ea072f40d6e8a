/// A day of a stock: its prices lie as they must, and changes are what they say.
struct QuoteSubject: Sendable {
  /// What is said of a stock's day, in hundredths, volume and capitalization in whole units.
  enum Part: Sendable {
    case price, open, high, low, previousClose, change, changePercent, volume, capitalization
  }

  /// A part of the day at `subject`.
  static func value(of part: Part, at subject: Spot) -> Int {
    var stream = subject.stream(.variant)
    let previous = stream.integer(850...48_000)
    // Within four percent of the day before.
    let price = previous + previous * stream.integer(-400...400) / 10_000
    let open = previous + previous * stream.integer(-150...150) / 10_000
    let high = max(price, open) + previous * stream.integer(5...140) / 10_000
    let low = min(price, open) - previous * stream.integer(5...140) / 10_000
    let volume = stream.integer(120...9_800) * 1_013
    let shares = stream.integer(22...2_400) * 1_000_000
    switch part {
    case .price: return price
    case .open: return open
    case .high: return high
    case .low: return low
    case .previousClose: return previous
    case .change: return price - previous
    case .changePercent: return (price - previous) * 10_000 / previous
    case .volume: return volume
    case .capitalization: return price.multipliedClamped(shares / 100)
    }
  }
}
