import StubJSON
import Testing

@Suite struct JSONNumberTests {
  static let parts: [(String, [UInt8], Int, Bool)] = [
    ("0", [], 0, false), ("-0.00", [], 0, true), ("1", [1], 0, false), ("100", [1], 2, false),
    ("-1.50", [1, 5], -1, true), ("0.001", [1], -3, false), ("12e3", [1, 2], 3, false),
    ("1.20E-2", [1, 2], -3, false), ("1e99999999999999999999", [1], 1_000_000_000_000_000, false),
    ("1e-99999999999999999999", [1], -1_000_000_000_000_000, false), ("0e400", [], 0, false),
  ]

  @Test(arguments: parts)
  func takesANumberApart(text: String, digits: [UInt8], exponent: Int, isNegative: Bool) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.digits == digits)
    #expect(number.exponent == exponent)
    #expect(number.isNegative == isNegative)
  }

  @Test(arguments: ["", "-", "01", "1.", ".5", "+1", "1e", "0x1", "1 ", " 1", "NaN", "1.2.3", "é"])
  func takesNothingElseForANumber(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: [
    ("1", "2"), ("-2", "-1"), ("-1", "0"), ("-1", "1e-400"), ("0", "1e-400"), ("0.9", "1"),
    ("9", "10"), ("99.9", "100"), ("-100", "-99.9"), ("1e-400", "1e-399"), ("1e400", "1e401"),
    ("9007199254740992", "9007199254740993"), ("0.1", "0.10000000000000000001"), ("12", "13"),
    ("1", "1.5"), ("-1.5", "-1"),
  ])
  func comparesExactly(smaller: String, larger: String) throws {
    let (small, large) = (try #require(JSONNumber(smaller)), try #require(JSONNumber(larger)))
    #expect(small < large)
    #expect(!(large < small))
    #expect(small != large)
    #expect(!(small < small))
  }

  @Test(arguments: [("1", "1.0"), ("1", "10e-1"), ("0", "-0"), ("0.0", "0e9"), ("1e3", "1000")])
  func knowsTheSameNumberInAnotherSpelling(one: String, other: String) {
    #expect(JSONNumber(one) == JSONNumber(other))
    #expect(JSONNumber(one)?.hashValue == JSONNumber(other)?.hashValue)
  }

  @Test(arguments: [("1", true), ("1.0", true), ("1e3", true), ("1.5", false), ("15e-1", false)])
  func knowsIntegers(text: String, expected: Bool) {
    #expect(JSONNumber(text)?.isInteger == expected)
  }

  @Test func givesIntegersThatFit() {
    #expect(JSONNumber("127.0")?.exactInteger(as: Int8.self) == 127)
    #expect(JSONNumber("128")?.exactInteger(as: Int8.self) == nil)
    #expect(JSONNumber("-128")?.exactInteger(as: Int8.self) == -128)
    #expect(JSONNumber("-0")?.exactInteger(as: UInt8.self) == 0)
    #expect(JSONNumber("-1")?.exactInteger(as: UInt8.self) == nil)
    #expect(JSONNumber("18446744073709551615")?.exactInteger(as: UInt64.self) == .max)
    #expect(JSONNumber("1.5")?.exactInteger(as: Int.self) == nil)
    #expect(JSONNumber("1e999999999999")?.exactInteger(as: Int.self) == nil)
    #expect(JSONNumber(-5) == JSONNumber("-5"))
  }

  @Test(arguments: [
    ("10", "5", true), ("11", "5", false), ("0.3", "0.1", true), ("0.35", "0.1", false),
    ("1e3", "8", true), ("1e2", "8", false), ("-9", "3", true), ("0", "7", true),
    ("1e400", "2", true), ("1e400", "3", false), ("19.99", "0.01", true), ("5", "10", false),
    ("1.005", "0.01", false), ("123456789012345678901234567890", "9", true),
  ])
  func knowsMultiplesExactly(text: String, divisor: String, expected: Bool) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.isMultiple(of: try #require(JSONNumber(divisor))) == expected)
  }

  @Test func refusesDivisorsItCannotTell() throws {
    let one = try #require(JSONNumber("1"))
    #expect(one.isMultiple(of: try #require(JSONNumber("0"))) == nil)
    #expect(one.isMultiple(of: try #require(JSONNumber("1234567890123456789"))) == nil)
  }
}
