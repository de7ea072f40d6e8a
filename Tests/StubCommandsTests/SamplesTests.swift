import Foundation
import StubCommands
import Testing

/// The samples are as the tool writes them, and right.
@Suite struct SamplesTests {
  @Test(arguments: [
    ("generate ToDoItem", "Samples/ToDo/ToDoItemPreviewsData.json"),
    ("generate ShopModel -n 5", "Samples/Shop/ShopModel.json"),
  ])
  func areWhatTheToolGenerates(line: String, path: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let outcome = try Workplace().run(words, in: packageFolder)
    let url = packageFolder.appendingPathComponent(path)
    let kept = try String(contentsOf: url, encoding: .utf8)
    #expect(outcome.output == kept, "stubgen \(line) --output \(path)")
  }

  @Test func areValid() throws {
    let outcome = try Workplace().run(["validate", "--strict", "Samples"], in: packageFolder)
    #expect(outcome.status == .success)
    #expect(outcome.output == "")
  }
}
