import StubDiagnostics
import StubSchema
import Testing

/// What is wrong with a description, where, and in which words.
@Suite struct SchemaMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let body: String
    let expected: [String]
    var testDescription: String { body }
  }

  /// Each body stands on line 2 of a file, so that its columns are those of the text here.
  static let mistakes = [
    Mistake(
      body: #""model": "A", "fields": { "a": { "type": "String", "minLenght": 2 } }"#,
      expected: ["2:52 unknown-word unknown word 'minLenght'; did you mean 'minLength'?"]
    ),
    Mistake(
      body: #""modle": "A", "fields": {}"#,
      expected: [
        "2:1 unknown-word unknown word 'modle'; did you mean 'model'?",
        "1:1 missing-word neither 'model' nor 'models' is there",
      ]
    ),
    Mistake(
      body: #""model": "A", "fields": { "a": "Strng", "b": "[Int" }"#,
      expected: ["2:46 malformed-type '[Int' is no type: expected ']' after 4 bytes"]
    ),
    Mistake(
      body: #""model": "A", "fields": { "a": "Strng" }"#,
      expected: ["2:27 unknown-type no type 'Strng' is described; did you mean 'String'?"]
    ),
    Mistake(
      body:
        #""model": "A", "fields": { "a": { "minLength": "2" }, "b": { "type": "Int", "minimum": true } }"#,
      expected: [
        "2:32 missing-word 'type' is missing",
        "2:87 wrong-value here stands a number; found a boolean true",
      ]
    ),
    Mistake(
      body:
        #""model": "T", "fields": { "due": { "type": "Date", "after": "creatonDate" }, "creationDate": "Date" }"#,
      expected: [
        "2:61 unknown-field 'after' names 'creatonDate', which is no field of T; did you mean 'creationDate'?"
      ]
    ),
    Mistake(
      body:
        #""model": "T", "fields": { "a": { "type": "Date", "after": "b" }, "b": { "type": "Date", "after": "a" } }"#,
      expected: [
        "2:59 conflicting-words 'a' and 'b' wait for each other",
        "2:98 conflicting-words 'b' and 'a' wait for each other",
      ]
    ),
    Mistake(
      body:
        #""model": "T", "fields": { "a": { "type": "Int", "minLength": 2 }, "b": { "type": "Bool", "presence": 0.5 } }"#,
      expected: [
        "2:62 misplaced-word 'minLength' is for a text, and Int is none",
        "2:102 misplaced-word 'presence' is for an optional, and Bool is none",
      ]
    ),
    Mistake(
      body: #""model": "T", "fields": { "a": { "type": "Int", "minimum": 5, "maximum": 4.5 } }"#,
      expected: ["2:74 empty-range no value is left between 'minimum' and 'maximum'"]
    ),
    Mistake(
      body: #""model": "T", "fields": { "a": { "type": "[Int]", "minItems": 5, "maxItems": 4 } }"#,
      expected: ["2:78 empty-range 'minItems' is 5, above 'maxItems', which is 4"]
    ),
    Mistake(
      body: #""model": "T", "fields": { "t": "T" }"#,
      expected: ["1:1 endless-model every 'T' requires another one, so none can end"]
    ),
    Mistake(
      body: #""model": "T", "fields": { "a": { "type": "Int", "within": "30 d" } }"#,
      expected: [
        "2:59 wrong-value '30 d' is no span of time: no space stands before the unit; did you mean 'd'?"
      ]
    ),
    Mistake(
      body: #""model": "T", "fields": { "a": { "type": "Int", "probability": 1.5 } }"#,
      expected: ["2:64 wrong-value here stands a number from 0 to 1; found a number 1.5"]
    ),
    Mistake(
      body: #""model": "T", "coding": { "dates": "iso8061" }, "fields": {}"#,
      expected: ["2:36 wrong-value there is no 'iso8061' here; did you mean 'iso8601'?"]
    ),
    Mistake(
      body: #""model": "T", "fields": { "a": { "type": "Int", "values": [] } }"#,
      expected: ["2:59 wrong-value at least one value stands here"]
    ),
    Mistake(
      body: #""model": "T", "fields": {}, "wraps": "Int""#,
      expected: ["2:38 conflicting-words 'fields' and 'wraps' do not stand together"]
    ),
    Mistake(
      body: #""model": "T", "fields": { "owner": { "type": "Int", "references": "Persn.id" } }"#,
      expected: ["2:67 unknown-type 'references' names 'Persn', which is no model"]
    ),
    Mistake(
      body:
        #""model": "T", "fields": { "of": "Int", "all": { "type": "[Int]", "inverse": "T.of" } }"#,
      expected: [
        "2:77 missing-word 'inverse' says which key refers back; which keys stand here is missing: "
          + "\"references\": \"T.id\", or \"T\" for its index"
      ]
    ),
    Mistake(
      body:
        #""model": "T", "fields": { "a": { "type": "Int", "weights": [1, 2], "values": [1] } }"#,
      expected: ["2:60 conflicting-words there are 2 'weights' for 1 'values'"]
    ),
    Mistake(
      body: #""model": "T", "fields": { "a": "Int" }, "records": [{ "b": 1 }]"#,
      expected: ["2:60 unknown-field 'records' names 'b', which is no field of T"]
    ),
    Mistake(
      body: #""enums": { "E": { "rawType": "String", "cases": ["a", "a"], "unknown": "c" } }"#,
      expected: [
        "2:55 duplicate-name the case 'a' is there twice",
        "2:55 duplicate-name two cases of E have the raw value \"a\"",
        "2:72 unknown-case 'unknown' names 'c', which is no case of E",
      ]
    ),
    Mistake(
      body:
        #""model": "T", "coding": { "keys": "convertFromSnakeCase" }, "fields": { "imageURL": "URL" }"#,
      expected: [
        "2:73 unreachable-key convertFromSnakeCase reads 'image_url' as 'imageUrl', not as 'imageURL'"
      ]
    ),
    Mistake(
      body:
        #""model": "T", "coding": { "keys": "convertFromSnakeCase" }, "fields": { "user_id": "Int" }"#,
      expected: [
        "2:73 unreachable-key convertFromSnakeCase reads no JSON key as 'user_id'"
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func locatesEveryMistake(mistake: Mistake) {
    let text = "{ \"stubschema\": 1,\n\(mistake.body) }"
    #expect(findings(text).map(line) == mistake.expected)
  }

  @Test func refusesALaterFormat() {
    let found = findings("{ \"stubschema\": 2, \"model\": \"T\", \"whatever\": 1 }").map(line)
    #expect(
      found == [
        "1:34 unknown-word unknown word 'whatever'",
        "1:17 newer-format format 2 is read by a later stubgen; this one reads 1",
      ]
    )
  }

  @Test func proposesTheEditForAMisspelling() throws {
    let text = "{ \"stubschema\": 1, \"model\": \"T\", \"feilds\": {} }"
    let fix = try #require(findings(text).first?.fix)
    #expect(fix.edits == [Finding.Edit(SourceRange(33, 41), "\"fields\"")])
  }

  private func findings(_ text: String) -> [Finding] {
    do {
      let source = SourceText(file: "a.json", bytes: Array(text.utf8))
      let (description, findings) = try SchemaReader.read(source)
      return findings + SchemaChecker.check(description)
    } catch {
      return error.findings
    }
  }

  private func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    return "\(place) \(finding.code.name) \(finding.message)"
  }
}
