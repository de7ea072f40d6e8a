extension DateFault: Error, CustomStringConvertible {
  /// What is wrong, as a sentence without its full stop, beginning in lower case.
  package var description: String {
    switch kind {
    case .expected(.field(let field)): "the \(field.rawValue) is missing or not well formed"
    case .expected(.literal(let text)): "'\(text)' is missing"
    case .month(let month): "there is no month \(month)"
    case .day(let day): "there is no day \(day) here"
    case .hour(let hour): "there is no hour \(hour)"
    case .minute(let minute): "there is no minute \(minute)"
    case .second(let second): "there is no second \(second)"
    default: Self.text(of: kind)
    }
  }

  /// The text of a fault without values of its own.
  private static func text(of kind: Kind) -> String {
    switch kind {
    case .empty: "the text is empty"
    case .missingTime: "the time of day is missing"
    case .missingZone: "the time zone is missing"
    case .spaceForT: "a space stands where 'T' is due"
    case .lowerCaseT: "the 'T' is not a capital"
    case .missingSeparators: "the separators '-' and ':' are missing"
    case .commaForPoint: "a comma stands before the fraction of a second where a point is due"
    case .zoneOffset: "the time zone is too far from UTC"
    case .fractionLength: "a second has nine decimals at most"
    case .weekday: "it is another weekday"
    case .contradiction: "it contradicts another part of the date"
    case .year: "the calendar does not reach to that year"
    case .trailingText: "the date ends before the text does"
    case .whitespace: "white space stands before the date"
    case .number: "it is a number, not a date in text"
    case .expected, .month, .day, .hour, .minute, .second: ""
    }
  }
}
