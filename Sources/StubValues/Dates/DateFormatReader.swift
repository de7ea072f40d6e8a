/// Reads one text by the parts of a format.
struct DateFormatReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var found = DateFormatValues()
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
    return try found.timestamp(isHalfDay: isHalfDay)
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
    found[field] = DateFormatValues.Value(value: value, offset: start)
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
}
