import StubJSON
import StubSchema
import StubValues

/// Which generator a field gets where the schema does not say it: from its key, its type and the
/// name of its model, in this order of precedence, and never from its siblings.
///
/// 1. the key, in the context of the model: `name` of `ToDoItem`;
/// 2. the key alone: `email`;
/// 3. the end of the key, with what stands before it as the role: `buyerEmail`; or its beginning:
///    `isDone`;
/// 4. nothing but the type, which is a guess.
enum Inference {
  /// The generator for a key.
  ///
  /// - Parameter isElement: Whether the value is an element of a collection, so that the key is a
  ///   plural.
  static func generator(
    for key: KeyWords,
    isElement: Bool,
    type: ScalarType,
    owner: KeyWords
  ) -> InferredGenerator {
    let kind = KeyKind(type)
    let words = isElement ? key.singular.tokens : key.tokens
    var found = meaning(of: words, isElement: isElement, kind, owner)
    let isDate = GeneratorCatalogue.entry(named: found.generator)?.kind == .date
    if kind == .text, isDate, let last = words.last, days.contains(last) {
      found.parameters = [JSONMember("style", .string("day"))]
    }
    return found
  }

  /// The last words of keys whose texts hold a day without a time.
  private static let days: Set<String> = [
    "date", "day", "birthday", "birthdate", "dob", "on", "born", "deadline", "due", "birth",
    "published", "released",
  ]

  private static func meaning(
    of words: [String],
    isElement: Bool,
    _ kind: KeyKind,
    _ owner: KeyWords
  ) -> InferredGenerator {
    let text = words.joined(separator: " ")
    if let context = ModelContext(owner),
      let rule = ContextRule.rule(for: text, of: context, kind, isElement: isElement)
    {
      return InferredGenerator(
        rule.generator,
        rule.parameters,
        role: rule.isRole ? text : "",
        reason: "'\(text)' of \(rule.context.phrase)"
      )
    }
    if let rule = KeyRule.exact(text, kind) {
      return InferredGenerator(
        rule.generator,
        rule.parameters,
        role: rule.isRole ? text : "",
        reason: "the key '\(text)'"
      )
    }
    if let found = rangeRule(words, kind) { return found }
    if let found = affixRule(words, kind) { return found }
    return InferredGenerator(kind.plain, [], reason: "a plain value of its type", isGuess: true)
  }

  /// What stands before the word that a named generator is usually found by: the role of the
  /// subject that it shows.
  static func role(of key: KeyWords, for generator: String) -> String {
    for length in stride(from: key.tokens.count - 1, through: 1, by: -1) {
      let end = key.tokens.suffix(length).joined(separator: " ")
      let isUsual = KeyRule.all.contains { $0.generator == generator && $0.keys.contains(end) }
      if isUsual { return key.tokens.dropLast(length).joined(separator: " ") }
    }
    return ""
  }

  /// A rule for the longest end of the key that has one, else for its first word.
  private static func affixRule(_ words: [String], _ kind: KeyKind) -> InferredGenerator? {
    for length in stride(from: words.count - 1, through: 1, by: -1) {
      let end = words.suffix(length).joined(separator: " ")
      let role = words.dropLast(length).joined(separator: " ")
      if end == "name", let found = nameRule(role, kind) { return found }
      guard let rule = KeyRule.suffix(end, kind) else { continue }
      return InferredGenerator(
        rule.generator,
        rule.parameters,
        role: rule.isRole ? words.joined(separator: " ") : role,
        reason: "the key ends in '\(end)'"
      )
    }
    guard let first = words.first, words.count > 1, let rule = KeyRule.prefix(first, kind) else {
      return nil
    }
    return InferredGenerator(
      rule.generator,
      rule.parameters,
      role: words.dropFirst().joined(separator: " "),
      reason: "the key begins with '\(first)'"
    )
  }

  /// `minSalary`, `temperatureMax`, `averagePrice`: a bound of a range, which all fields with the
  /// same other words share.
  private static func rangeRule(_ words: [String], _ kind: KeyKind) -> InferredGenerator? {
    guard kind == .integer || kind == .number, words.count > 1 else { return nil }
    for (place, rest) in [(words.count - 1, words.dropLast()), (0, words.dropFirst())] {
      guard let part = bounds[words[place]] else { continue }
      let role = rest.joined(separator: " ")
      let found = KeyRule.exact(role, kind) ?? rest.last.flatMap { KeyRule.suffix($0, kind) }
      return InferredGenerator(
        "number.\(part)",
        natural(found),
        role: role,
        reason: "'\(words[place])' of a range"
      )
    }
    return nil
  }

  private static let bounds = [
    "min": "least", "minimum": "least", "lowest": "least", "max": "greatest",
    "maximum": "greatest", "highest": "greatest", "peak": "greatest", "average": "middle",
    "avg": "middle", "mean": "middle", "median": "middle",
  ]

  /// The range of the numbers that a rule stands for.
  private static func natural(_ rule: KeyRule?) -> [JSONMember] {
    guard let rule else { return KeyRule.range(0, 100) }
    if rule.parameters.contains(where: { $0.key == "max" }) { return rule.parameters }
    switch rule.generator {
    case "sensor.temperature": return KeyRule.range(-5, 32)
    case "commerce.price", "finance.price": return KeyRule.range(5, 250)
    case "person.age": return KeyRule.range(18, 79)
    case "commerce.rating": return KeyRule.range(1, 5)
    case "date.duration": return KeyRule.range(60, 7_200)
    default: return KeyRule.range(0, 100)
    }
  }

  /// `buyerName`: a name of what the word before it is, of a person where that is one.
  private static func nameRule(_ role: String, _ kind: KeyKind) -> InferredGenerator? {
    guard kind == .text, !role.isEmpty else { return nil }
    let context = ModelContext(KeyWords(tokens: role.split(separator: " ").map(String.init)))
    guard let context, let rule = ContextRule.rule(for: "name", of: context, .text) else {
      return nil
    }
    return InferredGenerator(
      rule.generator,
      rule.parameters,
      role: context == .person ? role : "",
      reason: "the name of \(context.phrase)"
    )
  }
}

/// A generator as inference names it.
struct InferredGenerator: Sendable, Hashable {
  /// The name in the catalogue.
  var generator: String
  /// Its parameters.
  var parameters: [JSONMember]
  /// The role of the subject that it shows.
  var role: String
  /// Why it is this one.
  var reason: String
  /// Whether nothing but the type decided.
  var isGuess: Bool

  init(
    _ generator: String,
    _ parameters: [JSONMember],
    role: String = "",
    reason: String,
    isGuess: Bool = false
  ) {
    self.generator = generator
    self.parameters = parameters
    self.role = role
    self.reason = reason
    self.isGuess = isGuess
  }
}

/// The kinds of types that rules speak of.
enum KeyKind: Sendable, Hashable, CaseIterable {
  case text, character, url, bool, integer, number, date, uuid, data, timeZone, locale

  /// The kind of a scalar type.
  init(_ type: ScalarType) {
    switch type {
    case .character: self = .character
    case .url: self = .url
    case .bool: self = .bool
    case .date: self = .date
    case .uuid: self = .uuid
    case .data: self = .data
    case .timeZone: self = .timeZone
    case .locale: self = .locale
    default: self = type.isInteger ? .integer : type.isNumeric ? .number : .text
    }
  }

  /// The generator that nothing but the type asks for.
  var plain: String {
    switch self {
    case .text: "word.words"
    case .character: "string.letter"
    case .url: "internet.url"
    case .bool: "datatype.boolean"
    case .integer: "number.int"
    case .number: "number.float"
    case .date: "date.recent"
    case .uuid: "string.uuid"
    case .data: "image.png"
    case .timeZone: "location.timeZone"
    case .locale: "location.locale"
    }
  }
}
