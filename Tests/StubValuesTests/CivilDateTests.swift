import StubValues
import Testing

@Suite struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0), (2000, 2, 29, 11_016), (2025, 1, 1, 20_089), (1969, 12, 31, -1),
    (1582, 10, 15, -141_427), (1, 1, 1, -719_162), (0, 3, 1, -719_468), (-1, 12, 31, -719_529),
    (9_999, 12, 31, 2_932_896), (-9_999, 1, 1, -4_371_587),
  ])
  func countsDaysBothWays(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.daysSince1970 == number)
    #expect(CivilDate(daysSince1970: number) == date)
  }

  @Test func walksTheCalendarWithoutAGap() throws {
    var previous = CivilDate(daysSince1970: -719_900)
    for number in -719_899...(-719_000) {
      let date = CivilDate(daysSince1970: number)
      let isNextDay =
        date.year == previous.year && date.month == previous.month
        && date.day == previous.day + 1
      let isNextMonth =
        date.day == 1
        && (date.month == previous.month + 1 || (date.month == 1 && previous.month == 12))
      #expect(isNextDay || isNextMonth)
      #expect(date.daysSince1970 == number)
      previous = date
    }
  }

  @Test(arguments: [
    (2021, 2, 29), (1900, 2, 29), (2025, 4, 31), (2025, 13, 1), (2025, 0, 1), (2025, 1, 0),
    (2025, 1, 32), (1_000_000, 1, 1), (-1_000_000, 1, 1), (Int.max, 1, 1), (Int.min, 1, 1),
    (2025, 1, Int.max), (2025, Int.min, 1),
  ])
  func refusesWhatIsNoDay(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (2000, true), (1900, false), (2024, true), (2023, false), (0, true), (-4, true),
  ])
  func knowsLeapYears(year: Int, isLeap: Bool) {
    #expect(CivilDate.isLeapYear(year) == isLeap)
  }

  @Test(arguments: [
    (2025, 1, 1, 3, 1), (2024, 12, 31, 2, 366), (2000, 2, 29, 2, 60), (1970, 1, 1, 4, 1),
    (1, 1, 1, 1, 1), (2023, 12, 31, 7, 365), (-1, 1, 1, 5, 1),
  ])
  func knowsWeekdayAndDayOfYear(year: Int, month: Int, day: Int, weekday: Int, ordinal: Int) throws
  {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.weekday == weekday)
    #expect(date.dayOfYear == ordinal)
  }

  @Test(arguments: [
    (2024, 1, 31, 1, 2024, 2, 29), (2025, 1, 31, 1, 2025, 2, 28), (2025, 3, 31, -1, 2025, 2, 28),
    (2024, 2, 29, 12, 2025, 2, 28), (2025, 11, 30, 3, 2026, 2, 28), (2025, 1, 15, -1, 2024, 12, 15),
    (0, 1, 31, -11, -1, 2, 28), (999_999, 12, 1, 1, 999_999, 12, 31),
    (-999_999, 1, 5, -1, -999_999, 1, 1), (2025, 1, 1, Int.max, 999_999, 12, 31),
  ])
  func addsMonthsAndKeepsToTheMonth(
    year: Int,
    month: Int,
    day: Int,
    months: Int,
    newYear: Int,
    newMonth: Int,
    newDay: Int
  ) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(
      date.adding(months: months) == CivilDate(year: newYear, month: newMonth, day: newDay)
    )
  }

  @Test func staysWithinTheSupportedDays() {
    #expect(CivilDate(daysSince1970: .max) == .last)
    #expect(CivilDate(daysSince1970: .min) == .first)
    #expect(CivilDate.last.adding(days: 1) == .last)
    #expect(CivilDate.first.adding(days: .min) == .first)
  }

  @Test func ordersByTime() throws {
    let early = try #require(CivilDate(year: -5, month: 12, day: 31))
    let late = try #require(CivilDate(year: -4, month: 1, day: 1))
    #expect(early < late)
    #expect(!(late < early))
  }
}
