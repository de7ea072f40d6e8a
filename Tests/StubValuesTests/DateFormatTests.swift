import StubValues
import Testing

@Suite struct DateFormatTests {
  /// 2025-03-04T13:05:09.0875Z, a Tuesday.
  private static let moment = Timestamp(seconds: 1_741_093_509, nanoseconds: 87_500_000)

  @Test(arguments: [
    ("yyyy-MM-dd", "2025-03-04"), ("yy/M/d", "25/3/4"), ("y", "2025"), ("yyyy-DDD", "2025-063"),
    ("D y", "63 2025"), ("d MMM yyyy", "4 Mar 2025"), ("MMMM d, yyyy", "March 4, 2025"),
    ("EEE, d MMM", "Tue, 4 Mar"), ("E EE d", "Tue Tue 4"), ("EEEE d", "Tuesday 4"),
    ("HH:mm:ss", "13:05:09"), ("H:m:s", "13:5:9"), ("h:mm a", "1:05 PM"), ("hh:mm a", "01:05 PM"),
    ("ss.S", "09.0"), ("ss.SSS", "09.087"), ("ss.SSSSSSSSS", "09.087500000"),
    ("yyyyMMdd'T'HHmmss'Z'", "20250304T130509Z"), ("Z ZZZ ZZZZZ", "+0000 +0000 Z"),
    ("X XX XXX", "Z Z Z"), ("x xx xxx", "+00 +0000 +00:00"), ("yyyy年M月d日", "2025年3月4日"),
    ("h 'o''clock' a", "1 o'clock PM"), ("''yy", "'25"), ("d'', 'MMM'''", "4', MMM'"),
  ])
  func writes(pattern: String, expected: String) throws {
    let format = try DateFormat(pattern)
    #expect(format.text(of: Self.moment) == expected)
    #expect(DateStrategy.formats([format]).text(of: Self.moment) == expected)
  }

  @Test(arguments: [
    (0, "12:00 AM"), (1, "1:00 AM"), (11, "11:00 AM"), (12, "12:00 PM"), (13, "1:00 PM"),
    (23, "11:00 PM"),
  ])
  func countsHalfDays(hour: Int, text: String) throws {
    let format = try DateFormat("h:mm a")
    let moment = Timestamp(seconds: 946_684_800 + hour * 3_600)
    #expect(format.text(of: moment) == text)
    #expect(format.read(text) == .success(moment))
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2025-03-04", 1_741_046_400), ("yy-MM-dd", "49-01-01", 2_493_072_000),
    ("yy-MM-dd", "50-01-01", -631_152_000), ("yyyy-DDD", "2025-060", 1_740_787_200),
    ("HH:mm", "13:45", 946_734_300), ("MM-dd", "02-29", 951_782_400),
    ("yyyy-MM-dd a", "2025-01-01 PM", 1_735_732_800),
    ("yyyyMMddHHmmss", "20250101123456", 1_735_734_896),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2025-01-01T00:00:00+0130", 1_735_684_200),
    ("yyyy-MM-dd'T'HH:mm:ssX", "2025-01-01T00:00:00+01", 1_735_686_000),
    ("yyyy-MM-dd'T'HH:mm:ssX", "2025-01-01T00:00:00+0130", 1_735_684_200),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "2025-01-01T00:00:00-01:30", 1_735_695_000),
    ("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2025-01-01T00:00:00Z", 1_735_689_600),
    ("E, d MMM yyyy", "Wed, 1 Jan 2025", 1_735_689_600),
    ("yyyy-MM-dd yyyy", "2025-01-01 2025", 1_735_689_600),
    ("yyyy-MM-dd", "1582-10-15", -12_219_292_800),
  ])
  func reads(pattern: String, text: String, seconds: Int) throws {
    let strategy = DateStrategy.formats([try DateFormat(pattern)])
    #expect(strategy.read(text) == .canonical(Timestamp(seconds: seconds)))
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "", DateFault.Kind.empty, 0),
    ("yyyy-MM-dd", "2020-1-1", .expected(.field(.month)), 5),
    ("yyyy-MM-dd", "20-01-01", .expected(.field(.year)), 0),
    ("yyyy-MM-dd", "12020-01-01", .expected(.literal("-")), 4),
    ("yyyy-MM-dd", "2020/01/01", .expected(.literal("-")), 4),
    ("yyyy-MM-dd", "2020-02-30", .day(30), 8),
    ("yyyy-MM-dd", "2021-02-29", .day(29), 8),
    ("yyyy-MM-dd", "2020-13-01", .month(13), 5),
    ("yyyy-MM-dd", "2020-01-01T00:00:00Z", .trailingText, 10),
    ("yyyy-MM-dd", " 2020-01-01", .expected(.field(.year)), 0),
    ("yyyy-MM-dd", "1582-10-14", .year, 0),
    ("yyyy-MM-dd", "２０２０-01-01", .expected(.field(.year)), 0),
    ("yyyy-DDD", "2025-366", .day(366), 5),
    ("yyyy-DDD", "2025-000", .day(0), 5),
    ("yyyy-MM-dd DDD", "2025-03-01 061", .contradiction, 11),
    ("d.M.yyyy", "01.2.2025", .expected(.field(.day)), 0),
    ("HH:mm", "24:00", .hour(24), 0),
    ("HH:mm", "23:60", .minute(60), 3),
    ("HH:mm:ss", "23:59:60", .second(60), 6),
    ("h a", "13 PM", .hour(13), 0),
    ("h a", "0 AM", .hour(0), 0),
    ("h a", "1 pm", .expected(.field(.dayPeriod)), 2),
    ("HH:mm a", "13:05 AM", .contradiction, 6),
    ("E yyyy-MM-dd", "Mon 2025-01-01", .weekday, 0),
    ("MMM d", "Mai 1", .expected(.field(.month)), 0),
    ("yyyy-MM-dd yyyy", "2025-01-01 2024", .contradiction, 11),
    ("HH:mmZ", "00:00Z", .expected(.field(.zone)), 5),
    ("HH:mmxxx", "00:00+19:00", .zoneOffset, 5),
    ("HH:mmxxx", "00:00+01:60", .zoneOffset, 5),
    ("HH:mmXXX", "00:00+0130", .expected(.literal(":")), 8),
    ("HH 'Uhr'", "12 uhr", .expected(.literal(" Uhr")), 2),
  ])
  func leavesOtherTextsToFoundation(
    pattern: String,
    text: String,
    kind: DateFault.Kind,
    offset: Int
  ) throws {
    let strategy = DateStrategy.formats([try DateFormat(pattern)])
    #expect(strategy.read(text) == .unsure(DateFault(kind, at: offset)))
  }

  @Test func triesEveryFormatAndTellsTheFarthestFault() throws {
    let strategy = DateStrategy.formats([try DateFormat("yyyy-MM-dd"), try DateFormat("d.M.yyyy")])
    #expect(strategy.read("1.1.2025") == .canonical(Timestamp(seconds: 1_735_689_600)))
    #expect(strategy.read("2025-01-1") == .unsure(DateFault(.expected(.field(.day)), at: 8)))
    #expect(DateStrategy.formats([]).read("x") == .unsure(DateFault(.empty, at: 0)))
  }

  @Test(arguments: [
    ("YYYY-MM-dd", 0..<4, "'YYYY' is the year of the week, which differs around New Year", "yyyy"),
    ("yyyy-MM-DD", 8..<10, "'DD' is the day of the year, not of the month", "dd"),
    (
      "yyyy-MM-dd hh:mm", 11..<13,
      "'hh' is the hour of a half day and needs 'a' (AM or PM) beside it", "HH"
    ),
    ("yyyy-MM-ddTHH:mm", 10..<11, "'T' is no field of a date; text stands in single quotes", "'T'"),
    ("yyyy-LL-dd", 5..<7, "'LL' is the stand-alone month", "MM"),
    ("yyyyy", 0..<5, "'yyyyy' is no supported form of the year", "yyyy"),
    ("MMMMM", 0..<5, "'MMMMM' is no supported form of the month", "MM"),
    ("HHH", 0..<3, "'HHH' is no supported form of the hour", "HH"),
    ("kk:mm", 0..<2, "'kk' is no supported form of the hour", "HH"),
    ("HH:mm zzz", 6..<9, "'zzz' is a zone by its name", "ZZZZZ"),
    ("HH:mm ZZZZ", 6..<10, "'ZZZZ' is a zone by its name", "ZZZZZ"),
    ("XXXX", 0..<4, "'XXXX' is a zone with seconds", "XXX"),
  ])
  func refusesWithAProposal(
    pattern: String,
    range: Range<Int>,
    message: String,
    suggestion: String
  ) {
    let error = #expect(throws: ValueSyntaxError.self) { try DateFormat(pattern) }
    #expect(error == ValueSyntaxError(message, at: range, suggestion: suggestion))
  }

  @Test(arguments: [
    ("", 0..<0, "the format has no field of a date"),
    ("'yyyy'", 0..<6, "the format has no field of a date"),
    ("yyyy 'open", 5..<10, "the quote is not closed"),
    ("yyyy '", 5..<6, "the quote is not closed"),
    ("G yyyy", 0..<1, "'G' is the era"),
    ("QQQ", 0..<3, "'QQQ' is a quarter"),
    ("HH:mm EEE", 6..<9, "a weekday tells no date without the day beside it"),
  ])
  func refuses(pattern: String, range: Range<Int>, message: String) {
    let error = #expect(throws: ValueSyntaxError.self) { try DateFormat(pattern) }
    #expect(error == ValueSyntaxError(message, at: range))
  }

  @Test(arguments: [
    ("yyyy-MM-dd", true, false, false, 0, false), ("HH:mm", false, true, false, 0, false),
    ("yyyy-MM-dd HH:mm:ss", true, true, true, 0, false),
    ("yyyy-DDD'T'HH:mm:ss.SSSX", true, true, true, 3, true),
    ("yy-MM-dd HH:mm:ss", false, true, false, 0, false),
    ("MM-dd h:mm a", false, true, false, 0, false), ("yyyy-MM-dd HH", true, false, false, 0, false),
  ])
  func knowsWhatItKeeps(
    pattern: String,
    day: Bool,
    timeOfDay: Bool,
    wholeSeconds: Bool,
    fractionDigits: Int,
    zone: Bool
  ) throws {
    let format = try DateFormat(pattern)
    #expect(format.keepsDay == day)
    #expect(format.keepsTimeOfDay == timeOfDay)
    #expect(format.keepsWholeSeconds == wholeSeconds)
    #expect(format.fractionDigits == fractionDigits)
    #expect(format.keepsZone == zone)
  }
}
