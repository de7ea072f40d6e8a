import StubDiagnostics
import StubValidation
import Testing

/// What decodes although nobody can have meant it.
@Suite struct SuspectTests {
  private static func findings(
    _ fields: String,
    _ text: String,
    coding: String = ""
  ) -> [String] {
    let schema = "{\"stubschema\": 1, \"model\": \"Item\", \(coding) \"fields\": {\(fields)}}"
    return Schemas.validator(schema, model: "Item")
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
      .map { "\($0.code.consequence) \($0)" }
  }

  @Test(arguments: [
    (
      "\"name\": \"String\"", "[{\"name\": \"a\", \"colour\": 1}]",
      "suspect items.json:1:16: Item has no key 'colour' [unknown-key]"
    ),
    (
      "\"name\": \"String\", \"dueDate\": \"Int?\"", "[{\"name\": \"a\", \"duedate\": 1}]",
      "suspect items.json:1:16: Item has no key 'duedate'; did you mean 'dueDate'? [unknown-key]"
    ),
    (
      "\"name\": \"String\"", "[{\"name\": \"a\", \"name\": 5}]",
      "suspect items.json:1:16: the object has the key \"name\" already; JSONDecoder keeps the first [duplicate-key]"
    ),
    (
      "\"name\": \"String\"", "[{\"name\": \"a\"},]",
      "suspect items.json:1:15: trailing comma before ']'; JSON has none [trailing-comma]"
    ),
    (
      "\"name\": \"String\"", "\u{FEFF}[{\"name\": \"a\"}]",
      "suspect items.json:1:1: a byte-order mark stands before the JSON; not every reader takes it [byte-order-mark]"
    ),
    (
      "\"name\": \"String\"", "[{\"name\": \"a\", \"x\": 01}]",
      "suspect items.json:1:16: Item has no key 'x' [unknown-key]"
    ),
    (
      "\"name\": \"String\"", "[{\"name\": \"<null>\"}]",
      "suspect items.json:1:11: 'name' is the text \"<null>\", which stands for a missing value [placeholder-text]"
    ),
    (
      "\"name\": \"String\"", "[{\"name\": \"Optional(\\\"a\\\")\"}]",
      "suspect items.json:1:11: 'name' is the text \"Optional(\"a\")\", which stands for a missing value [placeholder-text]"
    ),
    (
      "\"name\": \"String\"", "[{\"name\": \"CafÃ©\"}]",
      "suspect items.json:1:11: 'name' was read in the wrong encoding once: \"CafÃ©\" [mojibake]"
    ),
    (
      "\"at\": \"Date\"", "[{\"at\": 1704067200}]",
      "suspect items.json:1:9: 'at': 1704067200 in seconds since 2001 is 2055-01-01, but in seconds since 1970 it is 2024-01-01; is the date strategy right? [implausible-date]"
    ),
    (
      "\"link\": \"URL\"", "[{\"link\": \"example.com/a\"}]",
      "suspect items.json:1:11: 'link' is a URL: the string \"example.com/a\" has no scheme, as 'https:' is one [doubtful-url]"
    ),
    (
      "\"a\": \"Float\"", "[{\"a\": 16777217}]",
      "suspect items.json:1:8: 'a' is a Float: 16777217 is read as 16777216 [lossy-number]"
    ),
    (
      "\"a\": {\"type\": \"Int\", \"accepts\": [\"String\"]}", "[{\"a\": \"5\"}]",
      "suspect items.json:1:8: 'a' is an Int, converted from the string \"5\" [converted-value]"
    ),
    (
      "\"a\": {\"type\": \"Int?\", \"onMismatch\": \"absent\"}", "[{\"a\": \"x\"}]",
      "suspect items.json:1:8: 'a' is an Int: found the string \"x\"; it is read as if it were absent [replaced-value]"
    ),
    (
      "\"a\": {\"type\": \"[Int]\", \"onMismatch\": \"skip\"}", "[{\"a\": [1, \"x\"]}]",
      "suspect items.json:1:12: element 1 of 'a' cannot be read and is left out: element 1 of 'a' is an Int: found the string \"x\" [replaced-value]"
    ),
    (
      "\"a\": {\"type\": \"Int\", \"assumed\": true}", "[{\"a\": \"x\"}]",
      "suspect items.json:1:8: 'a' is an Int: found the string \"x\" [assumed-mismatch]"
    ),
    (
      "\"a\": {\"type\": \"Int\", \"assumed\": true}", "[{}]",
      "suspect items.json:1:2: missing 'a', an Int [assumed-mismatch]"
    ),
  ])
  func doubtsWhatDecodes(_ fields: String, _ text: String, _ expected: String) {
    #expect(Self.findings(fields, text).first == expected)
  }

  @Test(arguments: [
    ("caf\\u00c3\\u00a9", "was read in the wrong encoding once: \"cafÃ©\" [mojibake]"),
    ("Ð\u{9F}Ñ\u{80}", "was read in the wrong encoding once: \"Ð\u{9F}Ñ\u{80}\" [mojibake]"),
    ("ðŸ˜€", "was read in the wrong encoding once: \"ðŸ˜€\" [mojibake]"),
    ("Caf\\ufffd", "has a replacement character: \"Caf\u{FFFD}\" [mojibake]"),
    ("#N/A", "is the text \"#N/A\", which stands for a missing value [placeholder-text]"),
    (
      "{{name}}",
      "is the text \"{{name}}\", which is a template that was not filled in [placeholder-text]"
    ),
    (
      "${first} ${last}",
      "is the text \"${first} ${last}\", which is a template that was not filled in [placeholder-text]"
    ),
  ])
  func doubtsTextsThatNobodyMeant(_ text: String, _ expected: String) {
    #expect(
      Self.findings("\"name\": \"String\"", "[{\"name\": \"\(text)\"}]") == [
        "suspect items.json:1:11: 'name' \(expected)"
      ]
    )
  }

  @Test(arguments: [
    "Ðan", "Ångström", "São Paulo", "naïve ☃ 😀", "{curly}", "$5", "#1", "Привет", "¿Qué?",
  ])
  func trustsTextsThatSomebodyMeant(_ text: String) {
    #expect(Self.findings("\"name\": \"String\"", "[{\"name\": \"\(text)\"}]") == [])
  }

  @Test(arguments: [
    (
      "2024-02-30T00:00:00Z",
      "suspect items.json:1:9: 'at' is \"2024-02-30T00:00:00Z\": February 2024 has no day 30, so it is read as 2024-03-01 [rolled-over-date]"
    ),
    (
      "2024-01-01T00:00:00.5Z",
      "suspect items.json:1:9: 'at' is \"2024-01-01T00:00:00.5Z\": fractional seconds are read here, and refused under .iso8601 by other versions of Foundation [fractional-seconds]"
    ),
    (
      "2024-01-01T00:00:00Z (UTC)",
      "suspect items.json:1:9: 'at' is \"2024-01-01T00:00:00Z (UTC)\": what stands behind the date is ignored [doubtful-date]"
    ),
    (
      "2024-01-01",
      "undecodable items.json:1:9: 'at' is a Date, in ISO 8601: found the string \"2024-01-01\", which has no time of day [malformed-date]"
    ),
  ])
  func doubtsDatesInISO8601(_ text: String, _ expected: String) {
    #expect(
      Self.findings(
        "\"at\": \"Date\"",
        "[{\"at\": \"\(text)\"}]",
        coding: "\"coding\": {\"dates\": \"iso8601\"},"
      ) == [expected]
    )
  }

  @Test func doubtsKeysThatFitByLuck() {
    let coding = "\"coding\": {\"keys\": \"convertFromSnakeCase\"},"
    #expect(
      Self.findings("\"firstName\": \"String\"", "[{\"firstName\": \"a\"}]", coding: coding) == [
        "suspect items.json:1:3: 'firstName' is read as 'firstName' although the key strategy writes 'first_name' [lucky-key]"
      ]
    )
    #expect(
      Self.findings("\"user_id\": \"String\"", "[{\"user_id\": \"a\"}]", coding: coding) == [
        "undecodable items.json:1:3: 'user_id' is there, but convertFromSnakeCase makes 'userId' of it, so the coding key 'user_id' is never found [unreachable-value]"
      ]
    )
  }

  @Test func tellsAMalformedValueThatNothingReads() {
    #expect(
      Self.findings("\"a\": \"Int\"", "[{\"a\": 1, \"a\": 01}, {\"a\": 1, \"a\": \"\\q\"}]").map {
        $0.split(separator: " ").last.map(String.init)
      } == ["[duplicate-key]", "[unread-number]", "[duplicate-key]", "[unread-string]"]
    )
  }

  @Test func listsEveryCodeOnce() {
    let names = FindingCode.validationCodes.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      names.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }
      }
    )
    #expect(FindingCode.validationCodes.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
