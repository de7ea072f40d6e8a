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

  @Test func saysHowManyRecordsCoverAModel() throws {
    let workplace = try Workplace()
    try workplace.write(
      "Switch.stubschema.json",
      #"{"stubschema": 1, "model": "Switch", "fields": {"isOn": "Bool?", "level": "Int8"}}"#
    )
    let lines = workplace.run("list scenarios Switch").output.split(separator: "\n")
    let edge = try #require(lines.first { $0.hasPrefix("edge ") })
    #expect(edge.hasSuffix("5 records cover every boundary value of Switch"))
    let broken = try #require(lines.first { $0.hasPrefix("broken ") })
    #expect(broken.contains("every fault of Switch: missing-key, misspelt-key, null-value"))
    #expect(try Workplace().run("list scenarios").output.contains("dangling-reference"))
    #expect(workplace.run("list models Switch").status == .failure)
    let question = workplace.run("list scenarios Swich").error
    #expect(question.contains("  Switch in Switch.stubschema.json"))
  }
}
