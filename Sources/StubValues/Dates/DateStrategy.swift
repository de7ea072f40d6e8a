/// How a date is written in JSON, by the names of Foundation's strategies where it has them.
package enum DateStrategy: Hashable, Sendable {
  /// A number: seconds since 2001-01-01T00:00:00Z.
  case deferredToDate

  /// A number: seconds since 1970-01-01T00:00:00Z.
  case secondsSince1970

  /// A number: milliseconds since 1970-01-01T00:00:00Z.
  case millisecondsSince1970

  /// A string: RFC 3339 in whole seconds, written in UTC with `Z`.
  case iso8601

  /// A string: RFC 3339, written with milliseconds, read with and without a fraction.
  case iso8601Fractional

  /// A string: the first format is written, all of them are read, in this order.
  case formats([DateFormat])
}

extension DateStrategy {
  /// The strategies that have a name, in the order in which they are listed to users.
  package static let named: [DateStrategy] = [
    .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .iso8601Fractional,
  ]

  /// The names of ``named``.
  package static let names: [String] = named.compactMap(\.name)

  /// The strategy with a name of ``names``.
  package init?(name: String) {
    guard let strategy = Self.named.first(where: { $0.name == name }) else { return nil }
    self = strategy
  }

  /// The strategy's name; nil for formats, which are told by their patterns.
  package var name: String? {
    switch self {
    case .deferredToDate: "deferredToDate"
    case .secondsSince1970: "secondsSince1970"
    case .millisecondsSince1970: "millisecondsSince1970"
    case .iso8601: "iso8601"
    case .iso8601Fractional: "iso8601Fractional"
    case .formats: nil
    }
  }

  /// Whether a date is a JSON number; else it is a JSON string.
  package var writesNumbers: Bool {
    switch self {
    case .deferredToDate, .secondsSince1970, .millisecondsSince1970: true
    case .iso8601, .iso8601Fractional, .formats: false
    }
  }

  /// Whether a whole second survives being written and read again.
  ///
  /// False for formats of which the first lacks a part of the day or its time, and for no format.
  package var keepsWholeSeconds: Bool {
    guard case .formats(let formats) = self else { return true }
    return formats.first?.keepsWholeSeconds ?? false
  }
}

extension DateStrategy: CustomStringConvertible {
  /// The name, or the patterns of the formats.
  package var description: String {
    if let name { return name }
    guard case .formats(let formats) = self else { return "" }
    return formats.map(\.pattern).joined(separator: " | ")
  }
}
