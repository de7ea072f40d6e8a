import Foundation
import StubFactory
import Testing

/// Types that `scripts/fuzz-reflection` wrote; it writes and reflects any number of others.
@Suite struct RandomTypesTests {
  @Test(arguments: randomTypes.indices)
  func learnsWhatItSaysAndGeneratesWhatDecodes(index: Int) throws {
    try learn(randomTypes[index])
  }

  private func learn<Model: Decodable>(_ type: Model.Type) throws {
    var remarks: [String] = []
    let schema = SchemaDescription(reflecting: type) { remarks.append($0) }
    let text = schema.stubschemaJSON
    #expect(try SchemaDescription(stubschema: text).stubschemaJSON == text)
    guard remarks.isEmpty else { return }
    #expect(try Stubs.of(type, from: .generated(schema: schema, count: 20)).count == 20)
  }
}
