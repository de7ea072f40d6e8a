import Foundation
import StubCommands
import Testing

/// Models are found in whatever describes them.
@Suite struct SourceKindTests {
  let workplace: Workplace

  init() throws {
    workplace = try Workplace()
  }

  static let source = """
    import Foundation

    struct Parcel: Codable {
      let id: UUID
      var weight: Double
      var state: State
      var owner: Person?

      enum State: String, Codable { case packed, sent }
    }
    """

  @Test func readsSwiftSourceWithTypesOfOtherFiles() throws {
    try workplace.write("Sources/Parcel.swift", Self.source)
    try workplace.write("Sources/Deep/Person.swift", "struct Person: Codable { var name: String }")
    let outcome = workplace.run("generate Parcel -n 20 --output Parcel.json")
    #expect(outcome.status == .success, "\(outcome.error)")
    let text = try workplace.read("Parcel.json")
    #expect(text.contains("\"state\": \"packed\"") && text.contains("\"state\": \"sent\""))
    #expect(text.contains("\"owner\": {"))
    #expect(workplace.run("validate Parcel.json --strict").status == .success)
  }

  @Test func listsWhatSwiftSourceDeclares() throws {
    try workplace.write("Parcel.swift", Self.source)
    #expect(workplace.run("list models").output.hasPrefix("Parcel"))
  }

  @Test func generatesValuesOfAnEnum() throws {
    try workplace.write("Parcel.swift", Self.source)
    try workplace.write("Person.swift", "struct Person: Codable { var name: String }")
    let values = workplace.run("generate Parcel.State -n 30 --compact").output
    let parts = Set(values.dropFirst().dropLast(2).split(separator: ","))
    #expect(parts == ["\"packed\"", "\"sent\""])
  }

  @Test func prefersADescriptionToSource() throws {
    try workplace.write("Parcel.swift", Self.source)
    try workplace.write(
      "Parcel.stubschema.json",
      #"{ "stubschema": 1, "model": "Parcel", "fields": { "only": "Int" } }"#
    )
    #expect(workplace.run("generate Parcel -n 1").output.contains("\"only\":"))
  }

  @Test func laysADescriptionOverSource() throws {
    try workplace.write("Sources/Parcel.swift", Self.source)
    try workplace.write("Sources/Person.swift", "struct Person: Codable { var name: String }")
    try workplace.write(
      "Parcel.stubschema.json",
      #"""
      { "stubschema": 1, "model": "Parcel", "from": "Sources/Parcel.swift",
        "fields": { "weight": { "constant": 2.5 } } }
      """#
    )
    let outcome = workplace.run("generate Parcel -n 3")
    #expect(outcome.status == .success, "\(outcome.error)")
    #expect(outcome.output.components(separatedBy: "\"weight\": 2.5").count == 4)
  }

  @Test func saysThatTheBaseOfADescriptionIsNotThere() throws {
    try workplace.write(
      "Parcel.stubschema.json",
      #"{ "stubschema": 1, "model": "Parcel", "from": "Gone.swift" }"#
    )
    let outcome = workplace.run("generate Parcel")
    #expect(outcome.status == .failure)
    #expect(
      outcome.error.contains("Parcel.stubschema.json:1:47: error: 'from' names 'Gone.swift'"),
      "\(outcome.error)"
    )
  }

  @Test func takesTheStubOfAClassForTheClass() throws {
    try workplace.write(
      "Film.swift",
      """
      final class Film: Decodable { var title: String }
      extension Film { struct Stub: Codable { var title: String } }
      struct Play: Decodable { var name: String }
      """
    )
    try workplace.write("evening.json", #"[{ "title": "a" }, { "title": 5 }]"#)
    let outcome = workplace.run("validate evening.json")
    #expect(outcome.output.hasPrefix("evening.json:1:31: error:"), "\(outcome)")
  }

  @Test func readsACoreDataModelByEntityAndClass() throws {
    try workplace.write(
      "Shop.xcdatamodeld/Shop.xcdatamodel/contents",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Shop" representedClassName="ShopModel" syncable="YES">
          <attribute name="name" attributeType="String" defaultValueString="New Shop"/>
        </entity>
      </model>
      """
    )
    let byEntity = workplace.run("generate Shop -n 2")
    #expect(byEntity.status == .success, "\(byEntity.error)")
    #expect(byEntity.output == workplace.run("generate ShopModel -n 2").output)
  }

  @Test func readsAJSONSchemaThatIsNamed() throws {
    try workplace.write(
      "schemas/user.schema.json",
      #"{ "type": "object", "properties": { "age": { "type": "integer", "minimum": 18, "maximum": 20 } }, "required": ["age"] }"#
    )
    let outcome = workplace.run("generate User -n 5 --compact --schema schemas/user.schema.json")
    #expect(outcome.status == .success, "\(outcome.error)")
    let ages = outcome.output.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    #expect(ages.count == 5 && ages.allSatisfy { (18...20).contains($0) })
  }
}
