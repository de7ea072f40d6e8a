import Testing

/// What an initializer reads depends on values that it kept, on constants, and on its own functions.
@Suite("The flow of initializers that decode")
struct DecodingFlowTests {
  /// Declarations of `Model`, and the description.
  private static let shapes: [(source: String, text: String)] = [
    (
      """
      struct Model: Decodable { let kind: String, a: Int?, b: Int?
        enum CodingKeys: CodingKey { case kind, a, b }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          kind = try c.decode(String.self, forKey: .kind)
          switch kind { case "a": a = try c.decode(Int.self, forKey: .a)
          case "b": b = try c.decode(Int.self, forKey: .b)
          default: throw Fault() } } }
      """,
      #"{"stubschema":1,"model":"Model","oneOf":{"a":{"fields":{"a":"Int"}},"b":{"fields":{"b":"Int"}}},"tag":"kind"}"#
    ),
    (
      """
      enum Model: Decodable { case system(String), user(String)
        enum K: CodingKey { case role, text }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self)
          let role = try c.decode(String.self, forKey: .role)
          let text = try c.decode(String.self, forKey: .text)
          switch role { case "system": self = .system(text)
          case "user": self = .user(text)
          default: throw Fault() } } }
      """,
      #"{"stubschema":1,"model":"Model","fields":{"role":{"type":"String","enum":["system","user"]},"text":"String"}}"#
    ),
    (
      """
      struct Model: Decodable { let version: String
        enum CodingKeys: CodingKey { case version }
        static let wanted = "2.0"
        init(from d: Decoder) throws {
          version = try d.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .version)
          guard version == Self.wanted else { throw Fault() } } }
      """,
      #"{"stubschema":1,"model":"Model","fields":{"version":{"type":"String","enum":["2.0"]}}}"#
    ),
    (
      """
      private let anything = "any"
      enum Model: Decodable { case any, only(Int)
        struct Only: Decodable { var only: Int }
        init(from d: Decoder) throws { let c = try d.singleValueContainer()
          let text = try? c.decode(String.self)
          if text == anything { self = .any } else { self = .only(try c.decode(Only.self).only) } } }
      """,
      #"{"stubschema":1,"models":{"Model":{"oneOf":[{"wraps":{"type":"String","enum":["any"]}},"Model.Only"]},"Model.Only":{"fields":{"only":"Int"}}}}"#
    ),
    (
      """
      enum Model: Decodable { case now, after(Int)
        enum K: String, CodingKey { case now = "NOW", after }
        init(from d: Decoder) throws {
          if let text = try? d.singleValueContainer().decode(K.RawValue.self) {
            switch text { case K.now.rawValue: self = .now
            default: throw Fault() }
          } else { let c = try d.container(keyedBy: K.self)
            self = .after(try c.decode(Int.self, forKey: .after)) } } }
      """,
      #"{"stubschema":1,"model":"Model","oneOf":[{"wraps":{"type":"String","enum":["NOW"]}},{"fields":{"after":"Int"}}]}"#
    ),
    (
      """
      enum Model: Decodable { case target(String, Int?), byName(String)
        enum K: CodingKey { case target, byName }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self)
          guard let key = c.allKeys.first(where: c.contains) else { throw Fault() }
          var list = try c.nestedUnkeyedContainer(forKey: key)
          switch key {
          case .target: self = .target(try list.decode(String.self), try list.decodeIfPresent(Int.self))
          case .byName: self = .byName(try list.decode(String.self)) } } }
      """,
      #"{"stubschema":1,"model":"Model","oneOf":[{"fields":{"target":{"elements":["String","Int?"]}}},{"fields":{"byName":{"elements":["String"]}}}]}"#
    ),
    (
      """
      struct Model: Decodable { let at: Int
        enum CodingKeys: CodingKey { case at }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          var number: Int?
          do { number = try c.decodeIfPresent(Int.self, forKey: .at) } catch {}
          if number != nil { at = number! } else { at = Int(try c.decode(String.self, forKey: .at)) ?? 0 } } }
      """,
      #"{"stubschema":1,"model":"Model","fields":{"at":{"type":"Int","accepts":["String"]}}}"#
    ),
    (
      """
      struct Model: Decodable { let x: Double, y: Double
        init(from d: Decoder) throws {
          let parts = try d.singleValueContainer().decode([Double].self)
          x = parts[0]; y = parts[1] } }
      """,
      #"{"stubschema":1,"model":"Model","wraps":{"type":"[Double]","minItems":2}}"#
    ),
    (
      """
      struct Model: Decodable { let day: Date
        enum CodingKeys: CodingKey { case day }
        static let other: DateFormatter = { let f = DateFormatter(); f.dateFormat = "HH"; return f }()
        static let days: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f }()
        static func parse(_ text: String) -> Date? { days.date(from: text) }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          let text = try c.decode(String.self, forKey: .day)
          guard let date = Self.parse(text) else { throw Fault() }
          day = date } }
      """,
      #"{"stubschema":1,"model":"Model","fields":{"day":{"type":"Date","coding":{"dates":{"format":"yyyy-MM-dd"}}}}}"#
    ),
  ]

  @Test("tells a flag that decides, and keys that exclude each other")
  func tellsFlagsAndKeysThatExcludeEachOther() {
    let source = """
      enum Flag: Decodable { case none, some(Double)
        enum K: CodingKey { case none, speed }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self)
          if (try c.decodeIfPresent(Bool.self, forKey: .none)) ?? false { self = .none
          } else { self = .some(try c.decode(Double.self, forKey: .speed)) } } }
      struct Reply: Decodable { let result: Int?, error: String?
        enum CodingKeys: CodingKey { case result, error }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          result = try? c.decode(Int.self, forKey: .result)
          error = try? c.decode(String.self, forKey: .error)
          if result != nil { guard error == nil else { throw Fault() } } } }
      """
    let flag = SourceReading(source, "Flag")
    #expect(flag.fields == #"{"none":{"type":"Bool","default":false,"enum":[true]}}"#)
    #expect(flag.findings == [])
    let reply = SourceReading(source, "Reply")
    #expect(reply.fields == #"{"error":{"type":"String?","onMismatch":"absent"}}"#)
    #expect(reply.findings == [])
  }

  @Test("tells the shape", arguments: shapes)
  func tellsTheShape(_ entry: (source: String, text: String)) {
    let reading = SourceReading(entry.source, "Model")
    #expect(reading.text == entry.text)
    #expect(reading.findings == [])
  }

  @Test(
    "doubts a value that goes into what may refuse it",
    arguments: [
      ("v = try Code(text)", "4:5"),
      ("v = Code(text)!", "4:5"),
      ("if let code = Code(text) { v = code } else { throw Fault() }", "4:5"),
      ("do { v = try strategy.parse(text) } catch { throw Fault() }", "4:10"),
      ("switch text.count % 2 { case 0: v = text\n default: throw Fault() }", "4:5"),
      ("guard text.split(separator: \"-\").count == 2 else { throw Fault() }; v = text", "4:5"),
      (
        "let parts = text.split(separator: \"-\"); guard parts.count == 2 else { throw Fault() }",
        "4:45"
      ),
    ]
  )
  func doubtsAValueThatMayBeRefused(_ statement: String, _ place: String) {
    let source = """
      struct Model: Decodable { var v: String
        init(from d: Decoder) throws {
          let text = try d.singleValueContainer().decode(String.self)
          \(statement) } }
      """
    let reading = SourceReading(source, "Model")
    #expect(
      reading.text == #"{"stubschema":1,"model":"Model","wraps":{"type":"String","assumed":true}}"#
    )
    #expect(reading.findings == ["\(place) init-not-understood"])
  }

  /// A type that is read, a check of its value `v`, and the value.
  private static let bounds: [(type: String, check: String, value: String)] = [
    ("Double", "guard (0...1).contains(v) else { throw Fault() }", #""minimum":0,"maximum":1"#),
    ("Int", "guard v >= 0, 90 > v else { throw Fault() }", #""minimum":0,"exclusiveMaximum":90"#),
    ("Int", "if v < 0 || v > Self.top { throw Fault() }", #""minimum":0,"maximum":12"#),
    ("Double", "if let v, !(v > 0) { throw Fault() }", #""exclusiveMinimum":0"#),
    ("String", "guard !v.isEmpty else { throw Fault() }", #""minLength":1"#),
    ("String", "guard v.count == 8 else { throw Fault() }", #""minLength":8,"maxLength":8"#),
    (
      "String", "switch v.count { case 3...5: break\n default: throw Fault() }",
      #""minLength":3,"maxLength":5"#
    ),
    ("[Int]", "guard v.count < 4 else { throw Fault() }", #""maxItems":3"#),
    ("String", #"guard ["a", "b"].contains(v) else { throw Fault() }"#, #""enum":["a","b"]"#),
  ]

  @Test("reads bounds from what is refused", arguments: bounds)
  func readsBounds(_ entry: (type: String, check: String, value: String)) {
    let source = """
      struct Model: Decodable { static let top = 12
        init(from d: Decoder) throws {
          let v = try d.singleValueContainer().decode(\(entry.type).self)
          \(entry.check) } }
      """
    let reading = SourceReading(source, "Model")
    let value = "{\"type\":\"\(entry.type)\",\(entry.value)}"
    #expect(reading.text == "{\"stubschema\":1,\"model\":\"Model\",\"wraps\":\(value)}")
    #expect(reading.findings == [])
  }

  @Test("knows the property that each of several branches is for")
  func knowsThePropertyOfEachBranch() {
    let source = """
      struct Model: Decodable { var n: Int; enum K: CodingKey { case t, a, b }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self)
          switch try c.decode(String.self, forKey: .t) {
          case "a": n = try c.decode(Int.self, forKey: .a)
          case "b": n = try c.decode(Int.self, forKey: .b)
          default: throw Fault() } } }
      """
    #expect(
      SourceReading(source, "Model").text
        == #"{"stubschema":1,"model":"Model","oneOf":{"a":{"fields":{"a":{"type":"Int","property":"n"}}},"b":{"fields":{"b":{"type":"Int","property":"n"}}}},"tag":"t"}"#
    )
  }

  @Test("asks for an element where a model without one is refused")
  func asksForAnElement() {
    let source = """
      struct Model: Decodable { enum CodingKeys: CodingKey { case a, b }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          if let list = try c.decodeIfPresent([Int].self, forKey: .a), let one = list.first { x = one }
          else if let list = try c.decodeIfPresent([Bool].self, forKey: .b), let one = list.first { y = one }
          else { throw Fault() } } }
      """
    let text = SourceReading(source, "Model").text
    #expect(text.contains(#""a":{"type":"[Int]","minItems":1}"#), "\(text)")
  }

  @Test("doubts what is made of a value after it was made another")
  func doubtsWhatIsMadeOfAConvertedValue() {
    let source = """
      struct Model: Decodable { init(from d: Decoder) throws {
        let text = try d.singleValueContainer().decode(String.self)
        guard let url = URL(string: text) else { throw Fault() }
        if let actor = Actor(url: url) { x = actor } else { throw Fault() } } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.text.contains(#"{"type":"URL","assumed":true}"#), "\(reading.text)")
    #expect(reading.findings == ["4:3 init-not-understood"])
  }

  @Test("reads what stands under the key of a super decoder")
  func readsWhatStandsUnderASuperDecoder() {
    let source = """
      struct Model: Decodable { var b: Part; enum CodingKeys: CodingKey { case a }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          let inner = try c.superDecoder(forKey: .a)
          b = try Part(from: inner) } }
      struct Part: Codable { var x: Int }
      """
    #expect(SourceReading(source, "Model").fields == #"{"a":"Part"}"#)
  }

  @Test("says where an initializer depends on what no JSON holds")
  func saysWhereItDependsOnUserInfo() {
    let source = """
      struct Model: Decodable { var a: Int; enum CodingKeys: CodingKey { case a }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          guard let zone = d.userInfo[.zone] as? Zone else { throw Fault() }
          a = try c.decode(Int.self, forKey: .a) } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == #"{"a":"Int"}"#)
    #expect(reading.findings == ["3:5 init-not-understood"])
  }

  @Test("leaves out an alternative that it does not understand")
  func leavesOutAnAlternativeThatIsNotUnderstood() {
    let source = """
      enum Model: Decodable { case one, many([Int])
        init(from d: Decoder) throws { let c = try d.singleValueContainer()
          if let text = try? c.decode(String.self) {
            switch text { case "one": self = .one
            default: throw Fault() }
          } else {
            self = .many(try c.decode([String].self).map { text in
              guard let number = known[text] else { throw Fault() }
              return number }) } } }
      """
    let reading = SourceReading(source, "Model")
    #expect(
      reading.text
        == #"{"stubschema":1,"model":"Model","oneOf":[{"wraps":{"type":"String","enum":["one"]}}],"otherwise":null}"#
    )
    #expect(reading.findings == ["7:7 init-not-understood"])
  }

  @Test("reads lists that are taken apart by their index as tuples")
  func readsListsTakenApartAsTuples() {
    let source = """
      struct Model: Decodable { let pairs: [(String, String)]
        enum CodingKeys: CodingKey { case pairs }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self)
          pairs = try c.decode([[String]].self, forKey: .pairs).map { ($0[0], $0[1]) } } }
      """
    #expect(
      SourceReading(source, "Model").text
        == #"{"stubschema":1,"models":{"Model":{"fields":{"pairs":"[Model.pairs.element]"}},"Model.pairs.element":{"elements":["String","String"],"rest":"String"}}}"#
    )
  }
}
