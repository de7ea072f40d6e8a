import StubValues

/// Tells by which strategy values could be dates.
enum DateGuess {
  /// The strategies of texts, in the order in which they are tried.
  static let textStrategies: [DateStrategy] =
    [.iso8601, .iso8601Fractional] + formats.map { .formats([$0]) }

  private static let formats: [DateFormat] = [
    "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSS",
    "yyyy-MM-dd'T'HH:mm:ss.SSSSSS", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SSSZ",
    "yyyy-MM-dd HH:mm:ss Z", "yyyy-MM-dd HH:mm:ss 'UTC'", "yyyy/MM/dd", "dd.MM.yyyy",
    "EEE, dd MMM yyyy HH:mm:ss Z", "EEE MMM dd HH:mm:ss Z yyyy", "yyyy-MM-dd HH:mm",
  ].compactMap { try? DateFormat($0) }

  /// The strategy of numbers under a key that says that they are dates; nil where it does not, or
  /// where they lie in no plausible range.
  ///
  /// Milliseconds and seconds from 1970 are taken from 2000 to 2040, seconds from 2001 for the
  /// time from 2004 to 2030; where the two meet, those from 1970 are the more common.
  static func strategy(of numbers: NumberProfile, key: String) -> DateStrategy? {
    guard numbers.count > 0, names(dates: key) else { return nil }
    let range = numbers.least...numbers.greatest
    if within(range, 946_684_800_000, 2_208_988_800_000) { return .millisecondsSince1970 }
    if within(range, 946_684_800, 2_208_988_800) { return .secondsSince1970 }
    if within(range, 100_000_000, 946_684_800) { return .deferredToDate }
    return nil
  }

  private static func within(
    _ range: ClosedRange<Double>,
    _ least: Double,
    _ greatest: Double
  ) -> Bool {
    range.lowerBound >= least && range.upperBound <= greatest
  }

  private static func names(dates key: String) -> Bool {
    let words = KeyWords(key).tokens
    guard let last = words.last else { return false }
    if ["date", "time", "timestamp", "at", "on", "dt", "ts", "datetime"].contains(last) {
      return true
    }
    return words.contains { ["date", "timestamp", "datetime"].contains($0) }
      || ["created", "updated", "modified", "expires", "deadline", "birthday", "sunrise", "sunset"]
        .contains(last)
  }
}
