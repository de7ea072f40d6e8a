import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import Testing

/// A record that nobody would see the end of is refused, and no other one.
@Suite struct RecordSizeTests {
  /// Models that stand in each other, so many levels deep.
  private func levels(_ count: Int, _ fields: (String) -> String) throws -> SchemaDescription {
    let models = (0..<count).map { #""L\#($0)": {"fields": {\#(fields("L\($0 + 1)"))}}"# }
    return try description(
      #"{"stubschema": 1, "models": {\#(models.joined(separator: ", ")), "#
        + #""L\#(count)": {"fields": {"x": "Int"}}}}"#
    )
  }

  @Test(arguments: [
    { @Sendable next in #""a": "\#(next)", "b": "\#(next)""# },
    { @Sendable next in #""a": "[\#(next)]""# },
    { @Sendable next in #""a": {"type": "[String: \#(next)]", "minItems": 3}"# },
    { @Sendable next in #""a": "\#(next)?", "b": "\#(next)?", "c": "\#(next)?", "d": "\#(next)?""#
    },
  ])
  func refusesModelsThatGrowWithEveryLevel(fields: @Sendable (String) -> String) throws {
    let schema = try levels(30, fields)
    #expect {
      try RecordGenerator(model: "L0", in: schema, options: GenerationOptions())
    } throws: { error in
      (error as? FindingError)?.findings.map(\.code.name) == ["record-too-large"]
    }
    let flat = try RecordGenerator(model: "L27", in: schema, options: GenerationOptions())
    #expect(flat.record(0).members?.isEmpty == false)
  }

  @Test func takesDeepModelsThatDoNotGrow() throws {
    let schema = try levels(25) { #""a": "\#($0)", "b": "Int""# }
    let generator = try RecordGenerator(model: "L0", in: schema, options: GenerationOptions())
    #expect(generator.record(0).members?.count == 2)
  }
}
