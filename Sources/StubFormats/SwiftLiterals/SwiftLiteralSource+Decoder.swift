import StubSchema
import StubValues

extension SwiftLiteralSource {
  /// The source of a function that decodes a value under the strategies of the records.
  static func decoder(_ schema: RecordSchema) -> String {
    let lines = schema.coding(of: schema.root).decoderSource
    return """

      /// Decodes a value that has no literal.
      private func decoded<Value: Decodable>(_ json: String) -> Value {
        let decoder = JSONDecoder()
      \(lines.map { "  \($0)\n" }.joined())\
        do {
          return try decoder.decode(Value.self, from: Data(json.utf8))
        } catch {
          preconditionFailure("not a \\(Value.self): \\(error)")
        }
      }

      """
  }
}
