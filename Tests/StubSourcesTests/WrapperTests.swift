import Testing

@Suite("Property wrappers")
struct WrapperTests {
  @Test(
    "codes a property as its wrapper does",
    arguments: [
      ("@Plain var a: Int", #"{"a":"Int"}"#),
      ("@Plain var a: Int?", #"{"a":{"type":"Int?","required":true}}"#),
      ("@Lenient var a: Int", #"{"a":{"type":"Int","required":false,"nullable":true}}"#),
      ("@LossyArray var a: [Int]", #"{"a":{"type":"[Int]","onMismatch":"skip"}}"#),
      ("@CodableIgnored var a: Int", "{}"),
      ("@MainActor @available(iOS 15, *) var a: Int", #"{"a":"Int"}"#),
    ]
  )
  func codesAPropertyAsItsWrapperDoes(_ member: String, _ fields: String) {
    let source = """
      struct Model: Codable { \(member) }
      @propertyWrapper struct Plain<T: Codable>: Codable { var wrappedValue: T
        init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(T.self) } }
      @propertyWrapper struct Lenient<Value: Codable>: Codable { var wrappedValue: Value
        init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) } }
      extension KeyedDecodingContainer {
        func decode<T>(_ type: Lenient<T>.Type, forKey key: Key) throws -> Lenient<T> {
          try decodeIfPresent(type, forKey: key) ?? Lenient() } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == fields)
    #expect(reading.findings == [])
  }

  @Test("assumes the value of an unknown wrapper, and says where it is")
  func assumesTheValueOfAnUnknownWrapper() {
    let reading = SourceReading("struct Model: Codable {\n  @Mystery var a: Int }", "Model")
    #expect(reading.fields == #"{"a":{"type":"Int","assumed":true}}"#)
    #expect(reading.findings == ["2:3 wrapper-not-known"])
  }

  @Test("knows the keys of observable classes")
  func knowsTheKeysOfObservableClasses() {
    let source = "@Observable class Model: Codable { var a: Int; @ObservationIgnored var b: Int }"
    #expect(
      SourceReading(source, "Model").fields == #"{"_a":{"type":"Int","property":"a"},"b":"Int"}"#
    )
  }
}
