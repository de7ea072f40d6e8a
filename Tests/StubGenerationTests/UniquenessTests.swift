import StubDiagnostics
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

  @Test(arguments: [
    (
      #""a": "String", "b": {"type": "String", "template": "{a}@example.com", "unique": true}"#,
      "the template does not promise that the values of 'b' of M differ"
    ),
    (
      #""a": "String", "b": {"type": "String", "template": "{a}{index}", "unique": true}"#,
      "the template does not promise that the values of 'b' of M differ"
    ),
    (
      #""b": {"type": "String", "generator": "lorem.paragraph", "unique": true}"#,
      "'lorem.paragraph' does not promise that the values of 'b' of M differ"
    ),
    (
      #""b": {"type": "String", "generator": "commerce.department", "unique": true}"#,
      "'b' of M can be 22 different values, --count 1000 asks for more"
    ),
  ])
  func refusesWhatMayRepeatBeforeTheFirstByte(_ fields: String, _ message: String) throws {
    let found = faults(try model(fields)) { $0.count = 1_000 }
    #expect(found.map(\.message) == [message])
    #expect(found.first?.path == "M.b")
    #expect(found.first?.notes.isEmpty == false)
  }

  @Test(arguments: ["{a}-{index}", "{index}", "{id}@example.com", "no. {index}, {a}"])
  func acceptsTemplatesWithAPartThatTellsThemApart(_ template: String) throws {
    let schema = try model(
      #""a": "String", "id": {"type": "Int", "unique": true}, "#
        + #""b": {"type": "String", "template": "\#(template)", "unique": true}"#
    )
    #expect(Set(try records(schema, 2_000).map { $0.at("b") }).count == 2_000)
  }

  @Test func countsTheKeysOfChildrenThroughAllParents() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"identifiable": true, "fields": {"id": "Int", "parts": "[Part]", "extra": "Part"}},
        "Part": {"identifiable": true, "fields": {"id": "Int", "label": "String"}}}}
      """
    )
    let found = try records(schema, 200)
    let parts = found.flatMap { $0.at("parts")?.elements?.map { $0.at("id") } ?? [] }
    let extra = found.map { $0.at("extra")?.at("id") }
    #expect(parts.count > 200)
    #expect(Set(parts).count == parts.count)
    #expect(Set(extra).count == 200)
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
