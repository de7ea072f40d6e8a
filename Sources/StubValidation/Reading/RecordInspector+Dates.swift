import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  mutating func readDate(_ node: Int, _ date: DateRule, _ rule: Int) -> Bool {
    if date.form == .text { return readDateText(node, date, rule) }
    guard entries[node].kind == .number else { return failNumericDate(node, date, rule) }
    guard isSound(node) else { return false }
    guard isShortNumber(node) || foundation.reads(slice(node), as: .double) else {
      guard isLoud else { return false }
      return fail(
        .outOfRange,
        node,
        "\(subject(node)) is \(expectation(rule)): \(clippedNumber(node)) is beyond any date"
      )
    }
    if isLoud { doubtPlausibility(node, date) }
    return true
  }

  private mutating func failNumericDate(_ node: Int, _ date: DateRule, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    if date.number.readsStrings { return readFloat(node, date.number, rule) }
    guard isLoud else { return false }
    return fail(
      .wrongType,
      node,
      "\(subject(node)) is \(expectation(rule)): found \(found(node))",
      fix: dateFix(node, date)
    )
  }

  private mutating func readDateText(_ node: Int, _ date: DateRule, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    let strategy = program.codings[date.coding].dates
    let reading =
      isPlain(node)
      ? strategy.read(bytes.span.extracting(content(node))) : strategy.read(string(node))
    if case .canonical = reading { return true }
    return judge(reading, node, date, rule)
  }

  /// Asks Foundation about a text that is not written as the strategy writes it.
  private mutating func judge(
    _ reading: DateReading,
    _ node: Int,
    _ date: DateRule,
    _ rule: Int
  ) -> Bool {
    guard let moment = foundation.date(string(node), coding: date.coding) else {
      guard isLoud else { return false }
      return fail(
        .malformedDate,
        node,
        "\(subject(node)) is \(expectation(rule)): found \(found(node))\(reason(reading))"
      )
    }
    guard isLoud else { return true }
    if case .doubtful(let doubts, _) = reading {
      for doubt in doubts { report(doubt, node, moment.timeIntervalSince1970) }
    } else {
      doubt(
        .doubtfulDate,
        node,
        "\(subject(node)) is \(expectation(rule)): \(found(node)) is read as \(day(moment.timeIntervalSince1970)), but only because the parser is lenient"
      )
    }
    return true
  }

  private mutating func report(_ doubt: DateDoubt, _ node: Int, _ seconds: Double) {
    let shown = "\(subject(node)) is \(Self.quoted(string(node)))"
    switch doubt.kind {
    case .noSuchDay(let day, let month, let year):
      self.doubt(
        .rolledOverDate,
        node,
        "\(shown): \(Self.monthName(month)) \(year) has no day \(day), so it is read as \(self.day(seconds))"
      )
    case .endOfDay:
      self.doubt(.rolledOverDate, node, "\(shown): 24:00 is read as 0:00 of the next day")
    case .hour(let hour):
      self.doubt(.rolledOverDate, node, "\(shown): hour \(hour) runs over into another day")
    case .minute(let minute):
      self.doubt(.rolledOverDate, node, "\(shown): minute \(minute) runs over into the next hour")
    case .second(let second):
      self.doubt(.rolledOverDate, node, "\(shown): second \(second) runs over into the next minute")
    case .fractionalSeconds:
      self.doubt(
        .fractionalSeconds,
        node,
        "\(shown): fractional seconds are read here, and refused under .iso8601 by other versions of Foundation"
      )
    case .trailingText:
      self.doubt(.doubtfulDate, node, "\(shown): what stands behind the date is ignored")
    case .julianCalendar:
      self.doubt(
        .doubtfulDate,
        node,
        "\(shown): a day before 1582-10-15 is counted in the Julian calendar"
      )
    case .fieldWidth, .lowerCaseZone, .zoneName, .zoneForm:
      self.doubt(
        .doubtfulDate,
        node,
        "\(shown): it is read, but ISO 8601 writes it as in \"2024-03-28T13:10:35Z\""
      )
    }
  }

  private static func monthName(_ month: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : "month \(month)"
  }

  /// A moment as its day in UTC.
  func day(_ secondsSince1970: Double) -> String {
    guard let moment = Timestamp(secondsSinceOrigin: secondsSince1970, origin: .epoch) else {
      return "a moment beyond the calendar"
    }
    return String(DateStrategy.iso8601.text(of: moment.wholeSeconds).prefix { $0 != "T" })
  }

  /// Why a text is no date, beginning with a comma; empty where nothing more is known.
  private func reason(_ reading: DateReading) -> String {
    let fault: DateFault
    switch reading {
    case .rejected(let known), .unsure(let known): fault = known
    default: return ""
    }
    return switch fault.kind {
    case .empty: ", which is empty; use null where there is no date"
    case .expected(.field(let field)): ", in which the \(field.rawValue) is missing"
    case .expected(.literal(let text)): ", in which '\(text)' is missing"
    case .missingTime: ", which has no time of day"
    case .missingZone: ", which has no time zone; append 'Z' for UTC"
    case .spaceForT: ", which has a space where 'T' is due"
    case .lowerCaseT: ", which has a 't' where 'T' is due"
    case .missingSeparators: ", which has no separators"
    case .commaForPoint: ", which has a comma before the fraction"
    case .month(let month): ": there is no month \(month)"
    case .day(let day): ": there is no day \(day)"
    case .hour(let hour): ": there is no hour \(hour)"
    case .minute(let minute): ": there is no minute \(minute)"
    case .second(let second): ": there is no second \(second)"
    case .zoneOffset: ", whose time zone is too far from UTC"
    case .fractionLength: ", whose fraction is too long"
    case .weekday: ", whose weekday is another"
    case .contradiction: ", which contradicts itself"
    case .year: ", whose year is out of range"
    case .trailingText: ", with something behind the date"
    case .whitespace: ", with white space around it"
    case .number: ""
    }
  }

  // MARK: Plausibility

  /// 1990-01-01 to 2040-01-01 in seconds since 1970: where a date most probably lies.
  static let plausible = 631_152_000.0..<2_208_988_800.0

  /// 1900-01-01 to 1990-01-01 in seconds since 1970: where dates of birth lie, too.
  private static let lifetime = -2_208_988_800.0..<631_152_000.0

  /// Whether a key speaks of a date that may be long ago.
  private func isOld(_ node: Int) -> Bool {
    let words = KeyWords(subject(node)).tokens
    return words.contains { Self.oldWords.contains($0) }
  }

  private static let oldWords: Set<String> = [
    "birth", "birthdate", "birthday", "born", "dob", "founded", "established", "built", "release",
    "released", "published", "publication",
  ]

  /// The dates that a number is under the strategies of numbers, in seconds since 1970.
  private static func readings(of number: Double) -> [(form: DateRule.Form, seconds: Double)] {
    [
      (.secondsSince2001, number + 978_307_200), (.secondsSince1970, number),
      (.millisecondsSince1970, number / 1_000),
    ]
  }

  /// The remedy for a number where a date is a text: the strategies under which it is a plausible
  /// one.
  func numberFix(_ node: Int) -> Finding.Fix? {
    guard let number = double(node) else { return nil }
    let choices = Self.readings(of: number).filter { Self.plausible.contains($0.seconds) }
      .map { "--dates \($0.form.strategyName) makes it \(day($0.seconds))" }
    guard !choices.isEmpty else { return nil }
    return Finding.Fix(
      "declare the strategy that it was written under (\(choices.joined(separator: ", ")))"
    )
  }

  /// Doubts a number that is a plausible date only under another strategy.
  private mutating func doubtPlausibility(_ node: Int, _ date: DateRule) {
    guard let number = double(node) else { return }
    let readings = Self.readings(of: number)
    for reading in readings where reading.form == date.form {
      if Self.plausible.contains(reading.seconds) { return }
      if Self.lifetime.contains(reading.seconds), isOld(node) { return }
      for other in readings
      where other.form != date.form && Self.plausible.contains(other.seconds) {
        report(number, node, date, reading.seconds, other.form, other.seconds)
        return
      }
    }
  }

  private mutating func report(
    _ number: Double,
    _ node: Int,
    _ date: DateRule,
    _ declared: Double,
    _ form: DateRule.Form,
    _ plausible: Double
  ) {
    let other = DateRule(form: form, number: date.number, coding: date.coding)
    doubt(
      .implausibleDate,
      node,
      "\(subject(node)): \(clippedNumber(node)) \(dateForm(date)) is \(day(declared)), but "
        + "\(dateForm(other)) it is \(day(plausible)); is the date strategy right?"
    )
  }

  /// The value of a sound number.
  @inline(__always)
  func double(_ node: Int) -> Double? {
    let entry = entries[node]
    guard entry.traits.hasAny(.integer), entry.end - entry.start <= 15 else {
      return foundation.double(slice(node))
    }
    var value = 0
    for index in entry.start..<entry.end where bytes[index] != 0x2D {
      value = value &* 10 &+ Int(bytes[index] &- 0x30)
    }
    return Double(entry.traits.hasAny(.negative) ? -value : value)
  }
}

extension DateRule.Form {
  /// What descriptions call the strategy of such numbers.
  fileprivate var strategyName: String {
    switch self {
    case .secondsSince2001: "deferredToDate"
    case .secondsSince1970: "secondsSince1970"
    case .millisecondsSince1970: "millisecondsSince1970"
    case .text: "iso8601"
    }
  }
}
