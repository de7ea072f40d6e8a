/// The Julian calendar, by which Foundation reads days before 1582-10-15.
enum JulianDay {
  /// Days since 1970-01-01 of a day of the Julian calendar. The day may lie beyond its month's end.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let leapDays = shiftedYear.flooredDivision(by: 4).quotient
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shiftedYear * 365 + leapDays + dayOfYear - 719_470
  }

  /// The length of a month, 1 to 12, in one of the two calendars.
  static func daysInMonth(_ month: Int, ofYear year: Int, isJulian: Bool) -> Int {
    if isJulian, month == 2, year % 4 == 0 { return 29 }
    return CivilDate.days(inMonth: month, ofYear: year)
  }
}
