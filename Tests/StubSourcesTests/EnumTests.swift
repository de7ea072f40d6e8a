import Testing

@Suite("Enums in source")
struct EnumTests {
  @Test(
    "reads raw values as the compiler counts them",
    arguments: [
      ("String", "a, b = \"B\", `default`", #"{"a":"a","b":"B","default":"default"}"#),
      ("Int", "a = -2, b, c = 0x1_0, d", #"{"a":-2,"b":-1,"c":16,"d":17}"#),
      ("Int", "a, b", #"["a","b"]"#),
      ("Character", "a = \"x\", b = \"y\"", #"{"a":"x","b":"y"}"#),
      ("Double", "a = 1.5, b = 2", #"{"a":1.5,"b":2}"#),
    ]
  )
  func readsRawValues(_ type: String, _ cases: String, _ expected: String) {
    let text = SourceReading("enum Model: \(type), Codable { case \(cases) }", "Model").text
    #expect(text.contains("\"rawType\":\"\(type)\",\"cases\":\(expected)"))
  }

  @Test("reads cases without a raw type as objects with one key, as synthesized")
  func readsCasesWithoutARawType() {
    let source = """
      enum Model: Codable { case none, photo(URL), note(text: String, pinned: Bool = false), gone
        enum CodingKeys: String, CodingKey { case none, photo = "p", note }
        enum NoteCodingKeys: String, CodingKey { case text = "t", pinned } }
      """
    #expect(
      SourceReading(source, "Model").text
        == #"{"stubschema":1,"enums":{"Model":{"cases":{"none":{},"p":{"_0":"URL"},"note":{"t":"String","pinned":"Bool"}}}},"models":{}}"#
    )
  }

  @Test("knows enums whose values are keys of objects, and structs that are raw values")
  func knowsCodingKeyRepresentable() {
    let source = """
      struct Model: Codable { var a: [Slot: Int]; var b: ID }
      enum Slot: String, Codable, CodingKeyRepresentable { case x }
      struct ID: RawRepresentable, Codable { var rawValue: Int }
      """
    let text = SourceReading(source, "Model").text
    #expect(text.contains(#""cases":["x"],"codingKeyRepresentable":true"#))
    #expect(text.contains(#""ID":{"wraps":"Int"}"#))
  }
}
