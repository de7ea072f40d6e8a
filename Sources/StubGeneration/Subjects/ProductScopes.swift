/// Which entries of a vocabulary are about which products, by the names of categories and products
/// in their column `scope`; `*` stands for all.
struct ProductScopes: Sendable {
  /// The entries that are about anything.
  let general: [UInt32]
  private let special: [String: [UInt32]]
  private let names: [String]
  private let categories: [String]

  /// The scopes of a vocabulary's entries.
  init(_ entries: Vocabulary, _ products: Vocabulary) {
    let column = entries.column("scope")
    var general: [UInt32] = []
    var special: [String: [UInt32]] = [:]
    for entry in 0..<entries.count {
      let scope = entries.text(entry, column: column)
      if scope == "*" || column == 0 {
        general.append(UInt32(entry))
        continue
      }
      for name in scope.split(separator: ",") {
        special[String(name), default: []].append(UInt32(entry))
      }
    }
    (self.general, self.special) = (general, special)
    names = (0..<products.count).map { products.text($0) }
    let category = products.column("category")
    categories = (0..<products.count).map { products.text($0, column: category) }
  }

  /// The entries that are about such a product, in the order of the vocabulary, without the
  /// general ones.
  func specialEntries(for product: Int) -> [UInt32] {
    let entries = (special[names[product]] ?? []) + (special[categories[product]] ?? [])
    return Set(entries).sorted()
  }

  /// All entries that may be said of a product, in the order of the vocabulary.
  func entries(for product: Int) -> [UInt32] {
    (general + specialEntries(for: product)).sorted()
  }
}
