import StubValues
import Testing

@Suite struct ISO8601Tests {
  /// Seconds from 2001-01-01 to 2020-01-01.
  private static let newYear2020 = 599_529_600

  private static func moment(_ secondsSince2001: Int, _ nanoseconds: Int = 0) -> Timestamp {
    Timestamp(seconds: secondsSince2001 + 978_307_200, nanoseconds: nanoseconds)
  }

  @Test(arguments: [
    ("2020-01-01T00:00:00Z", 0), ("2020-01-01T00:00:00+01:00", -3_600),
    ("2020-01-01T00:00:00-08:00", 28_800), ("2020-01-01T00:00:00+00:00", 0),
    ("2020-01-01T00:00:00-00:00", 0), ("2020-01-01T00:00:00+14:00", -50_400),
    ("2020-01-01T00:00:00+18:00", -64_800), ("2020-01-01T00:00:00-18:00", 64_800),
    ("2020-01-01T23:59:59Z", 86_399), ("2020-02-29T00:00:00Z", 5_097_600),
    ("9999-12-31T23:59:59Z", 251_824_463_999), ("1582-10-15T00:00:00Z", -13_797_129_600),
  ])
  func readsCanonicalForms(text: String, secondsSince2020: Int) {
    let expected = Self.moment(Self.newYear2020 + secondsSince2020)
    #expect(DateStrategy.iso8601.read(text) == .canonical(expected))
    #expect(DateStrategy.iso8601Fractional.read(text) == .canonical(expected))
  }

  @Test(arguments: [
    ("2020-01-01T23:59:60Z", 599_616_000, DateDoubt(.second(60), at: 17..<19)),
    ("2020-01-01T23:59:61Z", 599_616_001, DateDoubt(.second(61), at: 17..<19)),
    ("2020-01-01T24:00:00Z", 599_616_000, DateDoubt(.endOfDay, at: 11..<19)),
    ("2020-01-01T24:00:01Z", 599_616_001, DateDoubt(.hour(24), at: 11..<13)),
    ("2020-01-01T25:00:00Z", 599_619_600, DateDoubt(.hour(25), at: 11..<13)),
    ("2020-01-01T00:60:00Z", 599_533_200, DateDoubt(.minute(60), at: 14..<16)),
    ("2020-01-01T00:99:00Z", 599_535_540, DateDoubt(.minute(99), at: 14..<16)),
    ("2020-01-01T00:00:99Z", 599_529_699, DateDoubt(.second(99), at: 17..<19)),
    (
      "2020-02-30T00:00:00Z", 604_713_600,
      DateDoubt(.noSuchDay(day: 30, month: 2, year: 2_020), at: 8..<10)
    ),
    (
      "2021-02-29T00:00:00Z", 636_249_600,
      DateDoubt(.noSuchDay(day: 29, month: 2, year: 2_021), at: 8..<10)
    ),
    (
      "2021-04-31T00:00:00Z", 641_520_000,
      DateDoubt(.noSuchDay(day: 31, month: 4, year: 2_021), at: 8..<10)
    ),
    ("0000-01-01T00:00:00Z", -63_145_699_200, DateDoubt(.julianCalendar, at: 0..<10)),
    ("0001-01-01T00:00:00Z", -63_114_076_800, DateDoubt(.julianCalendar, at: 0..<10)),
    ("1582-10-10T00:00:00Z", -13_197_168_000, DateDoubt(.julianCalendar, at: 0..<10)),
    ("1500-02-29T00:00:00Z", -15_804_201_600, DateDoubt(.julianCalendar, at: 0..<10)),
    ("10000-01-01T00:00:00Z", 252_423_993_600, DateDoubt(.fieldWidth(.year), at: 0..<5)),
    ("99999-01-01T00:00:00Z", 3_092_518_137_600, DateDoubt(.fieldWidth(.year), at: 0..<5)),
    ("200000-01-01T00:00:00Z", 6_248_244_873_600, DateDoubt(.fieldWidth(.year), at: 0..<6)),
    ("2020-0001-01T00:00:00Z", 599_529_600, DateDoubt(.fieldWidth(.month), at: 5..<9)),
    ("2020-01-01T0:00:00Z", 599_529_600, DateDoubt(.fieldWidth(.hour), at: 11..<12)),
    ("2020-01-01T00:00:00z", 599_529_600, DateDoubt(.lowerCaseZone, at: 19..<20)),
    ("2020-01-01T00:00:00GMT", 599_529_600, DateDoubt(.zoneName, at: 19..<22)),
    ("2020-01-01T00:00:00utc", 599_529_600, DateDoubt(.zoneName, at: 19..<22)),
    ("2020-01-01T00:00:00GMT+1", 599_526_000, DateDoubt(.zoneName, at: 19..<24)),
    ("2020-01-01T00:00:00UTC+01:00", 599_526_000, DateDoubt(.zoneName, at: 19..<28)),
    ("2020-01-01T00:00:00+0100", 599_526_000, DateDoubt(.zoneForm, at: 19..<24)),
    ("2020-01-01T00:00:00+01", 599_526_000, DateDoubt(.zoneForm, at: 19..<22)),
    ("2020-01-01T00:00:00+1", 599_526_000, DateDoubt(.zoneForm, at: 19..<21)),
    ("2020-01-01T00:00:00+1:0", 599_526_000, DateDoubt(.zoneForm, at: 19..<23)),
    ("2020-01-01T00:00:00+010", 599_526_000, DateDoubt(.zoneForm, at: 19..<23)),
    ("2020-01-01T00:00:00+01000", 599_526_000, DateDoubt(.zoneForm, at: 19..<25)),
    ("2020-01-01T00:00:00+01:60", 599_522_400, DateDoubt(.zoneForm, at: 19..<25)),
    ("2020-01-01T00:00:00+01:30:15", 599_524_185, DateDoubt(.zoneForm, at: 19..<28)),
    ("2020-01-01T00:00:00Z ", 599_529_600, DateDoubt(.trailingText, at: 20..<21)),
    ("2020-01-01T00:00:00Zjunk", 599_529_600, DateDoubt(.trailingText, at: 20..<24)),
    ("2020-01-01T00:00:00+01:00junk", 599_526_000, DateDoubt(.trailingText, at: 25..<29)),
    ("2020-01-01T00:00:00Z\n", 599_529_600, DateDoubt(.trailingText, at: 20..<21)),
  ])
  func doubtsWhatOnlyFoundationReads(text: String, secondsSince2001: Int, doubt: DateDoubt) {
    let expected = DateReading.doubtful([doubt], Self.moment(secondsSince2001))
    #expect(DateStrategy.iso8601.read(text) == expected)
    #expect(DateStrategy.iso8601Fractional.read(text) == expected)
  }

  @Test func listsEveryDoubtInOrder() {
    #expect(
      DateStrategy.iso8601.read("2020-1-31T0:0:61.5zz")
        == .doubtful(
          [
            DateDoubt(.fieldWidth(.month), at: 5..<6), DateDoubt(.fieldWidth(.hour), at: 10..<11),
            DateDoubt(.fieldWidth(.minute), at: 12..<13), DateDoubt(.second(61), at: 14..<16),
            DateDoubt(.fractionalSeconds, at: 16..<18), DateDoubt(.lowerCaseZone, at: 18..<19),
            DateDoubt(.trailingText, at: 19..<20),
          ],
          Self.moment(599_529_600 + 30 * 86_400 + 61, 500_000_000)
        )
    )
    #expect(
      DateStrategy.iso8601.read("20-1-1T999:00:999999+01000x")
        == .doubtful(
          [
            DateDoubt(.fieldWidth(.year), at: 0..<2), DateDoubt(.julianCalendar, at: 0..<6),
            DateDoubt(.fieldWidth(.month), at: 3..<4), DateDoubt(.fieldWidth(.day), at: 5..<6),
            DateDoubt(.fieldWidth(.hour), at: 7..<10), DateDoubt(.hour(999), at: 7..<10),
            DateDoubt(.fieldWidth(.second), at: 14..<20), DateDoubt(.second(999_999), at: 14..<20),
            DateDoubt(.zoneForm, at: 20..<26), DateDoubt(.trailingText, at: 26..<27),
          ],
          Self.moment(-62_514_547_200 + 999 * 3_600 + 999_999 - 3_600)
        )
    )
  }

  @Test(arguments: [
    (".123Z", 123_000_000, 19..<23), (".000Z", 0, 19..<23), (".1Z", 100_000_000, 19..<21),
    (".123456789Z", 123_456_789, 19..<29),
  ])
  func doubtsAFractionOnlyInWholeSeconds(ending: String, nanoseconds: Int, range: Range<Int>) {
    let text = "2020-01-01T00:00:00" + ending
    let moment = Self.moment(Self.newYear2020, nanoseconds)
    let doubt = DateDoubt(.fractionalSeconds, at: range)
    #expect(DateStrategy.iso8601.read(text) == .doubtful([doubt], moment))
    #expect(DateStrategy.iso8601Fractional.read(text) == .canonical(moment))
  }

  @Test(arguments: [
    ("", DateFault.Kind.empty, 0),
    ("null", .expected(.field(.year)), 0),
    (" 2020-01-01T00:00:00Z", .whitespace, 0),
    ("+2020-01-01T00:00:00Z", .expected(.field(.year)), 0),
    ("-0001-01-01T00:00:00Z", .expected(.field(.year)), 0),
    ("٢٠٢٠-01-01T00:00:00Z", .expected(.field(.year)), 0),
    ("T00:00:00Z", .expected(.field(.year)), 0),
    ("1577836800", .number, 0),
    ("1577836800.5", .number, 0),
    ("2020", .expected(.literal("-")), 4),
    ("2020-01", .expected(.literal("-")), 7),
    ("2020/01/01T00:00:00Z", .expected(.literal("-")), 4),
    ("2020--01-01T00:00:00Z", .expected(.field(.month)), 5),
    ("2020-W01-1T00:00:00Z", .expected(.field(.month)), 5),
    ("2020-001T00:00:00Z", .expected(.literal("-")), 8),
    ("2020-13-01T00:00:00Z", .month(13), 5),
    ("2020-00-01T00:00:00Z", .month(0), 5),
    ("2020-01-00T00:00:00Z", .day(0), 8),
    ("2020-01-32T00:00:00Z", .day(32), 8),
    ("20200101T000000Z", .missingSeparators, 8),
    ("20200101T00:00:00Z", .missingSeparators, 8),
    ("0000000000002020-01-01T00:00:00Z", .expected(.literal("-")), 10),
    ("2020-01-01", .missingTime, 10),
    ("2020-01-01Z", .missingTime, 10),
    ("2020-01-01 00:00:00Z", .spaceForT, 10),
    ("2020-01-01t00:00:00z", .lowerCaseT, 10),
    ("2020-01-01_00:00:00Z", .expected(.literal("T")), 10),
    ("2020-01-01T-1:00:00Z", .expected(.field(.hour)), 11),
    ("2020-01-01T000000Z", .missingSeparators, 17),
    ("2020-01-01T00Z", .expected(.field(.minute)), 13),
    ("2020-01-01T00:00Z", .expected(.field(.second)), 16),
    ("2020-01-01T00:00:00", .missingZone, 19),
    ("2020-01-01T00:00:00.123", .missingZone, 23),
    ("2020-01-01T00:00:00,123Z", .commaForPoint, 19),
    ("2020-01-01T00:00:00.Z", .expected(.field(.fraction)), 20),
    ("2020-01-01T00:00:00.1234567891234Z", .fractionLength, 19),
    ("2020-01-01T00:00:00 Z", .expected(.field(.zone)), 19),
    ("2020-01-01T00:00:00PST", .expected(.field(.zone)), 19),
    ("2020-01-01T00:00:00g", .expected(.field(.zone)), 19),
    ("2020-01-01T00:00:00−08:00", .expected(.field(.zone)), 19),
    ("2020-01-01T00:00:00+", .expected(.field(.zone)), 20),
    ("2020-01-01T00:00:00GMT-", .expected(.field(.zone)), 23),
    ("2020-01-01T00:00:00+01:", .expected(.field(.zone)), 23),
    ("2020-01-01T00:00:00+18:01", .zoneOffset, 19),
    ("2020-01-01T00:00:00+99:99", .zoneOffset, 19),
  ])
  func rejectsWhatFoundationRejects(text: String, kind: DateFault.Kind, offset: Int) {
    let expected = DateReading.rejected(DateFault(kind, at: offset))
    #expect(DateStrategy.iso8601.read(text) == expected)
    #expect(DateStrategy.iso8601Fractional.read(text) == expected)
  }

  @Test(arguments: [
    ("506715-01-01T00:00:00Z", DateFault.Kind.year, 0), ("9999999999-01-01T00:00:00Z", .year, 0),
    ("2020-01-01T2147483648:00:00Z", .hour(2_147_483_648), 11),
    ("2020-01-01T00:2147483648:00Z", .minute(2_147_483_648), 14),
    ("2020-01-01T00:00:2147483648Z", .second(2_147_483_648), 17),
  ])
  func rejectsWhatFoundationsCalendarCannotHold(text: String, kind: DateFault.Kind, offset: Int) {
    #expect(DateStrategy.iso8601.read(text) == .rejected(DateFault(kind, at: offset)))
  }

  @Test func readsTheLastYear() {
    let doubts = [DateDoubt(.fieldWidth(.year), at: 0..<6)]
    let moment = Self.moment(15_927_203_836_800)
    #expect(DateStrategy.iso8601.read("506714-01-01T00:00:00Z") == .doubtful(doubts, moment))
  }
}
