extension DateStrategy {
  /// Reads the text of a JSON string.
  ///
  /// Under the strategies of numbers every string is rejected (``DateFault/Kind/number``).
  ///
  /// - Complexity: O(*n*); the canonical forms are read without an allocation.
  package func read(_ text: Span<UInt8>) -> DateReading {
    switch self {
    case .deferredToDate, .secondsSince1970, .millisecondsSince1970:
      return .rejected(DateFault(.number, at: 0))
    case .iso8601, .iso8601Fractional:
      let allowsFraction = self == .iso8601Fractional
      if let timestamp = ISO8601Text.canonical(text, allowsFraction: allowsFraction) {
        return .canonical(timestamp)
      }
      return ISO8601Reader.read(text, allowsFraction: allowsFraction)
    case .formats(let formats):
      return Self.read(text, formats: formats)
    }
  }

  /// Reads the text of a JSON string.
  package func read(_ text: String) -> DateReading {
    read(Array(text.utf8).span)
  }

  /// The moment that Foundation makes of a JSON number under a strategy of numbers, to the
  /// nanosecond; nil beyond what a ``Timestamp`` can hold, and under the other strategies.
  package func timestamp(ofNumber number: Double) -> Timestamp? {
    switch self {
    case .deferredToDate: Timestamp(secondsSinceOrigin: number, origin: .referenceDate)
    case .secondsSince1970: Timestamp(secondsSinceOrigin: number, origin: .epoch)
    case .millisecondsSince1970: Timestamp(secondsSinceOrigin: number / 1_000, origin: .epoch)
    case .iso8601, .iso8601Fractional, .formats: nil
    }
  }

  /// The first format that fits; else the fault of the one that got farthest.
  private static func read(_ text: Span<UInt8>, formats: [DateFormat]) -> DateReading {
    var farthest: DateFault?
    for format in formats {
      switch format.read(text) {
      case .success(let timestamp):
        return .canonical(timestamp)
      case .failure(let fault):
        if fault.offset > farthest?.offset ?? -1 { farthest = fault }
      }
    }
    return .unsure(farthest ?? DateFault(.empty, at: 0))
  }
}
