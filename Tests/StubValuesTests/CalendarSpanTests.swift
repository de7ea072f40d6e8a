import StubValues
import Testing

@Suite struct CalendarSpanTests {
  @Test(arguments: [
    ("90s", 90, CalendarSpan.Unit.second), ("15m", 15, .minute), ("12h", 12, .hour),
    ("30d", 30, .day), ("8w", 8, .week), ("6mo", 6, .month), ("2y", 2, .year), ("0d", 0, .day),
    ("1000000000s", 1_000_000_000, .second),
  ])
  func readsAndWrites(text: String, count: Int, unit: CalendarSpan.Unit) throws {
    let span = try CalendarSpan(text)
    #expect(span == CalendarSpan(count, unit))
    #expect(span.description == text)
  }

  @Test(arguments: [
    ("", 0..<0, "a span is missing, such as '30d'"),
    ("30", 2..<2, "the unit is missing: one of s, m, h, d, w, mo, y"),
    ("d", 0..<1, "a span begins with a number, such as '30d'"),
    ("-3d", 0..<1, "a span has no sign; did you mean ''?"),
    ("3days", 1..<5, "'days' is no unit of time: one of s, m, h, d, w, mo, y; did you mean 'd'?"),
    ("3M", 1..<2, "'M' is no unit of time: one of s, m, h, d, w, mo, y"),
    ("3 d", 1..<3, "no space stands before the unit; did you mean 'd'?"),
    ("1.5h", 1..<4, "a span counts in whole numbers"),
    ("P1D", 0..<3, "an ISO 8601 duration is not read; write a number and a unit, such as '30d'"),
    ("1d12h", 1..<5, "'d12h' is no unit of time: one of s, m, h, d, w, mo, y"),
    ("99999999999999999999d", 0..<20, "a span counts to 1000000000 at most"),
  ])
  func saysWhatIsWrong(text: String, range: Range<Int>, message: String) {
    let error = #expect(throws: ValueSyntaxError.self) { try CalendarSpan(text) }
    #expect(error?.range == range)
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("90s", "2025-01-01T12:01:30Z"), ("15m", "2025-01-01T12:15:00Z"),
    ("13h", "2025-01-02T01:00:00Z"), ("31d", "2025-02-01T12:00:00Z"),
    ("8w", "2025-02-26T12:00:00Z"), ("6mo", "2025-07-01T12:00:00Z"), ("2y", "2027-01-01T12:00:00Z"),
  ])
  func leadsForward(text: String, expected: String) throws {
    let moment = try CalendarSpan(text).after(.defaultNow)
    #expect(DateStrategy.iso8601.text(of: moment) == expected)
  }

  @Test(arguments: [
    ("2025-03-31T08:00:00Z", "1mo", "2025-02-28T08:00:00Z"),
    ("2024-02-29T23:59:59Z", "1y", "2023-02-28T23:59:59Z"),
    ("1970-01-01T00:00:00Z", "1s", "1969-12-31T23:59:59Z"),
    ("1970-01-01T06:30:00Z", "1mo", "1969-12-01T06:30:00Z"),
  ])
  func leadsBackward(start: String, text: String, expected: String) throws {
    let origin = try #require(DateStrategy.iso8601.read(start).timestamp)
    let moment = try CalendarSpan(text).before(origin)
    #expect(DateStrategy.iso8601.text(of: moment) == expected)
  }

  @Test func keepsTheFraction() throws {
    let start = Timestamp(seconds: 0, nanoseconds: 123)
    #expect(try CalendarSpan("1mo").after(start) == Timestamp(seconds: 2_678_400, nanoseconds: 123))
  }

  @Test(arguments: CalendarSpan.Unit.allCases)
  func neverOverflows(unit: CalendarSpan.Unit) {
    let span = CalendarSpan(.max, unit)
    #expect(span.after(Timestamp(seconds: .max)).seconds > 0)
    #expect(span.before(Timestamp(seconds: .min)).seconds < 0)
  }
}
