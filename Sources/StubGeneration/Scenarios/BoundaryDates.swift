import StubJSON
import StubValues

/// The moments at which calendars, clocks and date formats go wrong.
enum BoundaryDates {
  /// Moments within some years of now: leap days, the ends of years, and times of day that clocks
  /// in Berlin and New York skip or show twice.
  static let near = moments([
    (2024, 2, 29, 23, 59, 59), (2024, 12, 31, 23, 59, 59), (2025, 1, 1, 0, 0, 0),
    (2025, 3, 9, 2, 30, 0), (2025, 3, 30, 1, 0, 0), (2025, 3, 30, 2, 30, 0),
    (2025, 10, 26, 2, 30, 0), (2025, 11, 2, 1, 30, 0),
  ])

  /// Moments far away, and those at which something is counted from or runs over.
  static let far = moments([
    (1, 1, 1, 0, 0, 0), (1582, 10, 15, 0, 0, 0), (1900, 1, 1, 0, 0, 0), (1900, 3, 1, 0, 0, 0),
    (1969, 12, 31, 23, 59, 59), (1970, 1, 1, 0, 0, 0), (2000, 2, 29, 12, 0, 0),
    (2001, 1, 1, 0, 0, 0), (2038, 1, 19, 3, 14, 8), (4001, 1, 1, 0, 0, 0),
    (9999, 12, 31, 23, 59, 59),
  ])

  /// 0.999 seconds past 2024-02-29T23:59:59Z.
  private static let fraction = near.first.map {
    Timestamp(seconds: $0.seconds, nanoseconds: 999_000_000)
  }

  /// The moments as a strategy writes them, of those that it reads back, each once.
  static func values(_ strategy: DateStrategy) -> [JSONValue] {
    var seen: Set<String> = []
    return moments(strategy).map { strategy.text(of: $0) }
      .filter { seen.insert($0).inserted }
      .map { strategy.writesNumbers ? .number($0) : .string($0) }
  }

  /// The moments that a strategy carries.
  static func moments(_ strategy: DateStrategy) -> [Timestamp] {
    let all = near + far + (strategy.keepsFractions ? [fraction].compactMap { $0 } : [])
    return all.filter { strategy.carries($0) }
  }

  private static func moments(
    _ parts: [(Int, Int, Int, Int, Int, Int)]
  ) -> [Timestamp] {
    parts.compactMap { year, month, day, hour, minute, second in
      CivilDate(year: year, month: month, day: day).map {
        let seconds = hour * 3_600 + minute * 60 + second
        return Timestamp(seconds: $0.daysSince1970 * DateWindow.day + seconds)
      }
    }
  }
}

extension DateStrategy {
  /// Whether a part of a second is written.
  fileprivate var keepsFractions: Bool { writesNumbers || self == .iso8601Fractional }

  /// Whether a moment is the same, to the day where no more is written, once it was written and
  /// read, and nobody takes it for one under another strategy.
  fileprivate func carries(_ moment: Timestamp) -> Bool {
    if writesNumbers { return !seemsForeign(moment) }
    let text = text(of: moment)
    guard case .canonical(let read) = read(text) else { return false }
    if keepsWholeSeconds { return read.seconds == moment.seconds }
    return read <= moment && moment.seconds - read.seconds < DateWindow.day
  }

  /// The years in which most dates lie, 1990 to 2040, in seconds since 1970.
  private static let usual = 631_152_000..<2_208_988_800

  /// Whether the number for a moment is a usual date only under another strategy of numbers.
  private func seemsForeign(_ moment: Timestamp) -> Bool {
    if Self.usual.contains(moment.seconds) { return false }
    let origin = Timestamp.referenceDate.seconds
    let number: Int =
      switch self {
      case .deferredToDate: moment.seconds - origin
      case .millisecondsSince1970: moment.seconds.multipliedClamped(1_000)
      default: moment.seconds
      }
    return [number.addingClamped(origin), number, number / 1_000]
      .contains { Self.usual.contains($0) }
  }
}
