/// The canonical RFC 3339 forms, written and read without a detour.
enum ISO8601Text {
  /// Appends `yyyy-MM-ddTHH:mm:ssZ`, with a fraction of so many digits before the `Z`.
  ///
  /// Years before 0 get a minus, years beyond 9999 more digits.
  static func append(_ timestamp: Timestamp, fractionDigits: Int, to buffer: inout [UInt8]) {
    let moment = CivilDateTime(timestamp)
    buffer.appendDecimal(moment.date.year, width: 4)
    buffer.append(UInt8(ascii: "-"))
    buffer.appendDecimal(moment.date.month, width: 2)
    buffer.append(UInt8(ascii: "-"))
    buffer.appendDecimal(moment.date.day, width: 2)
    buffer.append(UInt8(ascii: "T"))
    buffer.appendDecimal(moment.hour, width: 2)
    buffer.append(UInt8(ascii: ":"))
    buffer.appendDecimal(moment.minute, width: 2)
    buffer.append(UInt8(ascii: ":"))
    buffer.appendDecimal(moment.second, width: 2)
    if fractionDigits > 0 {
      buffer.append(UInt8(ascii: "."))
      var unit = 1_000_000_000
      for _ in 0..<fractionDigits { unit /= 10 }
      buffer.appendDecimal(moment.nanosecond / max(unit, 1), width: fractionDigits)
    }
    buffer.append(UInt8(ascii: "Z"))
  }

  /// The moment of `yyyy-MM-ddTHH:mm:ssZ` or the same with `+hh:mm`, nil for every other text.
  ///
  /// Days that do not exist and days before the Gregorian calendar are other texts, too. Never
  /// allocates.
  static func canonical(_ text: Span<UInt8>) -> Timestamp? {
    guard text.count == 20 || text.count == 25,
      text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), text[10] == UInt8(ascii: "T"),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      let century = pair(text, 0), let yearOfCentury = pair(text, 2), let month = pair(text, 5),
      let day = pair(text, 8), let hour = pair(text, 11), let minute = pair(text, 14),
      let second = pair(text, 17), hour < 24, minute < 60, second < 60,
      let offset = zoneOffset(text),
      let date = CivilDate(year: century * 100 + yearOfCentury, month: month, day: day)
    else { return nil }
    let days = date.daysSince1970
    guard days >= gregorianStart else { return nil }
    let secondOfDay = hour * 3_600 + minute * 60 + second - offset
    return Timestamp(seconds: days.saturatingMultiply(86_400).saturatingAdd(secondOfDay))
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

  /// Seconds east of UTC from byte 19 on: `Z` or `+hh:mm` up to 18 hours.
  private static func zoneOffset(_ text: Span<UInt8>) -> Int? {
    if text.count == 20 { return text[19] == UInt8(ascii: "Z") ? 0 : nil }
    guard text[22] == UInt8(ascii: ":"), let hours = pair(text, 20), let minutes = pair(text, 23),
      minutes < 60, hours * 60 + minutes <= 18 * 60
    else { return nil }
    let offset = hours * 3_600 + minutes * 60
    switch text[19] {
    case UInt8(ascii: "+"): return offset
    case UInt8(ascii: "-"): return -offset
    default: return nil
    }
  }
}
