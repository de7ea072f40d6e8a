extension DateFormat {
  /// The text of a moment.
  package func text(of timestamp: Timestamp) -> String {
    var bytes: [UInt8] = []
    append(timestamp, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a moment as UTF-8.
  package func append(_ timestamp: Timestamp, to buffer: inout [UInt8]) {
    let moment = CivilDateTime(timestamp)
    for part in parts {
      switch part {
      case .literal(let bytes): buffer.append(contentsOf: bytes)
      case .field(let field, let style): Self.append(field, style, of: moment, to: &buffer)
      }
    }
  }

  private static func append(
    _ field: DateField,
    _ style: DateFormatStyle,
    of moment: CivilDateTime,
    to buffer: inout [UInt8]
  ) {
    switch field {
    case .year: append(moment.date.year, style, to: &buffer)
    case .month: append(moment.date.month, style, names: CalendarNames.months, to: &buffer)
    case .day: append(moment.date.day, style, to: &buffer)
    case .dayOfYear: append(moment.date.dayOfYear, style, to: &buffer)
    case .weekday: append(moment.date.weekday, style, names: CalendarNames.weekdays, to: &buffer)
    case .dayPeriod:
      append(moment.hour / 12 + 1, style, names: CalendarNames.dayPeriods, to: &buffer)
    case .hour: append(moment.hour, style, to: &buffer)
    case .minute: append(moment.minute, style, to: &buffer)
    case .second: append(moment.second, style, to: &buffer)
    case .fraction: appendFraction(moment.nanosecond, style, to: &buffer)
    case .zone: appendUTC(style, to: &buffer)
    }
  }

  private static func append(
    _ value: Int,
    _ style: DateFormatStyle,
    names: [String] = [],
    to buffer: inout [UInt8]
  ) {
    switch style {
    case .plain: buffer.appendDecimal(value)
    case .digits(let width): buffer.appendDecimal(value, width: width)
    case .twoDigits: buffer.appendDecimal(value.flooredDivision(by: 100).remainder, width: 2)
    case .halfDay(let width): buffer.appendDecimal((value + 11) % 12 + 1, width: width)
    case .shortName, .fullName:
      let name = CalendarNames.name(value - 1, of: names, isShort: style == .shortName)
      buffer.append(contentsOf: name.utf8)
    case .offset: break
    }
  }

  private static func appendFraction(
    _ nanosecond: Int,
    _ style: DateFormatStyle,
    to buffer: inout [UInt8]
  ) {
    guard case .digits(let width) = style else { return }
    var value = nanosecond
    for _ in width..<9 { value /= 10 }
    buffer.appendDecimal(value, width: width)
  }

  private static func appendUTC(_ style: DateFormatStyle, to buffer: inout [UInt8]) {
    guard case .offset(let form) = style else { return }
    if form.hasZulu { return buffer.append(UInt8(ascii: "Z")) }
    buffer.appendASCII(form.omitsMinutes ? "+00" : form.hasColon ? "+00:00" : "+0000")
  }
}
