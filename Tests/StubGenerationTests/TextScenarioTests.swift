import StubGeneration
import StubJSON
import Testing

/// The scenarios that change texts: `rtl` and `pseudo`.
@Suite struct TextScenarioTests {
  private static let fields = #"""
    "name": "String", "email": "String", "title": "String", "note": "String", "url": "URL",
    "id": "UUID", "status": {"type": "String", "enum": ["open", "done"]},
    "code": {"type": "String", "pattern": "^[A-Z]{3}$"},
    "short": {"type": "String", "generator": "text.title", "maxLength": 12}
    """#

  private static func records(_ scenario: Scenario) throws -> [JSONValue] {
    let schema = try description(
      #"{"stubschema": 1, "model": "Person", "fields": {\#(fields)}}"#
    )
    return try StubGenerationTests.records(schema, 24, model: "Person") { $0.scenario = scenario }
  }

  @Test func writesFreeTextsFromRightToLeft() throws {
    let all = try Self.records(.rtl)
    for key in ["name", "title", "note"] {
      let texts = all.compactMap { $0.at(key)?.string }
      #expect(
        texts.allSatisfy { $0.unicodeScalars.contains { Self.isHebrewOrArabic($0) } },
        "\(key)"
      )
      let hebrew = texts.count { $0.unicodeScalars.contains { (0x590..<0x600).contains($0.value) } }
      #expect((6...18).contains(hebrew), "\(key): \(hebrew)")
    }
    #expect(all.contains { ($0.at("note")?.string ?? "").utf8.contains { $0 > 0x20 && $0 < 0x7B } })
  }

  private static func isHebrewOrArabic(_ scalar: Unicode.Scalar) -> Bool {
    (0x590..<0x700).contains(scalar.value)
  }

  @Test func lengthensFreeTextsBetweenBrackets() throws {
    let typical = try Self.records(.typical)
    let pseudo = try Self.records(.pseudo)
    for key in ["name", "title", "note"] {
      for (plain, made) in zip(typical, pseudo) {
        let before = plain.at(key)?.string ?? ""
        let after = made.at(key)?.string ?? ""
        #expect(after.hasPrefix("⟦") && after.hasSuffix("⟧"))
        #expect(after.count == before.count + (before.count * 2 + 4) / 5 + 2, "\(after)")
        #expect(!after.utf8.contains { (0x61...0x7A).contains($0) }, "\(after)")
      }
    }
  }

  @Test(arguments: [Scenario.rtl, .pseudo])
  func leavesCodesAndAddressesAsTheyAre(_ scenario: Scenario) throws {
    for record in try Self.records(scenario) {
      #expect(record.at("email")?.string?.utf8.allSatisfy { $0 < 0x80 } == true)
      let url = record.at("url")?.string ?? ""
      #expect(url.hasPrefix("https://") && url.contains("example."), "\(url)")
      #expect(url.utf8.allSatisfy { $0 < 0x80 })
      #expect(["open", "done"].contains(record.at("status")?.string))
      #expect(record.at("code")?.string?.utf8.count == 3)
      #expect(record.at("short")?.string?.unicodeScalars.count ?? 99 <= 12)
    }
  }

  @Test func changesNothingButTextsInPseudo() throws {
    for (plain, made) in zip(try Self.records(.typical), try Self.records(.pseudo)) {
      for key in ["id", "email", "url", "status", "code"] {
        #expect(plain.at(key) == made.at(key))
      }
    }
  }
}
