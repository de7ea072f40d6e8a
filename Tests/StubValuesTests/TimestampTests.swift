import StubValues
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    (0, 1970, 1, 1, 0, 0, 0), (-1, 1969, 12, 31, 23, 59, 59), (978_307_200, 2001, 1, 1, 0, 0, 0),
    (1_735_732_800, 2025, 1, 1, 12, 0, 0), (253_402_300_799, 9_999, 12, 31, 23, 59, 59),
    (-62_167_219_200, 0, 1, 1, 0, 0, 0), (-377_705_116_800, -9_999, 1, 1, 0, 0, 0),
  ])
  func showsCalendarAndClock(
    seconds: Int,
    year: Int,
    month: Int,
    day: Int,
    hour: Int,
    minute: Int,
    second: Int
  ) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    let moment = try #require(CivilDateTime(date, hour: hour, minute: minute, second: second))
    #expect(CivilDateTime(Timestamp(seconds: seconds)) == moment)
    #expect(moment.timestamp == Timestamp(seconds: seconds))
  }

  @Test(arguments: [
    (24, 0, 0, 0), (0, 60, 0, 0), (0, 0, 60, 0), (0, 0, 0, 1_000_000_000), (-1, 0, 0, 0),
  ])
  func refusesWhatNoClockShows(hour: Int, minute: Int, second: Int, nanosecond: Int) {
    let date = CivilDate(daysSince1970: 0)
    #expect(
      CivilDateTime(date, hour: hour, minute: minute, second: second, nanosecond: nanosecond) == nil
    )
  }

  @Test(arguments: [
    (0.0, 978_307_200, 0), (-1.5, 978_307_198, 500_000_000), (0.25, 978_307_200, 250_000_000),
    (694_224_000, 1_672_531_200, 0),
  ])
  func readsSecondsAsADouble(count: Double, seconds: Int, nanoseconds: Int) {
    let expected = Timestamp(seconds: seconds, nanoseconds: nanoseconds)
    #expect(Timestamp(secondsSinceOrigin: count, origin: .referenceDate) == expected)
  }

  @Test(arguments: [1e19, -1e300, .infinity, .nan, 9.3e18])
  func readsNoDoubleBeyondItsRange(count: Double) {
    #expect(Timestamp(secondsSinceOrigin: count, origin: .referenceDate) == nil)
  }

  @Test func saturatesAtTheEndsOfTime() {
    #expect(Timestamp(seconds: .max).advanced(bySeconds: 1).seconds == .max)
    #expect(Timestamp(seconds: .min).advanced(bySeconds: -1).seconds == .min)
    #expect(CivilDateTime(Timestamp(seconds: .max)).date == .last)
    #expect(CivilDateTime(Timestamp(seconds: .min)).date == .first)
  }

  @Test func ordersByTime() {
    #expect(Timestamp(seconds: -1, nanoseconds: 5) < Timestamp(seconds: 0))
    #expect(Timestamp(seconds: 1, nanoseconds: 4) < Timestamp(seconds: 1, nanoseconds: 5))
  }
}
