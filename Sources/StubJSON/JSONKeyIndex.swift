/// Finds keys that are the same.
enum JSONKeyIndex {
  /// The keys of an object that it has already, each with the first of its kind, as tape indices.
  ///
  /// Keys are the same where Swift's strings are: "é" is the same in one scalar and in two.
  ///
  /// - Complexity: O(*n*) in the members, but O(*n*²) for up to 24 of them.
  static func duplicates(
    in object: Int,
    _ entries: [JSONEntry],
    _ view: ByteView
  ) -> [(key: Int, first: Int)] {
    var filter: UInt64 = 0
    var mayRepeat = false
    var needsText = entries[object].count > 24
    var key = object + 1
    while key < entries[object].next {
      let entry = entries[key]
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: fingerprint(entry, view) & 63)
      mayRepeat = mayRepeat || filter & bit != 0
      filter |= bit
      if !entry.traits.isDisjoint(with: [.escaped, .nonASCII, .repaired]) { needsText = true }
      key = entries[key + 1].next
    }
    if needsText { return textDuplicates(in: object, entries, view) }
    return mayRepeat ? byteDuplicates(in: object, entries, view) : []
  }

  /// A number that is the same for keys of the same bytes.
  @inline(__always)
  private static func fingerprint(_ entry: JSONEntry, _ view: ByteView) -> Int {
    let count = entry.end - entry.start
    guard count > 2 else { return count }
    let middle = view[entry.start + count / 2]
    return count &+ Int(view[entry.start + 1]) &* 7 &+ Int(view[entry.end - 2]) &* 31
      &+ Int(middle) &* 13
  }

  private static func byteDuplicates(
    in object: Int,
    _ entries: [JSONEntry],
    _ view: ByteView
  ) -> [(key: Int, first: Int)] {
    var keys: [Int] = []
    var found: [(key: Int, first: Int)] = []
    var key = object + 1
    while key < entries[object].next {
      if let first = keys.first(where: { isSame(entries[$0], entries[key], view) }) {
        found.append((key, first))
      } else {
        keys.append(key)
      }
      key = entries[key + 1].next
    }
    return found
  }

  private static func isSame(_ one: JSONEntry, _ other: JSONEntry, _ view: ByteView) -> Bool {
    guard one.end - one.start == other.end - other.start else { return false }
    return view.slice(one.start, one.end).elementsEqual(view.slice(other.start, other.end))
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
