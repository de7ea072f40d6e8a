import Foundation
import StubDiagnostics
import StubValidation
import Testing

/// Values of which it is known what `JSONDecoder` does with them: `true` where it reads them.
///
/// The tables hold the validator to the expected answer, and Foundation on this system to it too.
@Suite struct FoundationFactTests {
  private static func accepts(_ type: String, _ value: String, coding: String = "") -> Bool {
    let schema = """
      {"stubschema": 1, \(coding) "enums": {
        "Status": {"rawType": "String", "cases": {"active": "active", "cafe": "caf\u{E9}"}},
        "Level": {"rawType": "Int", "cases": {"one": 1, "two": 2}},
        "Half": {"rawType": "Double", "cases": {"half": 0.5, "one": 1}}},
       "models": {"Item": {"wraps": "\(type)"}, "Empty": {"fields": {}}}}
      """
    let text = SourceText(file: "items.json", bytes: Array("[\(value)]".utf8))
    return !Schemas.validator(schema, model: "Item").validate(text).isUndecodable
  }

  private static func decodes<T: Decodable>(_ type: T.Type, _ value: String) -> Bool {
    (try? JSONDecoder().decode([T].self, from: Data("[\(value)]".utf8))) != nil
  }

  @Test(arguments: [
    ("-0", true), ("-0.0", true), ("1.0", true), ("1.5", false), ("1e3", true), ("10e-1", true),
    ("15e-1", false), ("1.0000000000000000001", true), ("\"1\"", false), ("true", false),
    ("null", false), ("[]", false), ("{}", false), ("01", false), ("-01", false), ("+1", false),
    (".5", false), ("1.", false), ("1.e1", false), ("1e", false), ("-", false), ("0x10", false),
    ("9223372036854775807", true), ("9223372036854775808", false),
    ("-9223372036854775808", true), ("-9223372036854775809", false), ("9007199254740993.0", true),
    ("9e18", true), ("1e19", false), ("9223372036854775807.0", false), ("1e400", false),
    ("1e-400", true), ("0e400", true), ("9007199254740993.5", true),
    ("4611686018427387904.7", false),
    ("12345678901234567e-1", false), ("123456789012345678e-1", true),
    ("0.99999999999999999999", true), ("-9223372036854775808.0", false),
  ])
  func readsIntegers(_ value: String, _ isRead: Bool) {
    #expect(Self.accepts("Int", value) == isRead)
    #expect(Self.decodes(Int.self, value) == isRead)
  }

  @Test(arguments: [
    ("1e308", true), ("1.7976931348623159e308", false), ("1e309", false), ("5e-324", true),
    ("1e-400", false), ("0e400", true), ("\"1.5\"", false), ("NaN", false), ("1E+5", true),
    ("1e+", false), ("2.4e-324", false), ("2.5e-324", true), ("0e99999999999999999999", true),
    ("1e-99999999999999999999", false), ("0.0000", true), ("-0.0e5", false), ("0e1", false),
    ("123456789012345678901234567890", true),
  ])
  func readsDoubles(_ value: String, _ isRead: Bool) {
    #expect(Self.accepts("Double", value) == isRead)
    #expect(Self.decodes(Double.self, value) == isRead)
  }

  @Test(arguments: [
    ("16777217", true), ("3.4028235e38", true), ("3.4028236e38", false), ("1e-45", true),
    ("1e-46", false), ("8e-46", true), ("7e-46", false), ("3.40282357e38", false),
  ])
  func readsFloats(_ value: String, _ isRead: Bool) {
    #expect(Self.accepts("Float", value) == isRead)
    #expect(Self.decodes(Float.self, value) == isRead)
  }

  @Test(arguments: [
    ("1e127", true), ("1e128", false), ("12e126", true), ("99e127", true), ("0.1e128", true),
    ("1e-128", true), ("1e-129", false), ("123e-130", false), ("0e1000", false),
    ("9999999999999999999999999999999999999999999", true), ("\"1.5\"", false), ("1e5.5", false),
    ("-0.5e-3", true), ("100000000000000000000000000000000000000000000000000", true),
  ])
  func readsDecimals(_ value: String, _ isRead: Bool) {
    #expect(Self.accepts("Decimal", value) == isRead)
    #expect(Self.decodes(Decimal.self, value) == isRead)
  }

  @Test(arguments: [
    ("\"\\u0041\"", true), ("\"\\ud83d\\ude00\"", true), ("\"\\ud83d\"", false),
    ("\"\\ud83d\\ud83d\\ude00\"", false), ("\"\\u0000\"", true), ("\"\\uffff\"", true),
    ("\"\\u12\"", false), ("\"\\u12G4\"", false), ("\"\\/\"", true), ("\"\\x41\"", false),
    ("\"\\'\"", false), ("\"a\u{7F}b\"", true), ("\"a\u{1F}b\"", false), ("\"a\tb\"", false),
    ("'a'", false), ("\"\\u+041\"", false), ("\"\\uDBFF\\uDFFF\"", true),
  ])
  func readsStrings(_ value: String, _ isRead: Bool) {
    #expect(Self.accepts("String", value) == isRead)
    #expect(Self.decodes(String.self, value) == isRead)
  }

  @Test(arguments: [
    ("", false), (" ", true), ("http://", true), ("not a url", true), ("http://a b", false),
    ("ht!tp://x", false), ("//host", true), ("http://[::1", false), ("%zz", true), ("1a:b", false),
    ("mailto:", true), ("http://host:99999", true), ("http://host:abc", false), ("##", true),
    ("http://%", false), ("http://a^b", false), ("http://a.com/<>", true), ("http://a..b", true),
    ("https://example.com/a?b=c", true), ("http://x[y]", false), ("http://a.com/[x]", true),
  ])
  func readsURLs(_ text: String, _ isRead: Bool) {
    #expect(Self.accepts("URL", "\"\(text)\"") == isRead)
    #expect(Self.decodes(URL.self, "\"\(text)\"") == isRead)
  }

  @Test(arguments: [
    ("\"active\"", true), ("\"Active\"", false), ("\"\"", false), ("5", false), ("null", false),
    ("\"caf\u{E9}\"", true), ("\"cafe\u{301}\"", true), ("\" active\"", false),
    ("\"\\u0061ctive\"", true),
  ])
  func readsRawTexts(_ value: String, _ isRead: Bool) {
    #expect(Self.accepts("Status", value) == isRead)
  }

  @Test(arguments: [
    ("Level", "1", true), ("Level", "3", false), ("Level", "1.0", true), ("Level", "1e0", true),
    ("Level", "1.5", false), ("Level", "\"1\"", false), ("Half", "0.5", true),
    ("Half", "5e-1", true),
    ("Half", "0.7", false), ("Half", "1.0", true), ("Empty", "null", true),
    ("Empty", "1.2.3", true),
    ("[Int?]", "[1,null]", true), ("[Int]?", "null", true), ("[Int]", "[1,null]", false),
    ("[Int: String]", "{\"+1\":\"a\"}", true), ("[Int: String]", "{\"1.0\":\"a\"}", false),
    ("[UInt: String]", "{\"1\":\"a\"}", false), ("[UInt: String]", "[1,\"a\"]", true),
    ("[Status: Int]", "[\"active\",1,\"cafe\"]", false), ("[Bool: Int]", "[true,1]", true),
    ("Range<Int>", "[5,1]", false), ("ClosedRange<Int>", "[5,5]", true),
    ("Range<Int>", "[1,1e-400]", false), ("Range<Int>", "[0,2e-324]", true),
    ("ClosedRange<Decimal>", "[0.1000000000000000000001,0.1]", false),
    ("ClosedRange<Int>", "[1]", false), ("ClosedRange<Int>", "[1,2,3]", true),
    ("Duration", "5", false), ("CGPoint", "{\"x\":1,\"y\":2}", false), ("CGPoint", "[1,2]", true),
    ("TimeZone", "\"UTC\"", false), ("TimeZone", "{\"identifier\":\"Europe/Berlin\"}", true),
    ("Locale", "{\"identifier\":\"\"}", true), ("DateComponents", "{}", true),
    ("Float16", "65504", true), ("Float16", "65520", false), ("Float16", "1e-9", true),
    ("UInt8", "-0.0", true), ("UInt8", "2.55e2", true), ("UInt8", "256", false),
    ("UInt64", "1e19", true), ("UInt64", "1.8446744073709552e19", false), ("Int128", "1e30", false),
  ])
  func readsOtherTypes(_ type: String, _ value: String, _ isRead: Bool) {
    #expect(Self.accepts(type, value) == isRead)
  }

  @Test(arguments: [
    ("2020-01-01T00:00:00Z", true), ("2020-01-01T00:00:00,123Z", false),
    ("2020-01-01T00:00:00+01:30:15", true), ("2020-01-01T00:00:00+19:00", false),
    ("2020-01-01t00:00:00z", false), ("2020-01-01 00:00:00Z", false), ("2020-01-01", false),
    ("2020-01-01T00:00:00UTC+01:00", true), ("2020-1-1T0:0:0Z", true),
    ("2020-02-30T00:00:00Z", true), ("2020-01-32T00:00:00Z", false),
    ("2020-13-01T00:00:00Z", false),
    ("0000-01-01T00:00:00Z", true), ("99999-01-01T00:00:00Z", true),
    ("9999999-01-01T00:00:00Z", false), ("2020-01-01T00:00:00Zjunk", true),
    ("2020-01-01T00:00:00.1234567891234Z", false), ("2020-01-01T999:00:00Z", true),
  ])
  func readsDatesInISO8601(_ text: String, _ isRead: Bool) {
    let coding = "\"coding\": {\"dates\": \"iso8601\"},"
    #expect(Self.accepts("Date", "\"\(text)\"", coding: coding) == isRead)
  }

  /// `DateFormatter` would stop the process.
  @Test(arguments: [1, 3, 10, 34].map { ($0, true) } + [35, 36, 100, 5_000].map { ($0, false) })
  func readsFractionsOfFewDigitsInAFormat(_ digits: Int, _ isRead: Bool) {
    let fraction = String(repeating: "1", count: digits)
    let coding = "\"coding\": {\"dates\": {\"format\": \"yyyy-MM-dd'T'HH:mm:ss.SSS\"}},"
    let text = "\"2020-01-01T00:00:00.\(fraction)\""
    #expect(Self.accepts("Date", text, coding: coding) == isRead)
  }

  @Test(arguments: [(511, true), (512, false)])
  func readsNoMoreThan512Levels(_ levels: Int, _ isRead: Bool) {
    let value = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(Self.accepts("JSON", value) == isRead)
  }
}
