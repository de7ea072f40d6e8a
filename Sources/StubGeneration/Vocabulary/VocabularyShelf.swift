/// The vocabularies of one locale, where it has them, and of its fallbacks, where it has not.
///
/// A locale falls back to another one of its language, then to `en_US`; facts hold in all of them.
struct VocabularyShelf: Sendable {
  /// The locale that values are asked for.
  let locale: String

  /// The locale whose words stand in where another has none.
  static let fallback = "en_US"

  /// The vocabularies for a locale, which need not be a known one.
  init(locale: String?) {
    self.locale = locale ?? Self.fallback
  }

  /// The locales that are looked through, in order.
  var chain: [String] {
    var chain = [locale]
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    for known in Self.locales where known.hasPrefix(language + "_") && !chain.contains(known) {
      chain.append(known)
    }
    if !chain.contains(Self.fallback) { chain.append(Self.fallback) }
    return chain + ["facts"]
  }

  /// The vocabulary with a name, from the first locale that has it; nil where none has.
  func vocabulary(_ name: String) -> Vocabulary? {
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
