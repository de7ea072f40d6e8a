import StubGeneration
import StubJSON
import Testing

@Suite struct UniquenessTests {
  @Test(arguments: [
    (#"{"type": "String", "generator": "internet.email", "unique": true}"#, 5_000),
    (#"{"type": "String", "generator": "person.username", "unique": true}"#, 5_000),
    (#"{"type": "String", "generator": "person.fullName", "unique": true}"#, 5_000),
    (#"{"type": "String", "generator": "commerce.productName", "unique": true}"#, 3_000),
    (#"{"type": "UUID", "unique": true}"#, 3_000),
    (#"{"type": "Int", "minimum": 100, "maximum": 999, "unique": true}"#, 900),
    (#"{"type": "String", "pattern": "^[a-c]{4}$", "unique": true}"#, 81),
    (#"{"type": "String", "generator": "todo.task", "unique": true, "maxLength": 24}"#, 100),
    (#"{"type": "String", "generator": "todo.project", "unique": true}"#, 20),
    (#"{"type": "Int", "values": [1, 2, 3, 4], "unique": true}"#, 4),
    (#"{"type": "Int8", "unique": true}"#, 100),
  ])
  func neverRepeatsAValue(_ field: String, _ count: Int) throws {
    let values = try records(try model(#""a": \#(field)"#), count).map { $0.at("a") }
    #expect(Set(values).count == count)
  }

  @Test func holdsAcrossRecordsForElementsToo() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {"items": "[Item]"}},
        "Item": {"fields": {"code": {"type": "String", "pattern": "^[A-Z]{3}$", "unique": true}}}}}
      """
    )
    let codes = try records(schema, 300).flatMap { record in
      record.at("items")?.elements?.map { $0.at("code") } ?? []
    }
    #expect(codes.count > 300)
    #expect(Set(codes).count == codes.count)
  }

  @Test func spellsTheEMailAddressOfTheSamePerson() throws {
    let schema = try model(
      #""email": {"type": "String", "unique": true}, "firstName": "String", "lastName": "String""#
    )
    for record in try records(schema, 100) {
      let email = record.at("email")?.string ?? ""
      let first = (record.at("firstName")?.string ?? "").lowercased().filter {
        $0.isASCII && $0.isLetter
      }
      if !first.isEmpty, first.count == record.at("firstName")?.string?.count {
        #expect(email.hasPrefix(first + "."), "\(email) \(first)")
      }
    }
  }

  @Test func keepsReferencesWithinTheirTarget() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"id": "Int", "owner": {"type": "UUID", "references": "Person.id"},
              "parent": {"type": "Int", "references": "M.id"}}},
        "Person": {"fields": {"id": "UUID", "name": "String"}, "count": 5}}}
      """
    )
    let people = Set(try records(schema, 5, model: "Person").map { $0.at("id") })
    let values = try records(schema, 200)
    #expect(Set(values.map { $0.at("owner") }) == people)
    for (index, record) in values.enumerated() where index > 0 {
      let parent = try #require(record.at("parent")?.double)
      #expect(parent < Double(index + 1) && parent >= 1)
    }
  }
}
