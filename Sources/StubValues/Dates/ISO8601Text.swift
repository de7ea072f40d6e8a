/// The canonical RFC 3339 forms, written and read without a detour.
enum ISO8601Text {
  /// Appends `yyyy-MM-ddTHH:mm:ssZ`, with a fraction of so many digits before the `Z`.
  ///
  /// Years before 0 get a minus, years beyond 9999 more digits.
  static func append(_ timestamp: Timestamp, fractionDigits: Int, to buffer: inout [UInt8]) {
    let moment = CivilDateTime(timestamp)
    appendYear(moment.date.year, to: &buffer)
    buffer.append(UInt8(ascii: "-"))
    buffer.appendPair(moment.date.month)
    buffer.append(UInt8(ascii: "-"))
    buffer.appendPair(moment.date.day)
    buffer.append(UInt8(ascii: "T"))
    buffer.appendPair(moment.hour)
    buffer.append(UInt8(ascii: ":"))
    buffer.appendPair(moment.minute)
    buffer.append(UInt8(ascii: ":"))
    buffer.appendPair(moment.second)
    if fractionDigits > 0 {
      buffer.append(UInt8(ascii: "."))
      var unit = 1_000_000_000
      for _ in 0..<fractionDigits { unit /= 10 }
      buffer.appendDecimal(moment.nanosecond / max(unit, 1), width: fractionDigits)
    }
    buffer.append(UInt8(ascii: "Z"))
  }

  private static func appendYear(_ year: Int, to buffer: inout [UInt8]) {
    guard 0...9_999 ~= year else { return buffer.appendDecimal(year, width: 4) }
    buffer.appendPair(year / 100)
    buffer.appendPair(year % 100)
  }

  /// The moment of `yyyy-MM-ddTHH:mm:ssZ` or the same with `+hh:mm`, nil for every other text; where
  /// fractions are allowed, up to nine decimals may follow the second.
  ///
  /// Days that do not exist and days before the Gregorian calendar are other texts, too. Never
  /// allocates.
  static func canonical(_ text: Span<UInt8>, allowsFraction: Bool) -> Timestamp? {
    guard text.count >= 20,
      text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] == UInt8(ascii: "T"),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      let century = pair(text, 0), let yearOfCentury = pair(text, 2), let month = pair(text, 5),
      let day = pair(text, 8), let hour = pair(text, 11), let minute = pair(text, 14),
      let second = pair(text, 17), hour < 24, minute < 60, second < 60,
      let date = CivilDate(year: century * 100 + yearOfCentury, month: month, day: day)
    else { return nil }
    var end = 19
    let nanoseconds = allowsFraction ? fraction(text, &end) : 0
    let days = date.daysSince1970
    guard let offset = zoneOffset(text, at: end), days >= gregorianStart else { return nil }
    let secondOfDay = hour * 3_600 + minute * 60 + second - offset
    return Timestamp(
      seconds: days.saturatingMultiply(86_400).saturatingAdd(secondOfDay),
      nanoseconds: nanoseconds
    )
  }

  /// The nanoseconds of a fraction at an offset, which moves behind it; 0 where there is none.
  private static func fraction(_ text: Span<UInt8>, _ offset: inout Int) -> Int {
    guard text[offset] == UInt8(ascii: "."), text[offset + 1].decimalDigit != nil else { return 0 }
    var (value, unit) = (0, 100_000_000)
    offset += 1
    while offset < text.count, unit > 0, let digit = text[offset].decimalDigit {
      (value, unit, offset) = (value + digit * unit, unit / 10, offset + 1)
    }
    return value
  }

  /// 1582-10-15 in days since 1970-01-01: from here on the calendars of ISO 8601 and Foundation
  /// agree.
  static let gregorianStart = -141_427

  /// The number of two digits at an offset.
  private static func pair(_ text: Span<UInt8>, _ offset: Int) -> Int? {
    guard let tens = text[offset].decimalDigit, let ones = text[offset + 1].decimalDigit
    else { return nil }
    return tens * 10 + ones
  }

  /// Seconds east of UTC where the text ends in `Z` or `+hh:mm` up to 18 hours.
  private static func zoneOffset(_ text: Span<UInt8>, at start: Int) -> Int? {
    if text.count == start + 1 { return text[start] == UInt8(ascii: "Z") ? 0 : nil }
    guard text.count == start + 6, text[start + 3] == UInt8(ascii: ":"),
      let hours = pair(text, start + 1), let minutes = pair(text, start + 4),
      minutes < 60, hours * 60 + minutes <= 18 * 60
    else { return nil }
    let offset = hours * 3_600 + minutes * 60
    switch text[start] {
    case UInt8(ascii: "+"): return offset
    case UInt8(ascii: "-"): return -offset
    default: return nil
    }
  }
}
