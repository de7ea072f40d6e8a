import StubDiagnostics
import StubValidation
import Testing

/// Records that pass leave behind what reading them would have left.
@Suite struct PassingTests {
  private static let schema = """
    {"stubschema": 1, "model": "ToDoItem", "fields": {
      "id": {"type": "Int", "unique": true}, "name": "String", "parent": {
        "type": "Int?", "references": "ToDoItem.id"}}}
    """

  private func report(
    _ text: String,
    _ layout: RecordLayout = .array,
    pieces: Int = 1 << 16
  ) throws -> (findings: [String], records: Int) {
    var options = ValidationOptions()
    options.layout = layout
    let validator = Schemas.validator(Self.schema, model: "ToDoItem", options)
    var rest = Array(text.utf8)[...]
    var findings: [String] = []
    let report = try validator.validate(
      file: "a.json",
      nextPiece: {
        defer { rest = rest.dropFirst(pieces) }
        return Array(rest.prefix(pieces))
      },
      report: { finding in
        let start = finding.location.map { "\($0.start.line):\($0.start.column)" } ?? "-"
        findings.append("\(start) \(finding.path) \(finding.code.name)")
      }
    )
    return (findings, report.records)
  }

  @Test(arguments: [100, 1000, 1 << 16])
  func countsRecordsAndLines(_ pieces: Int) throws {
    let lines = (0..<2000).map { number in
      #"  {"id": \#(number), "name": "Zoë \#(number)"}"#
    }
    let broken = #"  {"id": "x", "name": "Zoë"}"#
    let text =
      "[\n"
      + (lines + [broken] + lines.map { $0.replacing("{", with: "{\n") })
      .joined(separator: ",\n") + "\n]"
    let (findings, records) = try report(text, pieces: pieces)
    #expect(records == 4001)
    #expect(findings.first == "2002:10 $[2000].id wrong-type")
    #expect(findings.count == 2001)
    #expect(findings.last == "6002:7 $[4000].id repeated-value")
  }

  @Test(arguments: [100, 1000, 1 << 16])
  func countsColumnsOfALongLine(_ pieces: Int) throws {
    let record = #"{"id": 0000, "name": "Zoë"},"#
    let records = (1000..<3000).map { record.replacing("0000", with: "\($0)") }.joined()
    let (findings, count) = try report("[" + records + #"{"id": 1, "name": 5}]"#, pieces: pieces)
    #expect(count == 2001)
    #expect(findings == ["1:56020 $[2000].name wrong-type"])
  }

  @Test(arguments: [20, 1 << 16])
  func tellsRepeatedValuesApart(_ pieces: Int) throws {
    let text = """
      [{"id": 1, "name": "a"}, {"id": 2, "name": "b"}, {"id": 1, "name": "c"},
       {"id": 10, "name": "d"}, {"id": 1.0e1, "name": "e"}, {"id": 3, "name": "f"}, {"id": 3,
       "name": "g"}]
      """
    let (findings, records) = try report(text, pieces: pieces)
    #expect(
      findings == [
        "1:57 $[2].id repeated-value", "2:34 $[4].id repeated-value",
        "2:86 $[6].id repeated-value",
      ]
    )
    #expect(records == 7)
  }

  @Test func remembersAnIdentifierOnlyOnce() throws {
    // The record is looked at twice, because no comma follows it.
    let (findings, _) = try report(#"[{"id": 1, "name": "a"} {"id": 2, "name": "b"}  ]"#)
    #expect(findings == ["1:25 $ syntax-error"])
  }

  @Test func remembersTheKeysThatOthersReferTo() throws {
    let text = """
      [{"id": 1, "name": "a", "parent": 3}, {"id": 2, "name": "b"}, {"id": 3, "name": "c"},
       {"id": 4, "name": "d", "parent": 2}, {"id": 5, "name": "e", "parent": 9}, {"id": 6,
       "name": "f"}]
      """
    let (findings, _) = try report(text)
    #expect(findings == ["2:72 $[4].parent dangling-reference"])
  }

  @Test(arguments: [10, 1 << 16])
  func countsLinesOfRecords(_ pieces: Int) throws {
    let text = """
      {"id": 1, "name": "a"}

        {"id": 2, "name": "b"}\u{20}\r
      {"id": 3,
      "name": "c"}
      {"id": 4, "name": "d"} {"id": 5, "name": "e"}
      {"id": 6, "name": 7}
      {"id": 1, "name": "g"}
      """
    let (findings, records) = try report(text, .lines, pieces: pieces)
    #expect(
      findings == [
        "4:10 $[2] truncated-json", "5:1 $[3] wrong-type", "5:7 $[3] syntax-error",
        "6:24 $[4] syntax-error",
        "7:19 $[5].name wrong-type", "8:8 $[6].id repeated-value",
      ]
    )
    #expect(records == 7)
  }

  @Test(arguments: [
    ("[{\"id\": 1, \"name\": \"a\"},]", "1:24 $ trailing-comma"),
    ("[{\"id\": 1, \"name\": \"a\"},\n  ,{\"id\": 2, \"name\": \"b\"}]", "2:3 $ syntax-error"),
    ("[{\"id\": 1, \"name\": \"a\"},{\"id\": 2, \"name\": \"b\"},", "1:48 $ truncated-json"),
  ])
  func findsWhatStandsBehindThem(_ text: String, _ expected: String) throws {
    #expect(try report(text).findings == [expected])
  }
}
