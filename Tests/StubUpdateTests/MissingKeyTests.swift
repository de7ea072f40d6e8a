import StubDiagnostics
import StubJSON
import StubUpdate
import StubValidation
import StubValues
import Testing

/// Keys that are added: which, where, with which values, and in which layout.
@Suite struct MissingKeyTests {
  /// Every value that is added is the one that the description fixes.
  static let schema = """
    {
      "stubschema": 1,
      "models": {
        "Task": { "fields": {
          "id": { "type": "Int", "constant": 1 },
          "name": { "type": "String", "constant": "new" },
          "done": { "type": "Bool", "constant": true },
          "note": { "type": "String?", "constant": "x", "presence": 1 }
        } }
      }
    }
    """

  @Test(arguments: [
    // Behind the key that it follows.
    (#"[{"id":5,"done":false}]"#, #"[{"id":5,"name":"new","done":false}]"#),
    // Before the first, where it follows none.
    (#"[{"name": "a", "done": false}]"#, #"[{"id": 1, "name": "a", "done": false}]"#),
    // At the end.
    (#"[ { "id" : 5, "name" : "a" } ]"#, #"[ { "id" : 5, "name" : "a", "done" : true } ]"#),
    // Whatever the order of those that are there.
    (#"[{"done":false,"id":5}]"#, #"[{"done":false,"id":5,"name":"new"}]"#),
    // Several at one place, and at two.
    (#"[{"id":5}]"#, #"[{"id":5,"name":"new","done":true}]"#),
    (#"[{"name":"a"}]"#, #"[{"id":1,"name":"a","done":true}]"#),
    // Into an object without keys.
    ("[{}]", #"[{"id":1,"name":"new","done":true}]"#),
    (
      #"[{ "id": 5, "name": "a", "done": false }, {}]"#,
      #"[{ "id": 5, "name": "a", "done": false }, { "id": 1, "name": "new", "done": true }]"#
    ),
    // Behind keys that the model does not know.
    (#"[{"x":1,"id":5,"done":false}]"#, #"[{"x":1,"id":5,"name":"new","done":false}]"#),
  ])
  func addsKeysWhereTheSchemaHasThem(text: String, expected: String) throws {
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == expected)
    #expect(result.isChanged)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func keepsLineEndsAndIndentation(lineEnd: String) throws {
    let text = """
      [
      \t{
      \t\t"id": 5,
      \t\t"done": false
      \t},
      \t{
      \t}
      ]

      """
    let expected = """
      [
      \t{
      \t\t"id": 5,
      \t\t"name": "new",
      \t\t"done": false
      \t},
      \t{
      \t\t"id": 1,
      \t\t"name": "new",
      \t\t"done": true
      \t}
      ]

      """
    let result = try Updating.result(text.replacing("\n", with: lineEnd), by: Self.schema)
    #expect(result.text == expected.replacing("\n", with: lineEnd))
  }

  @Test func keepsCommasAtTheBeginningOfLines() throws {
    let text = "[\n  { \"id\": 5\n  , \"done\": false\n  }\n]"
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == "[\n  { \"id\": 5\n  , \"name\": \"new\"\n  , \"done\": false\n  }\n]")
  }

  @Test func laysOutWhatIsInsideAnAddedValue() throws {
    let schema = """
      {
        "stubschema": 1,
        "models": {
          "Task": { "fields": { "id": "Int", "owner": "Person", "tags": { "type": "[Int]", "constant": [1, 2] } } },
          "Person": { "fields": { "name": { "type": "String", "constant": "Ada" } } }
        }
      }
      """
    let pretty = try Updating.result("[\n    {\n        \"id\": 1\n    }\n]", by: schema)
    #expect(
      pretty.text == """
        [
            {
                "id": 1,
                "owner": {
                    "name": "Ada"
                },
                "tags": [
                    1,
                    2
                ]
            }
        ]
        """
    )
    let compact = try Updating.result(#"[{"id":1}]"#, by: schema)
    #expect(compact.text == #"[{"id":1,"owner":{"name":"Ada"},"tags":[1,2]}]"#)
    let spaced = try Updating.result(#"[{"id": 1}]"#, by: schema)
    #expect(spaced.text == #"[{"id": 1, "owner": {"name": "Ada"}, "tags": [1, 2]}]"#)
  }

  @Test func completesObjectsWithinArraysAndDictionaries() throws {
    let schema = """
      {
        "stubschema": 1,
        "models": {
          "Task": { "fields": { "steps": "[Step]", "byName": "[String: Step]" } },
          "Step": { "fields": {
            "title": { "type": "String", "constant": "t" }, "size": { "type": "Int", "constant": 3 }
          } }
        }
      }
      """
    let text = #"[{"steps":[{"size":1},{"title":"b"}],"byName":{"k":{"size":2}}}]"#
    let expected =
      #"[{"steps":[{"title":"t","size":1},{"title":"b","size":3}],"byName":{"k":{"title":"t","size":2}}}]"#
    let result = try Updating.result(text, by: schema)
    #expect(result.text == expected)
    #expect(result.remaining.isEmpty)
  }

  @Test func completesThePayloadOfAVariant() throws {
    let schema = """
      {
        "stubschema": 1,
        "models": {
          "Task": { "fields": { "shape": "Shape" } },
          "Shape": { "oneOf": { "circle": "Circle", "box": "Box" }, "tag": "kind" },
          "Circle": { "fields": { "radius": { "type": "Int", "constant": 4 } } },
          "Box": { "fields": {
            "width": { "type": "Int", "constant": 7 }, "height": { "type": "Int", "constant": 8 }
          } }
        }
      }
      """
    let result = try Updating.result(#"[{"shape":{"kind":"box","height":2}}]"#, by: schema)
    #expect(result.text == #"[{"shape":{"kind":"box","width":7,"height":2}}]"#)
  }

  /// The date that is there lies where no generated one would.
  @Test(arguments: [
    (#"[{"created":"2031-05-05T10:00:00Z"}]"#, "2031-05-05", "2031-06-05"),
    (#"[{"created":"1999-12-31T10:00:00Z"}]"#, "1999-12-31", "2000-01-31"),
  ])
  func setsAnAddedDateBehindTheOneThatItFollows(
    text: String,
    earliest: String,
    latest: String
  ) throws {
    let schema = """
      {
        "stubschema": 1,
        "coding": { "dates": "iso8601" },
        "models": { "Task": { "fields": {
          "created": { "type": "Date", "before": "now", "within": "14d" },
          "due": { "type": "Date", "after": "created", "within": "30d" }
        } } }
      }
      """
    let result = try Updating.result(text, by: schema)
    let due = try #require(result.text.firstRange(of: "\"due\":\"")?.upperBound)
    let day = String(result.text[due...].prefix(10))
    #expect(day >= earliest && day < latest)
    #expect(result.remaining.isEmpty)
  }

  @Test func leavesAbsentOptionalsUnlessTheyAreAskedFor() throws {
    let text = #"[{"id":5,"name":"a","done":false}]"#
    #expect(try !Updating.result(text, by: Self.schema).isChanged)
    let result = try Updating.result(text, by: Self.schema) { $0.addsOptionals = true }
    #expect(result.text == #"[{"id":5,"name":"a","done":false,"note":"x"}]"#)
  }

  @Test func saysWhatItAddedAndWhere() throws {
    let result = try Updating.result("[\n  {\"id\":5, \"name\":\"a\"}\n]", by: Self.schema)
    #expect(result.remarks == ["2:3 added-key"])
    #expect(result.changes.map(\.message) == [#"added "done""#])
  }

  @Test func updatesLinesASingleRecordAndAWrappedArray() throws {
    let lines = try Updating.result("{\"id\":1}\n\n{\"id\":2}\r\n", by: Self.schema) {
      $0.layout = .lines
    }
    let rest = #","name":"new","done":true}"#
    #expect(lines.text == "{\"id\":1\(rest)\n\n{\"id\":2\(rest)\r\n")
    let single = try Updating.result(#"{"id":1}"#, by: Self.schema) { $0.layout = .object }
    #expect(single.text == #"{"id":1\#(rest)"#)
    let wrapped = try Updating.result(#"{"page":1,"items":[{"id":1}]}"#, by: Self.schema) {
      $0.root = .init("/items")
    }
    #expect(wrapped.text == #"{"page":1,"items":[{"id":1\#(rest)]}"#)
  }

  @Test func leavesATextThatItCannotReadAsItIs() throws {
    let text = #"[{"id":5,"name":"a"#
    let result = try Updating.result(text, by: Self.schema)
    #expect(result.text == text)
    #expect(result.remaining == ["1:17 truncated-json"])
  }
}
