/// A part of a date's text; the raw value names it in messages.
package enum DateField: String, CaseIterable, Hashable, Sendable {
  /// The year.
  case year
  /// The month, by number or name.
  case month
  /// The day of the month.
  case day
  /// The day of the year.
  case dayOfYear = "day of the year"
  /// The day of the week.
  case weekday
  /// The half of the day.
  case dayPeriod = "am or pm"
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The second.
  case second
  /// The decimals of a second.
  case fraction = "fraction of a second"
  /// The time zone.
  case zone = "time zone"

  /// The field's place among all of them.
  var index: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .day: 2
    case .dayOfYear: 3
    case .weekday: 4
    case .dayPeriod: 5
    case .hour: 6
    case .minute: 7
    case .second: 8
    case .fraction: 9
    case .zone: 10
    }
  }
}
