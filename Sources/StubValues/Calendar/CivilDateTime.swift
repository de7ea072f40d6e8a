/// A moment in UTC, as calendar and clock show it.
package struct CivilDateTime: Hashable, Sendable {
  /// The day in UTC.
  package let date: CivilDate

  /// The hour, 0 to 23.
  package let hour: Int

  /// The minute, 0 to 59.
  package let minute: Int

  /// The second, 0 to 59.
  package let second: Int

  /// Nanoseconds, `0..<1_000_000_000`.
  package let nanosecond: Int

  /// The moment on a day; nil where a clock never shows that time.
  package init?(
    _ date: CivilDate,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    nanosecond: Int = 0
  ) {
    guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second, 0..<1_000_000_000 ~= nanosecond
    else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// What calendar and clock show at a moment; the first or last supported day beyond them.
  package init(_ timestamp: Timestamp) {
    let (days, secondOfDay) = timestamp.seconds.flooredDivision(by: 86_400)
    date = CivilDate(daysSince1970: days)
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    nanosecond = timestamp.nanoseconds
  }

  /// The moment.
  package var timestamp: Timestamp {
    let days = date.daysSince1970.saturatingMultiply(86_400)
    return Timestamp(
      seconds: days.saturatingAdd(hour * 3_600 + minute * 60 + second),
      nanoseconds: nanosecond
    )
  }
}

extension CivilDateTime: Comparable {
  /// Orders by time.
  package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    if left.date != right.date { return left.date < right.date }
    return (left.hour, left.minute, left.second, left.nanosecond)
      < (right.hour, right.minute, right.second, right.nanosecond)
  }
}
