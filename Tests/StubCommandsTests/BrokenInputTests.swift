import Foundation
import StubCommands
import StubSources
import Testing

/// What `stubgen validate` prints for stubs that do not decode, or hardly do.
@Suite struct BrokenInputTests {
  static let description = """
    {
      "stubschema": 1,
      "enums": { "Priority": { "rawType": "String", "cases": ["low", "medium", "high"] } },
      "models": {
        "Task": {
          "fields": {
            "name": "String", "done": "Bool", "level": "Int8", "count": "Int",
            "priority": "Priority", "dueDate": "Date?", "creationDate": "Date"
          }
        }
      }
    }
    """

  static let rest = #""level":1,"count":2,"priority":"low","creationDate":7"#
  static let record = #"{"name":"a","done":true,\#(rest)}"#

  @Test(arguments: [
    (
      #"[{"name":"a",\#(rest)}]"#, "1:2: error: missing 'done', a Bool, true or false [missing-key]"
    ),
    (
      #"[{"name":"a","done":true,"level":1,"count":2,"priority":"low","creationdate":7}]"#,
      "1:2: error: missing 'creationDate'; is 'creationdate' its misspelling? [missing-key]"
    ),
    (
      #"[{"name":null,"done":true,\#(rest)}]"#,
      "1:10: error: 'name' is a String, and not optional: found null [null-value]"
    ),
    (
      #"[{"name":5,"done":true,\#(rest)}]"#,
      "1:10: error: 'name' is a String: found the number 5 [wrong-type]"
    ),
    (
      #"[{"name":"a","done":true,"level":1,"count":2,"priority":"low","creationDate":"2024-01-01"}]"#,
      "1:78: error: 'creationDate' is a Date, in seconds since 2001: found the string \"2024-01-01\""
    ),
    (
      #"[{"name":"a","done":true,"level":300,"count":2,"priority":"low","creationDate":7}]"#,
      "1:34: error: 'level' is an Int8 (-128 to 127): 300 is out of its range [out-of-range]"
    ),
    (
      #"[{"name":"a","done":true,"level":1,"count":1.5,"priority":"low","creationDate":7}]"#,
      "1:44: error: 'count' is an Int: found the number 1.5, which has a fraction [not-an-integer]"
    ),
    (
      #"[{"name":"a","done":true,"level":1,"count":2,"priority":"hihg","creationDate":7}]"#,
      "1:57: error: 'priority' is one of Priority: \"low\", \"medium\", \"high\"; found \"hihg\""
    ),
    (#"{"items":[\#(record)]}"#, "1:1: error: the root is an object: an array of Task is expected"),
    ("", "1:1: error: the file is empty [empty-json]"),
    (
      #"[\#(record), {"name": "b"#,
      "1:91: error: this string is not closed; the text ends inside it [truncated-json]"
    ),
    ("[\n  // first\n  \(record)\n]", "2:3: error: JSON has no comments [syntax-error]"),
    (
      #"[{"name":"\ud800","done":true,\#(rest)}]"#,
      "1:11: error: \\ud800 is half of a surrogate pair; the other half is missing"
    ),
    ("Here it is:\n[\(record)]", "1:1: error: there is text before the JSON [syntax-error]"),
    (
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      "1:513: error: more than 512 arrays and objects inside each other"
    ),
  ])
  func printsTheFaultAndEndsWithOne(text: String, expected: String) throws {
    let outcome = try validate(Data(text.utf8))
    #expect(outcome.status == .faulty)
    #expect(outcome.output.contains("data.json:\(expected)"), "\(outcome.output)")
  }

  @Test func printsTheFaultOfInvalidUTF8() throws {
    let outcome = try validate(
      Data(#"[{"name":""#.utf8) + [0xFF] + Data(#"","done":true,\#(Self.rest)}]"#.utf8)
    )
    #expect(outcome.status == .faulty)
    #expect(outcome.output.contains("data.json:1:11: error: the byte FF"))
  }

  @Test func printsBothFaultsOfARecord() throws {
    let outcome = try validate(Data(#"[{"name":5,"done":"yes",\#(Self.rest)}]"#.utf8))
    #expect(outcome.output.contains("data.json:1:10: error: 'name' is a String"))
    #expect(outcome.output.contains("data.json:1:19: error: 'done' is a Bool"))
  }

  @Test func warnsOfWhatOnlyJSONDecoderReads() throws {
    let text = Data("[\(Self.record),]".utf8)
    let outcome = try validate(text)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("data.json:1:80: warning: trailing comma"))
    #expect(try validate(text, "--strict").status == .faulty)
  }

  @Test func isSilentAboutWhatIsRight() throws {
    let outcome = try validate(Data("[\(Self.record)]".utf8))
    #expect(outcome.status == .success)
    #expect(outcome.output == "")
    #expect(outcome.error == "")
  }

  @Test func readsStandardInputLinesAndWrappedRecords() throws {
    let workplace = try Workplace()
    try workplace.write("Task.stubschema.json", Self.description)
    let wrapped = workplace.run(
      "validate - --model Task --root /items",
      input: "{\"items\":[\(Self.record)]}"
    )
    #expect(wrapped.status == .success, "\(wrapped.output)")
    let lines = workplace.run(
      "validate - --model Task --as lines",
      input: "\(Self.record)\n\(Self.record)\n{}\n"
    )
    #expect(lines.status == .faulty)
    #expect(lines.output.contains("<stdin>:3:1: error: missing 'name'"), "\(lines.output)")
  }

  @Test func showsWhatIsFoundBeforeTheTextEnds() throws {
    let workplace = try Workplace()
    try workplace.write("Task.stubschema.json", Self.description)
    let good = [String](repeating: Self.record, count: 10).joined(separator: ",")
    var pieces = [#"[{"name":5,"done":true,\#(Self.rest)},\#(good),"#, "\(Self.record)]"]
    var output: [UInt8] = []
    var shown: [Int] = []
    let console = Console(
      output: { output += $0 },
      error: { _ in },
      input: { _ in
        shown.append(output.count)
        return pieces.isEmpty ? [] : Array(pieces.removeFirst().utf8)
      },
      directory: workplace.folder,
      sources: .linked
    )
    #expect(StubgenTool(console).run(["validate", "-", "--model", "Task"]) == .faulty)
    try #require(shown.count > 2)
    #expect(shown[0] == 0)
    #expect(shown[1] == output.count)
  }

  @Test func countsAFloodInsteadOfShowingIt() throws {
    let records = Array(repeating: #"{"name":"a",\#(Self.rest)}"#, count: 1_500)
    let outcome = try validate(Data("[\(records.joined(separator: ",\n"))]".utf8))
    #expect(outcome.output.components(separatedBy: "[missing-key]").count - 1 == 20)
    #expect(outcome.output.contains("and 1,480 more like this: missing-key at $[*]"))
    let few = try validate(
      Data("[\(records.joined(separator: ",\n"))]".utf8),
      "--max-findings",
      "3"
    )
    #expect(few.output.components(separatedBy: "[missing-key]").count - 1 == 3)
  }

  @Test func tellsTheModelByNameOrByKeys() throws {
    let workplace = try Workplace()
    try workplace.write("Task.stubschema.json", Self.description)
    try workplace.write(
      "Shop.stubschema.json",
      #"{ "stubschema": 1, "model": "Shop", "fields": { "name": "String" } }"#
    )
    try workplace.write("TaskPreviewsData.json", "[{}]")
    try workplace.write("other.json", "[\(Self.record)]")
    #expect(workplace.run("validate TaskPreviewsData.json").output.contains("missing 'name'"))
    #expect(workplace.run("validate other.json").status == .success)
  }

  private func validate(_ data: Data, _ options: String...) throws -> Workplace.Outcome {
    let workplace = try Workplace()
    try workplace.write("Task.stubschema.json", Self.description)
    try workplace.write("data.json", data)
    return workplace.run(
      ["validate", "data.json", "--model", "Task"] + options,
      in: workplace.folder
    )
  }
}
