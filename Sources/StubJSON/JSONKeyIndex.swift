/// Finds keys that are the same.
enum JSONKeyIndex {
  /// The keys of an object that it has already, each with the first of its kind, as tape indices.
  ///
  /// Keys are the same where Swift's strings are: "é" is the same in one scalar and in two.
  ///
  /// Bytes are compared unless `byText` is set or there are many keys.
  ///
  /// - Complexity: O(*n*) in the members, but O(*n*²) for up to 24 of them.
  static func duplicates(
    in object: Int,
    _ entries: [JSONEntry],
    _ view: ByteView,
    byText: Bool
  ) -> [(key: Int, first: Int)] {
    byText || entries[object].count > 24
      ? textDuplicates(in: object, entries, view) : byteDuplicates(in: object, entries, view)
  }

  private static func byteDuplicates(
    in object: Int,
    _ entries: [JSONEntry],
    _ view: ByteView
  ) -> [(key: Int, first: Int)] {
    var found: [(key: Int, first: Int)] = []
    var key = object + 1
    while key < entries[object].next {
      var first = object + 1
      while first < key, !isSame(entries[first], entries[key], view) {
        first = entries[first + 1].next
      }
      if first < key { found.append((key, first)) }
      key = entries[key + 1].next
    }
    return found
  }

  private static func isSame(_ one: JSONEntry, _ other: JSONEntry, _ view: ByteView) -> Bool {
    guard one.end - one.start == other.end - other.start else { return false }
    var (index, twin) = (one.start, other.start)
    while index < one.end {
      if view[index] != view[twin] { return false }
      (index, twin) = (index + 1, twin + 1)
    }
    return true
  }

  private static func textDuplicates(
    in object: Int,
    _ entries: [JSONEntry],
    _ view: ByteView
  ) -> [(key: Int, first: Int)] {
    var firsts: [String: Int] = [:]
    var found: [(key: Int, first: Int)] = []
    var key = object + 1
    while key < entries[object].next {
      if entries[key].start < entries[key].end {
        let text = JSONText.approximate(view, entries[key])
        if let first = firsts[text] { found.append((key, first)) } else { firsts[text] = key }
      }
      key = entries[key + 1].next
    }
    return found
  }
}
