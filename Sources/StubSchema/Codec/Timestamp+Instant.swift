import StubValues

extension Timestamp {
  /// An instant as descriptions spell it: a day, which means its noon in UTC, or RFC 3339.
  package init?(instant text: String) {
    let spelled = text.utf8.count == 10 ? text + "T12:00:00Z" : text
    guard case .canonical(let timestamp) = DateStrategy.iso8601.read(spelled) else { return nil }
    self = timestamp
  }

  /// RFC 3339 in UTC: `2025-01-01T12:00:00Z`.
  package var instantText: String {
    DateStrategy.iso8601.text(of: self)
  }
}
