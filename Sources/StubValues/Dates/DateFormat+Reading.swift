extension DateFormat {
  /// Reads a text that has exactly the form in which the format writes, or the same in another
  /// zone.
  ///
  /// What the format has no field for is taken from 2000-01-01T00:00:00Z. A fault is the first in
  /// the text. Foundation reads many texts that this refuses, and never the other way round.
  package func read(_ text: Span<UInt8>) -> Result<Timestamp, DateFault> {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for index in text.indices { bytes.append(text[index]) }
    var reader = DateFormatReader(bytes)
    return Result { () throws(DateFault) in try reader.read(parts) }
  }

  /// Reads a text; see ``read(_:)-(Span<UInt8>)``.
  package func read(_ text: String) -> Result<Timestamp, DateFault> {
    read(Array(text.utf8).span)
  }
}

/// Reads one text by the parts of a format.
struct DateFormatReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var found: [DateField: (value: Int, offset: Int)] = [:]
  private var isHalfDay = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ parts: [DateFormatPart]) throws(DateFault) -> Timestamp {
    if bytes.isEmpty { throw DateFault(.empty, at: 0) }
    for part in parts {
      switch part {
      case .literal(let literal): try take(literal)
      case .field(let field, let style): try take(field, style)
      }
    }
    if offset < bytes.count { throw DateFault(.trailingText, at: offset) }
    return try timestamp()
  }

  // MARK: Parts

  private mutating func take(_ literal: [UInt8]) throws(DateFault) {
    guard bytes[offset...].starts(with: literal) else {
      let text = String(decoding: literal, as: UTF8.self)
      throw DateFault(.expected(.literal(text)), at: offset)
    }
    offset += literal.count
  }

  private mutating func take(_ field: DateField, _ style: DateFormatStyle) throws(DateFault) {
    let start = offset
    let value = try value(of: field, style)
    if let earlier = found[field], earlier.value != value {
      throw DateFault(.contradiction, at: start)
    }
    found[field] = (value, start)
  }

  private mutating func value(
    of field: DateField,
    _ style: DateFormatStyle
  ) throws(DateFault) -> Int {
    switch style {
    case .plain:
      return try digits(1...(field == .dayOfYear ? 3 : field == .year ? 4 : 2), of: field)
    case .digits(let width):
      let digits = try digits(width...width, isPadded: true, of: field)
      return field == .fraction ? (width..<9).reduce(digits) { value, _ in value * 10 } : digits
    case .twoDigits:
      let year = try digits(2...2, isPadded: true, of: field)
      return year < 50 ? 2_000 + year : 1_900 + year
    case .halfDay(let width):
      isHalfDay = true
      return try digits(width...2, isPadded: width == 2, of: field)
    case .shortName, .fullName:
      return try name(of: field, isShort: style == .shortName)
    case .offset(let form):
      return try zoneOffset(form)
    }
  }

  private mutating func digits(
    _ widths: ClosedRange<Int>,
    isPadded: Bool = false,
    of field: DateField
  ) throws(DateFault) -> Int {
    let start = offset
    var value = 0
    while offset < bytes.count, offset - start < widths.upperBound,
      let digit = bytes[offset].decimalDigit
    {
      value = value * 10 + digit
      offset += 1
    }
    let count = offset - start
    let hasStrayZero = !isPadded && count > 1 && bytes[start] == UInt8(ascii: "0")
    guard count >= widths.lowerBound, !hasStrayZero else {
      throw DateFault(.expected(.field(field)), at: start)
    }
    return value
  }

  private mutating func name(of field: DateField, isShort: Bool) throws(DateFault) -> Int {
    let names =
      switch field {
      case .month: CalendarNames.months
      case .weekday: CalendarNames.weekdays
      default: CalendarNames.dayPeriods
      }
    for index in names.indices {
      let name = CalendarNames.name(index, of: names, isShort: isShort)
      if bytes[offset...].starts(with: name.utf8) {
        offset += name.utf8.count
        return index + 1
      }
    }
    throw DateFault(.expected(.field(field)), at: offset)
  }

  /// Seconds east of UTC.
  private mutating func zoneOffset(_ form: DateFormatOffset) throws(DateFault) -> Int {
    let start = offset
    if form.hasZulu, bytes[offset...].first == UInt8(ascii: "Z") {
      offset += 1
      return 0
    }
    guard let sign = sign() else { throw DateFault(.expected(.field(.zone)), at: offset) }
    var seconds = try digits(2...2, isPadded: true, of: .zone) * 3_600
    let hasMinutes = bytes[offset...].first?.decimalDigit != nil
    if !form.omitsMinutes || hasMinutes {
      if form.hasColon { try take([UInt8(ascii: ":")]) }
      let minutes = try digits(2...2, isPadded: true, of: .zone)
      if minutes > 59 { throw DateFault(.zoneOffset, at: start) }
      seconds += minutes * 60
    }
    if seconds > 18 * 3_600 { throw DateFault(.zoneOffset, at: start) }
    return sign * seconds
  }

  private mutating func sign() -> Int? {
    switch bytes[offset...].first {
    case UInt8(ascii: "+"):
      offset += 1
      return 1
    case UInt8(ascii: "-"):
      offset += 1
      return -1
    default:
      return nil
    }
  }

  // MARK: The moment

  private func timestamp() throws(DateFault) -> Timestamp {
    let date = try date()
    try check(.minute, in: 0...59) { .minute($0) }
    try check(.second, in: 0...59) { .second($0) }
    guard
      let moment = CivilDateTime(
        date,
        hour: try hour(),
        minute: found[.minute]?.value ?? 0,
        second: found[.second]?.value ?? 0,
        nanosecond: found[.fraction]?.value ?? 0
      )
    else { throw DateFault(.contradiction, at: 0) }
    return moment.timestamp.advanced(bySeconds: -(found[.zone]?.value ?? 0))
  }

  private func date() throws(DateFault) -> CivilDate {
    try check(.month, in: 1...12) { .month($0) }
    let year = found[.year]?.value ?? 2_000
    let date: CivilDate
    if let dayOfYear = found[.dayOfYear] {
      date = try day(dayOfYear.value, of: year, at: dayOfYear.offset)
    } else {
      let day = found[.day]?.value ?? 1
      guard let civil = CivilDate(year: year, month: found[.month]?.value ?? 1, day: day)
      else { throw DateFault(.day(day), at: found[.day]?.offset ?? 0) }
      date = civil
    }
    guard date.daysSince1970 >= ISO8601Text.gregorianStart else {
      throw DateFault(.year, at: found[.year]?.offset ?? 0)
    }
    if let weekday = found[.weekday], found[.year] != nil, weekday.value != date.weekday {
      throw DateFault(.weekday, at: weekday.offset)
    }
    return date
  }

  private func day(_ number: Int, of year: Int, at offset: Int) throws(DateFault) -> CivilDate {
    guard let newYear = CivilDate(year: year, month: 1, day: 1) else {
      throw DateFault(.year, at: offset)
    }
    let date = newYear.adding(days: number - 1)
    guard number >= 1, date.year == year else { throw DateFault(.day(number), at: offset) }
    if let month = found[.month], month.value != date.month {
      throw DateFault(.contradiction, at: offset)
    }
    if let day = found[.day], day.value != date.day {
      throw DateFault(.contradiction, at: offset)
    }
    return date
  }

  private func hour() throws(DateFault) -> Int {
    try check(.hour, in: isHalfDay ? 1...12 : 0...23) { .hour($0) }
    guard let period = found[.dayPeriod] else { return found[.hour]?.value ?? 0 }
    guard let hour = found[.hour] else { return (period.value - 1) * 12 }
    if isHalfDay { return hour.value % 12 + (period.value - 1) * 12 }
    guard hour.value / 12 == period.value - 1 else {
      throw DateFault(.contradiction, at: period.offset)
    }
    return hour.value
  }

  private func check(
    _ field: DateField,
    in range: ClosedRange<Int>,
    _ fault: (Int) -> DateFault.Kind
  ) throws(DateFault) {
    guard let (value, offset) = found[field], !(range ~= value) else { return }
    throw DateFault(fault(value), at: offset)
  }
}
