/// What a date strategy makes of a text.
package enum DateReading: Hashable, Sendable {
  /// The text is one that the strategy's own writer gives, or says the same in another zone.
  case canonical(Timestamp)

  /// Foundation reads the text, but hardly anybody wants it: why, in the order of the text, and
  /// the moment that Foundation makes of it.
  case doubtful([DateDoubt], Timestamp)

  /// Foundation does not read the text: the first reason.
  case rejected(DateFault)

  /// The text does not keep to the strategy's form, and only Foundation can tell whether its
  /// lenient parser takes it.
  case unsure(DateFault)

  /// The moment that is read.
  package var timestamp: Timestamp? {
    switch self {
    case .canonical(let timestamp): timestamp
    case .doubtful(_, let timestamp): timestamp
    case .rejected, .unsure: nil
    }
  }
}
