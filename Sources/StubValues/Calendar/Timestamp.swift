/// A moment, exact to the nanosecond, counted in UTC without leap seconds.
package struct Timestamp: Hashable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down; negative before.
  package let seconds: Int

  /// Nanoseconds after `seconds`, `0..<1_000_000_000`.
  package let nanoseconds: Int

  /// The moment `nanoseconds` (`0..<1_000_000_000`) after `seconds`.
  package init(seconds: Int, nanoseconds: Int = 0) {
    precondition(0..<1_000_000_000 ~= nanoseconds, "nanoseconds lie in 0..<1_000_000_000")
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

extension Timestamp {
  /// 1970-01-01T00:00:00Z.
  package static let epoch = Timestamp(seconds: 0)

  /// 2001-01-01T00:00:00Z, from which `Date` counts.
  package static let referenceDate = Timestamp(seconds: 978_307_200)

  /// 2025-01-01T12:00:00Z, what `now` means where nobody says another.
  package static let defaultNow = Timestamp(seconds: 1_735_732_800)

  /// The moment a number of seconds later (earlier, if negative), the last (first) representable
  /// one on overflow.
  package func advanced(bySeconds count: Int) -> Timestamp {
    Timestamp(seconds: seconds.saturatingAdd(count), nanoseconds: nanoseconds)
  }

  /// The same moment without its fraction of a second.
  package var wholeSeconds: Timestamp { Timestamp(seconds: seconds) }

  /// The moment a number of seconds after `origin`, to the nanosecond, rounded down.
  ///
  /// Nil for numbers that are not finite or beyond what can be represented. Up to 2^53 / 10^9
  /// seconds of magnitude the double decides the last digits.
  package init?(secondsSinceOrigin count: Double, origin: Timestamp) {
    guard count > Double(Int.min), count < Double(Int.max) else { return nil }
    // Conversion to an integer truncates; `rounded` would draw in the C library's mathematics.
    let truncated = Int(count)
    let whole = Double(truncated) > count ? truncated - 1 : truncated
    let (sum, overflow) = whole.addingReportingOverflow(origin.seconds)
    guard !overflow else { return nil }
    let fraction = Int((count - Double(whole)) * 1e9)
    self.init(seconds: sum, nanoseconds: min(fraction, 999_999_999))
  }
}

extension Timestamp: Comparable {
  /// Orders by time.
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
