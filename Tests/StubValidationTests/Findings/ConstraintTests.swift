import StubDiagnostics
import StubSchema
import StubValidation
import StubValues
import Testing

/// What decodes, and breaks a rule of the schema.
@Suite struct ConstraintTests {
  private static func findings(
    _ fields: String,
    _ text: String,
    model words: String = "",
    now: Timestamp? = nil
  ) -> [String] {
    var options = ValidationOptions()
    options.now = now
    let schema = "{\"stubschema\": 1, \"model\": \"Item\", \(words) \"fields\": {\(fields)}}"
    return Schemas.validator(schema, model: "Item", options)
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
      .map { "\($0.code.consequence) \($0)" }
  }

  @Test(arguments: [
    (
      "\"a\": {\"type\": \"Int\", \"minimum\": 1, \"maximum\": 5}", "[{\"a\": 0}, {\"a\": 5}]",
      "violated items.json:1:8: 'a' is 0: the least value is 1 [too-small]"
    ),
    (
      "\"a\": {\"type\": \"Int\", \"maximum\": 5}", "[{\"a\": 6}]",
      "violated items.json:1:8: 'a' is 6: the greatest value is 5 [too-large]"
    ),
    (
      "\"a\": {\"type\": \"Double\", \"exclusiveMinimum\": 0}", "[{\"a\": 0.0}, {\"a\": 0.1}]",
      "violated items.json:1:8: 'a' is 0.0: every value is above 0 [too-small]"
    ),
    (
      "\"a\": {\"type\": \"[Double?]\", \"exclusiveMaximum\": 1}", "[{\"a\": [0.5, null, 1e0]}]",
      "violated items.json:1:20: element 2 of 'a' is 1e0: every value is below 1 [too-large]"
    ),
    (
      "\"a\": {\"type\": \"Decimal\", \"multipleOf\": 0.05}", "[{\"a\": 0.15}, {\"a\": 0.151}]",
      "violated items.json:1:21: 'a' is 0.151: every value is a multiple of 0.05 [not-a-multiple]"
    ),
    (
      "\"a\": {\"type\": \"String\", \"minLength\": 2}", "[{\"a\": \"é\"}]",
      "violated items.json:1:8: 'a' is \"é\", 1 characters long: at least 2 are asked for [too-short]"
    ),
    (
      "\"a\": {\"type\": \"String\", \"maxLength\": 2}", "[{\"a\": \"abc\"}]",
      "violated items.json:1:8: 'a' is \"abc\", 3 characters long: at most 2 are allowed [too-long]"
    ),
    (
      "\"a\": {\"type\": \"String\", \"pattern\": \"^[a-c]+$\"}",
      "[{\"a\": \"abc\"}, {\"a\": \"abd\"}]",
      "violated items.json:1:22: 'a' is \"abd\", which does not match '^[a-c]+$' [pattern-mismatch]"
    ),
    (
      "\"a\": {\"type\": \"[Int]\", \"minItems\": 1}", "[{\"a\": []}]",
      "violated items.json:1:8: 'a' has 0 elements: at least 1 are asked for [too-few-items]"
    ),
    (
      "\"a\": {\"type\": \"[String: Int]\", \"maxItems\": 1}", "[{\"a\": {\"x\": 1, \"y\": 2}}]",
      "violated items.json:1:8: 'a' has 2 elements: at most 1 are allowed [too-many-items]"
    ),
    (
      "\"a\": {\"type\": \"Int\", \"enum\": [1, 2]}", "[{\"a\": 1.0}, {\"a\": 3}]",
      "violated items.json:1:20: 'a' is one of 1, 2: found the number 3 [not-allowed]"
    ),
    (
      "\"a\": {\"type\": \"String\", \"const\": \"x\"}", "[{\"a\": \"y\"}]",
      "violated items.json:1:8: 'a' is always \"x\": found the string \"y\" [not-allowed]"
    ),
    (
      "\"a\": {\"type\": \"Int\", \"unique\": true}", "[{\"a\": 1}, {\"a\": 2}, {\"a\": 1.0}]",
      "violated items.json:1:28: 'a' is unique: record 0 has the number 1.0 already [repeated-value]"
    ),
    (
      "\"a\": \"Date\", \"b\": {\"type\": \"Date?\", \"after\": \"a\"}",
      "[{\"b\": 5, \"a\": 6}, {\"b\": 5, \"a\": 5}, {\"a\": 1}]",
      "violated items.json:1:8: 'b' is 2001-01-01T00:00:05Z: it cannot be before 'a', 2001-01-01T00:00:06Z [wrong-date-order]"
    ),
    (
      "\"a\": \"Date\", \"b\": {\"type\": \"Date?\", \"after\": \"a\", \"within\": \"1m\"}",
      "[{\"a\": 0, \"b\": 60}, {\"a\": 0, \"b\": 61}]",
      "violated items.json:1:35: 'b' is 2001-01-01T00:01:01Z: it lies at most 1m after 'a', 2001-01-01T00:00:00Z [date-too-far]"
    ),
  ])
  func reportsTheBrokenRule(_ fields: String, _ text: String, _ expected: String) {
    #expect(Self.findings(fields, text) == [expected])
  }

  @Test func asksForBoundsAtNowOnlyWhenNowIsGiven() {
    let fields = "\"a\": {\"type\": \"Date\", \"before\": \"now\"}"
    let text = "[{\"a\": 700000000}]"
    #expect(Self.findings(fields, text).isEmpty)
    #expect(
      Self.findings(fields, text, now: .referenceDate) == [
        "violated items.json:1:8: 'a' is 2023-03-08T20:26:40Z: it cannot be after now, 2001-01-01T00:00:00Z [wrong-date-order]"
      ]
    )
  }

  @Test func tellsRecordsApartByTheirIdentifier() {
    let text = "[{\"id\": \"a\", \"n\": 1}, {\"id\": \"b\", \"n\": 1}, {\"id\": \"a\", \"n\": 2}]"
    #expect(
      Self.findings("\"id\": \"String\", \"n\": \"Int\"", text, model: "\"identifiable\": true,")
        == [
          "violated items.json:1:51: 'id' is unique: record 0 has the string \"a\" already [repeated-value]"
        ]
    )
  }

  @Test func tellsRecordsApartBySeveralFields() {
    let text = "[{\"a\": 1, \"b\": 1}, {\"a\": 1, \"b\": 2}, {\"a\": 1, \"b\": 1}]"
    #expect(
      Self.findings("\"a\": \"Int\", \"b\": \"Int\"", text, model: "\"unique\": [[\"a\", \"b\"]],")
        == [
          "violated items.json:1:38: 'a', 'b' are unique together: record 0 has the same already [repeated-value]"
        ]
    )
  }

  @Test func holdsUniqueValuesApartByTheirPath() {
    let schema = """
      {"stubschema": 1, "models": {
        "Author": {"fields": {"id": {"type": "Int", "unique": true}, "books": "[Book]"}},
        "Book": {"fields": {"id": {"type": "Int", "unique": true}}}}}
      """
    let text =
      "[{\"id\": 1, \"books\": [{\"id\": 1}, {\"id\": 2}]}, {\"id\": 2, \"books\": [{\"id\": 2}]}]"
    let findings = Schemas.validator(schema, model: "Author")
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
    #expect(
      findings.map(\.description) == [
        "items.json:1:73: 'id' is unique: record 0 has the number 2 already [repeated-value]"
      ]
    )
    #expect(findings.first?.path == "$[1].books[0].id")
  }

  private static let relations = """
    {"stubschema": 1, "models": {
      "Person": {"fields": {"id": "Int", "boss": {"type": "Int?", "references": "Person.id"}}},
      "Pet": {"fields": {"owner": {"type": "Int", "references": "Person.id"}}}}}
    """

  private static func report(
    _ model: String,
    _ text: String,
    known: ReferenceKeys = ReferenceKeys()
  ) -> ValidationReport {
    var options = ValidationOptions()
    options.knownKeys = known
    return Schemas.validator(relations, model: model, options)
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8)))
  }

  @Test func followsReferencesWithinTheRun() {
    let text = "[{\"id\": 1, \"boss\": 2}, {\"id\": 2, \"boss\": 3}, {\"id\": 4, \"boss\": 1}]"
    #expect(
      Self.report("Person", text).findings.map(\.description) == [
        "items.json:1:42: 'boss' refers to Person.id: no record has the number 3 there [dangling-reference]"
      ]
    )
  }

  @Test func followsReferencesIntoTheKeysOfAnotherRun() {
    let people = Self.report("Person", "[{\"id\": 1}, {\"id\": 2}]")
    let pets = "[{\"owner\": 2}, {\"owner\": 5}]"
    #expect(
      Self.report("Pet", pets, known: people.keys).findings.map(\.description) == [
        "items.json:1:26: 'owner' refers to Person.id: no record has the number 5 there [dangling-reference]"
      ]
    )
    #expect(
      Self.report("Pet", pets).findings.map { "\($0.code.consequence) \($0)" } == [
        "remark references to Person.id were not checked: its data is not in this run [unchecked-reference]"
      ]
    )
  }
}
