import StubDiagnostics
import StubUpdate
import Testing

/// What is no JSON, keys that are called otherwise, and values of another type.
@Suite struct MendingTests {
  static let schema = """
    {
      "stubschema": 1,
      "enums": { "Level": { "rawType": "String", "cases": ["low", "high"] } },
      "models": {
        "Task": { "fields": {
          "name": "String", "isDone": "Bool", "count": { "type": "Int8", "constant": 3 },
          "level": "Level?", "noteText": "String?", "tags": { "type": "[Int]", "constant": [] }
        } }
      }
    }
    """

  static let good = #"[{"name":"a","isDone":true,"count":1,"tags":[]}]"#

  // MARK: Text

  @Test(arguments: [
    (#"[{"name":"a","isDone":true,"count":1,"tags":[],},]"#, good),
    ("\u{FEFF}" + good, good),
    (#"[{'name':'a',"isDone":true,"count":1,"tags":[]}]"#, good),
    (#"[{“name”:“a”,"isDone":true,"count":1,"tags":[]}]"#, good),
    (#"[{name:"a","isDone":True,"count":1,"tags":[]}]"#, good),
    (
      #"[{"name":"a" "isDone":true,"count":1,"tags":[]}]"#,
      #"[{"name":"a", "isDone":true,"count":1,"tags":[]}]"#
    ),
    (#"[{"name":"a",,"isDone":true,"count":1,"tags":[]}]"#, good),
    (
      #"[{"name":"a","isDone" true,"count":1,"tags":[]}]"#,
      #"[{"name":"a","isDone": true,"count":1,"tags":[]}]"#
    ),
    (#"/* mine */[{"name":"a","isDone":true,"count":1,"tags":[]}]"#, good),
    (
      "[{\"name\":\"a\", // mine\n  # all of it\n\"isDone\":true,\"count\":1,\"tags\":[]}]",
      "[{\"name\":\"a\",\n\"isDone\":true,\"count\":1,\"tags\":[]}]"
    ),
    ("Here you are:\n```json\n\(good)\n```\n", good),
    (
      "[{\"name\":\"a\u{A0}b\",\u{A0}\"isDone\":true,\"count\":1,\"tags\":[]}]",
      "[{\"name\":\"a\u{A0}b\", \"isDone\":true,\"count\":1,\"tags\":[]}]"
    ),
    (
      "[{\"name\":\"a\nb\",\"isDone\":true,\"count\":1,\"tags\":[]}]",
      #"[{"name":"a\nb","isDone":true,"count":1,"tags":[]}]"#
    ),
    (
      #"[{'name':'it\'s "a"','isDone':true,'count':1,'tags':[]}]"#,
      #"[{"name":"it's \"a\"","isDone":true,"count":1,"tags":[]}]"#
    ),
  ])
  func mendsWhatIsPlainlyMeant(text: String, expected: String) throws {
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text.trimmingSpace == expected)
    #expect(result.remaining.isEmpty)
    #expect(Set(result.changes.map(\.code)) == [.mendedSyntax])
  }

  @Test func writesUTF16AsUTF8() throws {
    let units = Array(Self.good.utf16)
    let bytes: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let result = try Updating.result(bytes, by: Self.schema)
    #expect(result.text == Self.good)
    #expect(result.isChanged)
    #expect(result.remarks == ["1:1 mended-syntax"])
  }

  /// What was meant is not certain.
  @Test(arguments: [
    (#"[{"name":"a\qb","isDone":true,"count":1,"tags":[]}]"#, "1:12 malformed-string"),
    (#"[{"name":"a","isDone":true,"count":1,"tags":[]}"#, "1:48 truncated-json"),
    (#"[{"name":"a","isDone":NaN,"count":1,"tags":[]}]"#, "1:23 syntax-error"),
    (#"[{"name":"a","isDone":tru,"count":1,"tags":[]}]"#, "1:23 syntax-error"),
  ])
  func leavesWhatIsInDoubt(text: String, finding: String) throws {
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == text)
    #expect(result.remaining == [finding])
  }

  // MARK: Keys

  @Test(arguments: [
    (#"[{"naem":"a","isDone":true,"count":1,"tags":[]}]"#, Self.good, "1:3"),
    (#"[{"name":"a","done":true,"count":1,"tags":[]}]"#, Self.good, "1:14"),
    (
      #"[{"name":"a","isDone":true,"count":1,"notetext":"x","tags":[]}]"#,
      #"[{"name":"a","isDone":true,"count":1,"noteText":"x","tags":[]}]"#, "1:38"
    ),
  ])
  func renamesMisspeltAndRenamedKeys(text: String, expected: String, place: String) throws {
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == expected)
    #expect(result.remarks == ["\(place) renamed-key"])
    #expect(result.remaining.isEmpty)
  }

  @Test func renamesOneOfTwoKeysThatAreMisspeltAlike() throws {
    let text = #"[{"naem":"a","nmae":"b","isDone":true,"count":1,"tags":[]}]"#
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == #"[{"name":"a","nmae":"b","isDone":true,"count":1,"tags":[]}]"#)
    #expect(result.remaining == ["1:14 unknown-key"])
  }

  @Test func keepsAMisspeltKeyWhoseValueWouldNotBeRead() throws {
    let text = #"[{"name":"a","isDone":true,"count":1,"notetext":5,"tags":[]}]"#
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == text)
    #expect(result.remaining == ["1:38 unknown-key"])
  }

  @Test func spellsKeysAsTheKeyStrategyWritesThem() throws {
    let schema = """
      { "stubschema": 1, "coding": { "keys": "convertFromSnakeCase" },
        "model": "Task", "fields": { "dueDay": "Int", "maxCount": { "type": "Int", "constant": 2 } } }
      """
    let result = try Updating.result(#"[{"dueDay": 1}]"#, by: schema)
    #expect(result.text == #"[{"due_day": 1, "max_count": 2}]"#)
    #expect(result.remaining.isEmpty)
  }

  @Test(arguments: [
    (#"[{"x":1,"name":"a","isDone":true,"count":1,"tags":[]}]"#, Self.good),
    (#"[{"x":1, "y":2, "name":"a","isDone":true,"count":1,"tags":[]}]"#, Self.good),
    (#"[{"name":"a", "x":{"y":[]},"isDone":true,"count":1,"tags":[] ,"z":null}]"#, Self.good),
  ])
  func removesUnknownKeysWhereItIsTold(text: String, expected: String) throws {
    #expect(try !Updating.result(text, by: Self.schema).isChanged)
    let result = try Updating.result(text, by: Self.schema) { $0.unknownKeys = .remove }
    #expect(result.text == expected)
    #expect(result.remaining.isEmpty)
  }

  @Test func removesTheOnlyKeyOfAnObjectWithItsLines() throws {
    let schema = #"{ "stubschema": 1, "model": "Task", "fields": { "name": "String?" } }"#
    let result = try Updating.result("[\n  {\n    \"x\": 1\n  }\n]", by: schema) {
      $0.unknownKeys = .remove
    }
    #expect(result.text == "[\n  {}\n]")
    #expect(result.remarks == ["3:5 removed-key"])
  }

  // MARK: Types

  @Test(arguments: [
    (#"[{"name":"a","isDone":true,"count":"1","tags":[]}]"#, Self.good),
    (#"[{"name":"a","isDone":"true","count":1,"tags":[]}]"#, Self.good),
    (#"[{"name":"a","isDone":1,"count":1,"tags":[]}]"#, Self.good),
    (#"[{"name":"a","isDone":true,"count":1,"tags":null}]"#, Self.good),
    (
      #"[{"name":5.0,"isDone":true,"count":1,"tags":[]}]"#,
      #"[{"name":"5.0","isDone":true,"count":1,"tags":[]}]"#
    ),
  ])
  func convertsSimpleValuesWhereItIsTold(text: String, expected: String) throws {
    #expect(try !Updating.result(text, by: Self.schema).isChanged)
    let result = try Updating.result(text, by: Self.schema) { $0.convertsValues = true }
    #expect(result.text == expected)
    #expect(result.remarks.count == 1 && result.changes[0].code == .changedType)
    #expect(result.remaining.isEmpty)
  }

  @Test(arguments: [
    (#"[{"name":"a","isDone":true,"count":"300","tags":[]}]"#, "1:36 wrong-type"),
    (#"[{"name":"a","isDone":true,"count":"1.5","tags":[]}]"#, "1:36 wrong-type"),
    (#"[{"name":"a","isDone":"yes","count":1,"tags":[]}]"#, "1:23 wrong-type"),
    (#"[{"name":"a","isDone":true,"count":1,"level":"hihg","tags":[]}]"#, "1:46 unknown-raw-value"),
  ])
  func convertsNothingThatWouldNotBeRead(text: String, finding: String) throws {
    let result = try Updating.result(text, by: Self.schema) { $0.convertsValues = true }
    #expect(result.text == text)
    #expect(result.remaining == [finding])
  }
}

extension String {
  /// The text without line breaks and spaces at its ends.
  fileprivate var trimmingSpace: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    return String(
      drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    )
  }
}
