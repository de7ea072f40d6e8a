extension CalendarSpan: CustomStringConvertible {
  /// The span as it is written, `30d`.
  package var description: String { "\(count)\(unit.rawValue)" }

  /// The longest span that is read, in any unit.
  private static let largestCount = 1_000_000_000

  /// Reads a span: decimal digits and one of `s m h d w mo y`.
  ///
  /// - Throws: ``ValueSyntaxError`` that says which part is wrong.
  package init(_ text: String) throws(ValueSyntaxError) {
    let bytes = Array(text.utf8)
    let digits = bytes.prefix { $0.decimalDigit != nil }
    guard !digits.isEmpty else { throw Self.missingNumber(in: bytes) }
    var count = 0
    for digit in digits {
      count = count.saturatingMultiply(10).saturatingAdd(digit.decimalDigit ?? 0)
    }
    if count > Self.largestCount {
      throw ValueSyntaxError(
        "a span counts to \(Self.largestCount) at most",
        at: 0..<digits.count
      )
    }
    let unitText = String(decoding: bytes[digits.endIndex...], as: UTF8.self)
    guard let unit = Unit(rawValue: unitText) else {
      throw Self.unknownUnit(unitText, at: digits.endIndex..<bytes.count)
    }
    self.init(count, unit)
  }

  private static func missingNumber(in bytes: [UInt8]) -> ValueSyntaxError {
    switch bytes.first {
    case nil:
      ValueSyntaxError("a span is missing, such as '30d'", at: 0..<0)
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      ValueSyntaxError("a span has no sign", at: 0..<1, suggestion: "")
    case UInt8(ascii: "P"):
      ValueSyntaxError(
        "an ISO 8601 duration is not read; write a number and a unit, such as '30d'",
        at: 0..<bytes.count
      )
    default:
      ValueSyntaxError("a span begins with a number, such as '30d'", at: 0..<bytes.count)
    }
  }

  private static func unknownUnit(_ text: String, at range: Range<Int>) -> ValueSyntaxError {
    if text.isEmpty {
      return ValueSyntaxError("the unit is missing: one of s, m, h, d, w, mo, y", at: range)
    }
    if text.utf8.first == UInt8(ascii: " ") {
      let word = text.drop { $0 == " " }
      return ValueSyntaxError("no space stands before the unit", at: range, suggestion: "\(word)")
    }
    if text.utf8.first == UInt8(ascii: ".") || text.utf8.first == UInt8(ascii: ",") {
      return ValueSyntaxError("a span counts in whole numbers", at: range)
    }
    return ValueSyntaxError(
      "'\(text)' is no unit of time: one of s, m, h, d, w, mo, y",
      at: range,
      suggestion: likelyUnit(of: text)?.rawValue
    )
  }

  /// The unit that a longer or capital spelling stands for.
  private static func likelyUnit(of text: String) -> Unit? {
    let word = String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self)
    switch word {
    case "s", "sec", "secs", "second", "seconds": return .second
    case "min", "mins", "minute", "minutes": return .minute
    case "h", "hr", "hrs", "hour", "hours": return .hour
    case "d", "day", "days": return .day
    case "w", "wk", "week", "weeks": return .week
    case "mo", "mon", "mth", "month", "months": return .month
    case "y", "yr", "yrs", "a", "year", "years": return .year
    default: return nil
    }
  }
}
