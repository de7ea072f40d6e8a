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
