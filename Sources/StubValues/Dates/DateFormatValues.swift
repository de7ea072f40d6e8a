/// The values of the fields of one text.
struct DateFormatValues {
  /// What one field says, and where.
  struct Value {
    /// The number, counted from 1 for names, in nanoseconds or seconds for fraction and zone.
    var value: Int
    /// The UTF-8 offset of the field, 0-based.
    var offset: Int
  }

  private var values = [Value?](repeating: nil, count: DateField.allCases.count)

  /// What a field says; nil where it has not been read.
  subscript(field: DateField) -> Value? {
    get { values[field.index] }
    set { values[field.index] = newValue }
  }

  /// The moment; what no field tells is taken from 2000-01-01T00:00:00Z.
  func timestamp(isHalfDay: Bool) throws(DateFault) -> Timestamp {
    let date = try date()
    try check(.minute, in: 0...59) { .minute($0) }
    try check(.second, in: 0...59) { .second($0) }
    guard
      let moment = CivilDateTime(
        date,
        hour: try hour(isHalfDay: isHalfDay),
        minute: self[.minute]?.value ?? 0,
        second: self[.second]?.value ?? 0,
        nanosecond: self[.fraction]?.value ?? 0
      )
    else { throw DateFault(.contradiction, at: 0) }
    return moment.timestamp.advanced(bySeconds: -(self[.zone]?.value ?? 0))
  }

  private func date() throws(DateFault) -> CivilDate {
    try check(.month, in: 1...12) { .month($0) }
    let year = self[.year]?.value ?? 2_000
    let date: CivilDate
    if let dayOfYear = self[.dayOfYear] {
      date = try day(dayOfYear.value, of: year, at: dayOfYear.offset)
    } else {
      let day = self[.day]?.value ?? 1
      guard let civil = CivilDate(year: year, month: self[.month]?.value ?? 1, day: day)
      else { throw DateFault(.day(day), at: self[.day]?.offset ?? 0) }
      date = civil
    }
    guard date.daysSince1970 >= ISO8601Text.gregorianStart else {
      throw DateFault(.year, at: self[.year]?.offset ?? 0)
    }
    if let weekday = self[.weekday], self[.year] != nil, weekday.value != date.weekday {
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
    if let month = self[.month], month.value != date.month {
      throw DateFault(.contradiction, at: offset)
    }
    if let day = self[.day], day.value != date.day {
      throw DateFault(.contradiction, at: offset)
    }
    return date
  }

  private func hour(isHalfDay: Bool) throws(DateFault) -> Int {
    try check(.hour, in: isHalfDay ? 1...12 : 0...23) { .hour($0) }
    guard let period = self[.dayPeriod] else { return self[.hour]?.value ?? 0 }
    guard let hour = self[.hour] else { return (period.value - 1) * 12 }
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
    guard let found = self[field], !(range ~= found.value) else { return }
    throw DateFault(fault(found.value), at: found.offset)
  }
}
