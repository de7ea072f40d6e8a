import Foundation
import StubCommands
import Testing

@Suite struct GenerateFormatTests {
  let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("ToDoItem.stubschema.json", toDoDescription)
    try workplace.write("Library.stubschema.json", Self.library)
  }

  private static let library = #"""
    { "stubschema": 1, "models": {
        "Book": { "fields": {
          "title": { "type": "String", "constant": "A" },
          "author": { "type": "Int", "references": "Author.id" } } },
        "Author": { "fields": { "id": { "type": "Int", "unique": true } } } } }
    """#

  @Test(arguments: ["ndjson", "csv", "sql"])
  func joinsShardsToTheWhole(_ format: String) {
    let line = "generate ToDoItem -n 1203 --offset 7 --format \(format)"
    let whole = workplace.run(line)
    let shards = (1...4).map { workplace.run("\(line) --shard \($0)/4").output }
    #expect(whole.status == .success)
    #expect(shards.joined() == whole.output)
    let few = "generate Author -n 1 --format \(format)"
    let parts = (1...3).map { workplace.run("\(few) --shard \($0)/3").output }
    #expect(parts.joined() == workplace.run(few).output)
  }

  @Test func makesEveryShardOfSQLAScriptOfItsOwn() {
    let shards = (1...3).map {
      workplace.run("generate Author -n 1203 --format sql --shard \($0)/3").output
    }
    #expect(shards.map { $0.split(separator: "\n").count } == [504, 501, 204])
    #expect(shards.allSatisfy { $0.hasSuffix(");\n") })
    #expect(shards[1].hasPrefix("INSERT INTO \"Author\" (\"id\") VALUES\n(501),\n"))
  }

  @Test(arguments: ["json", "ndjson", "csv", "sql", "plist", "swift"])
  func writesTheSameBytesOnAnyNumberOfThreads(_ format: String) {
    let line = "generate ToDoItem -n 2100 --format \(format) --jobs"
    let one = workplace.run("\(line) 1")
    #expect(one.status == .success)
    #expect(workplace.run("\(line) 3").output == one.output)
    #expect(workplace.run("\(line) 16").output == one.output)
  }

  @Test(arguments: [
    ("csv", "id\r\n1\r\n"), ("ndjson", "{\"id\":1}\n"), ("jsonl", "{\"id\":1}\n"),
    ("JSON", "[\n  {\n    \"id\": 1\n  }\n]\n"), ("txt", "[\n  {\n    \"id\": 1\n  }\n]\n"),
    (
      "sql",
      "CREATE TABLE \"Author\" (\n  \"id\" bigint NOT NULL PRIMARY KEY\n);\n"
        + "INSERT INTO \"Author\" (\"id\") VALUES\n(1);\n"
    ),
    ("swift", "import Foundation\n\nlet authors: [Author] = [\n  Author(id: 1),\n]\n"),
  ])
  func tellsTheFormatFromTheEndingOfTheOutput(_ ending: String, _ text: String) throws {
    #expect(workplace.run("generate Author -n 1 -o out.\(ending)").status == .success)
    #expect(try workplace.read("out.\(ending)") == text)
  }

  @Test func takesTheFormatThatIsNamedOverTheEnding() throws {
    #expect(workplace.run("generate Author -n 1 -o out.csv --format ndjson").status == .success)
    #expect(try workplace.read("out.csv") == "{\"id\":1}\n")
  }

  @Test func namesTheFilesOfSeveralModelsAfterTheFormat() throws {
    try workplace.write("Out/keep.txt", "")
    #expect(workplace.run("generate Author Book -o Out --format csv").status == .success)
    #expect(try workplace.names(in: "Out") == ["Author.csv", "Book.csv", "keep.txt"])
  }

  @Test func putsSeveralTablesIntoOneScript() throws {
    let outcome = workplace.run("generate Book Author -n 1 -o all.sql")
    #expect(outcome.status == .success)
    #expect(
      try workplace.read("all.sql") == """
        CREATE TABLE "Author" (
          "id" bigint NOT NULL PRIMARY KEY
        );
        INSERT INTO "Author" ("id") VALUES
        (1);
        CREATE TABLE "Book" (
          "title" text NOT NULL,
          "author" bigint NOT NULL REFERENCES "Author" ("id")
        );
        INSERT INTO "Book" ("title", "author") VALUES
        ('A', 1);

        """
    )
  }

  @Test func putsTheArrayIntoObjects() {
    let outcome = workplace.run("generate Author -n 2 --root /data/items --compact")
    #expect(outcome.output == "{\"data\":{\"items\":[{\"id\":1},{\"id\":2}]}}\n")
    #expect(
      workplace.run("generate Author -n 1 --root /items").output
        == "{\n  \"items\": [\n    {\n      \"id\": 1\n    }\n  ]\n}\n"
    )
    #expect(
      workplace.run("generate Author -n 0 --root /items").output == "{\n  \"items\": []\n}\n"
    )
  }

  @Test func indentsRecordsOfEveryThreadAlike() {
    let line = "generate Author -n 1100 --root /a/b --jobs"
    #expect(workplace.run("\(line) 4").output == workplace.run("\(line) 1").output)
  }

  @Test func writesASingleRecordAsAnObject() {
    #expect(
      workplace.run("generate Author --as object --offset 4").output == "{\n  \"id\": 5\n}\n"
    )
    #expect(
      workplace.run("generate Author --as object --root /author --compact").output
        == "{\"author\":{\"id\":1}}\n"
    )
    #expect(
      workplace.run("generate Author -n 1 --as object --format swift").output
        == "import Foundation\n\nlet author: Author = Author(id: 1)\n"
    )
  }

  @Test func disarmsFormulasOnlyWhenAsked() throws {
    try workplace.write(
      "Cell.stubschema.json",
      #"{ "stubschema": 1, "model": "Cell", "fields": { "a": { "type": "String", "constant": "=1" } } }"#
    )
    #expect(workplace.run("generate Cell -n 1 --format csv").output == "a\r\n=1\r\n")
    #expect(
      workplace.run("generate Cell -n 1 --format csv --spreadsheet-safe").output
        == "a\r\n\"'=1\"\r\n"
    )
  }

  @Test(arguments: [
    ("--format csv --compact", "'--compact' says how JSON is written; the format is csv"),
    ("--format sql --nulls", "'--nulls' says how JSON is written; the format is sql"),
    (
      "--format ndjson --root /a",
      "'--root' puts records into objects of json; the format is ndjson"
    ),
    (
      "--scenario broken --format csv",
      "the scenario 'broken' is for json and ndjson; the format is csv"
    ),
    ("--spreadsheet-safe", "'--spreadsheet-safe' is for csv; the format is json"),
    (
      "--format sql --dates iso8601",
      "'--dates' says how JSON spells dates; sql has dates of its own"
    ),
    (
      "--format plist --keys convertFromSnakeCase",
      "'--keys' says how JSON spells keys; plist has the coding keys"
    ),
    (
      "--format swift --shard 1/2",
      "'--shard' cannot be used with swift: parts would declare the same name"
    ),
    ("--format csv --as object", "'--as object' is for json, plist and swift; the format is csv"),
    ("--as object --shard 1/2", "'--as object' writes a single record, which has no shards"),
    ("--as object -n 2", "'--as object' writes a single record: leave out '--count'"),
    ("--jobs 0", "'--jobs' takes a whole number from 1, not '0'"),
    ("--as list", "'--as' is one of array, object, not 'list'"),
    ("--root items", "'--root' takes a JSON Pointer such as /items, not 'items'"),
    (
      "--format cvs",
      "'--format' is one of json, ndjson, csv, sql, plist, swift, not 'cvs'; did you mean 'csv'?"
    ),
  ])
  func refusesOptionsThatMakeNoSense(_ options: String, _ message: String) {
    let outcome = workplace.run("generate Author \(options)")
    #expect(outcome.status == .failure)
    #expect(outcome.output == "")
    #expect(outcome.error == "stubgen: error: \(message)\n")
  }

  @Test func refusesAnObjectOfNoRecord() {
    let outcome = workplace.run("generate Author --as object --scenario empty")
    #expect(outcome.status == .failure)
    #expect(
      outcome.error
        == "stubgen: error: '--as object' writes a single record of Author, no other number\n"
    )
  }

  @Test func leavesNoFileBehindWhereAValueCannotBeWritten() throws {
    try workplace.write(
      "Big.stubschema.json",
      #"{ "stubschema": 1, "model": "Big", "fields": { "a": { "type": "JSON", "constant": 18446744073709551616 } } }"#
    )
    let outcome = workplace.run("generate Big -n 1 -o big.plist")
    #expect(outcome.status == .failure)
    #expect(outcome.error.contains("[unwritable-value]"))
    #expect(!(try workplace.names().contains("big.plist")))
  }
}
