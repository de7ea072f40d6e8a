internal import Foundation

extension StubSource {
  /// The decoder for a payload of this source, which moves dates where they are rebased.
  func makeDecoder(for payload: StubPayload) throws(StubError) -> JSONDecoder {
    let decoder = try plainDecoder(by: payload.schema)
    return dayShift == 0 ? decoder : decoder.shifted(by: Double(dayShift) * 86_400)
  }

  /// The decoder for this source, which reads dates as they are: the caller's, else one by a
  /// schema description, else one with Foundation's defaults.
  func plainDecoder(by schema: BundledSchema?) throws(StubError) -> JSONDecoder {
    if case .decoder(let given) = decoding { return given }
    let decoder = JSONDecoder()
    if case .configured(let configure, _) = decoding { configure(decoder) }
    try declaredStrategies(by: schema).configure(decoder)
    return decoder
  }

  /// What a schema description says of coding; nothing where the caller's decoder stands over it.
  func declaredStrategies(by schema: BundledSchema?) throws(StubError) -> DeclaredStrategies {
    switch decoding {
    case .decoder, .configured: return DeclaredStrategies()
    case .defaults, .schema:
      guard let schema else { return DeclaredStrategies() }
      return try StrategyReader.strategies(in: schema)
    }
  }
}

extension JSONDecoder {
  /// A copy that adds `interval`, in seconds, to every date.
  func shifted(by interval: TimeInterval) -> JSONDecoder {
    let copy = JSONDecoder()
    copy.keyDecodingStrategy = keyDecodingStrategy
    copy.dataDecodingStrategy = dataDecodingStrategy
    copy.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
    copy.allowsJSON5 = allowsJSON5
    copy.assumesTopLevelDictionary = assumesTopLevelDictionary
    copy.userInfo = userInfo
    let strategy = dateDecodingStrategy
    copy.dateDecodingStrategy = .custom { decoder in
      try strategy.date(from: decoder).addingTimeInterval(interval)
    }
    return copy
  }
}

extension JSONDecoder.DateDecodingStrategy {
  /// The date that this strategy reads.
  fileprivate func date(from decoder: any Decoder) throws -> Date {
    switch self {
    case .deferredToDate: return try Date(from: decoder)
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try Double(from: decoder))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try Double(from: decoder) / 1000)
    case .iso8601:
      return try text(from: decoder, "Expected date string to be ISO8601-formatted.") {
        try? Date.ISO8601FormatStyle().parse($0)
      }
    #if canImport(Darwin)
      case .formatted(let formatter):
        return try text(from: decoder, "Date string does not match format expected by formatter.") {
          formatter.date(from: $0)
        }
    #endif
    case .custom(let read): return try read(decoder)
    @unknown default: return try Date(from: decoder)
    }
  }

  private func text(
    from decoder: any Decoder,
    _ complaint: String,
    parse: (String) -> Date?
  ) throws -> Date {
    let text = try String(from: decoder)
    guard let date = parse(text) else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: complaint
      )
      throw DecodingError.dataCorrupted(context)
    }
    return date
  }
}
