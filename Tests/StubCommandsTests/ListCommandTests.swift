import Foundation
import StubCommands
import Testing

@Suite struct ListCommandTests {
  @Test(arguments: [
    ("generators", "todo.task"), ("generators", "person.fullName"), ("locales", "de_DE"),
    ("scenarios", "minimal"), ("findings", "missing-key"), ("findings", "unknown-word"),
    ("findings", "swift-type-refused"), ("findings", "added-key"),
  ])
  func listsWhatThereIsToName(topic: String, name: String) throws {
    let lines = try Workplace().run("list \(topic)").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(name + " ") })
    struct Row: Decodable { let name: String }
    let json = try Workplace().run("list \(topic) --format json").output
    let rows = try JSONDecoder().decode([Row].self, from: Data(json.utf8))
    #expect(rows.map(\.name).contains(name))
    #expect(rows.count == lines.count)
  }

  @Test func namesNoFindingTwice() throws {
    let lines = try Workplace().run("list findings").output.split(separator: "\n")
    let names = lines.map { $0.split(separator: " ")[0] }
    #expect(Set(names).count == names.count)
  }
}
