import StubDiagnostics
import StubValidation
import Testing

/// What people get to read for the mistakes that are made most often.
@Suite struct BrokenInputTests {
  private static let schema = """
    {"stubschema": 1,
     "enums": {"Priority": {"rawType": "String", "cases": ["low", "high"]}},
     "models": {"ToDoItem": {"fields": {
       "name": "String", "done": "Bool", "dueDate": "Date?", "creationDate": "Date",
       "rank": "Int8?", "priority": "Priority?"}}}}
    """

  private static let validator = Schemas.validator(schema, model: "ToDoItem")

  private static func lines(_ text: String) -> [String] {
    validator.validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
      .map { "\($0.code.consequence) \($0)" }
  }

  /// A document whose second line is this record.
  private static func record(_ members: String) -> [String] { lines("[\n  {\(members)}\n]\n") }

  @Test(arguments: [
    (
      "\"done\": true, \"creationDate\": 1",
      "undecodable items.json:2:3: missing 'name', a String [missing-key]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationdate\": 1",
      "undecodable items.json:2:3: missing 'creationDate'; is 'creationdate' its misspelling? [missing-key]"
    ),
    (
      "\"name\": null, \"done\": true, \"creationDate\": 1",
      "undecodable items.json:2:12: 'name' is a String, and not optional: found null [null-value]"
    ),
    (
      "\"name\": 5, \"done\": true, \"creationDate\": 1",
      "undecodable items.json:2:12: 'name' is a String: found the number 5 [wrong-type]"
    ),
    (
      "\"name\": \"a\", \"done\": 1, \"creationDate\": 1",
      "undecodable items.json:2:25: 'done' is a Bool, true or false: found the number 1 [wrong-type]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationDate\": \"2024-01-01\"",
      "undecodable items.json:2:47: 'creationDate' is a Date, in seconds since 2001: found the string \"2024-01-01\" [wrong-type]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationDate\": 1, \"rank\": 300",
      "undecodable items.json:2:58: 'rank' is an Int8 (-128 to 127): 300 is out of its range [out-of-range]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationDate\": 1, \"rank\": 1.5",
      "undecodable items.json:2:58: 'rank' is an Int8 (-128 to 127): found the number 1.5, which has a fraction [not-an-integer]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationDate\": 1, \"priority\": \"High\"",
      "undecodable items.json:2:62: 'priority' is one of Priority: \"low\", \"high\"; found \"High\"; did you mean \"high\"? [unknown-raw-value]"
    ),
    (
      "\"name\": \"a\u{0}\", \"done\": true, \"creationDate\": 1",
      "undecodable items.json:2:14: control character U+0000 inside a string; JSON writes it '\\u0000' [malformed-string]"
    ),
    (
      "\"name\": \"\\ud800\", \"done\": true, \"creationDate\": 1",
      "undecodable items.json:2:13: \\ud800 is half of a surrogate pair; the other half is missing [malformed-string]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationDate\": 01",
      "undecodable items.json:2:47: '01' is no JSON number: it begins with a zero [malformed-number]"
    ),
    (
      "\"name\": \"a\", \"done\": true, \"creationDate\": 1 /* due soon */",
      "undecodable items.json:2:49: JSON has no comments [syntax-error]"
    ),
  ])
  func namesTheOneMistakeOfARecord(_ members: String, _ expected: String) {
    #expect(Self.record(members) == [expected])
  }

  @Test func namesBothMistakesOfARecord() {
    #expect(
      Self.record("\"name\": 5, \"done\": \"true\", \"creationDate\": 1") == [
        "undecodable items.json:2:12: 'name' is a String: found the number 5 [wrong-type]",
        "undecodable items.json:2:23: 'done' is a Bool, true or false: found the string \"true\" [wrong-type]",
      ]
    )
  }

  @Test(arguments: [
    (
      "{\"name\": \"a\", \"done\": true, \"creationDate\": 1}",
      "undecodable items.json:1:1: the root is an object: an array of ToDoItem is expected [wrong-root]"
    ),
    (
      "{\"page\": 1, \"items\": [{\"name\": \"a\", \"done\": true, \"creationDate\": 1}]}",
      "undecodable items.json:1:1: the root is an object: an array of ToDoItem is expected, and one stands at 'items' [wrong-root]"
    ),
    (
      "null",
      "undecodable items.json:1:1: the root is null: an array of ToDoItem is expected [wrong-root]"
    ),
    ("", "undecodable items.json:1:1: the file is empty [empty-json]"),
    (" \n ", "undecodable items.json:1:1: there is no JSON [empty-json]"),
    (
      "[\n  {\"name\": \"a\", \"done\": tr",
      "undecodable items.json:2:27: the text ends here, but '}]' is missing [truncated-json]"
    ),
    (
      "[\n  {\"name\": \"a",
      "undecodable items.json:2:12: this string is not closed; the text ends inside it [truncated-json]"
    ),
    (
      "Here are your items:\n[]",
      "undecodable items.json:1:1: there is text before the JSON [syntax-error]"
    ),
    (
      "[]\nLet me know if you need more!",
      "undecodable items.json:2:1: there is text behind the JSON [syntax-error]"
    ),
  ])
  func namesWhatIsWrongWithTheWholeText(_ text: String, _ expected: String) {
    #expect(Self.lines(text) == [expected])
  }

  @Test func namesTooManyLevelsOnce() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let findings = Self.validator.validate(
      SourceText(file: "items.json", bytes: Array(text.utf8))
    ).findings
    #expect(findings.count { $0.code == .tooDeep } == 1)
    #expect(findings.last?.location?.start == SourcePosition(line: 1, column: 513))
  }

  @Test func namesBytesThatAreNoUTF8() {
    let bytes =
      Array("[\n  {\"name\": \"Cr".utf8) + [0xE8]
      + Array("me\", \"done\": true, \"creationDate\": 1}]".utf8)
    let findings = Self.validator.validate(SourceText(file: "items.json", bytes: bytes)).findings
    #expect(
      findings.map(\.description) == [
        "items.json:2:15: the byte E8 ('è' in Latin-1) is no UTF-8 [malformed-string]"
      ]
    )
  }

  @Test func namesTheOptionForOneRecordPerLine() {
    let text = """
      {"name": "a", "done": true, "creationDate": 1}
      {"name": "b", "done": true, "creationDate": 2}
      """
    let findings = Self.validator.validate(
      SourceText(file: "items.json", bytes: Array(text.utf8))
    ).findings
    #expect(
      findings.map(\.description) == [
        "items.json:2:1: a second value begins here; a JSON text has one [syntax-error]"
      ]
    )
    #expect(findings.first?.fix?.message.contains("--as lines") == true)
  }

  @Test func namesTheOldNameOfARenamedKey() {
    let schema = """
      {"stubschema": 1, "model": "ToDoItem", "fields": {"name": "String", "isDone": "Bool"}}
      """
    let text = "[\n  {\"name\": \"a\", \"done\": true}\n]"
    let findings = Schemas.validator(schema, model: "ToDoItem")
      .validate(SourceText(file: "ToDoItem.json", bytes: Array(text.utf8))).findings
    #expect(
      findings.map(\.description) == [
        "ToDoItem.json:2:3: missing 'isDone'; is 'done' its old name? [missing-key]"
      ]
    )
    #expect(findings.first?.path == "$[0]")
    #expect(findings.first?.notes.first?.location?.start == SourcePosition(line: 2, column: 17))
    #expect(
      findings.first?.fix
        == Finding.Fix(
          "rename 'done' to 'isDone'",
          edits: [Finding.Edit(SourceRange(18, 24), "\"isDone\"")]
        )
    )
  }

  @Test func isSilentAboutTheArticlesRecords() {
    let text = """
      [
        {"done": false, "name": "Buy bread", "creationDate": 598000000.5},
        {"creationDate": 598000000, "dueDate": 599000000, "name": "Run", "done": true}
      ]
      """
    #expect(Self.lines(text).isEmpty)
  }
}
