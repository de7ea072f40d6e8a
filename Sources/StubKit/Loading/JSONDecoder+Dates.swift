package import Foundation
package import StubValues

extension JSONDecoder {
  /// Lets the decoder read dates as `strategy` writes them, by Foundation's own strategy where it
  /// has one.
  package func readDates(by strategy: DateStrategy) {
    switch strategy {
    case .deferredToDate: dateDecodingStrategy = .deferredToDate
    case .secondsSince1970: dateDecodingStrategy = .secondsSince1970
    case .millisecondsSince1970: dateDecodingStrategy = .millisecondsSince1970
    case .iso8601: dateDecodingStrategy = .iso8601
    case .iso8601Fractional, .formats:
      dateDecodingStrategy = .custom { decoder in try strategy.date(from: decoder) }
    }
  }
}

extension DateStrategy {
  /// The date that this strategy reads from a string.
  fileprivate func date(from decoder: any Decoder) throws -> Date {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let timestamp = read(text).timestamp else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "Expected a date as \(self) writes it."
      )
      throw DecodingError.dataCorrupted(context)
    }
    let fraction = Double(timestamp.nanoseconds) / 1e9
    return Date(timeIntervalSince1970: Double(timestamp.seconds) + fraction)
  }
}
