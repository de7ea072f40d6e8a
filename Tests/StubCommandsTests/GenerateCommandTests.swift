import Foundation
import StubCommands
import Testing

@Suite struct GenerateCommandTests {
  let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("ToDoItem.stubschema.json", toDoDescription)
  }

  @Test func printsTenToDosThatDecode() throws {
    let outcome = workplace.run("generate ToDoItem --count 10")
    #expect(outcome.status == .success)
    #expect(outcome.error == "")
    let items = try decode(outcome.output)
    #expect(items.count == 10)
    #expect(Set(items.map(\.name)).count == 10)
    #expect(outcome.output.hasPrefix("[\n  {\n    \"name\": \""))
    #expect(outcome.output.hasSuffix("\n  }\n]\n"))
  }

  @Test func printsTheSameBytesEveryTime() {
    let first = workplace.run("generate ToDoItem --count 50 --seed 7")
    let second = workplace.run("generate ToDoItem -n50 --seed=7")
    #expect(first.output == second.output)
    #expect(first.output.utf8.count > 2000)
  }

  @Test func beginsAlikeForAnyCount() {
    let ten = workplace.run("generate ToDoItem --count 10").output
    let hundred = workplace.run("generate ToDoItem --count 100").output
    #expect(hundred.hasPrefix(String(ten.dropLast("\n]\n".count))))
  }

  @Test func differsByTheSeed() {
    let zero = workplace.run("generate ToDoItem").output
    let one = workplace.run("generate ToDoItem --seed 1").output
    #expect(zero != one)
  }

  @Test func finishesAboutFourInTenAndDatesMost() throws {
    let items = try decode(workplace.run("generate ToDoItem --count 1000").output)
    let done = items.filter(\.done).count
    let dated = items.filter { $0.dueDate != nil }.count
    #expect((350...450).contains(done))
    #expect((550...650).contains(dated))
    #expect(items.allSatisfy { ($0.dueDate ?? .distantFuture) >= $0.creationDate })
  }

  @Test func cutsRecordsIntoShardsThatMakeTheWhole() {
    let whole = workplace.run("generate ToDoItem -n 23 --format ndjson").output
    let shards = (1...4).map {
      workplace.run("generate ToDoItem -n 23 --format ndjson --shard \($0)/4").output
    }
    #expect(shards.joined() == whole)
    #expect(whole.split(separator: "\n").count == 23)
  }

  @Test func beginsAtAnOffset() {
    let whole = workplace.run("generate ToDoItem -n 12 --format ndjson").output
    let late = workplace.run("generate ToDoItem -n 2 --offset 10 --format ndjson").output
    #expect(whole.hasSuffix(late))
    #expect(late.split(separator: "\n").count == 2)
  }

  @Test func writesNullsWhenAsked() {
    let lines = workplace.run("generate ToDoItem -n 40 --format ndjson --nulls").output
      .split(separator: "\n")
    #expect(lines.allSatisfy { $0.contains("\"dueDate\":") })
    #expect(lines.contains { $0.contains("\"dueDate\":null") })
  }

  @Test func spellsDatesAndKeysAsTheCommandLineSays() throws {
    let line = workplace.run(
      "generate ToDoItem -n 1 --format ndjson --dates iso8601 --keys convertFromSnakeCase"
    ).output
    #expect(
      line.contains("\"creation_date\":\"2024-12-")
        || line.contains("\"creation_date\":\"2025-01-0")
    )
  }

  @Test func writesNothingButBracketsForNoRecord() {
    #expect(workplace.run("generate ToDoItem --count 0").output == "[]\n")
    #expect(workplace.run("generate ToDoItem --count 0 --format ndjson").output == "")
  }

  @Test func showsWhatAScenarioIsFor() throws {
    let full = try decode(workplace.run("generate ToDoItem -n 30 --scenario full").output)
    #expect(full.count == 30 && full.allSatisfy { $0.dueDate != nil })
    let minimal = try decode(workplace.run("generate ToDoItem -n 30 --scenario minimal").output)
    #expect(minimal.count == 30 && minimal.allSatisfy { $0.dueDate == nil })
    #expect(workplace.run("generate ToDoItem --scenario empty").output == "[]\n")
    #expect(try decode(workplace.run("generate ToDoItem --scenario single").output).count == 1)
  }

  @Test func namesTheFaultOfEachBrokenRecord() throws {
    let outcome = workplace.run("generate ToDoItem -n 40 --scenario broken")
    #expect(outcome.status == .success)
    let notes = outcome.error.split(separator: "\n")
    #expect(notes.count == 40)
    #expect(notes[0].hasPrefix("note: record 0: "))
    #expect(notes.contains { $0.hasSuffix(": missing-key at $.name") })
    #expect(workplace.run("generate ToDoItem --scenario broken -q").error == "")

    try workplace.write("broken.json", outcome.output)
    let report = workplace.run("validate broken.json --model ToDoItem --strict --format json")
      .output
    struct Report: Decodable {
      struct Finding: Decodable { let path: String }
      let findings: [Finding]
    }
    let paths = try JSONDecoder().decode(Report.self, from: Data(report.utf8)).findings.map(\.path)
    #expect(paths.map { $0.prefix { $0 != "]" } } == (0..<40).map { "$[\($0)" })
  }

  @Test func keepsTheEdgesOfAModelValid() throws {
    try workplace.write(
      "edge.json",
      workplace.run("generate ToDoItem -n 100 --scenario edge --dates iso8601").output
    )
    let outcome = workplace.run("validate edge.json --model ToDoItem --strict --dates iso8601")
    #expect(outcome.status == .success, "\(outcome.output)")
  }

  @Test func replacesAFileAsAWhole() throws {
    try workplace.write("out.json", "old")
    let outcome = workplace.run("generate ToDoItem -n 3 --output out.json")
    #expect(outcome.status == .success)
    #expect(outcome.output == "")
    #expect(try decode(workplace.read("out.json")).count == 3)
    #expect(try workplace.names() == ["ToDoItem.stubschema.json", "out.json"])
  }

  @Test func keepsThePermissionsOfTheFileThatItReplaces() throws {
    try workplace.write("out.json", "old")
    let path = workplace.folder.appendingPathComponent("out.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(workplace.run("generate ToDoItem -n 1 --output out.json").status == .success)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
  }

  @Test func makesTheFolderThatIsNamedAsOne() throws {
    let outcome = workplace.run("generate ToDoItem -n 1 --output Fresh/")
    #expect(outcome.status == .success, "\(outcome.error)")
    #expect(try workplace.names(in: "Fresh") == ["ToDoItem.json"])
    #expect(workplace.run("generate ToDoItem --output None/Fresh/").status == .failure)
    #expect(!(try workplace.names().contains("None")))
  }

  @Test func writesAFileForEachOfSeveralModels() throws {
    try workplace.write(
      "Shop.stubschema.json",
      #"{ "stubschema": 1, "model": "Shop", "fields": { "name": "String" } }"#
    )
    try workplace.write("Out/keep.txt", "")
    let outcome = workplace.run("generate ToDoItem Shop --count Shop=2 --output Out")
    #expect(outcome.status == .success)
    #expect(try workplace.names(in: "Out") == ["Shop.json", "ToDoItem.json", "keep.txt"])
    #expect(try decode(workplace.read("Out/ToDoItem.json")).count == 10)
  }

  @Test func leavesTheOldFileWhereItCannotWrite() throws {
    try workplace.write("Locked/out.json", "old")
    let folder = workplace.folder.appendingPathComponent("Locked")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("out.json"))
    try workplace.write("Locked/out.json/inside", "old")
    let outcome = workplace.run("generate ToDoItem --output Locked/out.json/inside/deeper.json")
    #expect(outcome.status == .failure)
    #expect(try workplace.read("Locked/out.json/inside") == "old")
    #expect(try workplace.names(in: "Locked/out.json") == ["inside"])
  }

  private struct Item: Decodable {
    let name: String
    let done: Bool
    let dueDate: Date?
    let creationDate: Date
  }

  private func decode(_ text: String) throws -> [Item] {
    try JSONDecoder().decode([Item].self, from: Data(text.utf8))
  }
}
