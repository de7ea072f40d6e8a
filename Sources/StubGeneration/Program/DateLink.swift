import StubValues

/// One bound of a date by another one of its object.
struct DateLink: Sendable, Hashable {
  /// The position of the other date.
  var date: Int
  /// How far they are apart, at most.
  var within: CalendarSpan?
}
