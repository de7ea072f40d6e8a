/// The names of months, weekdays and half days in the POSIX locale.
enum CalendarNames {
  /// January first.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Monday first.
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// Morning first.
  static let dayPeriods = ["AM", "PM"]

  /// The name with an index, its first three letters where `isShort`.
  static func name(_ index: Int, of names: [String], isShort: Bool) -> Substring {
    isShort ? names[index].prefix(3) : names[index][...]
  }
}
