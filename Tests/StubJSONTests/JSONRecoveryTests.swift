import StubDiagnostics
import StubJSON
import Testing

/// One mistake is one fault, and the next mistake is found too.
@Suite struct JSONRecoveryTests {
  static let punctuation: [(String, [String])] = [
    ("[1,,,,2,]", ["1:4 extraComma", "1:8 trailingComma"]), ("[1,,]", ["1:4 extraComma"]),
    ("{\"a\" 1}", ["1:6 missingColon"]), ("{\"a\",\"b\"}", ["1:2 missingColon"]),
    ("{\"a\":,\"b\":1}", ["1:6 missingValue"]), ("{\"a\":}", ["1:6 missingValue"]),
    ("{\"a\":1 \"b\":2 \"c\":3}", ["1:8 missingComma", "1:14 missingComma"]),
    ("{\"a\":1;\"b\":2}", ["1:7 missingComma"]),
    ("[1 2 3]", ["1:4 missingComma", "1:6 missingComma"]),
    ("{\"a\"=1, \"b\"=>2}", ["1:5 missingColon"]), ("[\"a\" \"b\"]", ["1:6 missingComma"]),
    ("{\"a\" : 1 : 2, \"b\":3}", ["1:10 unexpectedCharacter"]),
    ("{\"a\"::1}", ["1:6 unexpectedCharacter"]), ("{:1}", ["1:2 invalidKey"]),
    ("{\"a\": 1 2}", ["1:9 missingComma"]), ("{\"a\":\"x\"\"y\"}", ["1:9 missingComma"]),
    ("[\"a\":1,\"b\":2]", ["1:5 unexpectedCharacter"]), ("[1 @ 2]", ["1:4 unexpectedCharacter"]),
    ("{1:2, 3:4}", ["1:2 invalidKey"]), ("{1, 2}", ["1:2 invalidKey"]),
    ("{{\"a\":1}}", ["1:2 invalidKey"]), (",[1]", ["1:1 extraComma"]),
    (":", ["1:1 unexpectedCharacter"]),
  ]

  @Test(arguments: punctuation)
  func findsWrongPunctuation(text: String, expected: [String]) {
    #expect(faults(document(text)) == expected)
  }

  static let brackets: [(String, [String])] = [
    ("[1}", ["1:3 mismatchedBracket"]), ("{\"a\":1]", ["1:7 mismatchedBracket"]),
    ("[{\"a\":1], {\"a\":2}]", ["1:8 mismatchedBracket"]),
    ("[{\"a\":[1,2}, {\"a\":3}]", ["1:11 mismatchedBracket"]),
    ("{\"a\":[1,2,{\"b\":3]}", ["1:17 mismatchedBracket"]), ("[1]]", ["1:4 mismatchedBracket"]),
    ("{\"a\":1}]", ["1:8 mismatchedBracket"]), ("]", ["1:1 mismatchedBracket"]),
    ("[{\"a\":1, {\"a\":2}]", ["1:10 mismatchedBracket"]),
    ("[{\"a\":1 {\"a\":2}]", ["1:9 mismatchedBracket"]),
    ("{\"a\":[{\"b\":[", ["1:13 truncated"]),
  ]

  @Test(arguments: brackets)
  func findsWrongBrackets(text: String, expected: [String]) {
    #expect(faults(document(text)) == expected)
  }

  static let foreign: [(String, [String])] = [
    ("[True, None]", ["1:2 foreignLiteral", "1:8 foreignLiteral"]),
    ("{'a':'b', 'c': 'it\\'s'}", ["1:2 singleQuotes"]), ("{a:1, b-c:2, $d:3}", ["1:2 unquotedKey"]),
    (
      "[0x10, 1_000, +1, .5]",
      [
        "1:2 foreignNumber", "1:8 foreignNumber", "1:15 foreignNumber", "1:19 foreignNumber",
      ]
    ),
    ("// c\n[1, /* x */ 2] # end", ["1:1 comment"]), ("[1 /* x", ["1:4 truncated"]),
    ("[1,\n...\n]", ["2:1 ellipsis"]), ("[1, …, 2]", ["1:5 ellipsis"]),
    ("{\"a\":1, ...}", ["1:9 ellipsis"]), ("{\"a\": ...}", ["1:7 ellipsis"]),
    ("[“a”, ‘b’, \"don’t\"]", ["1:2 typographicQuotes"]), ("[“don’t”]", ["1:2 typographicQuotes"]),
    ("[1,\u{A0}2,\u{A0}3]", ["1:4 foreignSpace"]), ("{\\\"a\\\":1}", ["1:2 unexpectedCharacter"]),
    ("[1, foo bar, 2]", ["1:5 unquotedText"]),
    ("{\"t\": Soup of the day, \"u\": 1}", ["1:7 unquotedText"]),
    ("[Date(1,2), ObjectId(\"x\")]", ["1:2 unquotedText", "1:13 unquotedText"]),
    (
      "{\"a\": 'x', b: True, // c\n c: .5,}",
      [
        "1:7 singleQuotes", "1:12 unquotedKey", "1:21 comment", "2:5 foreignNumber",
        "2:7 trailingComma",
      ]
    ),
  ]

  @Test(arguments: foreign)
  func findsWhatOtherLanguagesWrite(text: String, expected: [String]) {
    #expect(faults(document(text)) == expected)
  }

  static let quotes: [(String, [String])] = [
    ("{\"a\": \"the \"best\" soup\", \"b\": 2}", ["1:12 unescapedQuote"]),
    ("{\"a\": \"say \"hi\"\", \"b\": tru}", ["1:12 unescapedQuote", "1:24 unquotedText"]),
    ("{\"a\": \"Soup, \"b\": 2}", ["1:7 unclosedString"]),
    ("{\"a: 1, \"b\": 2}", ["1:2 unclosedString"]),
    ("{\"a: \"b\"}", ["1:2 unclosedString"]), ("{a\": 1}", ["1:2 unopenedString"]),
    ("{\"a\": Soup\", \"b\": 1}", ["1:7 unopenedString"]),
    ("{\"a\": \"Soup,\n \"b\": 2,\n \"c\": 3}", ["1:7 unclosedString"]),
    ("{\"a\": \"Soup,\n \"b\": \"x\",\n \"c\": \"y\"\n}", ["1:7 unclosedString"]),
    ("{\"a\": \"Soup\n}", ["1:7 unclosedString"]),
  ]

  @Test(arguments: quotes)
  func findsLostQuotes(text: String, expected: [String]) {
    #expect(faults(document(text)) == expected)
  }

  static let surroundings: [(String, [String])] = [
    ("```json\n[1]\n```", ["1:1 surroundingText"]),
    ("Here:\n[1]\nThanks!", ["1:1 surroundingText"]),
    ("Sure!\n```json\n[1,]\n```\nBye", ["1:1 surroundingText", "3:3 trailingComma"]),
    ("10 records:\n[1]", ["1:1 surroundingText"]), ("[1] x y", ["1:5 surroundingText"]),
    ("see [a]:\n[1]", ["1:1 surroundingText"]), ("hello", ["1:1 unquotedText"]),
    ("<html></html>", ["1:1 unexpectedCharacter"]), ("'abc'", ["1:1 singleQuotes"]),
    ("1 2", ["1:3 secondValue"]), ("1,2", ["1:2 secondValue"]), ("\"a\":1", ["1:4 secondValue"]),
    ("{\"a\":1}\n{\"a\":2}\n", ["2:1 secondValue"]), ("[1],\n", ["1:4 surroundingText"]),
  ]

  @Test(arguments: surroundings)
  func findsWhatStandsAroundTheJSON(text: String, expected: [String]) {
    #expect(faults(document(text)) == expected)
  }

  static let fixable = [
    "[1,,2,]", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1;\"b\":2}", "{\"a\"=1, \"b\"=>2}",
    "[1 2 3]", "[True, None, nulll]", "{'a':'b', 'c': 'd'}", "{a:1, b-c:2}",
    "// c\n[1, /* x */ 2] # end", "[“a”, “b”]", "[1,\u{A0}2,\u{3000}3]",
    "{\"a\": \"the \"best\" soup\", \"b\": 2}", "{\"a\": \"Soup, \"b\": 2}", "{\"a: \"b\"}",
    "{a\": 1}",
    "{\"a\": Soup\", \"b\": 1}", "{\"a\": \"Soup\n}", "```json\n[1]\n```", "Here:\n[1]\nThanks!",
    "10 records:\n[1]", "[1] x y", "[1]]", "[{\"a\":1, {\"a\":2}]", "[{\"a\":1 {\"a\":2}]",
    "\"C:\\new\\q\"", "\"a\tb\nc\u{1}\"", "\u{FEFF}[1]",
  ]

  @Test(arguments: fixable)
  func proposesEditsThatMakeItSound(text: String) throws {
    let broken = document(text)
    #expect(!broken.faults.isEmpty)
    var bytes = broken.source.bytes
    let edits = broken.faults.flatMap { $0.fix?.edits ?? [] }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        edit.range.lowerBound..<edit.range.upperBound,
        with: Array(edit.replacement.utf8)
      )
    }
    #expect(faults(document(bytes)) == [], "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func countsAHabitOnce() throws {
    let fault = try #require(document("{'a': 'b', 'c': 1}").faults.first)
    #expect(fault.message == "strings stand in double quotes, not in single ones (and 2 more)")
    #expect(fault.fix?.edits.count == 6)
  }

  @Test func saysWhatIsOpenWhereATextEnds() throws {
    let document = document("{\"a\": [\n  {\"b\": \"c")
    let fault = try #require(document.faults.first)
    #expect(fault.kind == .truncated)
    #expect(document.location(of: fault.range).start == SourcePosition(line: 2, column: 9))
    #expect(
      fault.notes.map { document.location(of: $0.range).start } == [
        SourcePosition(line: 2, column: 3), SourcePosition(line: 1, column: 7),
        SourcePosition(line: 1, column: 1),
      ]
    )
  }

  static let messages: [(String, String)] = [
    ("[1", "the text ends here, but ']' is missing"),
    ("{\"a\":1}\n{\"a\":2}", "a second value begins here; a JSON text has one"),
    ("[tru]", "'tru' is no JSON value; did you mean 'true'?"),
    ("[None]", "'None' is no JSON; it is written 'null'"),
    ("[01]", "'01' is no JSON number: it begins with a zero"),
    ("[1.]", "'1.' is no JSON number: a digit is missing at its end"),
    ("[\"\\q\"]", "'\\q' is no escape of JSON; a backslash itself is written '\\\\'"),
    ("{\"a\":1,\"a\":2}", "the object has the key \"a\" already; JSONDecoder keeps the first"),
    ("[1;]", "',' expected, found ';'"), ("[1}", "']' expected, found '}'"),
    ("```\n[]", "a Markdown fence is no JSON; the JSON stands inside it"),
  ]

  @Test(arguments: messages)
  func saysWhatIsWrong(text: String, message: String) {
    #expect(document(text).faults.first?.message == message)
  }

  @Test func namesPythonLiteralsBesideSingleQuotesInOneFault() throws {
    let document = document("{'a': None, 'b': True}")
    #expect(faults(document) == ["1:2 singleQuotes"])
    let fault = try #require(document.faults.first)
    #expect(fault.message == "strings stand in double quotes, not in single ones (and 3 more)")
    #expect(
      fault.notes.map { "\(document.location(of: $0.range).start.column) \($0.message)" } == [
        "7 'None' is written 'null'", "18 'True' is written 'true'",
      ]
    )
    #expect(fault.fix?.edits.map(\.replacement) == ["\"", "\"", "null", "\"", "\"", "true"])
  }

  @Test func proposesLinesForRecordsOnLines() {
    let fix = document("{\"a\":1}\n{\"a\":2}").faults.first?.fix?.message
    #expect(fix?.contains("--as lines") == true)
  }

  @Test func becomesAFindingWithItsPlace() throws {
    let document = document("{\n  \"a\": 1,\n  \"a\": 2\n}")
    let code = FindingCode("duplicate-key", .suspect, "A key stands twice.")
    let finding = try #require(document.faults.first).finding(code, in: document.source, path: "$")
    #expect(finding.location?.start == SourcePosition(line: 3, column: 3))
    #expect(finding.notes.map(\.location?.start) == [SourcePosition(line: 2, column: 3)])
    #expect(finding.path == "$")
  }

  /// Each of these once took more than linear time somewhere: a test that never ends has failed.
  @Test(arguments: [
    "[\"\n", "{\"a", "'", "/*", "[1,", "{\"a\":'", "…", "\"\n\"x", "```", "[a b ", "\\u12\"",
    "\"a\"b,",
  ])
  func readsALongBrokenText(piece: String) {
    let faults = document(String(repeating: piece, count: 5_000)).faults
    #expect(!faults.isEmpty)
    #expect(faults.count <= 5_001)
  }
}
