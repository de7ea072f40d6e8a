/// Turns a pattern into the parts of a date format.
struct DateFormatCompiler {
  private let bytes: [UInt8]
  private var offset = 0
  private var parts: [DateFormatPart] = []
  private var literal: [UInt8] = []
  private var ranges: [DateFormatPart: Range<Int>] = [:]

  init(_ pattern: String) { bytes = Array(pattern.utf8) }

  mutating func compile() throws(ValueSyntaxError) -> [DateFormatPart] {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "'") {
        try quoted()
      } else if byte.isASCIILetter {
        try letters()
      } else {
        literal.append(byte)
        offset += 1
      }
    }
    closeLiteral()
    try checkWhole()
    return parts
  }

  private func checkWhole() throws(ValueSyntaxError) {
    if !parts.contains(where: { $0.field != nil }) {
      throw ValueSyntaxError("the format has no field of a date", at: 0..<bytes.count)
    }
    if let range = range(where: \.isHalfDayHour), !has(.dayPeriod) {
      throw ValueSyntaxError(
        "'\(text(range))' is the hour of a half day and needs 'a' (AM or PM) beside it",
        at: range,
        suggestion: String(repeating: "H", count: range.count)
      )
    }
    if let range = range(where: { $0.field == .weekday }), !has(.day), !has(.dayOfYear) {
      throw ValueSyntaxError("a weekday tells no date without the day beside it", at: range)
    }
  }

  private func has(_ field: DateField) -> Bool { parts.contains { $0.field == field } }

  private func range(where condition: (DateFormatPart) -> Bool) -> Range<Int>? {
    parts.first(where: condition).flatMap { ranges[$0] }
  }

  // MARK: Literals

  private mutating func quoted() throws(ValueSyntaxError) {
    let start = offset
    offset += 1
    if peek == UInt8(ascii: "'") {
      literal.append(UInt8(ascii: "'"))
      offset += 1
      return
    }
    while let byte = peek {
      offset += 1
      guard byte == UInt8(ascii: "'") else {
        literal.append(byte)
        continue
      }
      guard peek == UInt8(ascii: "'") else { return }
      literal.append(byte)
      offset += 1
    }
    throw ValueSyntaxError("the quote is not closed", at: start..<bytes.count)
  }

  private mutating func closeLiteral() {
    if !literal.isEmpty { parts.append(.literal(literal)) }
    literal = []
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Fields

  private mutating func letters() throws(ValueSyntaxError) {
    let start = offset
    while peek == bytes[start] { offset += 1 }
    let range = start..<offset
    guard let part = Self.part(letter: bytes[start], count: range.count) else {
      throw refusal(of: range)
    }
    closeLiteral()
    if ranges[part] == nil { ranges[part] = range }
    parts.append(part)
  }

  /// The part that a run of a letter stands for; nil where it is not supported.
  private static func part(letter: UInt8, count: Int) -> DateFormatPart? {
    switch letter {
    case UInt8(ascii: "y"):
      count == 2 ? .field(.year, .twoDigits) : number(.year, widths: [1, 4], count)
    case UInt8(ascii: "M"):
      count < 3 ? number(.month, widths: [1, 2], count) : name(.month, short: 3...3, count)
    case UInt8(ascii: "d"): number(.day, widths: [1, 2], count)
    case UInt8(ascii: "D"): number(.dayOfYear, widths: [1, 3], count)
    case UInt8(ascii: "E"): name(.weekday, short: 1...3, count)
    case UInt8(ascii: "H"): number(.hour, widths: [1, 2], count)
    case UInt8(ascii: "h"): count <= 2 ? .field(.hour, .halfDay(count)) : nil
    case UInt8(ascii: "a"): count <= 3 ? .field(.dayPeriod, .shortName) : nil
    case UInt8(ascii: "m"): number(.minute, widths: [1, 2], count)
    case UInt8(ascii: "s"): number(.second, widths: [1, 2], count)
    case UInt8(ascii: "S"): count <= 9 ? .field(.fraction, .digits(count)) : nil
    default: zone(letter: letter, count: count)
    }
  }

  private static func number(_ field: DateField, widths: [Int], _ count: Int) -> DateFormatPart? {
    guard widths.contains(count) else { return nil }
    return .field(field, count == 1 ? .plain : .digits(count))
  }

  private static func name(
    _ field: DateField,
    short: ClosedRange<Int>,
    _ count: Int
  ) -> DateFormatPart? {
    if short ~= count { return .field(field, .shortName) }
    return count == 4 ? .field(field, .fullName) : nil
  }

  private static func zone(letter: UInt8, count: Int) -> DateFormatPart? {
    switch (letter, count) {
    case (UInt8(ascii: "Z"), 1...3): offset(zulu: false, colon: false)
    case (UInt8(ascii: "Z"), 5): offset(zulu: true, colon: true)
    case (UInt8(ascii: "X"), 1): offset(zulu: true, colon: false, short: true)
    case (UInt8(ascii: "X"), 2...3): offset(zulu: true, colon: count == 3)
    case (UInt8(ascii: "x"), 1): offset(zulu: false, colon: false, short: true)
    case (UInt8(ascii: "x"), 2...3): offset(zulu: false, colon: count == 3)
    default: nil
    }
  }

  private static func offset(zulu: Bool, colon: Bool, short: Bool = false) -> DateFormatPart {
    .field(
      .zone,
      .offset(DateFormatOffset(hasZulu: zulu, hasColon: colon, omitsMinutes: short))
    )
  }

  // MARK: Refusals

  private func refusal(of range: Range<Int>) -> ValueSyntaxError {
    let letters = text(range)
    let letter = letters.prefix(1)
    let (meaning, suggestion) = Self.meaning(of: String(letter), count: range.count)
    guard let meaning else {
      return ValueSyntaxError(
        "'\(letters)' is no field of a date; text stands in single quotes",
        at: range,
        suggestion: "'\(letters)'"
      )
    }
    return ValueSyntaxError("'\(letters)' is \(meaning)", at: range, suggestion: suggestion)
  }

  /// What an unsupported run of a letter means, and what its writer probably wanted.
  private static func meaning(of letter: String, count: Int) -> (String?, suggestion: String?) {
    switch letter {
    case "Y": ("the year of the week, which differs around New Year", count == 2 ? "yy" : "yyyy")
    case "y", "u", "U", "r": ("no supported form of the year", "yyyy")
    case "D": ("the day of the year, not of the month", "dd")
    case "M": ("no supported form of the month", "MM")
    case "L": ("the stand-alone month", String(repeating: "M", count: min(count, 4)))
    case "d": ("no supported form of the day", "dd")
    case "E", "e", "c": ("no supported form of the weekday", "EEE")
    case "H", "K", "k": ("no supported form of the hour", "HH")
    case "h": ("no supported form of the hour", "hh")
    case "m": ("no supported form of the minute", "mm")
    case "s": ("no supported form of the second", "ss")
    case "S": ("more digits of a second than the nine that are kept", "SSSSSSSSS")
    case "A": ("the milliseconds of the day", nil)
    case "a", "b", "B": ("no supported form of AM and PM", "a")
    case "z", "v", "V", "O", "Z": ("a zone by its name", "ZZZZZ")
    case "X", "x": ("a zone with seconds", "\(letter)\(letter)\(letter)")
    case "G": ("the era", nil)
    case "w", "W", "F": ("a week's number", nil)
    case "q", "Q": ("a quarter", nil)
    case "g": ("the Julian day", nil)
    default: (nil, nil)
    }
  }
}
