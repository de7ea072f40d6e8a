import Testing

@Suite("Stored properties")
struct StoredPropertyTests {
  /// Members of `struct Model: Codable`, and the fields that synthesized decoding reads.
  private static let cases: [(members: String, fields: String)] = [
    ("let a: Int; var b: String", #"{"a":"Int","b":"String"}"#),
    ("let a: Int = 1; var b: Int", #"{"b":"Int"}"#),
    ("lazy var a = 1; static let b = 2; var c: Bool", #"{"c":"Bool"}"#),
    ("var a: Int { 1 }; var b: Int { get { 1 } }; var c: Bool", #"{"c":"Bool"}"#),
    ("var a: Int { didSet {} }", #"{"a":"Int"}"#),
    ("private(set) var a: Int", #"{"a":"Int"}"#),
    ("var a, b: Int, c: Bool", #"{"a":"Int","b":"Int","c":"Bool"}"#),
    ("var `default`: Int", #"{"default":"Int"}"#),
    ("var a: Int = 7", #"{"a":{"type":"Int","required":true,"default":7}}"#),
    ("var a: Int? = 7", #"{"a":"Int?"}"#),
    ("var a = \"x\"", #"{"a":{"type":"String","required":true,"default":"x"}}"#),
    ("var a = -1.5", #"{"a":{"type":"Double","required":true,"default":-1.5}}"#),
    ("var a = [1, 2]", #"{"a":{"type":"[Int]","required":true,"default":[1,2]}}"#),
    ("var a = [String: Int]()", #"{"a":"[String: Int]"}"#),
    (
      "var a = UUID(); var b = Date.now; var c = UUID().uuidString",
      #"{"a":"UUID","b":"Date","c":"String"}"#
    ),
  ]

  @Test("reads what synthesized decoding reads", arguments: cases)
  func readsWhatSynthesizedDecodingReads(_ entry: (members: String, fields: String)) {
    let reading = SourceReading("struct Model: Codable { \(entry.members) }", "Model")
    #expect(reading.fields == entry.fields)
    #expect(reading.findings == [])
  }

  @Test(
    "reports at its place what no decoder makes",
    arguments: [
      ("var a: (Int, Int)", "1:32 swift-type-refused"),
      ("var a: () -> Void", "1:32 swift-type-refused"),
      ("var a: any Shape", "1:32 swift-type-refused"),
      ("var a: some Shape", "1:32 swift-type-refused"),
      ("var a: A & B", "1:32 swift-type-refused"),
      ("var a: [Any]", "1:33 swift-type-refused"),
      ("var a: Shape", "1:32 swift-type-refused"),
      ("var a: Worker", "1:32 swift-type-refused"),
      ("var a = make()", "1:29 swift-type-untold"),
    ]
  )
  func reportsAtItsPlaceWhatNoDecoderMakes(_ member: String, _ finding: String) {
    let source = "struct Model: Codable { \(member) }\nprotocol Shape {}\nactor Worker {}"
    #expect(SourceReading(source, "Model").findings == [finding])
  }

  @Test("reads keys in the order of CodingKeys, renamed, partial and with escapes")
  func readsKeysInTheOrderOfCodingKeys() {
    let source = #"""
      struct Model: Codable { let a: Int; var b: Int; var c = 3; var d: Int
        enum CodingKeys: String, CodingKey { case d = "@d \"x\" \u{e9}", b, a = "A" } }
      """#
    #expect(
      SourceReading(source, "Model").fields
        == #"{"@d \"x\" é":{"type":"Int","property":"d"},"b":"Int","A":{"type":"Int","property":"a"}}"#
    )
  }

  @Test(
    "finds CodingKeys in an extension, behind an alias, and without a raw type",
    arguments: [
      "struct Model: Codable { var a: Int }\nextension Model { enum CodingKeys: String, CodingKey { case a = \"x\" } }",
      "struct Model: Codable { var a: Int; typealias CodingKeys = Keys; enum Keys: String, CodingKey { case a = \"x\" } }",
    ]
  )
  func findsCodingKeysElsewhere(_ source: String) {
    #expect(SourceReading(source, "Model").fields == #"{"x":{"type":"Int","property":"a"}}"#)
  }

  @Test("assumes keys whose spelling is computed, and says where")
  func assumesComputedKeys() {
    let source = """
      struct Model: Codable { var a: Int
        enum CodingKeys: CodingKey { case a
          var stringValue: String { "x" } } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == #"{"a":{"type":"Int","assumed":true}}"#)
    #expect(reading.findings == ["3:5 coding-keys-not-understood"])
  }
}
