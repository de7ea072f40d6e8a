/// A length of time as people say it: a number and a unit, such as `30d` or `6mo`.
package struct CalendarSpan: Hashable, Sendable {
  /// The unit of a span.
  ///
  /// Seconds to weeks have a fixed length; months and years are steps on the calendar.
  package enum Unit: String, CaseIterable, Sendable {
    /// A second.
    case second = "s"
    /// 60 seconds.
    case minute = "m"
    /// 60 minutes.
    case hour = "h"
    /// 24 hours.
    case day = "d"
    /// Seven days.
    case week = "w"
    /// A month of the calendar.
    case month = "mo"
    /// Twelve months of the calendar.
    case year = "y"
  }

  /// How many units; never negative.
  package let count: Int

  /// The unit that is counted.
  package let unit: Unit

  /// A span of `count` units, not negative.
  package init(_ count: Int, _ unit: Unit) {
    precondition(count >= 0, "a span is not negative")
    self.count = count
    self.unit = unit
  }
}

extension CalendarSpan {
  /// The moment one span after another one.
  ///
  /// A month later than the 31st is the last day of a shorter month. Saturates at the supported
  /// years.
  package func after(_ timestamp: Timestamp) -> Timestamp { shifted(timestamp, sign: 1) }

  /// The moment one span before another one; the mirror of ``after(_:)``.
  package func before(_ timestamp: Timestamp) -> Timestamp { shifted(timestamp, sign: -1) }

  private func shifted(_ timestamp: Timestamp, sign: Int) -> Timestamp {
    switch unit {
    case .second: shifted(timestamp, seconds: sign)
    case .minute: shifted(timestamp, seconds: sign * 60)
    case .hour: shifted(timestamp, seconds: sign * 3_600)
    case .day: shifted(timestamp, seconds: sign * 86_400)
    case .week: shifted(timestamp, seconds: sign * 604_800)
    case .month: shifted(timestamp, months: sign)
    case .year: shifted(timestamp, months: sign * 12)
    }
  }

  private func shifted(_ timestamp: Timestamp, seconds length: Int) -> Timestamp {
    timestamp.advanced(bySeconds: count.saturatingMultiply(length))
  }

  private func shifted(_ timestamp: Timestamp, months length: Int) -> Timestamp {
    let (days, secondOfDay) = timestamp.seconds.flooredDivision(by: 86_400)
    let date = CivilDate(daysSince1970: days).adding(months: count.saturatingMultiply(length))
    let midnight = date.daysSince1970.saturatingMultiply(86_400)
    return Timestamp(
      seconds: midnight.saturatingAdd(secondOfDay),
      nanoseconds: timestamp.nanoseconds
    )
  }
}
