/// A day of the proleptic Gregorian calendar, with a year 0 before year 1.
///
/// Source: the day arithmetic follows Howard Hinnant, "chrono-compatible low-level date
/// algorithms".
package struct CivilDate: Hashable, Sendable {
  /// The years that can be represented.
  package static let supportedYears = -999_999...999_999

  /// The astronomical year; 0 is 1 BC.
  package let year: Int

  /// The month, 1 to 12.
  package let month: Int

  /// The day of the month, 1 to 31.
  package let day: Int

  /// The day, nil where the calendar has no such day or the year is not supported.
  package init?(year: Int, month: Int, day: Int) {
    guard Self.supportedYears ~= year, 1...12 ~= month, day >= 1,
      day <= Self.days(inMonth: month, ofYear: year)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day a number of days after 1970-01-01; the first or last supported day beyond them.
  package init(daysSince1970 count: Int) {
    let days = min(max(count, Self.firstDayNumber), Self.lastDayNumber)
    // Years run from March, so that the leap day comes last; eras have 400 years.
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The first supported day.
  package static let first = CivilDate(uncheckedYear: supportedYears.lowerBound, month: 1, day: 1)

  /// The last supported day.
  package static let last = CivilDate(uncheckedYear: supportedYears.upperBound, month: 12, day: 31)

  private static let firstDayNumber = first.daysSince1970
  private static let lastDayNumber = last.daysSince1970

  /// Days since 1970-01-01, negative before.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shiftedYear.flooredDivision(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension CivilDate {
  /// Whether a year has a 29th of February.
  package static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in a month, 1 to 12, of a year.
  package static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, 1 (Monday) to 7 (Sunday), as ISO 8601 counts.
  package var weekday: Int { (daysSince1970 + 3).flooredDivision(by: 7).remainder + 1 }

  /// The day of the year, 1 to 366.
  package var dayOfYear: Int {
    daysSince1970 - CivilDate(uncheckedYear: year, month: 1, day: 1).daysSince1970 + 1
  }

  /// The day a number of days later (earlier, if negative), within the supported days.
  package func adding(days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970.saturatingAdd(days))
  }

  /// The same day of a later (earlier, if negative) month, or that month's last day where it is
  /// shorter; within the supported days.
  package func adding(months: Int) -> CivilDate {
    let (newYear, newMonth) = (year * 12 + month - 1).saturatingAdd(months).flooredDivision(by: 12)
    if newYear < Self.supportedYears.lowerBound { return .first }
    if newYear > Self.supportedYears.upperBound { return .last }
    let lastDay = Self.days(inMonth: newMonth + 1, ofYear: newYear)
    return CivilDate(uncheckedYear: newYear, month: newMonth + 1, day: min(day, lastDay))
  }
}

extension CivilDate: Comparable {
  /// Orders by time.
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
