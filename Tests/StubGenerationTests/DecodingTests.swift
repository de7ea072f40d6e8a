import Foundation
import StubGeneration
import StubJSON
import StubSchema
import StubValues
import Testing

/// What is generated decodes with Foundation, under every strategy.
@Suite struct DecodingTests {
  private struct Box<Value: Decodable>: Decodable { let value: Value }

  private typealias Check = @Sendable (Data, JSONDecoder) throws -> Void

  private static func check<Value: Decodable & SendableMetatype>(_ type: Value.Type) -> Check {
    { data, decoder in _ = try decoder.decode([Box<Value>].self, from: data) }
  }

  private static let scalars: [(String, Check)] = [
    ("String", check(String.self)), ("Bool", check(Bool.self)), ("Int", check(Int.self)),
    ("Int8", check(Int8.self)), ("Int16", check(Int16.self)), ("Int32", check(Int32.self)),
    ("Int64", check(Int64.self)), ("UInt", check(UInt.self)), ("UInt8", check(UInt8.self)),
    ("UInt16", check(UInt16.self)), ("UInt32", check(UInt32.self)),
    ("UInt64", check(UInt64.self)), ("Float", check(Float.self)), ("Double", check(Double.self)),
    ("CGFloat", check(CGFloat.self)), ("Decimal", check(Decimal.self)),
    ("UUID", check(UUID.self)), ("URL", check(URL.self)), ("TimeZone", check(TimeZone.self)),
    ("Locale", check(Locale.self)), ("DateComponents", check(DateComponents.self)),
    ("Duration", check(Duration.self)), ("CGPoint", check(CGPoint.self)),
    ("CGSize", check(CGSize.self)), ("CGRect", check(CGRect.self)),
    ("Measurement<UnitLength>", check(Measurement<UnitLength>.self)),
    ("Measurement<UnitTemperature>", check(Measurement<UnitTemperature>.self)),
    ("Range<Int>", check(Range<Int>.self)), ("ClosedRange<Int>", check(ClosedRange<Int>.self)),
    ("ClosedRange<Double>", check(ClosedRange<Double>.self)), ("[Int?]", check([Int?].self)),
    ("[String: Int]", check([String: Int].self)), ("[Int: String]", check([Int: String].self)),
    ("[UUID: String]", check([UUID: String].self)), ("Set<Int>", check(Set<Int>.self)),
    ("[[String]]", check([[String]].self)), ("Character", check(String.self)),
    ("Int?", check(Int?.self)), ("[String: [String: Bool]]", check([String: [String: Bool]].self)),
  ]

  @Test(arguments: scalars.map(\.0))
  func decodesEveryType(_ type: String) throws {
    let check = try #require(Self.scalars.first { $0.0 == type }?.1)
    for key in [
      "value", "id", "name", "createdAt", "price", "count", "url", "weight", "speed", "temperature",
    ] {
      let schema = try model(#""\#(key)": "\#(type)""#)
      let records = try records(schema, 40) { $0.scenario = .full }.map { record in
        JSONValue.object((record.members ?? []).map { JSONMember("value", $0.value) })
      }
      try check(Data(json(records).utf8), JSONDecoder())
    }
  }

  @Test(arguments: scalars.map(\.0))
  func decodesTheBoundariesOfEveryType(_ type: String) throws {
    let check = try #require(Self.scalars.first { $0.0 == type }?.1)
    let records = try records(try model(#""value": "\#(type)""#), 60) { $0.scenario = .edge }
      .filter { $0.at("value") != nil && $0.at("value") != .null }
    try check(Data(json(records).utf8), JSONDecoder())
  }

  @Test(arguments: [
    ("deferredToDate", JSONDecoder.DateDecodingStrategy.deferredToDate),
    ("secondsSince1970", .secondsSince1970), ("millisecondsSince1970", .millisecondsSince1970),
    ("iso8601", .iso8601),
  ])
  func decodesDatesUnderTheirStrategy(
    _ name: String,
    _ strategy: JSONDecoder.DateDecodingStrategy
  ) throws {
    let schema = try model(
      #""value": "Date""#,
      #", "coding": {"dates": "\#(name)"}"#
    )
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy
    let data = Data(json(try records(schema, 50)).utf8)
    let dates = try decoder.decode([Box<Date>].self, from: data).map(\.value)
    let now = Date(timeIntervalSince1970: 1_735_732_800)
    #expect(dates.allSatisfy { $0 <= now && $0 > now.addingTimeInterval(-400 * 86_400) })
    // The strategy spells the dates; it does not choose them.
    let plain = try records(try model(#""value": "Date""#), 50)
      .compactMap { $0.at("value")?.double }
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == plain)
  }

  @Test func writesDatesInTheirFormats() throws {
    let day = try model(
      #""value": "Date""#,
      #", "coding": {"dates": {"format": "yyyy-MM-dd"}}"#
    )
    let texts = try records(day, 20).compactMap { $0.at("value")?.string }
    #expect(texts.count == 20)
    #expect(texts.allSatisfy { $0.count == 10 && $0.hasPrefix("202") })
    let fraction = try model(#""value": "Date""#, #", "coding": {"dates": "iso8601Fractional"}"#)
    let second = try records(fraction, 1)[0].at("value")?.string ?? ""
    #expect(second.hasSuffix(".000Z"))
  }

  @Test(arguments: ["base64", "deferredToData"])
  func decodesDataAsASmallPicture(_ name: String) throws {
    let schema = try model(#""value": "Data""#, #", "coding": {"data": "\#(name)"}"#)
    let decoder = JSONDecoder()
    decoder.dataDecodingStrategy = name == "base64" ? .base64 : .deferredToData
    let boxes = try decoder.decode(
      [Box<Data>].self,
      from: Data(json(try records(schema, 5)).utf8)
    )
    #expect(boxes.allSatisfy { $0.value.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) })
  }

  @Test func spellsKeysAsTheStrategyConvertsThem() throws {
    let schema = try model(
      #""dueDate": "Int", "imageURL": "Int", "plain": "Int""#,
      #", "coding": {"keys": "convertFromSnakeCase"}"#
    )
    let keys = try records(schema, 1)[0].members?.map(\.key)
    #expect(keys == ["due_date", "imageURL", "plain"])
  }

  // MARK: Enums, as case P27 has them

  private enum Attachment: Decodable {
    case photo(URL)
    case note(text: String, pinned: Bool)
    case pair(Int, label: String)
    case none
  }

  @Test func decodesEnumsWithPayloads() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {"value": "Attachment"}}},
       "enums": {"Attachment": {"cases": {
         "photo": {"_0": "URL"}, "note": {"text": "String", "pinned": "Bool"},
         "pair": {"_0": "Int", "label": "String"}, "none": {}}}}}
      """
    )
    let data = Data(json(try records(schema, 40)).utf8)
    let values = try JSONDecoder().decode([Box<Attachment>].self, from: data).map(\.value)
    let names = Set(values.map { "\($0)".prefix { $0 != "(" } })
    #expect(names == ["photo", "note", "pair", "none"])
  }

  private enum Slot: String, Codable, CodingKeyRepresentable { case morning, evening }
  private enum Plain: String, Codable { case morning, evening }

  @Test func writesDictionariesAsTheirKeysDemand() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {
         "keyed": "[Slot: String]", "plain": "[Plain: String]"}}},
       "enums": {
         "Slot": {"rawType": "String", "cases": ["morning", "evening"],
                  "codingKeyRepresentable": true},
         "Plain": {"rawType": "String", "cases": ["morning", "evening"]}}}
      """
    )
    struct Both: Decodable {
      let keyed: [Slot: String]
      let plain: [Plain: String]
    }
    let data = Data(json(try records(schema, 30)).utf8)
    let values = try JSONDecoder().decode([Both].self, from: data)
    #expect(values.contains { $0.keyed.count == 2 && $0.plain.count == 2 })
  }

  // MARK: Shapes that Foundation's encoder writes

  private static func shape(_ value: some Encodable) throws -> String {
    try shape(try JSONSerialization.jsonObject(with: JSONEncoder().encode([value])))
  }

  private static func shape(_ value: Any) throws -> String {
    switch value {
    case let object as [String: Any]:
      let members = try object.sorted { $0.key < $1.key }.map { "\($0.key):\(try shape($0.value))" }
      return "{\(members.joined(separator: ","))}"
    case let array as [Any]: return "[\(try array.map { try shape($0) }.joined(separator: ","))]"
    case is String: return "s"
    default: return "n"
    }
  }

  private static let shapes: [(String, @Sendable () throws -> String)] = [
    ("CGPoint", { try shape(CGPoint(x: 1, y: 2)) }),
    ("CGSize", { try shape(CGSize(width: 1, height: 2)) }),
    ("CGRect", { try shape(CGRect(x: 1, y: 2, width: 3, height: 4)) }),
    ("TimeZone", { try shape(TimeZone.gmt) }),
    ("Duration", { try shape(Duration.seconds(90)) }),
    ("Range<Int>", { try shape(1..<3) }), ("ClosedRange<Int>", { try shape(1...3) }),
    ("Measurement<UnitLength>", { try shape(Measurement(value: 1, unit: UnitLength.meters)) }),
    ("UUID", { try shape(UUID()) }), ("Decimal", { try shape(Decimal(3)) }),
  ]

  @Test(arguments: shapes.map(\.0))
  func writesWhatTheEncoderWrites(_ type: String) throws {
    let expected = try #require(try Self.shapes.first { $0.0 == type }?.1())
    let record = try records(try model(#""value": "\#(type)""#), 1)[0]
    let value = JSONValue.array([record.at("value") ?? .null])
    let data = Data(value.text(style: .compact).utf8)
    #expect(try Self.shape(try JSONSerialization.jsonObject(with: data)) == expected)
  }

  @Test func countsDurationsInAttoseconds() throws {
    struct Box: Decodable { let value: Duration }
    let data = Data(json(try records(try model(#""value": "Duration""#), 30)).utf8)
    let values = try JSONDecoder().decode([Box].self, from: data).map(\.value)
    #expect(values.allSatisfy { (.seconds(1) ... .seconds(3_600)).contains($0) })
  }
}
