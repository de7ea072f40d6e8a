package import StubJSON
package import StubValues

/// What every value of a field keeps to, in JSON Schema's names.
///
/// On a collection, lengths, bounds, patterns and lists of values speak of its innermost values,
/// item counts of the collection itself. Numbers are kept in their exact spelling.
package struct Constraints: Sendable, Hashable {
  /// The least value.
  package var minimum: String?
  /// The greatest value.
  package var maximum: String?
  /// A value that every value is greater than.
  package var exclusiveMinimum: String?
  /// A value that every value is less than.
  package var exclusiveMaximum: String?
  /// A value of which every value is a whole multiple; above 0.
  package var multipleOf: String?
  /// The least length, in Unicode scalars.
  package var minLength: Int?
  /// The greatest length, in Unicode scalars.
  package var maxLength: Int?
  /// A regular expression that matches somewhere in every value; see `Pattern`.
  package var pattern: String?
  /// The least number of elements.
  package var minItems: Int?
  /// The greatest number of elements.
  package var maxItems: Int?
  /// The only values.
  package var allowed: [JSONValue]?
  /// The only value.
  package var constant: JSONValue?
  /// Whether no two values at this key are equal.
  package var isUnique = false
  /// What the date is at or after.
  package var after: DateBound?
  /// What the date is at or before.
  package var before: DateBound?
  /// How far the date is from its bound, at most; from `after` where both are there.
  package var within: CalendarSpan?

  /// No constraint.
  package init() {}
}

/// What a date is compared with.
package enum DateBound: Sendable, Hashable {
  /// The instant that the run calls now.
  case now
  /// Another field of the same object, by its coding key; while that is absent, nothing is asked.
  case field(String)
  /// A fixed instant.
  case instant(Timestamp)
}
