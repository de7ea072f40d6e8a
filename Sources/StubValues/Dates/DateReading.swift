/// What a date strategy makes of a text.
package enum DateReading: Hashable, Sendable {
  /// The text is one that the strategy's own writer gives, or says the same in another zone.
  case canonical(Timestamp)

  /// Foundation reads the text, but hardly anybody wants it: why, in the order of the text, and
  /// the moment that Foundation makes of it.
  case doubtful([DateDoubt], Timestamp)

  /// Foundation does not read the text: the first reason.
  case rejected(DateFault)

  /// The text does not keep to the strategy's form, and only Foundation can tell whether its
  /// lenient parser takes it.
  case unsure(DateFault)

  /// The moment that is read.
  package var timestamp: Timestamp? {
    switch self {
    case .canonical(let timestamp): timestamp
    case .doubtful(_, let timestamp): timestamp
    case .rejected, .unsure: nil
    }
  }
}

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
    case fieldWidth
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

/// Why a text is no date under a strategy.
package struct DateFault: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable {
    /// There is no text.
    case empty
    /// Something else stands where this is due.
    case expected(Element)
    /// A date without a time of day.
    case missingTime
    /// A time of day without a zone.
    case missingZone
    /// A space where the `T` is due.
    case spaceForT
    /// A lower-case `t`.
    case lowerCaseT
    /// Digits without separators.
    case missingSeparators
    /// A comma before the fraction.
    case commaForPoint
    /// A month outside 1 to 12.
    case month(Int)
    /// A day outside 1 to 31, or one that its month does not have.
    case day(Int)
    /// An hour that a clock does not show.
    case hour(Int)
    /// A minute beyond 59.
    case minute(Int)
    /// A second beyond 59.
    case second(Int)
    /// A zone farther from UTC than 18 hours.
    case zoneOffset
    /// More than nine digits of a second.
    case fractionLength
    /// A weekday that is not that day's.
    case weekday
    /// A field that says something else than another one.
    case contradiction
    /// A year that is beyond what the calendar takes.
    case year
    /// Text after the date.
    case trailingText
    /// White space around the date.
    case whitespace
    /// A number (seconds or milliseconds) in a string.
    case number
  }

  /// What can be expected at a place in a date.
  package enum Element: Hashable, Sendable {
    /// The field of that name.
    case field(DateField)
    /// These characters.
    case literal(String)
  }

  /// The kind of fault.
  package let kind: Kind

  /// Where the fault is: a UTF-8 offset, 0-based in the text.
  package let offset: Int

  /// A fault at an offset.
  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

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
