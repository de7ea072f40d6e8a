import StubValues
import Testing

@Suite struct IntegerWidthTests {
  @Test(arguments: [
    (IntegerWidth.int8, "-128", "127"), (.int16, "-32768", "32767"),
    (.int32, "-2147483648", "2147483647"), (.int64, "-9223372036854775808", "9223372036854775807"),
    (.int, "-9223372036854775808", "9223372036854775807"),
    (
      .int128, "-170141183460469231731687303715884105728", "170141183460469231731687303715884105727"
    ),
    (.uint8, "0", "255"), (.uint16, "0", "65535"), (.uint32, "0", "4294967295"),
    (.uint64, "0", "18446744073709551615"), (.uint, "0", "18446744073709551615"),
    (.uint128, "0", "340282366920938463463374607431768211455"),
  ])
  func hasTheBoundsOfTheType(width: IntegerWidth, minimum: String, maximum: String) {
    #expect(width.minimumText == minimum)
    #expect(width.maximumText == maximum)
    #expect(width.fits(minimum))
    #expect(width.fits(maximum))
  }

  @Test(arguments: [
    (IntegerWidth.int8, "128"), (.int8, "-129"), (.int8, "300"), (.int8, "1000"), (.uint8, "256"),
    (.uint8, "-1"), (.uint16, "65536"), (.int64, "9223372036854775808"),
    (.int64, "-9223372036854775809"), (.uint64, "18446744073709551616"),
    (.int128, "170141183460469231731687303715884105728"), (.uint128, "-1"),
    (.uint128, "340282366920938463463374607431768211456"), (.int, "123456789012345678901234567890"),
    (.int8, ""), (.int8, "-"), (.int8, "1.0"), (.int8, "+1"), (.int8, "1e1"), (.int8, " 1"),
  ])
  func refusesWhatDoesNotFit(width: IntegerWidth, text: String) {
    #expect(!width.fits(text))
  }

  @Test(arguments: [
    (IntegerWidth.uint8, "-0"), (.int8, "-0"), (.int8, "0000127"), (.int8, "-0128"), (.uint8, "0"),
  ])
  func looksAtTheValueOnly(width: IntegerWidth, text: String) {
    #expect(width.fits(text))
  }

  @Test func hasBoundsAsIntWhereTheyFit() {
    #expect(IntegerWidth.int16.minimum == -32_768)
    #expect(IntegerWidth.uint32.maximum == 4_294_967_295)
    #expect(IntegerWidth.uint64.maximum == nil)
    #expect(IntegerWidth.int128.minimum == nil)
    #expect(IntegerWidth.uint64.representableRange == 0...Int.max)
    #expect(IntegerWidth.int128.representableRange == Int.min...Int.max)
    #expect(IntegerWidth.int8.representableRange == -128...127)
  }

  @Test func isToldByItsName() {
    #expect(IntegerWidth(name: "UInt16") == .uint16)
    #expect(IntegerWidth(name: "Integer") == nil)
    #expect(IntegerWidth.allCases.map(\.name).count == 12)
    #expect(IntegerWidth.int128.bitCount == 128)
  }
}
