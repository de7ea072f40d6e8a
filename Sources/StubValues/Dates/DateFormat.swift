/// A date format: a pattern of Unicode Technical Standard 35 in the POSIX locale and UTC, as far
/// as it is supported.
///
/// | letters | what |
/// | --- | --- |
/// | `y` `yyyy` | year, without and with leading zeros |
/// | `yy` | year of the century; 1950 to 2049 |
/// | `M` `MM` | month |
/// | `MMM` `MMMM` | month's name, `Jan` and `January` |
/// | `d` `dd` | day of the month |
/// | `D` `DDD` | day of the year |
/// | `E` `EEEE` | weekday, `Mon` and `Monday`; `EE` and `EEE` are `E` |
/// | `H` `HH` | hour, 0 to 23 |
/// | `h` `hh` | hour, 1 to 12, together with `a` |
/// | `a` | `AM` or `PM` |
/// | `m` `mm` `s` `ss` | minute, second |
/// | `S` … `SSSSSSSSS` | fraction of a second, one digit per letter, rounded down |
/// | `Z` `ZZZZZ` | zone as `+0000`, as `Z` or `+00:00`; `ZZ` and `ZZZ` are `Z` |
/// | `X` `XX` `XXX` | zone as `Z` or `+00`, `+0000`, `+00:00` |
/// | `x` `xx` `xxx` | the same without `Z` |
///
/// Other ASCII letters stand in single quotes, and `''` is an apostrophe.
package struct DateFormat: Sendable {
  /// The pattern, as it was given.
  package let pattern: String

  /// What the pattern consists of, in order.
  let parts: [DateFormatPart]

  /// Compiles a pattern.
  ///
  /// - Throws: ``ValueSyntaxError`` that says where and why the pattern is not supported.
  package init(_ pattern: String) throws(ValueSyntaxError) {
    var compiler = DateFormatCompiler(pattern)
    self.pattern = pattern
    parts = try compiler.compile()
  }
}

extension DateFormat: Hashable {
  /// Formats are equal where their patterns are.
  package static func == (left: DateFormat, right: DateFormat) -> Bool {
    left.pattern == right.pattern
  }

  /// Hashes the pattern.
  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension DateFormat {
  /// Whether the day is kept: year in full, and month and day or the day of the year.
  package var keepsDay: Bool {
    has(.year) && !parts.contains(.field(.year, .twoDigits))
      && (has(.dayOfYear) || (has(.month) && has(.day)))
  }

  /// Whether hour and minute are kept.
  package var keepsTimeOfDay: Bool { has(.hour) && has(.minute) }

  /// Whether a whole second is kept; without a zone it is one of UTC.
  package var keepsWholeSeconds: Bool { keepsDay && keepsTimeOfDay && has(.second) }

  /// The number of decimals of a second that are kept, 0 to 9.
  package var fractionDigits: Int {
    for case .field(.fraction, .digits(let count)) in parts { return count }
    return 0
  }

  /// Whether the text says its zone, so that every reader gets the same moment.
  package var keepsZone: Bool { has(.zone) }

  private func has(_ field: DateField) -> Bool { parts.contains { $0.field == field } }
}

/// A piece of a date format.
enum DateFormatPart: Hashable, Sendable {
  /// These bytes, as they are.
  case literal([UInt8])
  /// A field of the date in a form.
  case field(DateField, DateFormatStyle)

  /// The field, nil for a literal.
  var field: DateField? {
    guard case .field(let field, _) = self else { return nil }
    return field
  }

  /// Whether the part is an hour that needs AM or PM beside it.
  var isHalfDayHour: Bool {
    guard case .field(.hour, .halfDay) = self else { return false }
    return true
  }
}

/// The form in which a format shows a field.
enum DateFormatStyle: Hashable, Sendable {
  /// As many digits as the number has.
  case plain
  /// Leading zeros up to a number of digits; exactly so many digits are read.
  case digits(Int)
  /// The last two digits of a year.
  case twoDigits
  /// The hour of a half day, 1 to 12, in so many digits at least.
  case halfDay(Int)
  /// The name's first three letters.
  case shortName
  /// The name.
  case fullName
  /// An offset from UTC.
  case offset(DateFormatOffset)
}

/// How a format shows an offset from UTC.
struct DateFormatOffset: Hashable, Sendable {
  /// Whether UTC is shown as `Z`.
  var hasZulu: Bool
  /// Whether a colon separates hours and minutes.
  var hasColon: Bool
  /// Whether minutes are left out where they are 0.
  var omitsMinutes: Bool
}
