import Foundation
import StubCommands
import Testing

/// The same findings in every format.
@Suite struct FindingFormatTests {
  let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write(
      "Pair.stubschema.json",
      #"{ "stubschema": 1, "model": "Pair", "fields": { "left": "Int", "right": "Int?" } }"#
    )
    try workplace.write("Data/Pair.json", "[\n  { \"left\": \"1\", \"rihgt\": 2 }\n]\n")
  }

  @Test func printsTextWithTheLineAndACaret() {
    #expect(
      workplace.run("validate Data/Pair.json").output.hasPrefix(
        """
        Data/Pair.json:2:13: error: 'left' is an Int: found the string "1" [wrong-type]
            { "left": "1", "rihgt": 2 }
                      ^~~

        """
      ),
      "\(workplace.run("validate Data/Pair.json").output)"
    )
  }

  @Test func printsAbsolutePathsForXcode() {
    let path = workplace.folder.standardizedFileURL.appendingPathComponent("Data/Pair.json").path
    let lines = workplace.run("validate Data/Pair.json --format xcode").output
      .split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("\(path):2:13: error: 'left' is an Int: found the string \"1\"")
        == true
    )
  }

  @Test func printsAnnotationsForGitHub() {
    let output = workplace.run("validate Data/Pair.json --format github").output
    #expect(
      output.hasPrefix(
        "::error file=Data/Pair.json,line=2,col=13,endLine=2,endColumn=16,title=wrong-type::'left' is"
      ),
      "\(output)"
    )
    #expect(output.contains("::warning file=Data/Pair.json,line=2,col=18,"))
  }

  @Test func printsOneObjectAsJSON() throws {
    struct Report: Decodable {
      struct Finding: Decodable, Equatable {
        let file, severity, code, path: String
        let line, column, endLine, endColumn: Int
      }
      let findings: [Finding]
      let files, records: Int
    }
    let output = workplace.run("validate Data/Pair.json --format json").output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.files == 1)
    #expect(report.records == 1)
    #expect(
      report.findings.first
        == Report.Finding(
          file: "Data/Pair.json",
          severity: "error",
          code: "wrong-type",
          path: "$[0].left",
          line: 2,
          column: 13,
          endLine: 2,
          endColumn: 16
        )
    )
    #expect(report.findings.map(\.code) == ["wrong-type", "unknown-key"])
  }

  @Test func printsRulesAndRelativeURIsAsSARIF() throws {
    let output = workplace.run("validate Data/Pair.json --format sarif").output
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    )
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["wrong-type", "unknown-key"])
    #expect(output.contains("\"uri\": \"Data/Pair.json\""))
  }

  @Test func printsATestCaseForEachFileAsJUnit() {
    let output = workplace.run("validate Data/Pair.json --format junit").output
    #expect(
      output.contains(
        "<testsuite name=\"stubgen validate\" tests=\"1\" failures=\"1\" errors=\"0\">"
      )
    )
    #expect(output.contains("<testcase classname=\"stubgen\" name=\"Data/Pair.json\">"))
    #expect(output.contains("found the string &quot;1&quot;"))
  }

  @Test func obeysTheProjectFile() throws {
    try workplace.write(
      "stubgen.json",
      #"{ "stubgen": 1, "findings": { "unknown-key": "error", "wrong-type": "off" } }"#
    )
    let output = workplace.run("validate Data/Pair.json").output
    #expect(output.contains("error: "))
    #expect(output.contains("[unknown-key]"))
    #expect(!output.contains("[wrong-type]"))
  }

  @Test(arguments: ["text", "sarif", "json", "github", "junit", "xcode"])
  func showsNoCodeThatIsSwitchedOff(format: String) throws {
    try workplace.write(
      "stubgen.json",
      #"{ "stubgen": 1, "findings": { "unknown-key": "off", "wrong-type": "warning" } }"#
    )
    let outcome = workplace.run("validate Data/Pair.json --format \(format)")
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("wrong-type"))
    #expect(!outcome.output.contains("unknown-key"))
    #expect(outcome.error.isEmpty)
  }

  @Test func showsWithVerboseWhatIsSwitchedOffAndWhere() throws {
    try workplace.write(
      "stubgen.json",
      #"{ "stubgen": 1, "findings": { "unknown-key": "off", "duplicate-key": "off" } }"#
    )
    let expected = """
      stubgen.json:1:31: note: 'unknown-key' is switched off here; it hides 1 finding [switched-off]
        { "stubgen": 1, "findings": { "unknown-key": "off", "duplicate-key": "off" } }
                                      ^~~~~~~~~~~~~
      stubgen.json:1:53: note: 'duplicate-key' is switched off here; it hides nothing in this run [switched-off]
        { "stubgen": 1, "findings": { "unknown-key": "off", "duplicate-key": "off" } }
                                                            ^~~~~~~~~~~~~~~

      """
    let outcome = workplace.run("validate -v Data/Pair.json --format sarif")
    #expect(outcome.error == expected, "\(outcome.error)")
    let update = workplace.run("update -v Data/Pair.json --dry-run")
    #expect(update.error.contains("'duplicate-key' is switched off here"), "\(update.error)")
  }

  @Test func refusesAProjectFileThatNamesNoFinding() throws {
    try workplace.write("stubgen.json", #"{ "stubgen": 1, "findings": { "unknwon-key": "off" } }"#)
    let outcome = workplace.run("validate Data/Pair.json")
    #expect(outcome.status == .failure)
    #expect(
      outcome.error.contains(
        "stubgen.json:1:31: error: no finding has the code 'unknwon-key'; did you mean 'unknown-key'?"
      ),
      "\(outcome.error)"
    )
  }
}
