import Testing

@Suite("Comments with words of the schema description")
struct StubCommentTests {
  @Test(
    "lays words over a property",
    arguments: [
      ("// stub: unique\nvar a: Int", #"{"a":{"type":"Int","unique":true}}"#),
      (
        "var a: Int // stub: minimum 3, values [1, 2]",
        #"{"a":{"type":"Int","minimum":3,"values":[1,2]}}"#
      ),
      (
        "// stub: generator todo.task\n// stub: presence 0.5\nvar a: String?",
        #"{"a":{"type":"String?","generator":"todo.task","presence":0.5}}"#
      ),
      (
        "/// Words.\n/// stub: pattern \"^[a-z, ]+$\"\nvar a: String",
        #"{"a":{"type":"String","pattern":"^[a-z, ]+$"}}"#
      ),
      (
        "var a: Date // stub: before now, within 30d",
        #"{"a":{"type":"Date","before":"now","within":"30d"}}"#
      ),
    ]
  )
  func laysWordsOverAProperty(_ members: String, _ fields: String) {
    let reading = SourceReading("struct Model: Codable {\n\(members)\n}", "Model")
    #expect(reading.fields == fields)
    #expect(reading.findings == [])
  }

  @Test("lays words over a type and over the value of a case")
  func laysWordsOverATypeAndACase() {
    let source =
      "// stub: count 20\nstruct Model: Codable { var a: Kind }\nenum Kind: Codable {\n// stub: maxLength 3\ncase x(String) }"
    let text = SourceReading(source, "Model").text
    #expect(text.contains(#""count":20"#))
    #expect(text.contains(#"{"_0":{"type":"String","maxLength":3}}"#))
  }

  @Test("tells every mistake at its word")
  func tellsEveryMistakeAtItsWord() {
    let source =
      "struct Model: Codable {\n  var a: Int // stub: minLenght 3, minItems x\n  var b: Int // stub:\n}"
    #expect(
      SourceReading(source, "Model").findings
        == ["2:23 unknown-word", "2:36 wrong-value", "3:14 stub-comment-not-understood"]
    )
  }
}
