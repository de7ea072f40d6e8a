import StubValues
import Testing

@Suite struct TimestampTextTests {
  @Test(arguments: [
    ("2025-01-01T12:00:00Z", 1_735_732_800, 0, "2025-01-01T12:00:00Z"),
    ("2025-01-01", 1_735_689_600, 0, "2025-01-01T00:00:00Z"),
    ("2025-01-01T12:00:00.5+02:00", 1_735_725_600, 500_000_000, "2025-01-01T10:00:00.5Z"),
    ("2025-01-01T12:00:00.000000001Z", 1_735_732_800, 1, "2025-01-01T12:00:00.000000001Z"),
    ("1969-12-31T23:59:59Z", -1, 0, "1969-12-31T23:59:59Z"),
  ])
  func readsAndWrites(text: String, seconds: Int, nanoseconds: Int, written: String) throws {
    let timestamp = try Timestamp(text)
    #expect(timestamp == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
    #expect(timestamp.description == written)
  }

  @Test(arguments: [
    ("", DateFault.Kind.empty, 0, "the text is empty"),
    ("now", .expected(.field(.year)), 0, "the year is missing or not well formed"),
    ("2025-02-29", .day(29), 8, "there is no day 29 here"),
    ("2025-13-01", .month(13), 5, "there is no month 13"),
    ("2025-01-01T12:00:00", .missingZone, 19, "the time zone is missing"),
    ("2025-01-01T24:00:00Z", .hour(24), 11, "there is no hour 24"),
    ("2025-01-01T12:60:00Z", .minute(60), 14, "there is no minute 60"),
    (
      "2025-1-01T12:00:00Z", .expected(.field(.month)), 5, "the month is missing or not well formed"
    ),
    ("2025-01-01T12:00:00Z ", .trailingText, 20, "the date ends before the text does"),
    ("1500-01-01", .year, 0, "the calendar does not reach to that year"),
    ("1735732800", .number, 0, "it is a number, not a date in text"),
    (
      "2025-01-01T12:00:00GMT", .expected(.field(.zone)), 19,
      "the time zone is missing or not well formed"
    ),
  ])
  func saysWhatIsWrong(text: String, kind: DateFault.Kind, offset: Int, message: String) {
    let fault = #expect(throws: DateFault.self) { try Timestamp(text) }
    #expect(fault == DateFault(kind, at: offset))
    #expect(fault?.description == message)
  }

  @Test(arguments: [
    ("2020-02-30T00:00:00Z", "February 2020 has no day 30; the next month's is read", false),
    ("2020-01-01T25:00:00Z", "there is no hour 25; the time runs over", true),
    ("2020-01-01T24:00:00Z", "24:00:00 is read as the beginning of the next day", false),
    ("2020-01-01T00:00:60Z", "there is no second 60; the time runs over", false),
    ("2020-01-01T00:00:61Z", "there is no second 61; the time runs over", true),
    (
      "2020-01-01T00:00:00.5Z",
      "fractions of a second are read by some versions of Foundation only", true
    ),
    ("2020-1-01T00:00:00Z", "the month is written with two digits", false),
    ("2020-01-01T00:00:00Zjunk", "what follows the date is ignored", false),
  ])
  func saysWhatIsDoubtful(text: String, message: String, isRejectedElsewhere: Bool) throws {
    guard case .doubtful(let doubts, _) = DateStrategy.iso8601.read(text) else {
      Issue.record("\(text) is not doubtful")
      return
    }
    #expect(doubts.map(\.description) == [message])
    #expect(doubts[0].kind.isRejectedElsewhere == isRejectedElsewhere)
  }
}
