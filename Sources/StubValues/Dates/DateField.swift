/// A part of a date's text.
package enum DateField: String, Hashable, Sendable {
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
}
