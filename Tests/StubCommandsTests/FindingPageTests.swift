import Foundation
import StubCommands
import Testing

/// The pages about findings tell the truth: what they show is what the tool does.
@Suite struct FindingPageTests {
  /// What follows from a finding, as the pages say it.
  static let consequences = [
    "unusable": "**Error.** The input cannot be used; the exit status is 2.",
    "undecodable":
      "**Error.** `JSONDecoder` with the declared strategies throws; the exit status is 1.",
    "violated":
      "**Error.** It decodes, and breaks what the schema promises; the exit status is 1.",
    "suspect": "**Warning.** It decodes, and nobody wants it; an error under `--strict`.",
    "remark": "**Note.** It is no fault.",
  ]

  /// What no run of the tool shows: findings that only a caller of the library meets, or only a tool
  /// that was built without SwiftSyntax, or a Swift program.
  static let withoutExample: Set = [
    "no-such-model", "unknown-model", "swift-reader-missing", "unlearnt-type", "unlearnt-cases",
    "unlearnt-rule", "unlearnt-keys", "bad-hint",
  ]

  @Test func explainsEveryCodeThatIsListed() throws {
    struct Row: Decodable { let name, consequence, summary: String }
    let list = try Workplace().run("list findings --format json").output
    let rows = try JSONDecoder().decode([Row].self, from: Data(list.utf8))
    #expect(rows.count > 120)
    for row in rows {
      let page = try Workplace().run("validate --explain \(row.name)").output
      let consequence = try #require(Self.consequences[row.consequence])
      #expect(page.hasPrefix("# \(row.name)\n\n\(row.summary)\n\n\(consequence)\n\n## Why\n\n"))
      #expect(page.contains("\n\n## Fix\n\n"), "\(row.name)")
    }
  }

  @Test(arguments: PageExample.codes)
  func explainsACodeWithExactlyItsPage(code: String) throws {
    let outcome = try Workplace().run("validate --explain \(code)")
    #expect(outcome.status == .success)
    #expect(try outcome.output == PageExample.text(of: "Findings/\(code)"))
  }

  @Test(arguments: PageExample.codes)
  func showsWhatTheToolSaysAndWhatMendsIt(code: String) throws {
    let page = try PageExample("Findings/\(code)")
    if Self.withoutExample.contains(code) {
      #expect(page.commands.isEmpty)
      let text = try PageExample.text(of: "Findings/\(code)")
      return #expect(text.contains(" [\(code)]\n```\n\n## Fix\n\n"))
    }
    let told = try page.toldByTheTool()
    if ProcessInfo.processInfo.environment["STUBGEN_RECORD"] != nil {
      try page.record(told)
      Issue.record("recorded; run scripts/finding-pages")
    } else {
      #expect(told == page.commands.map(\.output))
    }
    #expect(told.contains { $0.contains(" [\(code)]\n") }, "the example does not show the finding")
    for output in try page.toldByTheToolWhenMended() {
      #expect(!output.contains("[\(code)]"), "the fix does not mend it: \(output)")
      #expect(!output.contains(" error: "), "the fix does not mend it: \(output)")
    }
  }

  @Test func namesTheNearestCode() throws {
    let outcome = try Workplace().run("validate --explain mising-key")
    #expect(outcome.status == .failure)
    #expect(
      outcome.error
        == "stubgen: error: no finding has the code 'mising-key'; did you mean 'missing-key'?\n"
    )
  }
}
