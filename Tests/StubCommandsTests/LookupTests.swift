import Foundation
import StubCommands
import Testing

/// Where models are looked for, and which place wins.
@Suite struct LookupTests {
  let workplace: Workplace

  init() throws {
    workplace = try Workplace()
  }

  @Test func prefersTheOptionToTheProjectAndTheProjectToTheFolder() throws {
    try workplace.write("stubgen.json", #"{ "stubgen": 1, "schemas": ["Named"] }"#)
    try workplace.write("Named/keep", "")
    try workplace.write("Other/Shop.stubschema.json", shop(constant: "folder"))
    #expect(name("generate Shop -n 1") == "folder")
    try workplace.write("Named/Shop.stubschema.json", shop(constant: "project"))
    #expect(name("generate Shop -n 1") == "project")
    try workplace.write("mine.json", shop(constant: "option"))
    #expect(name("generate Shop -n 1 --schema mine.json") == "option")
  }

  @Test func entersNoHiddenBuildOrDependencyFolder() throws {
    for folder in [".build", "build", "DerivedData", "Pods", "node_modules", ".hidden"] {
      try workplace.write("\(folder)/Shop.stubschema.json", shop(constant: "wrong"))
    }
    #expect(workplace.run("generate Shop").status == .failure)
  }

  @Test func endsWhereSymbolicLinksLeadBack() throws {
    try workplace.write("Sources/Shop.swift", "struct Shop: Codable { var name: String }")
    let manager = FileManager.default
    for (link, target) in [
      ("Sources/self", "."), ("Sources/up", ".."), ("Sources/a", "b"),
      ("Sources/b", "a"),
    ] {
      try manager.createSymbolicLink(
        atPath: workplace.folder.appendingPathComponent(link).path,
        withDestinationPath: target
      )
    }
    #expect(workplace.run("generate Shop -n 1").status == .success)
    let unknown = workplace.run("generate Shopp")
    #expect(unknown.error.contains("Shop in Sources/Shop.swift"))
  }

  @Test func namesTheNearestModelsOfEveryKind() throws {
    try workplace.write("A.swift", "enum Store { struct Ware: Codable { var a: Int } }")
    try workplace.write("B.swift", "struct WareView {}")
    try workplace.write(
      "Wares.stubschema.json",
      #"{ "stubschema": 1, "model": "Wares", "fields": { "a": "Int" } }"#
    )
    #expect(
      workplace.run("generate Wars").error
        == """
        stubgen: error: no model 'Wars' is described; did you mean one of these?
          Wares in Wares.stubschema.json
          Store.Ware in A.swift

        """
    )
    #expect(
      workplace.run("generate Zzz").error
        == """
        stubgen: error: no model 'Zzz' is described
        described are: Wares, Store.Ware

        """
    )
  }

  @Test func takesAnEnumAloneForAModel() throws {
    try workplace.write(
      "level.schema.json",
      #"{ "$schema": "http://json-schema.org/draft-07/schema#", "enum": ["low", "high"] }"#
    )
    #expect(workplace.run("schema --from level.schema.json").output.contains("\"Level.self\""))
    for name in ["Level", "Level.self"] {
      let made = workplace.run("generate \(name) -n 1 --compact --schema level.schema.json")
      #expect(["[\"low\"]\n", "[\"high\"]\n"].contains(made.output), "\(made.error)")
    }
  }

  @Test func findsTheProjectInAParentFolder() throws {
    try workplace.write(
      "stubgen.json",
      #"{ "stubgen": 1, "seed": 7, "coding": { "dates": "iso8601" } }"#
    )
    try workplace.write(
      "Models/Day.stubschema.json",
      #"{ "stubschema": 1, "model": "Day", "fields": { "date": "Date" } }"#
    )
    try workplace.write("Deep/er/file", "")
    let below = workplace.run(
      ["generate", "Day"],
      in: workplace.folder.appendingPathComponent("Deep/er")
    )
    #expect(below.status == .success, "\(below.error)")
    #expect(below.output.contains("T"))
    #expect(below.output == workplace.run("generate Day --seed 7 --dates iso8601").output)
  }

  @Test func mergesWhatADescriptionRefersTo() throws {
    try workplace.write(
      "Order.stubschema.json",
      #"{ "stubschema": 1, "model": "Order", "fields": { "size": "Size", "lines": "[Line]" } }"#
    )
    try workplace.write(
      "Line.stubschema.json",
      #"{ "stubschema": 1, "model": "Line", "fields": { "size": "Size" } }"#
    )
    try workplace.write(
      "Size.stubschema.json",
      #"{ "stubschema": 1, "enums": { "Size": { "rawType": "String", "cases": ["s", "m"] } } }"#
    )
    let outcome = workplace.run("generate Order -n 3 -o Order.json")
    #expect(outcome.status == .success, "\(outcome.error)")
    #expect(workplace.run("validate Order.json --strict").status == .success)
  }

  @Test func saysThatABrokenDescriptionWasPassedOver() throws {
    try workplace.write("A/Shop.stubschema.json", shop(constant: "x"))
    try workplace.write("B/Broken.stubschema.json", "{ \"stubschema\": 1, \"modle\": \"B\" }")
    let outcome = workplace.run("generate Shop -n 1")
    #expect(outcome.status == .success)
    #expect(
      outcome.error.contains(
        "B/Broken.stubschema.json:1:20: warning: B/Broken.stubschema.json is broken and was passed over"
      ),
      "\(outcome.error)"
    )
    let named = workplace.run("generate Shop --schema B/Broken.stubschema.json")
    #expect(named.status == .failure)
    #expect(named.error.contains("unknown word 'modle'; did you mean 'model'?"))
  }

  @Test func listsModelsWithTheirFiles() throws {
    try workplace.write("A/Shop.stubschema.json", shop(constant: "x"))
    #expect(workplace.run("list models").output == "Shop  A/Shop.stubschema.json\n")
    #expect(
      workplace.run("list models --format json").output == """
        [
          {
            "name": "Shop",
            "file": "A/Shop.stubschema.json"
          }
        ]

        """
    )
  }

  private func shop(constant: String) -> String {
    """
    { "stubschema": 1, "model": "Shop",
      "fields": { "name": { "type": "String", "constant": "\(constant)" } } }
    """
  }

  private func name(_ line: String) -> String? {
    let parts = workplace.run(line).output.split(separator: "\"")
    return parts.count > 3 ? String(parts[3]) : nil
  }
}
