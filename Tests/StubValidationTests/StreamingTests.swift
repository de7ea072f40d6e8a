import StubDiagnostics
import StubJSON
import StubValidation
import Testing

@Suite struct StreamingTests {
  private static let schema = """
    {"stubschema": 1, "model": "ToDoItem", "fields": {
      "id": {"type": "Int", "unique": true}, "name": {"type": "String", "maxLength": 20},
      "done": "Bool", "dueDate": {"type": "Date?", "after": "creationDate"},
      "creationDate": "Date"}}
    """

  private static let text = """
    \u{FEFF}[
      {"id": 1, "name": "Buy milk", "done": false, "creationDate": 757300000},
      {"id": 1, "name": 5, "done": "true", "creationdate": 757300000},
      {"id": 2, "name": "Call\tMum", "done": true, "dueDate": 1, "creationDate": 757300000,},
      {"id": 3, "name": "A name that is much too long", "done": true, "creationDate": null,
       "extra": "\\q", "number": 01}, null, [1, 2],
      {"id": 2.5, "name": "a", "done": true, "creationDate": 1704067200, "id": 7},
      {"id": 300, "name": "é", "name": "x"},
    ]
    """

  private func findings(_ text: String, pieces: Int, _ options: ValidationOptions) throws
    -> [Finding]
  {
    let validator = Schemas.validator(Self.schema, model: "ToDoItem", options)
    var rest = Array(text.utf8)[...]
    var found: [Finding] = []
    _ = try validator.validate(
      file: "items.json",
      nextPiece: {
        defer { rest = rest.dropFirst(pieces) }
        return Array(rest.prefix(pieces))
      },
      report: { found.append($0) }
    )
    return found
  }

  private func wholeFindings(_ text: String, _ options: ValidationOptions) -> [Finding] {
    Schemas.validator(Self.schema, model: "ToDoItem", options)
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
  }

  @Test(arguments: [1, 7, 64, 100_000])
  func findsTheSameInPieces(_ length: Int) throws {
    let options = ValidationOptions()
    let whole = wholeFindings(Self.text, options)
    #expect(whole.count == 23)
    #expect(try findings(Self.text, pieces: length, options) == whole)
  }

  @Test(arguments: [
    "", "  \n", "{\"items\": [{}]}", "null", "[", "[{\"id\": 1", "Here it is:\n[]", "[1] x",
    "[]", "{", "\"a", "nul", "[{\"id\": 1} {\"id\": 2}]", "[{\"id\": 1}\n{\"id\": 2}, {}]",
    "```json\n[{\"id\": 1}]\n```", "[{'id': 1}, {'id': 2}]", "[{\"id\": 1}, ...]",
    "[{\"id\": 1}, // second\n{\"id\": 2}]", "[{\"id\": \"a", "[{\"id\": 1]}",
    "{\"id\": 1}\n{\"id\": 2}\n", "[{}],", "[[[[", "[{\"id\": 1, \"x\": {\"y\": [1, 2}}]",
  ])
  func findsTheSameInABrokenText(_ text: String) throws {
    let options = ValidationOptions()
    let whole = wholeFindings(text, options)
    for length in [1, 5, 100_000] {
      let pieces = try findings(text, pieces: length, options)
      #expect(pieces == whole, "\(pieces.map(\.description)) \(whole.map(\.description))")
    }
  }

  @Test func findsTheSameBelowAPointer() throws {
    var options = ValidationOptions()
    options.root = JSONPointer("/data/items")
    let text = """
      {"page": 01, "data": {"items": [{"id": 1, "name": "a", "done": true, "creationDate": 1},
       {"id": "1"}], "items": 5}, "total": 2}
      """
    let whole = wholeFindings(text, options)
    #expect(whole.map(\.path).contains("$.data.items[1].id"))
    let pieces = try findings(text, pieces: 3, options)
    #expect(pieces == whole, "\(pieces.map(\.description)) \(whole.map(\.description))")
  }

  @Test(arguments: [RecordLayout.array, .object])
  func findsTheRightPlacesOfManyFindingsInOneRecord(_ layout: RecordLayout) {
    let schema = """
      {"stubschema": 1, "model": "Item", "fields": {"numbers": "[Int]"}}
      """
    var options = ValidationOptions()
    options.layout = layout
    let elements = (0..<2_000).map { _ in "  \"é\"" }.joined(separator: ",\n")
    let record = "{\"numbers\": [\n\(elements)\n]}"
    let text = layout == .array ? "[\(record)]" : record
    let findings = Schemas.validator(schema, model: "Item", options)
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
    #expect(findings.count == 2_000)
    for (index, finding) in findings.enumerated() {
      #expect(finding.location?.start == SourcePosition(line: index + 2, column: 3))
      #expect(finding.location?.end == SourcePosition(line: index + 2, column: 6))
      #expect(finding.location?.excerpt.text == (index < 1_999 ? "  \"é\"," : "  \"é\""))
    }
  }
}
