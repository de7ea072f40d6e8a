/// A part of a date's text.
package enum DateField: String, CaseIterable, Hashable, Sendable {
  case year
  case month
  case day
  case dayOfYear = "day of the year"
  case weekday
  case dayPeriod = "am or pm"
  case hour
  case minute
  case second
  case fraction = "fraction of a second"
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
