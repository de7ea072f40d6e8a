import StubDiagnostics
import StubGeneration
import StubJSON
import Testing

@Suite struct EdgeScenarioTests {
  private static func texts(_ fields: String, _ count: Int, _ more: String = "") throws -> [String]
  {
    try records(try model(fields, more), count) { $0.scenario = .edge }
      .map { $0.at("x")?.text(style: .compact) ?? "absent" }
  }

  @Test(arguments: [
    (#""x": "Int8""#, ["-128", "-1", "0", "1", "127"]),
    (#""x": {"type": "Int8", "minimum": 3, "maximum": 9}"#, ["3", "4", "8", "9"]),
    (
      #""x": {"type": "Int", "multipleOf": 7, "minimum": 1, "maximum": 30}"#,
      ["7", "14", "21", "28"]
    ),
    (#""x": {"type": "Int", "exclusiveMinimum": 3, "exclusiveMaximum": 6}"#, ["4", "5"]),
    (#""x": "Bool""#, ["false", "true"]),
    (#""x": "Bool?""#, ["absent", "false", "null", "true"]),
    (#""x": {"type": "String", "enum": ["a", "b", "c"]}"#, ["\"a\"", "\"b\"", "\"c\""]),
    (#""x": {"type": "String", "values": ["a", "b"], "weights": [9, 1]}"#, ["\"a\"", "\"b\""]),
    (#""x": {"type": "[Bool]", "minItems": 1, "maxItems": 1}"#, ["[false]", "[true]"]),
    (
      #""x": {"type": "String", "pattern": "^[ab]{1,2}$"}"#, ["\"a\"", "\"aa\"", "\"b\"", "\"bb\""]
    ),
  ])
  func walksEveryBoundaryOnceARound(_ field: String, _ values: [String]) throws {
    let texts = try Self.texts(field, values.count * 3)
    for round in 0..<3 {
      #expect(texts[round * values.count..<(round + 1) * values.count].sorted() == values.sorted())
    }
  }

  @Test func givesRoundsOrdersOfTheirOwn() throws {
    let texts = try Self.texts(#""x": "UInt64""#, 56)
    let rounds = (0..<7).map { Array(texts[$0 * 8..<$0 * 8 + 8]) }
    #expect(Set(rounds.map { $0.sorted() }).count == 1)
    #expect(Set(rounds).count > 3)
  }

  @Test func hasTextsOfEveryAwkwardKind() throws {
    let texts = try records(try model(#""x": "String""#), 30) { $0.scenario = .edge }
      .compactMap { $0.at("x")?.string }
    for part in ["\u{0}", "\u{301}", "👩🏿‍🚀", "👨‍👩‍👧‍👦", "\u{202E}", "\u{200B}", "\"", "\\", "\n"] {
      #expect(texts.contains { Self.holds($0, part) }, "\(part.debugDescription)")
    }
    #expect(texts.contains("") && texts.contains { $0.unicodeScalars.count == 10_000 })
  }

  /// Whether a text has the scalars of another one, whatever characters they make.
  private static func holds(_ text: String, _ part: String) -> Bool {
    let (whole, piece) = (Array(text.unicodeScalars), Array(part.unicodeScalars))
    return whole.indices.contains { whole[$0...].starts(with: piece) }
  }

  @Test func keepsTextsWithinTheirLengths() throws {
    let schema = try model(#""x": {"type": "String", "minLength": 4, "maxLength": 9}"#)
    let lengths = try records(schema, 40) { $0.scenario = .edge }
      .map { $0.at("x")?.string?.unicodeScalars.count ?? 0 }
    #expect(lengths.min() == 4 && lengths.max() == 9)
  }

  @Test func hasTheNumbersAtWhichDoublesEnd() throws {
    let texts = try Set(Self.texts(#""x": "Double""#, 40))
    #expect(
      texts.isSuperset(of: [
        "-0", "5e-324", "1.7976931348623157e+308", "9007199254740992", "0.30000000000000004",
      ])
    )
  }

  @Test(arguments: ["iso8601", "iso8601Fractional"])
  func hasLeapDaysAndSkippedHours(_ strategy: String) throws {
    let texts = try Self.texts(#""x": "Date""#, 40, #", "coding": {"dates": "\#(strategy)"}"#)
    for day in ["2024-02-29T", "2025-03-30T02:30", "1582-10-15T", "9999-12-31T", "1970-01-01T"] {
      #expect(texts.contains { $0.contains(day) }, "\(day)")
    }
  }

  @Test func putsDatesOnBothEndsOfTheirSpan() throws {
    let schema = try model(
      #""a": "Date", "x": {"type": "Date", "after": "a", "within": "2d"}"#
    )
    let spans = try records(schema, 12) { $0.scenario = .edge }.map {
      ($0.at("x")?.double ?? 0) - ($0.at("a")?.double ?? 0)
    }
    #expect(Set(spans) == [0, 172_800])
  }

  @Test func keepsUniqueValuesApart() throws {
    let schema = try model(
      #""id": {"type": "Int", "unique": true}, "x": {"type": "String", "unique": true}"#
    )
    let all = try records(schema, 300) { options in
      options.scenario = .edge
      options.count = 300
    }
    #expect(Set(all.map { $0.at("id") }).count == 300)
    #expect(Set(all.map { $0.at("x")?.string }).count == 300)
    #expect(all.prefix(6).contains { $0.at("id")?.text(style: .compact) == "9223372036854775807" })
  }

  @Test func leavesFieldsTypicalThatATemplateNeeds() throws {
    let schema = try model(
      #""x": "String", "url": {"type": "URL", "template": "https://example.com/{slug}"}, "slug": "String""#
    )
    for record in try records(schema, 30, { $0.scenario = .edge }) {
      #expect(record.at("url")?.string == "https://example.com/\(record.at("slug")?.string ?? "")")
    }
  }

  @Test func showsEverythingInAsManyRecordsAsItSays() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"a": "String", "b": "Int8?", "part": "Part?", "parts": "[Part]", "s": "Shape"}},
        "Part": {"fields": {"c": "UInt8", "d": "Bool?"}},
        "Shape": {"oneOf": {"circle": "Part", "box": "Part"}, "tag": "kind"}}}
      """
    )
    var options = GenerationOptions()
    options.scenario = .edge
    let generator = try RecordGenerator(model: "M", in: schema, options: options)
    let count = try #require(generator.coverage)
    func leaves(_ range: Range<Int>) -> Set<String> {
      range.reduce(into: []) { $0.formUnion(Self.leaves(generator.record($1), "")) }
    }
    #expect(leaves(0..<count) == leaves(0..<count * 8))
    #expect((26..<200).contains(count))
  }

  /// The values in a value, each with the path of keys to it.
  private static func leaves(_ value: JSONValue, _ path: String) -> Set<String> {
    if let members = value.members {
      return members.reduce(into: []) { $0.formUnion(leaves($1.value, "\(path).\($1.key)")) }
    }
    if let elements = value.elements {
      return elements.reduce(into: ["\(path)#\(elements.count)"]) {
        $0.formUnion(leaves($1, path + "[]"))
      }
    }
    return ["\(path)=\(value.text(style: .compact))"]
  }
}
