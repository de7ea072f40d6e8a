/// A word list as the binary carries it: entries joined by LF, columns by TAB.
struct VocabularySource: Sendable {
  /// The folder that the list comes from: a locale's identifier, or `facts`.
  let locale: StaticString
  /// The list's name in kebab case, such as `first-names`.
  let name: StaticString
  /// The columns' names; empty where an entry is a single text.
  let columns: [StaticString]
  /// How many entries there are, at least one.
  let count: Int
  /// The entries, each ended by LF except the last.
  let text: StaticString
}

/// The word lists that `scripts/vocabularies` has turned into code.
enum VocabularyTable {
  /// The list of that name in a folder, or nil where the folder has none.
  ///
  /// Linear in the number of the folder's lists.
  static func source(named name: String, of locale: String) -> VocabularySource? {
    sources(of: locale).first { $0.name.description == name }
  }
}
