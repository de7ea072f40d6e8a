/// A vocabulary as it is embedded: one entry a line, the columns of an entry divided by tabs.
package struct VocabularyTable: Sendable {
  /// The locale, or `facts` for what holds in all of them.
  package let locale: String
  /// The name of the file: `first-names`.
  package let name: String
  /// The names of the columns; empty where an entry has one that needs no name.
  package let columns: [String]
  /// The entries, divided by line feeds, without one behind the last.
  package let text: StaticString

  /// A table with its text.
  package init(locale: String, name: String, columns: [String], text: StaticString) {
    self.locale = locale
    self.name = name
    self.columns = columns
    self.text = text
  }
}
