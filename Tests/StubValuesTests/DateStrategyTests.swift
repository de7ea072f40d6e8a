import StubValues
import Testing

@Suite struct DateStrategyTests {
  @Test func hasFoundationsNames() {
    #expect(
      DateStrategy.names == [
        "deferredToDate", "secondsSince1970", "millisecondsSince1970", "iso8601",
        "iso8601Fractional",
      ]
    )
    #expect(DateStrategy(name: "iso8601") == .iso8601)
    #expect(DateStrategy(name: "ISO8601") == nil)
  }

  @Test func isToldByItsFormats() throws {
    let day = DateStrategy.formats([try DateFormat("yyyy-MM-dd")])
    #expect(day == .formats([try DateFormat("yyyy-MM-dd")]))
    #expect(day != .formats([try DateFormat("yyyy/MM/dd")]))
    #expect(day.description == "yyyy-MM-dd")
    #expect(day.name == nil)
  }

  @Test(arguments: [
    (DateStrategy.deferredToDate, 0, 0, "-978307200"),
    (.deferredToDate, 978_307_200, 0, "0"),
    (.deferredToDate, 978_307_198, 500_000_000, "-1.5"),
    (.deferredToDate, 978_307_199, 750_000_000, "-0.25"),
    (.deferredToDate, 1_735_732_800, 1, "757425600.000000001"),
    (.secondsSince1970, 1_735_732_800, 0, "1735732800"),
    (.secondsSince1970, -1, 999_999_999, "-0.000000001"),
    (.secondsSince1970, Int.max, 0, "9223372036854775807"),
    (.millisecondsSince1970, 1_735_732_800, 0, "1735732800000"),
    (.millisecondsSince1970, 0, 0, "0"),
    (.millisecondsSince1970, 0, 5_000_000, "5"),
    (.millisecondsSince1970, 0, 500, "0.0005"),
    (.millisecondsSince1970, 3, 7_250_000, "3007.25"),
    (.millisecondsSince1970, -1, 0, "-1000"),
    (.millisecondsSince1970, -2, 500_000_000, "-1500"),
    (.millisecondsSince1970, -1, 999_000_000, "-1"),
    (.millisecondsSince1970, Int.max, 999_999_999, "9223372036854775807999.999999"),
    (.iso8601, 1_735_732_800, 999_999_999, "2025-01-01T12:00:00Z"),
    (.iso8601, -62_135_596_800, 0, "0001-01-01T00:00:00Z"),
    (.iso8601, 253_402_300_800, 0, "10000-01-01T00:00:00Z"),
    (.iso8601Fractional, 1_735_732_800, 0, "2025-01-01T12:00:00.000Z"),
    (.iso8601Fractional, 1_735_732_800, 123_999_999, "2025-01-01T12:00:00.123Z"),
  ])
  func writesExactly(strategy: DateStrategy, seconds: Int, nanoseconds: Int, expected: String) {
    let timestamp = Timestamp(seconds: seconds, nanoseconds: nanoseconds)
    #expect(strategy.text(of: timestamp) == expected)
  }

  @Test func neverOverflowsBelowTheFirstSecond() {
    let first = Timestamp(seconds: .min)
    #expect(DateStrategy.deferredToDate.text(of: first) == "-9223372036854775808")
    #expect(DateStrategy.secondsSince1970.text(of: first) == "-9223372036854775808")
    #expect(DateStrategy.millisecondsSince1970.text(of: first) == "-9223372036854775808000")
  }

  @Test(arguments: [
    (DateStrategy.deferredToDate, 0.0, 978_307_200),
    (.secondsSince1970, 1_577_836_800, 1_577_836_800),
    (.millisecondsSince1970, 1_577_836_800_000, 1_577_836_800),
  ])
  func readsNumbers(strategy: DateStrategy, number: Double, seconds: Int) {
    #expect(strategy.timestamp(ofNumber: number) == Timestamp(seconds: seconds))
    #expect(strategy.read("\(number)") == .rejected(DateFault(.number, at: 0)))
    #expect(DateStrategy.iso8601.timestamp(ofNumber: number) == nil)
  }

  @Test func knowsWhatItLoses() throws {
    #expect(DateStrategy.iso8601.keepsWholeSeconds)
    #expect(DateStrategy.deferredToDate.keepsWholeSeconds)
    #expect(DateStrategy.formats([try DateFormat("yyyy-MM-dd")]).keepsWholeSeconds == false)
    #expect(DateStrategy.formats([try DateFormat("yyyy-MM-dd HH:mm:ss")]).keepsWholeSeconds)
    #expect(DateStrategy.formats([]).keepsWholeSeconds == false)
  }
}
