import StubJSON
import StubSchema
import StubValues

/// What a generator is made from: its parameters, and what the field and the run say.
struct GeneratorRequest: Sendable {
  /// The parameters, checked against the entry's.
  var parameters: [JSONMember] = []
  /// The vocabularies of the locale.
  var shelf: VocabularyShelf
  /// The instant that the run calls now.
  var now = Timestamp.defaultNow
  /// What the key says before the word that the generator was found by: `buyer` of `buyerEmail`.
  var role = ""
  /// The bounds for numbers.
  var limits = NumberLimits()
  /// The integer type that numbers have to fit, if it is one.
  var width: IntegerWidth?
  /// Whether no two values may be equal, so that nothing else decides which one it is.
  var isUnique = false
  /// What the model is about, as far as its name tells.
  var context: ModelContext?
  /// The model's name in small letters with hyphens, for addresses of its things.
  var topic = "item"

  /// A request without parameters.
  init(shelf: VocabularyShelf) {
    self.shelf = shelf
  }

  // MARK: Parameters

  /// The value of a parameter; nil where it is not given.
  subscript(name: String) -> JSONValue? {
    parameters.first { $0.key == name }?.value
  }

  /// The number in a parameter, if it is given and whole.
  func integer(_ name: String) -> Int? {
    self[name]?.number.flatMap { DecimalText($0) }.map { $0.scaled(to: 0, roundingUp: false) }
  }

  /// The number in a parameter.
  func decimal(_ name: String) -> DecimalText? {
    self[name]?.number.flatMap { DecimalText($0) }
  }

  /// The text in a parameter.
  func text(_ name: String) -> String? { self[name]?.string }

  /// Whether a parameter is true; false where it is not given.
  func flag(_ name: String) -> Bool { self[name]?.bool ?? false }

  /// The length of time in a parameter, in seconds back from now.
  func seconds(_ name: String, default days: Int) -> Int {
    guard let text = self.text(name), let span = try? CalendarSpan(text) else {
      return days * DateWindow.day
    }
    return now.seconds - span.before(now).seconds
  }

  // MARK: Building blocks

  /// A column of the entry that is the subject of the fields around: the note of the same task.
  func column(_ column: String, of name: String, kind: ValueKind = .text) -> Generator {
    let vocabulary = wide(name, column)
    var generator = Generator.entries(of: vocabulary, column: vocabulary.column(column), kind: kind)
    generator.subject = subject(name)
    generator.isDistinct = vocabulary.column(column) == 0
    return generator
  }

  /// A vocabulary that has a column: the locale's own one, else what stands in for the column in
  /// the same language, else the English one.
  private func wide(_ name: String, _ column: String) -> Vocabulary {
    let own = vocabulary(name)
    let english = VocabularyShelf(locale: VocabularyShelf.fallback).own(name)
    let first = english?.columns.first ?? column
    if own.hasColumn(column) || own.columns.isEmpty && first == column { return own }
    if let other = Self.columns["\(name).\(column)"], shelf.has(other) { return vocabulary(other) }
    return (shelf.hasFallback ? english : nil) ?? Vocabulary(Self.none)
  }

  /// What stands in for a column that only the English vocabulary has.
  private static let columns = [
    "todo-tasks.note": "sentences", "todo-tasks.project": "titles", "reviews.text": "comments",
    "reviews.title": "titles", "shop-names.name": "shop-names",
  ]

  private static let none = VocabularySource(locale: "", name: "", columns: [], count: 0, text: "")

  /// A vocabulary by name; one without entries where no locale has it.
  func vocabulary(_ name: String) -> Vocabulary {
    shelf.vocabulary(name) ?? Vocabulary(Self.none)
  }

  /// A generator of a vocabulary's entries.
  func entries(_ name: String, column: String? = nil, kind: ValueKind = .text) -> Generator {
    let vocabulary = vocabulary(name)
    let position = column.map { vocabulary.column($0) } ?? 0
    var generator = Generator.entries(of: vocabulary, column: position, kind: kind)
    generator.isDistinct = position == 0
    return generator
  }

  /// The hash of a subject's kind in the field's role.
  func subject(_ kind: String) -> UInt64 {
    StreamMixer.fold(StreamMixer.hash(kind), StreamMixer.hash(role))
  }

  /// A range of numbers, moved to what parameters and constraints say.
  func range(_ natural: ClosedRange<Int>, decimals: Int = 0) -> NumberRange {
    var range = NumberRange(natural, decimals: decimals)
    var own = Constraints()
    own.minimum = self["min"]?.number
    own.maximum = self["max"]?.number
    own.multipleOf = self["multipleOf"]?.number
    range = range.constrained(NumberLimits(own)).constrained(limits)
    if let width { range = range.clamped(to: width) }
    return range
  }

  /// A generator of numbers.
  func numbers(_ natural: ClosedRange<Int>, decimals: Int = 0) -> Generator {
    Self.numbers(range(natural, decimals: decimals))
  }

  /// A generator of the numbers in a range.
  static func numbers(_ range: NumberRange) -> Generator {
    var generator = Generator(range.decimals == 0 ? .integer : .number, count: range.count) {
      draw,
      _ in
      let mantissa = range.mantissa(draw.rank)
      return range.decimals == 0
        ? .integer(mantissa) : .decimal(mantissa, decimals: range.decimals)
    }
    generator.isPermuted = false
    generator.keepsLimits = true
    if range.count > 1 { generator.span = range.span }
    return generator
  }

  /// A generator of moments.
  static func dates(_ window: DateWindow) -> Generator {
    var generator = Generator.open(.date) { draw, _ in
      var stream = draw.stream
      return .date(window.draw(&stream))
    }
    generator.dates = window
    return generator
  }
}
