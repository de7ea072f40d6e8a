import StubGeneration
import StubJSON
import Testing

/// The bytes of each scenario, held by a file.
@Suite struct ScenarioGoldenTests {
  private static let schema = """
    {"stubschema": 1, "coding": {"dates": "iso8601"}, "enums": {
      "Level": {"rawType": "String", "cases": ["low", "medium", "high"]}},
     "models": {
      "Ticket": {"identifiable": true, "fields": {
        "id": "Int", "title": {"type": "String", "maxLength": 60}, "isOpen": "Bool",
        "created": "Date", "due": {"type": "Date?", "after": "created", "within": "30d"},
        "seen": "Date", "hours": {"type": "Double", "minimum": 0}, "level": "Level",
        "link": "URL?", "tags": {"type": "[String]", "maxItems": 3, "maxLength": 20},
        "owner": "Owner?"}},
      "Owner": {"fields": {"name": {"type": "String", "maxLength": 40}, "email": "String?"}}}}
    """

  @Test func keepsTheBytesOfEveryScenario() throws {
    let schema = try description(Self.schema)
    var lines: [String] = []
    for scenario in Scenario.allCases {
      let count = scenario.count(of: 12)
      for record in try records(schema, count, model: "Ticket", { $0.scenario = scenario }) {
        let text = record.text(style: .compact)
        // Long texts are held by their ends.
        let shown = text.utf8.count < 4_000 ? text : "\(text.prefix(900))…\(text.suffix(900))"
        lines.append("\(scenario.rawValue) \(shown)")
      }
    }
    try GoldenFile("scenarios-0.txt").compare(lines)
  }
}
