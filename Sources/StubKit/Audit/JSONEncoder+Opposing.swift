internal import Foundation
internal import StubValues

extension JSONEncoder {
  /// An encoder that writes what `decoder` reads.
  ///
  /// - Parameters:
  ///   - decoder: The decoder.
  ///   - dates: How dates are written, where a schema description says it.
  ///   - model: What the decoder reads.
  /// - Throws: `StubError.notProvided` where a strategy of the decoder's is a function.
  convenience init(
    opposing decoder: JSONDecoder,
    dates: DateStrategy?,
    for model: any Decodable.Type
  ) throws(StubError) {
    self.init()
    func refuse(_ what: String) -> StubError {
      .notProvided(
        source: "StubAudit",
        model: "\(model)",
        reason: "the decoder's strategy for \(what) is its own; give the encoder that writes them"
      )
    }
    switch decoder.dateDecodingStrategy {
    case .deferredToDate: dateEncodingStrategy = .deferredToDate
    case .secondsSince1970: dateEncodingStrategy = .secondsSince1970
    case .millisecondsSince1970: dateEncodingStrategy = .millisecondsSince1970
    case .iso8601: dateEncodingStrategy = .iso8601
    default:
      guard let dates else { throw refuse("dates") }
      dateEncodingStrategy = .custom { try dates.write($0, to: $1) }
    }
    switch decoder.keyDecodingStrategy {
    case .useDefaultKeys: keyEncodingStrategy = .useDefaultKeys
    case .convertFromSnakeCase: keyEncodingStrategy = .convertToSnakeCase
    default: throw refuse("keys")
    }
    switch decoder.dataDecodingStrategy {
    case .base64: dataEncodingStrategy = .base64
    case .deferredToData: dataEncodingStrategy = .deferredToData
    default: throw refuse("data")
    }
    switch decoder.nonConformingFloatDecodingStrategy {
    case .throw: nonConformingFloatEncodingStrategy = .throw
    case .convertFromString(let positive, let negative, let nan):
      nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: positive,
        negativeInfinity: negative,
        nan: nan
      )
    @unknown default: throw refuse("numbers")
    }
  }
}

extension DateStrategy {
  /// Writes a date as a string.
  fileprivate func write(_ date: Date, to encoder: any Encoder) throws {
    let seconds = date.timeIntervalSince1970
    guard let timestamp = Timestamp(secondsSinceOrigin: seconds, origin: .epoch) else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "No date can be written that far from now."
      )
      throw EncodingError.invalidValue(date, context)
    }
    var container = encoder.singleValueContainer()
    try container.encode(text(of: timestamp))
  }
}
