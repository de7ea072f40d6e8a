/// Reads what Foundation reads under `iso8601`, step for step, and notes what is doubtful.
///
/// Foundation's parser takes any number of digits for a field, lets hours, minutes and seconds
/// run over, and does not look at what follows the zone. Source: swift-foundation, release 6.3,
/// `DateComponents+ISO8601FormatStyle.swift`.
struct ISO8601Reader {
  /// The text.
  let bytes: [UInt8]
  private let allowsFraction: Bool
  /// Where the next byte is read.
  var offset = 0
  /// What is doubtful so far.
  var doubts: [DateDoubt] = []

  /// Reads a text that has not the canonical form.
  static func read(_ text: Span<UInt8>, allowsFraction: Bool) -> DateReading {
    if text.isEmpty { return .rejected(DateFault(.empty, at: 0)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for index in text.indices { bytes.append(text[index]) }
    var reader = ISO8601Reader(bytes: bytes, allowsFraction: allowsFraction)
    return reader.reading()
  }

  private init(bytes: [UInt8], allowsFraction: Bool) {
    self.bytes = bytes
    self.allowsFraction = allowsFraction
  }

  private mutating func reading() -> DateReading {
    do throws(DateFault) {
      let days = try date()
      let (seconds, nanoseconds) = try time()
      let zone = try zone()
      if offset < bytes.count { doubts.append(DateDoubt(.trailingText, at: offset..<bytes.count)) }
      let timestamp = Timestamp(
        seconds: days.saturatingMultiply(86_400).saturatingAdd(seconds - zone),
        nanoseconds: nanoseconds
      )
      return doubts.isEmpty ? .canonical(timestamp) : .doubtful(sortedDoubts, timestamp)
    } catch {
      return .rejected(error)
    }
  }

  /// The doubts by where they begin; those at one place in the order in which they arose.
  private var sortedDoubts: [DateDoubt] {
    doubts.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  // MARK: Date

  /// The last year that Foundation's calendar takes.
  private static let lastYear = 506_714

  /// Days since 1970-01-01.
  private mutating func date() throws(DateFault) -> Int {
    if bytes.first == UInt8(ascii: " ") { throw DateFault(.whitespace, at: 0) }
    let start = offset
    let year = try number(of: .year, width: 4, maximumWidth: 10)
    try dash(after: .year)
    let monthStart = offset
    let month = try number(of: .month, width: 2, maximumWidth: 10)
    guard 1...12 ~= month else { throw DateFault(.month(month), at: monthStart) }
    try dash(after: .month)
    let dayStart = offset
    let day = try number(of: .day, width: 2, maximumWidth: 10)
    guard 1...31 ~= day else { throw DateFault(.day(day), at: dayStart) }
    guard year <= Self.lastYear, let first = CivilDate(year: year, month: month, day: 1) else {
      throw DateFault(.year, at: start)
    }

    let days = first.daysSince1970 + day - 1
    let isJulian = days < ISO8601Text.gregorianStart
    if isJulian { doubts.append(DateDoubt(.julianCalendar, at: start..<offset)) }
    if day > JulianDay.daysInMonth(month, ofYear: year, isJulian: isJulian) {
      let kind = DateDoubt.Kind.noSuchDay(day: day, month: month, year: year)
      doubts.append(DateDoubt(kind, at: dayStart..<offset))
    }
    return isJulian ? JulianDay.daysSince1970(year: year, month: month, day: day) : days
  }

  private mutating func dash(after field: DateField) throws(DateFault) {
    if peek() == UInt8(ascii: "-") { return offset += 1 }
    if field == .year, offset == 8 { throw DateFault(.missingSeparators, at: offset) }
    if field == .year, offset > 4, isNumber { throw DateFault(.number, at: 0) }
    throw DateFault(.expected(.literal("-")), at: offset)
  }

  /// Whether the whole text is a decimal number, as a date of another strategy would be.
  private var isNumber: Bool {
    bytes.allSatisfy { $0.decimalDigit != nil || $0 == UInt8(ascii: ".") }
  }

  // MARK: Time

  private mutating func time() throws(DateFault) -> (seconds: Int, nanoseconds: Int) {
    try timeSeparator()
    let start = offset
    let hour = try number(of: .hour, width: 2, maximumWidth: 10)
    let minuteStart = offset + 1
    try colon(before: .minute, since: start)
    let minute = try number(of: .minute, width: 2, maximumWidth: 10)
    let secondStart = offset + 1
    try colon(before: .second, since: start)
    let second = try number(of: .second, width: 2, maximumWidth: 10)
    let end = offset
    // Foundation's calendar takes 32 bits for each of them.
    if hour > Int32.max { throw DateFault(.hour(hour), at: start) }
    if minute > Int32.max { throw DateFault(.minute(minute), at: minuteStart) }
    if second > Int32.max { throw DateFault(.second(second), at: secondStart) }
    let nanoseconds = try fraction()

    if hour == 24, minute == 0, second == 0, nanoseconds == 0 {
      doubts.append(DateDoubt(.endOfDay, at: start..<end))
    } else if hour > 23 {
      doubts.append(DateDoubt(.hour(hour), at: start..<(minuteStart - 1)))
    }
    if minute > 59 {
      doubts.append(DateDoubt(.minute(minute), at: minuteStart..<(secondStart - 1)))
    }
    if second > 59 { doubts.append(DateDoubt(.second(second), at: secondStart..<end)) }
    let minutes = hour.saturatingMultiply(60).saturatingAdd(minute)
    return (minutes.saturatingMultiply(60).saturatingAdd(second), nanoseconds)
  }

  private mutating func timeSeparator() throws(DateFault) {
    switch peek() {
    case UInt8(ascii: "T"): offset += 1
    case UInt8(ascii: " ") where offset + 1 < bytes.count: throw DateFault(.spaceForT, at: offset)
    case UInt8(ascii: "t"): throw DateFault(.lowerCaseT, at: offset)
    case nil, UInt8(ascii: "Z"): throw DateFault(.missingTime, at: offset)
    default: throw DateFault(.expected(.literal("T")), at: offset)
    }
  }

  private mutating func colon(before field: DateField, since start: Int) throws(DateFault) {
    if peek() == UInt8(ascii: ":") { return offset += 1 }
    let isBasicForm = field == .minute && offset - start >= 4
    throw DateFault(isBasicForm ? .missingSeparators : .expected(.field(field)), at: offset)
  }

  /// Nanoseconds; 0 where there is no fraction.
  private mutating func fraction() throws(DateFault) -> Int {
    guard peek() == UInt8(ascii: ".") else { return 0 }
    let start = offset
    offset += 1
    var digits = try number(of: .fraction, width: nil, maximumWidth: 10)
    let count = offset - start - 1
    guard count <= 9 else { throw DateFault(.fractionLength, at: start) }
    for _ in count..<9 { digits *= 10 }
    if !allowsFraction { doubts.append(DateDoubt(.fractionalSeconds, at: start..<offset)) }
    return digits
  }

  // MARK: Bytes

  /// The next byte; nil at the end.
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// A field of digits, with a doubt where it has not its width.
  private mutating func number(
    of field: DateField,
    width: Int?,
    maximumWidth: Int
  ) throws(DateFault) -> Int {
    let start = offset
    let value = try digits(of: field, maximumWidth: maximumWidth)
    if let width, offset - start != width {
      doubts.append(DateDoubt(.fieldWidth(field), at: start..<offset))
    }
    return value
  }

  /// A number of at most so many digits.
  mutating func digits(of field: DateField, maximumWidth: Int) throws(DateFault) -> Int {
    let start = offset
    var value = 0
    while offset - start < maximumWidth, let digit = peek()?.decimalDigit {
      value = value.saturatingMultiply(10).saturatingAdd(digit)
      offset += 1
    }
    guard offset > start else { throw DateFault(.expected(.field(field)), at: offset) }
    return value
  }
}
