import StubJSON
import Testing

/// What is known of `JSONDecoder`, case by case: what it rejects at once, what only when it reads
/// the value, what it lets pass.
@Suite struct JSONDecoderFactsTests {
  private static let item = #"{"name":"a","done":true,"creationDate":1}"#

  static let documents: [(String, [String])] = [
    ("[\(item)]", []),
    (#"[{"name":"first","done":true,"creationDate":1,"name":"last"}]"#, ["1:47 duplicateKey"]),
    ("[\(item),]", ["1:43 trailingComma"]),
    (#"[{"name":"a","done":true,"creationDate":1,}]"#, ["1:42 trailingComma"]),
    ("[// hi\n\(item)]", ["1:2 comment"]),
    ("[/* hi */\(item)]", ["1:2 comment"]),
    ("\u{FEFF}[\(item)]", ["1:1 byteOrderMark"]),
    (#"[{"name":"a","done":tr"#, ["1:23 truncated"]),
    (#"[{"name":"a"#, ["1:10 truncated"]),
    (#"[{"name":"a","done":true,"creationDate":1}"#, ["1:43 truncated"]),
    (#"[{"name":"a\ud800","done":true,"creationDate":1}]"#, ["1:12 loneSurrogate"]),
    (#"[{"name":"a","done":true,"creationDate":NaN}]"#, ["1:41 foreignLiteral"]),
    (#"[{"creationDate":1e400}]"#, []),
    (item, []),
    ("", ["1:1 empty"]),
    (" \n\t ", ["1:1 empty"]),
    ("null", []),
    ("\(item)\n\(item)\n", ["2:1 secondValue"]),
    ("[\(item)]\n[\(item)]", ["2:1 secondValue"]),
    ("[\(item)] x", ["1:45 surroundingText"]),
    ("[\(item)],", ["1:44 surroundingText"]),
    ("[\(item)]\u{0}", ["1:44 foreignSpace"]),
    ("[{'name':'a'}]", ["1:3 singleQuotes"]),
    ("[{name:\"a\"}]", ["1:3 unquotedKey"]),
    (#"[{"name" "a"}]"#, ["1:10 missingColon"]),
    (#"[{"name":"a" "done":true}]"#, ["1:14 missingComma"]),
    (#"[{"name":"a"]}"#, ["1:13 mismatchedBracket"]),
    (#"[{"name":"a","done":True,"creationDate":1}]"#, ["1:21 foreignLiteral"]),
    ("[{\"name\":\"a\nb\"}]", ["1:12 controlCharacter"]),
    ("[{\"name\":\"a\tb\"}]", ["1:12 controlCharacter"]),
    ("[\n{\"name\":\"a\",\n  \"done\":tru,\n\"creationDate\":1}]", ["3:10 unquotedText"]),
  ]

  @Test(arguments: documents)
  func findsWhatIsWrongWithADocument(text: String, expected: [String]) {
    expectFaults(Array(text.utf8), expected)
  }

  static let values: [(String, [String])] = [
    ("1.2.3", ["1:12 malformedNumber"]), ("01", ["1:12 malformedNumber"]),
    ("-", ["1:12 malformedNumber"]), ("+1", ["1:12 foreignNumber"]),
    (".5", ["1:12 foreignNumber"]), ("1.", ["1:12 malformedNumber"]),
    ("1e", ["1:12 malformedNumber"]), ("1e400", []), ("--1", ["1:12 malformedNumber"]),
    ("1-2", ["1:12 malformedNumber"]), ("1e5e5", ["1:12 malformedNumber"]),
    ("0x10", ["1:12 foreignNumber"]), ("1_000", ["1:12 foreignNumber"]),
    ("1a", ["1:12 foreignNumber"]), ("-a", ["1:12 foreignNumber"]),
    ("-01", ["1:12 malformedNumber"]), ("00", ["1:12 malformedNumber"]),
    ("1.e1", ["1:12 malformedNumber"]), ("NaN", ["1:12 foreignLiteral"]),
    ("nul", ["1:12 unquotedText"]), ("nulll", ["1:12 unquotedText"]),
    ("tru", ["1:12 unquotedText"]), ("truex", ["1:12 unquotedText"]),
    ("fals", ["1:12 unquotedText"]), ("[tru]", ["1:13 unquotedText"]),
    ("Infinity", ["1:12 foreignLiteral"]), ("-Infinity", ["1:12 foreignLiteral"]),
    (#""\x""#, ["1:13 malformedEscape"]), (#""\u12""#, ["1:13 brokenEscape"]),
    (#""\uZZZZ""#, ["1:13 malformedEscape"]), (#""\ud800""#, ["1:13 loneSurrogate"]),
    (#""\udc00\ud800""#, ["1:13 loneSurrogate"]), (#""\u+041""#, ["1:13 malformedEscape"]),
    (#""\ud83d\u+e00""#, ["1:13 loneSurrogate", "1:19 malformedEscape"]),
    (#""\uD800\uDBFF""#, ["1:13 loneSurrogate"]), (#""\uDBFF\uDFFF""#, []),
    (#""\u123\","k":2"#, ["1:13 malformedEscape"]), (#""\u12\"3""#, ["1:13 brokenEscape"]),
    ("\"\\😀\"", ["1:13 malformedEscape"]), (#""\U0041""#, ["1:13 malformedEscape"]),
    (#""\0""#, ["1:13 malformedEscape"]),
    (#""\'""#, ["1:13 malformedEscape"]), (#""\/""#, []), (#""\u0000""#, []),
    ("\"a\nb\"", ["1:14 controlCharacter"]), ("\"a\tb\"", ["1:14 controlCharacter"]),
    ("\"a\u{0}b\"", ["1:14 controlCharacter"]), ("\"a\u{1F}b\"", ["1:14 controlCharacter"]),
    ("\"a\u{7F}\u{2028}b\"", []), ("'x'", ["1:12 singleQuotes"]), ("", ["1:12 missingValue"]),
    ("[1,]", ["1:14 trailingComma"]), ("[1 ,\n]", ["1:15 trailingComma"]),
    ("[[],]", ["1:15 trailingComma"]), ("[1,,2]", ["1:15 extraComma"]),
    ("{,}", ["1:13 extraComma"]), ("{\"x\"}", ["1:13 missingColon"]),
    ("{\"k\":1,}", ["1:18 trailingComma"]), ("{\"k\":1,,\"l\":2}", ["1:19 extraComma"]),
    ("{,\"k\":1}", ["1:13 extraComma"]), ("{1:2}", ["1:13 invalidKey"]),
    ("[1 2]", ["1:15 missingComma"]), ("[1;2]", ["1:14 missingComma"]),
    ("[,1]", ["1:13 extraComma"]), ("[\"k\":1]", ["1:16 unexpectedCharacter"]),
    ("{\"k\"=1}", ["1:16 missingColon"]), ("\"abc\\\"", ["1:12 truncated"]),
    ("[1\u{A0}]", ["1:14 foreignSpace"]), ("[1\u{B}]", ["1:14 foreignSpace"]),
    ("[1\u{C}]", ["1:14 foreignSpace"]), ("[1\u{0}]", ["1:14 foreignSpace"]),
    ("[1\r\n\t ]", []), ("1,\"\":2", []),
    (#"{"\x":1}"#, ["1:14 malformedEscape"]), (#"{"\ud800":1}"#, ["1:14 loneSurrogate"]),
  ]

  /// Each value stands under a key that nobody decodes.
  @Test(arguments: values)
  func findsWhatIsWrongWithAValue(value: String, expected: [String]) {
    expectFaults(Array(#"{"a":1,"z":\#(value)}"#.utf8), expected)
  }

  static let bytes: [([UInt8], [String])] = [
    ([0x22, 0xFF, 0xFE, 0x22], ["1:2 invalidUTF8"]),
    ([0x22, 0xC0, 0x80, 0x22], ["1:2 invalidUTF8"]),
    ([0x22, 0x61, 0xED, 0xA0, 0x80, 0x62, 0x22], ["1:3 invalidUTF8"]),
    ([0x22, 0xEF, 0xBF, 0xBF, 0xEF, 0xBB, 0xBF, 0x22], []),
    ([0x5B, 0x31, 0xA0, 0x5D], ["1:3 unexpectedCharacter"]),
  ]

  @Test(arguments: bytes)
  func findsWhatIsNoUTF8(bytes: [UInt8], expected: [String]) {
    expectFaults(bytes, expected)
  }

  static let truncations: [(String, String)] = [
    ("[1", "1:3"), ("[1,", "1:4"), ("{", "1:2"), ("{\"a\"", "1:5"), ("{\"a\":", "1:6"),
    ("{\"a\":1", "1:7"), ("{\"a\":1,", "1:8"), ("\"", "1:1"), ("[\"\\\"]", "1:2"),
    ("[1\n\n", "1:3"), ("{\"a\": fal", "1:10"),
  ]

  @Test(arguments: truncations)
  func findsWhereATextIsCutOff(text: String, place: String) {
    expectFaults(Array(text.utf8), ["\(place) truncated"])
  }

  static let depths: [(String, Int, String, String, Bool)] = [
    ("", 512, "[", "]", false), ("", 513, "[", "]", true), ("", 100_000, "[", "]", true),
    (#"{"a":1,"z":"#, 511, "[", "]", false), (#"{"a":1,"z":"#, 512, "[", "]", true),
    (#"{"a":1,"z":"#, 100_000, "[", "]", true),
    (#"{"a":1,"z":"#, 511, #"{"k":"#, "}", false), (#"{"a":1,"z":"#, 512, #"{"k":"#, "}", true),
    ("", 100_000, "[", "", true),
  ]

  @Test(arguments: depths)
  func readsAsDeepAsFoundation(
    head: String,
    depth: Int,
    opening: String,
    closing: String,
    isTooDeep: Bool
  ) {
    let value = opening.hasPrefix("{") ? "1" : ""
    let text =
      head + String(repeating: opening, count: depth) + value
      + String(repeating: closing, count: depth) + (head.isEmpty ? "" : "}")
    let document = document(text)
    #expect(document.faults.map(\.kind) == (isTooDeep ? [.tooDeep] : []))
    #expect(FoundationParity.rejects(Array(text.utf8)) == isTooDeep)
  }

  @Test func marksTheBracketThatIsOneTooDeep() {
    #expect(faults(document(String(repeating: "[", count: 600))) == ["1:513 tooDeep"])
  }

  private func expectFaults(_ bytes: [UInt8], _ expected: [String]) {
    let document = document(bytes)
    #expect(faults(document) == expected)
    #expect(FoundationParity.rejects(bytes) == document.isRejected)
  }
}
