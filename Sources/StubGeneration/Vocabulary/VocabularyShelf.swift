/// The vocabularies of one locale, where it has them, and of its fallbacks, where it has not.
///
/// A locale falls back to another one of its language, then to `en_US`; facts hold in all of them.
struct VocabularyShelf: Sendable {
  /// The locale that values are asked for.
  let locale: String
  /// Whether words of other languages stand in where the locale's own language has none.
  var hasFallback = true

  /// The locale whose words stand in where another has none.
  static let fallback = "en_US"

  /// The vocabularies for a locale, which need not be a known one.
  init(locale: String?) {
    self.locale = locale ?? Self.fallback
  }

  /// The locales that are looked through, in order.
  var chain: [String] {
    var chain = related
    if hasFallback, !chain.contains(Self.fallback) { chain.append(Self.fallback) }
    return chain + ["facts"]
  }

  /// The locale, and those of the same language.
  private var related: [String] {
    var chain = [locale]
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    for known in Self.locales where known.hasPrefix(language + "_") && !chain.contains(known) {
      chain.append(known)
    }
    // A language that nobody has words of is as good as English.
    if !chain.contains(where: Self.locales.contains) { chain.append(Self.fallback) }
    return chain
  }

  /// Whether the locale's language has words of all kinds.
  var isComplete: Bool { related.contains(Self.fallback) }

  /// Whether the locale's language has a vocabulary with a name.
  func has(_ name: String) -> Bool {
    related.contains { VocabularyTable.source(named: name, of: $0) != nil }
  }

  /// What stands in for a vocabulary where a locale has only the other one, in the same language.
  private static let substitutes = [
    "notes": "sentences", "messages": "comments", "reviews": "comments", "headlines": "titles",
    "tags": "words", "todo-labels": "words", "nouns": "words", "shop-comments": "comments",
    "bios": "sentences", "event-descriptions": "sentences", "todo-checklist": "todo-tasks",
    "calendar-events": "todo-tasks", "photo-captions": "titles", "chat-titles": "words",
  ]

  /// The vocabulary with a name, from the first locale that has it; nil where none has.
  ///
  /// Words of the right language that are not quite about the thing go before those of another.
  func vocabulary(_ name: String) -> Vocabulary? {
    if !has(name), let other = Self.substitutes[name], has(other) { return vocabulary(other) }
    for locale in chain {
      if let source = VocabularyTable.source(named: name, of: locale) { return Vocabulary(source) }
    }
    return nil
  }

  /// The vocabulary with a name of this locale, not of its fallbacks; nil where it has none.
  func own(_ name: String) -> Vocabulary? {
    VocabularyTable.source(named: name, of: locale).map { Vocabulary($0) }
  }

  /// The locales that have vocabularies of their own, in alphabetical order.
  static let locales: [String] = VocabularyTable.locales.filter { $0 != "facts" }.sorted()
}
