import StubValues

extension SwiftText {
  /// A name whose last word stands in the plural: `storyCategories` for `storyCategory`.
  static func plural(_ name: String) -> String {
    let start = name.lastIndex { ("A"..."Z").contains($0) } ?? name.startIndex
    let word = name[start...]
    let plural = EnglishNoun.plural(of: word.lowercased())
    // What did not change would be taken for a single record.
    guard plural != word.lowercased() else { return name + "List" }
    return "\(name[..<start])\(word.prefix(1))\(plural.dropFirst())"
  }
}
