import StubDiagnostics
import StubGeneration
import StubJSON
import Testing

@Suite struct ScenarioTests {
  private static let fields = #"""
    "a": "Int?", "b": "[String]", "c": {"type": "[Int]", "minItems": 2}, "title": "String"
    """#

  @Test(arguments: [(Scenario.empty, 0), (.single, 1), (.typical, 10), (.full, 10)])
  func saysHowManyRecordsThereAre(_ scenario: Scenario, _ count: Int) {
    #expect(scenario.count(of: 10) == count)
  }

  @Test func leavesEverythingOutThatMayBeLeftOut() throws {
    for record in try records(try model(Self.fields), 20, { $0.scenario = .minimal }) {
      #expect(record.at("a") == nil)
      #expect(record.at("b") == .array([]))
      #expect(record.at("c")?.elements?.count == 2)
    }
  }

  @Test func fillsEverythingThatMayBeThere() throws {
    for record in try records(try model(Self.fields), 20, { $0.scenario = .full }) {
      #expect(record.at("a")?.number != nil)
      #expect((record.at("b")?.elements?.count ?? 0) >= 2)
    }
  }

  @Test func choosesLongTexts() throws {
    func total(_ scenario: Scenario) throws -> Int {
      try records(try model(Self.fields), 20, { $0.scenario = scenario })
        .reduce(0) { $0 + ($1.at("title")?.string?.count ?? 0) }
    }
    #expect(try total(.long) > (try total(.typical)) * 3 / 2)
  }

  @Test func saysWhichLocaleStandsInForAnother() throws {
    var options = GenerationOptions()
    options.locale = "de_AT"
    let generator = try RecordGenerator(
      model: "M",
      in: try model(#""name": "String""#),
      options: options
    )
    #expect(generator.remarks.map(\.code.name) == ["unknown-locale"])
    #expect(
      generator.remarks.first?.message
        == "there are no words of 'de_AT'; those of 'de_DE' stand in"
    )
  }

  @Test func speaksTheLanguageOfTheLocale() throws {
    let schema = try description(
      #"{"stubschema": 1, "model": "Person", "locale": "ja_JP", "fields": {"name": "String"}}"#
    )
    for record in try records(schema, 10, model: "Person") {
      let name = record.at("name")?.string ?? ""
      #expect(name.unicodeScalars.contains { $0.value >= 0x3040 }, "\(name)")
    }
  }
}
