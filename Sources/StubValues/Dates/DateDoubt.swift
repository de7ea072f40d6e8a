/// Why a date that is read should not stand as it does.
package struct DateDoubt: Hashable, Sendable {
  /// The kind of doubt.
  package enum Kind: Hashable, Sendable {
    /// A day beyond the end of its month, which is read as one of the next month.
    case noSuchDay(day: Int, month: Int, year: Int)
    /// `24:00:00`, which is read as the next day.
    case endOfDay
    /// An hour beyond 23; some versions of Foundation reject it.
    case hour(Int)
    /// A minute beyond 59; some versions of Foundation reject it.
    case minute(Int)
    /// A second beyond 59; some versions of Foundation reject it, or read 60 as 59.
    case second(Int)
    /// A fraction of a second under a strategy of whole seconds; some versions reject it.
    case fractionalSeconds
    /// A field that has not its two digits (the year: four).
    case fieldWidth(DateField)
    /// A lower-case `z`.
    case lowerCaseZone
    /// `GMT` or `UTC` in place of `Z`.
    case zoneName
    /// An offset that is not written `+hh:mm`.
    case zoneForm
    /// Text after the date, which Foundation ignores.
    case trailingText
    /// A day before 1582-10-15, which Foundation reads by the Julian calendar.
    case julianCalendar
  }

  /// The kind of doubt.
  package let kind: Kind

  /// The UTF-8 bytes concerned, 0-based in the text.
  package let range: Range<Int>

  /// A doubt about the bytes of `range`.
  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension DateDoubt.Kind {
  /// Whether versions of Foundation that are in use reject such a date.
  package var isRejectedElsewhere: Bool {
    switch self {
    case .hour, .minute, .fractionalSeconds: true
    case .second(let second): second > 60
    case .noSuchDay, .endOfDay, .fieldWidth, .lowerCaseZone, .zoneName, .zoneForm, .trailingText,
      .julianCalendar:
      false
    }
  }
}

extension DateDoubt: CustomStringConvertible {
  /// What is doubtful, as a sentence without its full stop, beginning in lower case.
  package var description: String {
    switch kind {
    case .noSuchDay(let day, let month, let year):
      "\(CalendarNames.months[(month - 1) % 12]) \(year) has no day \(day); the next month's is read"
    case .endOfDay: "24:00:00 is read as the beginning of the next day"
    case .hour(let hour): "there is no hour \(hour); the time runs over"
    case .minute(let minute): "there is no minute \(minute); the time runs over"
    case .second(let second): "there is no second \(second); the time runs over"
    case .fractionalSeconds: "fractions of a second are read by some versions of Foundation only"
    case .fieldWidth(let field):
      "the \(field.rawValue) is written with \(field == .year ? "four" : "two") digits"
    case .lowerCaseZone: "the zone of UTC is 'Z'"
    case .zoneName: "a zone is written 'Z' or '+01:00'"
    case .zoneForm: "an offset is written '+01:00'"
    case .trailingText: "what follows the date is ignored"
    case .julianCalendar: "a day before 1582-10-15 is read by the Julian calendar"
    }
  }
}
