import StubJSON
import StubValues

extension ResolvedCoding {
  /// The lines of Swift that set `decoder`, a `JSONDecoder`, to these strategies; none where they
  /// are its own.
  package var decoderSource: [String] {
    dateSource
      + (keys == .useDefaultKeys ? [] : ["decoder.keyDecodingStrategy = .\(keys.rawValue)"])
      + (data == .base64 ? [] : ["decoder.dataDecodingStrategy = .\(data.rawValue)"])
      + floatSource
  }

  private var dateSource: [String] {
    switch dates {
    case .deferredToDate: []
    case .secondsSince1970, .millisecondsSince1970, .iso8601:
      ["decoder.dateDecodingStrategy = .\(dates.description)"]
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
        "formatter.dateFormat = \(Self.literal(formats.first?.pattern ?? ""))",
        "decoder.dateDecodingStrategy = .formatted(formatter)",
      ]
    }
  }

  private var floatSource: [String] {
    guard case .strings(let positive, let negative, let nan) = nonConformingFloats else {
      return []
    }
    let texts =
      "positiveInfinity: \(Self.literal(positive)), negativeInfinity: \(Self.literal(negative)), "
      + "nan: \(Self.literal(nan))"
    return ["decoder.nonConformingFloatDecodingStrategy = .convertFromString(\(texts))"]
  }

  private static func literal(_ text: String) -> String {
    JSONValue.string(text).text(style: .compact)
  }
}
