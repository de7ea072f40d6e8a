import Foundation
import StubCommands
import Testing

/// Wrong use ends with status 2, prints nothing to standard output, and says what to do.
@Suite struct WrongUseTests {
  let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("Models/ToDoItem.stubschema.json", toDoDescription)
    try workplace.write("data.json", "[]")
  }

  @Test(arguments: [
    ("", "usage: stubgen COMMAND"),
    ("generat ToDoItem", "there is no command 'generat'; did you mean 'generate'?"),
    ("generate", "name a model, such as 'stubgen generate ToDoItem'"),
    ("generate ToDoItm", "no model 'ToDoItm' is described; did you mean one of these?"),
    ("generate ToDoItm", "  ToDoItem in Models/ToDoItem.stubschema.json"),
    ("generate Unlike", "described are: ToDoItem"),
    ("generate ToDoItem --count -1", "'--count' takes a whole number from 0, not '-1'"),
    ("generate ToDoItem --count ten", "'--count' takes a whole number from 0, not 'ten'"),
    ("generate ToDoItem --count", "'--count' needs its N"),
    ("generate ToDoItem --cuont 3", "has no option '--cuont'; did you mean '--count'?"),
    ("generate ToDoItem --count 1 --count 2", "'--count' is given twice"),
    ("generate ToDoItem --shard 5/4", "'--shard' takes K/N with K from 1 to N"),
    ("generate ToDoItem --shard 0/4", "'--shard' takes K/N with K from 1 to N"),
    (
      "generate ToDoItem --format xml",
      "'--format' is one of json, ndjson, csv, sql, plist, swift, not 'xml'"
    ),
    ("generate ToDoItem --seed x", "'--seed' takes a whole number of 64 bits, not 'x'"),
    ("generate ToDoItem --now yesterday", "'--now' takes an instant such as 2025-01-01T12:00:00Z"),
    ("generate ToDoItem --dates iso8061", "'--dates' knows no 'iso8061'; did you mean 'iso8601'?"),
    ("generate ToDoItem --keys snake", "'--keys' is one of useDefaultKeys, convertFromSnakeCase"),
    (
      "generate ToDoItem --schema missing.json", "--schema names 'missing.json', which is not there"
    ),
    ("generate ToDoItem --output none/out.json", "there is no folder '"),
    ("generate ToDoItem --output none/of/", "the folder 'none/of/' cannot be made: "),
    ("generate ToDoItem ToDoItem --output Models", "'ToDoItem' is named twice"),
    ("generate ToDoItem Shop", "several models need '--output DIR/'"),
    ("generate ToDoItem --project none.json", "there is no file 'none.json'"),
    ("validate", "name a file, a folder, or - for standard input"),
    ("validate none.json", "there is no file 'none.json'"),
    ("validate data.json", "'data.json' does not tell its model: name it with --model"),
    ("validate data.json --model Shop", "no model 'Shop' is described"),
    (
      "validate data.json --format yaml",
      "'--format' is one of text, xcode, github, json, sarif, junit"
    ),
    (
      "validate data.json --root items", "'--root' takes a JSON Pointer such as /items, not 'items'"
    ),
    ("list", "'stubgen list' takes one of models, generators, locales, scenarios, findings"),
    (
      "validate --explain missing-kye",
      "no finding has the code 'missing-kye'; did you mean 'missing-key'?"
    ),
    ("generate ToDoItem --scenario usual", "'--scenario' is one of typical, empty, single"),
    ("list modles", "'stubgen list' knows no 'modles'; did you mean 'models'?"),
    ("help generat", "there is no command 'generat'; did you mean 'generate'?"),
  ])
  func saysWhatToDo(line: String, message: String) {
    let outcome = workplace.run(line)
    #expect(outcome.status == .failure)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test func saysAllThatIsWrongAtOnce() {
    let outcome = workplace.run("generate ToDoItem --count -1 --shard 9/1 --format xml")
    #expect(outcome.error.split(separator: "\n").count == 3)
  }

  @Test func locatesEveryMistakeOfABrokenDescription() throws {
    try workplace.write(
      "Models/Shop.stubschema.json",
      """
      {
        "stubschema": 1,
        "model": "Shop",
        "fields": { "name": { "tpye": "String" }, "size": "Itn" }
      }
      """
    )
    let outcome = workplace.run("generate Shop")
    #expect(outcome.status == .failure)
    #expect(outcome.output == "")
    let expected = """
      Models/Shop.stubschema.json:4:25: error: unknown word 'tpye'; did you mean 'type'? [unknown-word]
          "fields": { "name": { "tpye": "String" }, "size": "Itn" }
                                ^~~~~~
        fix: write "type"
      """
    #expect(outcome.error.contains(expected), "\(outcome.error)")
    #expect(outcome.error.contains("Shop.stubschema.json:4:23: error: 'type' is missing"))
  }

  @Test func listsTheQualifiedNamesOfAnAmbiguousOne() throws {
    let model = #"{ "fields": { "name": "String" } }"#
    try workplace.write(
      "Versions.stubschema.json",
      #"{ "stubschema": 1, "models": { "V1.Shop": \#(model), "V2.Shop": \#(model) } }"#
    )
    let outcome = workplace.run("generate Shop")
    #expect(outcome.status == .failure)
    #expect(outcome.error.contains("'Shop' is described more than once; name one of them in full"))
    #expect(outcome.error.contains("  V2.Shop in Versions.stubschema.json"))
    #expect(workplace.run("generate V2.Shop").status == .success)
  }

  @Test func refusesAFileThatNobodyMayRead() throws {
    guard getuid() != 0 else { return }
    let path = workplace.folder.appendingPathComponent("data.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let outcome = workplace.run("validate data.json --model ToDoItem")
    #expect(outcome.status == .failure)
    #expect(outcome.error.contains("'data.json' cannot be read: Permission denied"))
  }
}
