extension Timestamp: CustomStringConvertible {
  /// The moment in UTC as RFC 3339 has it, with as many decimals of a second as it needs.
  package var description: String {
    var bytes: [UInt8] = []
    var (digits, rest) = (9, nanoseconds)
    while digits > 0, rest % 10 == 0 { (digits, rest) = (digits - 1, rest / 10) }
    ISO8601Text.append(self, fractionDigits: digits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The moment of a text that a user wrote: `2025-01-01T12:00:00Z`, with a fraction or another
  /// zone where wanted, or a day alone (`2025-01-01`), which begins at midnight in UTC.
  ///
  /// - Throws: the first ``DateFault`` of any other text; what Foundation would read all the same is
  ///   one, too.
  package init(_ text: String) throws(DateFault) {
    let isDay = text.utf8.count == 10 && text.utf8.contains(UInt8(ascii: "-"))
    let reading = DateStrategy.iso8601Fractional.read(isDay ? text + "T00:00:00Z" : text)
    switch reading {
    case .canonical(let timestamp): self = timestamp
    case .doubtful(let doubts, _): throw Self.fault(doubts)
    case .rejected(let fault), .unsure(let fault): throw fault
    }
  }

  /// The fault that a doubt is where nobody else has to be followed.
  private static func fault(_ doubts: [DateDoubt]) -> DateFault {
    guard let doubt = doubts.first else { return DateFault(.empty, at: 0) }
    let kind: DateFault.Kind =
      switch doubt.kind {
      case .noSuchDay(let day, _, _): .day(day)
      case .endOfDay: .hour(24)
      case .hour(let hour): .hour(hour)
      case .minute(let minute): .minute(minute)
      case .second(let second): .second(second)
      case .fractionalSeconds: .fractionLength
      case .fieldWidth(let field): .expected(.field(field))
      case .lowerCaseZone, .zoneName, .zoneForm: .expected(.field(.zone))
      case .trailingText: .trailingText
      case .julianCalendar: .year
      }
    return DateFault(kind, at: doubt.range.lowerBound)
  }
}
