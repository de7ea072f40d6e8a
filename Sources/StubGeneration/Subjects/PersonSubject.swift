import StubValues

/// The people of a locale: every first name with every last name, numbered.
struct PersonSubject: Sendable {
  private let firsts: Vocabulary
  private let lasts: Vocabulary
  /// The entries of which no two have the same spelling in an e-mail address.
  private let firstEntries: [UInt32]
  private let lastEntries: [UInt32]
  private let sexColumn: Int
  private let pattern: [UInt8]
  private let firstLatin: Int?
  private let lastLatin: Int?
  private let feminine: Int?

  /// The people of a locale.
  init(_ shelf: VocabularyShelf) {
    let locale = shelf.chain.first {
      VocabularyTable.source(named: "first-names", of: $0) != nil
        && VocabularyTable.source(named: "last-names", of: $0) != nil
    }
    let names = VocabularyShelf(locale: locale)
    let none = VocabularySource(locale: "", name: "", columns: [], count: 0, text: "")
    firsts = names.own("first-names") ?? Vocabulary(none)
    lasts = names.own("last-names") ?? Vocabulary(none)
    sexColumn = firsts.column("sex")
    firstLatin = firsts.hasColumn("latin") ? firsts.column("latin") : nil
    lastLatin = lasts.hasColumn("latin") ? lasts.column("latin") : nil
    feminine = lasts.hasColumn("feminine") ? lasts.column("feminine") : nil
    firstEntries = Self.distinct(firsts, firstLatin)
    lastEntries = Self.distinct(lasts, lastLatin)
    pattern = Self.pattern(names.own("name-patterns"))
  }

  /// How many people there are.
  var count: UInt64 { UInt64(firstEntries.count) * UInt64(lastEntries.count) }

  private static func distinct(_ names: Vocabulary, _ latin: Int?) -> [UInt32] {
    var seen: Set<[UInt8]> = []
    return (0..<names.count).compactMap { entry in
      var text: TextBuffer = []
      names.append(entry, column: latin ?? 0, to: &text)
      return seen.insert(text.addressPart).inserted ? UInt32(entry) : nil
    }
  }

  private static func pattern(_ patterns: Vocabulary?) -> [UInt8] {
    guard let patterns else { return Array("{first} {last}".utf8) }
    let column = patterns.column("pattern")
    let plain = (0..<patterns.count).first { patterns.text($0) == "plain" }
    return Array((plain.map { patterns.text($0, column: column) } ?? "{first} {last}").utf8)
  }

  // MARK: Names

  private func first(_ rank: UInt64) -> Int {
    firstEntries.isEmpty ? 0 : Int(firstEntries[Int(rank % UInt64(firstEntries.count))])
  }

  private func last(_ rank: UInt64) -> Int {
    guard !lastEntries.isEmpty, !firstEntries.isEmpty else { return 0 }
    let position = rank / UInt64(firstEntries.count) % UInt64(lastEntries.count)
    return Int(lastEntries[Int(position)])
  }

  /// The sex that the first name is given to: `f`, `m` or `x`.
  func sex(_ rank: UInt64) -> UInt8 { firsts.firstByte(first(rank), column: sexColumn) }

  /// Appends the first name.
  func appendFirst(_ rank: UInt64, to text: inout TextBuffer) {
    firsts.append(first(rank), to: &text)
  }

  /// Appends the last name, in the form for the person's sex.
  func appendLast(_ rank: UInt64, to text: inout TextBuffer) {
    let column = sex(rank) == UInt8(ascii: "f") ? feminine ?? 0 : 0
    lasts.append(last(rank), column: column, to: &text)
  }

  /// Appends the name as it is written in the locale.
  func appendFull(_ rank: UInt64, to text: inout TextBuffer) {
    var index = 0
    while index < pattern.count {
      if pattern[index...].starts(with: Self.firstMark) {
        appendFirst(rank, to: &text)
        index += Self.firstMark.count
      } else if pattern[index...].starts(with: Self.lastMark) {
        appendLast(rank, to: &text)
        index += Self.lastMark.count
      } else {
        text.append(pattern[index])
        index += 1
      }
    }
  }

  private static let firstMark = Array("{first}".utf8)
  private static let lastMark = Array("{last}".utf8)

  /// Appends the first letters of first and last name.
  func appendInitials(_ rank: UInt64, to text: inout TextBuffer) {
    for appendName in [appendFirst, appendLast] {
      var name: TextBuffer = []
      appendName(rank, &name)
      let end = name.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? name.count
      text.append(contentsOf: name[..<end])
    }
  }

  /// Appends `first.last` in small ASCII letters; no two people have the same.
  func appendAddress(_ rank: UInt64, separator: UInt8, to text: inout TextBuffer) {
    var name: TextBuffer = []
    firsts.append(first(rank), column: firstLatin ?? 0, to: &name)
    text.append(contentsOf: name.addressPart)
    text.append(separator)
    name.removeAll(keepingCapacity: true)
    lasts.append(last(rank), column: lastLatin ?? 0, to: &name)
    text.append(contentsOf: name.addressPart)
  }

  // MARK: Body

  /// The height of a person, in centimeters: most are near the middle.
  static func height(at subject: Spot) -> Int {
    var stream = subject.attempt(2).stream()
    return (stream.integer(154...194) + stream.integer(154...194)) / 2
  }

  /// The weight of a person, in tenths of a kilogram: a body-mass index from 19 to 29.
  static func weight(at subject: Spot) -> Int {
    let height = height(at: subject)
    var stream = subject.attempt(3).stream()
    return height * height * stream.integer(190...290) / 10_000
  }

  // MARK: Birth

  /// The day on which a person at `subject` was born, 18 to 79 years before `now`, at noon.
  static func birth(at subject: Spot, now: Timestamp) -> Timestamp {
    var stream = subject.stream(.variant)
    let today = now.seconds.flooredQuotient(by: DateWindow.day)
    let days = 18 * 366 + stream.index(61 * 365)
    return Timestamp(seconds: (today - days) * DateWindow.day + DateWindow.day / 2)
  }

  /// How many birthdays lie between two moments.
  static func age(from birth: Timestamp, to now: Timestamp) -> Int {
    let (first, last) = (CivilDateTime(birth).date, CivilDateTime(now).date)
    let hadBirthday = (last.month, last.day) >= (first.month, first.day)
    return max(last.year - first.year - (hadBirthday ? 0 : 1), 0)
  }
}

extension TextBuffer {
  /// The text as a part of an e-mail address: ASCII letters made small, accents and everything
  /// else left out.
  var addressPart: TextBuffer {
    var part: TextBuffer = []
    if allSatisfy({ $0 < 0x80 }) {
      for byte in self {
        if (byte | 0x20) &- UInt8(ascii: "a") < 26 { part.append(byte | 0x20) }
      }
      return part.isEmpty ? [UInt8(ascii: "x")] : part
    }
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      if let letters = LatinLetters.plain(scalar) { part.append(contentsOf: letters) }
    }
    return part.isEmpty ? [UInt8(ascii: "x")] : part
  }
}
