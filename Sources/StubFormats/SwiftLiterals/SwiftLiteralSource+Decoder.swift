import StubSchema
import StubValues

extension SwiftLiteralSource {
  /// The source of a function that decodes a value under the strategies of the records.
  static func decoder(_ schema: RecordSchema) -> String {
    let coding = schema.coding(of: schema.root)
    let lines = dates(coding.dates) + keys(coding.keys) + data(coding.data) + floats(coding)
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

  private static func dates(_ strategy: DateStrategy) -> [String] {
    switch strategy {
    case .deferredToDate: []
    case .secondsSince1970, .millisecondsSince1970, .iso8601:
      ["decoder.dateDecodingStrategy = .\(strategy.description)"]
    case .iso8601Fractional:
      [
        "decoder.dateDecodingStrategy = .custom { decoder in",
        "  let text = try decoder.singleValueContainer().decode(String.self)",
        "  let formatter = ISO8601DateFormatter()",
        "  formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]",
        "  if let date = formatter.date(from: text) { return date }",
        "  formatter.formatOptions = [.withInternetDateTime]",
        "  if let date = formatter.date(from: text) { return date }",
        "  let context = DecodingError.Context(",
        "    codingPath: decoder.codingPath, debugDescription: \"no date: \\(text)\")",
        "  throw DecodingError.dataCorrupted(context)",
        "}",
      ]
    case .formats(let formats):
      [
        "let formatter = DateFormatter()",
        "formatter.locale = Locale(identifier: \"en_US_POSIX\")",
        "formatter.timeZone = TimeZone(identifier: \"UTC\")",
        "formatter.dateFormat = \(literal(formats.first?.pattern ?? ""))",
        "decoder.dateDecodingStrategy = .formatted(formatter)",
      ]
    }
  }

  private static func keys(_ strategy: KeyStrategy) -> [String] {
    strategy == .useDefaultKeys ? [] : ["decoder.keyDecodingStrategy = .\(strategy.rawValue)"]
  }

  private static func data(_ strategy: DataStrategy) -> [String] {
    strategy == .base64 ? [] : ["decoder.dataDecodingStrategy = .\(strategy.rawValue)"]
  }

  private static func floats(_ coding: ResolvedCoding) -> [String] {
    guard case .strings(let positive, let negative, let nan) = coding.nonConformingFloats else {
      return []
    }
    let texts =
      "positiveInfinity: \(literal(positive)), negativeInfinity: \(literal(negative)), nan: \(literal(nan))"
    return ["decoder.nonConformingFloatDecodingStrategy = .convertFromString(\(texts))"]
  }

  private static func literal(_ text: String) -> String {
    var buffer: [UInt8] = []
    SwiftText.append(Array(text.utf8)[...], to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }
}
