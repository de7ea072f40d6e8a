import Foundation
import StubSchema
import Testing

/// The pages on describing and generating are complete, and show what the tool prints.
@Suite struct GuidePageTests {
  @Test(arguments: ["Describing", "Generating"])
  func showsWhatTheToolPrints(name: String) throws {
    let page = try PageExample(name)
    let told = try page.toldByTheTool()
    #expect(!told.isEmpty)
    if ProcessInfo.processInfo.environment["STUBGEN_RECORD"] != nil {
      try page.record(told)
      Issue.record("recorded")
    } else {
      #expect(told == page.commands.map(\.output))
    }
  }

  @Test func explainsEveryWord() throws {
    let page = try PageExample.text(of: "Describing")
    let words =
      Words.File.allCases.map(\.rawValue) + Words.Model.allCases.map(\.rawValue)
      + Words.Field.allCases.map(\.rawValue) + Words.Enum.allCases.map(\.rawValue)
      + Words.Coding.allCases.map(\.rawValue)
    for word in Set(words) { #expect(page.contains("`\(word)`"), "\(word)") }
  }
}
