import Testing

@Suite("Initializers that decode")
struct DecodingInitTests {
  /// Statements after `let c = try decoder.container(keyedBy: CodingKeys.self)`, and the fields.
  private static let keyed: [(statements: String, fields: String)] = [
    ("a = try c.decode(Int.self, forKey: .a)", #"{"a":"Int"}"#),
    ("self.a = try c.decode(Int.self, forKey: CodingKeys.a)", #"{"a":"Int"}"#),
    ("a = try c.decodeIfPresent(Int.self, forKey: .a)", #"{"a":"Int?"}"#),
    ("a = try c.decode(Int?.self, forKey: .a)", #"{"a":{"type":"Int?","required":true}}"#),
    (
      "a = try c.decodeIfPresent(Int.self, forKey: .a) ?? 7",
      #"{"a":{"type":"Int?","default":7}}"#
    ),
    (
      "a = (try? c.decode(Int.self, forKey: .a)) ?? 7",
      #"{"a":{"type":"Int?","default":7,"onMismatch":"default"}}"#
    ),
    ("a = try? c.decode(Int.self, forKey: .a)", #"{"a":{"type":"Int?","onMismatch":"absent"}}"#),
    (
      "if c.contains(.a) { a = try c.decode(Int.self, forKey: .a) }",
      #"{"a":{"type":"Int","required":false}}"#
    ),
    (
      "do { a = try c.decode(Int.self, forKey: .a) } catch { a = Int(try c.decode(String.self, forKey: .a)) }",
      #"{"a":{"type":"Int","accepts":["String"]}}"#
    ),
    (
      "if let i = try? c.decode(Int.self, forKey: .a) { a = i } else { throw Fault() }",
      #"{"a":"Int"}"#
    ),
    (
      "guard let u = URL(string: try c.decode(String.self, forKey: .u)) else { throw Fault() }; url = u",
      #"{"u":{"type":"URL","property":"url"}}"#
    ),
    (
      "let t = try c.decode(Double.self, forKey: .a); date = Date(timeIntervalSince1970: t)",
      #"{"a":{"type":"Date","property":"date","coding":{"dates":"secondsSince1970"}}}"#
    ),
    (
      "let n = try c.nestedContainer(keyedBy: Inner.self, forKey: .a); b = try n.decode(String.self, forKey: .x)",
      #"{"a":{"fields":{"xx":{"type":"String","property":"b"}}}}"#
    ),
    (
      "var n = try c.nestedUnkeyedContainer(forKey: .a); while !n.isAtEnd { list.append(try n.decode(Int.self)) }",
      #"{"a":"[Int]"}"#
    ),
    (
      "let k = try decoder.container(keyedBy: Inner.self); a = try k.decode(Int.self, forKey: .x); b = try c.decode(String.self, forKey: .b)",
      #"{"xx":{"type":"Int","property":"a"},"b":"String"}"#
    ),
    ("a = try c.flexible(Int.self, forKey: .a)", #"{"a":{"type":"Int","accepts":["String"]}}"#),
    ("a = try Self.number(c, .a)", #"{"a":{"type":"Int?","default":0}}"#),
  ]

  @Test("tells fields from what is read", arguments: keyed)
  func tellsFieldsFromWhatIsRead(_ entry: (statements: String, fields: String)) {
    let source = """
      struct Model: Decodable { var a: Int?; var b: String?; var url: URL?; var date: Date?; var list: [Int] = []
        enum CodingKeys: String, CodingKey { case a, b, u }
        enum Inner: String, CodingKey { case x = "xx" }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          \(entry.statements)
        }
        static func number(_ c: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys) throws -> Int {
          try c.decodeIfPresent(Int.self, forKey: key) ?? 0
        }
      }
      extension KeyedDecodingContainer {
        func flexible<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
          if let value = try? decode(T.self, forKey: key) { return value }
          return T(try decode(String.self, forKey: key))
        }
      }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == entry.fields)
    #expect(reading.findings == [])
  }

  /// Declarations of `Model`, and the description.
  private static let shapes: [(source: String, text: String)] = [
    (
      "struct Model: Decodable { let v: String; init(from d: Decoder) throws { v = try d.singleValueContainer().decode(String.self) } }",
      #"{"stubschema":1,"model":"Model","wraps":"String"}"#
    ),
    (
      "struct Model: Decodable { let v: Int; init(from d: any Decoder) throws { let c = try d.singleValueContainer(); if let i = try? c.decode(Int.self) { v = i } else { v = Int(try c.decode(String.self))! } } }",
      #"{"stubschema":1,"model":"Model","wraps":{"type":"Int","accepts":["String"]}}"#
    ),
    (
      "struct Model: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); x = try c.decode(Double.self); y = try c.decode(Int.self) } }",
      #"{"stubschema":1,"model":"Model","elements":["Double","Int"]}"#
    ),
    (
      "enum Model: Decodable { case i(Int), s(String); init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let v = try? c.decode(Int.self) { self = .i(v); return }; self = .s(try c.decode(String.self)) } }",
      #"{"stubschema":1,"model":"Model","oneOf":["Int","String"]}"#
    ),
    (
      "enum Model: Decodable { case a(Int), b(String); enum K: CodingKey { case a, b }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); if let v = try c.decodeIfPresent(Int.self, forKey: .a) { self = .a(v) } else { self = .b(try c.decode(String.self, forKey: .b)) } } }",
      #"{"stubschema":1,"model":"Model","oneOf":[{"fields":{"a":"Int"}},{"fields":{"b":"String"}}]}"#
    ),
    (
      "struct Model: Decodable { struct K: CodingKey { var stringValue: String }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); for key in c.allKeys { all[key.stringValue] = try c.decode(Int.self, forKey: key) } } }",
      #"{"stubschema":1,"model":"Model","additionalFields":"Int"}"#
    ),
    (
      "enum Model: String, Codable { case a, other; init(from d: Decoder) throws { self = Self(rawValue: try d.singleValueContainer().decode(String.self)) ?? .other } }",
      #"{"stubschema":1,"enums":{"Model":{"rawType":"String","cases":["a","other"],"unknown":"other"}},"models":{}}"#
    ),
    (
      "enum Model: Character, Codable { case a = \"x\", b = \"y\"; init(from d: Decoder) throws { self = Self(rawValue: Character(try d.singleValueContainer().decode(String.self))) ?? .a } }",
      #"{"stubschema":1,"enums":{"Model":{"rawType":"Character","cases":{"a":"x","b":"y"},"unknown":"a"}},"models":{}}"#
    ),
    (
      "enum Model: Codable { case a, b; init(from d: Decoder) throws { switch try d.singleValueContainer().decode(String.self) { case \"x\": self = .a; case \"y\": self = .b; default: throw Fault() } } }",
      #"{"stubschema":1,"enums":{"Model":{"rawType":"String","cases":{"a":"x","b":"y"}}},"models":{}}"#
    ),
  ]

  @Test("follows an initializer from a raw value that is written by hand")
  func followsAnInitializerFromARawValue() {
    let source = """
      enum Model: RawRepresentable, Codable { case a, b
        var rawValue: String { "" }
        init?(rawValue: String) {
          switch rawValue { case "x": self = .a
          case "y": self = .b
          default: return nil } } }
      """
    #expect(
      SourceReading(source, "Model").text
        == #"{"stubschema":1,"enums":{"Model":{"rawType":"String","cases":{"a":"x","b":"y"}}},"models":{}}"#
    )
  }

  @Test("tells the case by the only key, also where nothing is read under it")
  func tellsTheCaseByTheOnlyKey() {
    let source = """
      enum Model: Decodable { case a(Int), b; enum K: CodingKey { case a, b }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self)
          guard let key = c.allKeys.first(where: c.contains) else { throw Fault() }
          switch key { case .a: self = .a(try c.decode(Int.self, forKey: key))
          case .b: self = .b } } }
      """
    #expect(
      SourceReading(source, "Model").text
        == #"{"stubschema":1,"model":"Model","oneOf":[{"fields":{"a":"Int"}},{"fields":{"b":{"type":"JSON?","required":true}}}]}"#
    )
  }

  @Test("tells the shape", arguments: shapes)
  func tellsTheShape(_ entry: (source: String, text: String)) {
    let reading = SourceReading(entry.source, "Model")
    #expect(reading.text == entry.text)
    #expect(reading.findings == [])
  }

  @Test("tells variants by a tag, beside it or under a key of their own")
  func tellsVariantsByATag() {
    let source = """
      enum Model: Decodable { case c(Circle), s(Double), n
        enum Keys: String, CodingKey { case type, side }
        enum Kind: String, Decodable { case circle = "CIRCLE", square, nothing }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: Keys.self)
          switch try c.decode(Kind.self, forKey: .type) {
          case .circle: self = .c(try .init(from: decoder))
          case .square: self = .s(try c.decode(Double.self, forKey: .side))
          case .nothing: self = .n
          }
        } }
      struct Circle: Decodable { var r: Double }
      """
    #expect(
      SourceReading(source, "Model").text.contains(
        #""Model":{"oneOf":{"CIRCLE":"Circle","square":{"fields":{"side":"Double"}},"nothing":null},"tag":"type"}"#
      )
    )
  }

  @Test("puts the fields of a superclass and of what is decoded beside its own")
  func putsIncludedFieldsBesideItsOwn() {
    let source = """
      class Base: Codable { var id: Int }
      class Model: Base { var name: String; let part: Part
        enum K: String, CodingKey { case name }
        required init(from decoder: Decoder) throws {
          name = try decoder.container(keyedBy: K.self).decode(String.self, forKey: .name)
          part = try Part(from: decoder)
          try super.init(from: decoder)
        } }
      struct Part: Codable { var x: Int }
      class Silent: Base { var ignored: Int? }
      """
    #expect(
      SourceReading(source, "Model").text.contains(
        #""Model":{"includes":["Part","Base"],"fields":{"name":"String"}}"#
      )
    )
    #expect(SourceReading(source, "Silent").text.contains(#""Silent":{"includes":["Base"]}"#))
  }

  @Test(
    "assumes values that are refused for a reason that cannot be told",
    arguments: [
      "guard isPrime(n) else { throw Fault() }",
      "if n % 2 == 0 { throw Fault() }",
      "guard let p = Prime(n) else { throw Fault() }",
    ]
  )
  func assumesValuesThatAreRefused(_ check: String) {
    let source = """
      struct Model: Decodable { init(from decoder: Decoder) throws {
        let n = try decoder.singleValueContainer().decode(Int.self)
        \(check)
        value = n } }
      """
    let reading = SourceReading(source, "Model")
    #expect(
      reading.text
        == #"{"stubschema":1,"model":"Model","wraps":{"type":"Int","assumed":true}}"#
    )
    #expect(reading.findings == ["3:3 init-not-understood"])
  }

  @Test("assumes what it does not understand, and says where")
  func assumesWhatItDoesNotUnderstand() {
    let source = """
      struct Model: Decodable { var a: Int; var b: Int
        enum CodingKeys: CodingKey { case a, b }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          a = try c.mystery(forKey: .a)
          b = try c.decode(Int.self, forKey: .b)
        } }
      struct Lost: Decodable { var a: Int
        init(from decoder: Decoder) throws { self = try Magic.make(decoder) } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == #"{"a":{"type":"Int","assumed":true},"b":"Int"}"#)
    #expect(reading.findings == ["5:5 init-not-understood"])
    let lost = SourceReading(source, "Lost")
    #expect(lost.fields == #"{"a":{"type":"Int","assumed":true}}"#)
    #expect(lost.findings == ["9:40 init-not-understood"])
  }
}
