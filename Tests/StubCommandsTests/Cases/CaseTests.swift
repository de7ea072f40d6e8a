import Foundation
import StubCommands
import Testing

/// What went wrong for people in public projects, told in our own words: a model, stubs of it, and
/// every finding that has to be there, with its place. No other one may be.
struct ReportedCase: Sendable, CustomTestStringConvertible {
  /// One file of stubs, and what is found in it.
  struct Run: Sendable {
    let model: String
    let options: String
    let text: String
    let findings: [String]

    init(
      _ model: String,
      options: String = "",
      _ text: String,
      _ findings: [String]
    ) {
      self.model = model
      self.options = options
      self.text = text
      self.findings = findings
    }
  }

  let name: String
  let source: String
  let runs: [Run]
  var testDescription: String { name }

  init(_ name: String, source: String, runs: [Run]) {
    self.name = name
    self.source = source
    self.runs = runs
  }
}

@Suite struct CaseTests {
  /// A finding in the JSON that the tool prints.
  private struct Found: Decodable {
    let line, column: Int
    let severity, code: String
  }

  private struct Report: Decodable {
    let findings: [Found]
  }

  @Test(arguments: ReportedCase.values + ReportedCase.texts)
  func findsWhatWentWrongAndNothingElse(reported: ReportedCase) throws {
    for run in reported.runs {
      let workplace = try Workplace()
      try workplace.write("Model.swift", "import Foundation\n\n\(reported.source)\n")
      try workplace.write("data.json", run.text)
      let outcome = workplace.run(
        "validate data.json --model \(run.model) --format json \(run.options)"
      )
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      let found = report.findings.map { "\($0.line):\($0.column) \($0.severity) \($0.code)" }
      #expect(found == run.findings, "\(run.text)")
    }
  }
}
