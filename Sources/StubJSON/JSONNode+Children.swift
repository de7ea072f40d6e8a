/// A member of an object: a key, which is a string node, and its value.
package struct JSONMemberNode: Sendable {
  /// The key.
  package let key: JSONNode
  /// The value.
  package let value: JSONNode
}

extension JSONNode {
  /// The members of an object in the order of the text; none for anything else.
  package var members: Members {
    Members(document: document, index: index + 1, end: kind == .object ? entry.next : 0)
  }

  /// The elements of an array in order; none for anything else.
  package var elements: Elements {
    Elements(document: document, index: index + 1, end: kind == .array ? entry.next : 0)
  }

  /// The value of the first member with the key `key`, as `JSONDecoder` finds it; nil if there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the members.
  package subscript(key: String) -> JSONNode? {
    member(key)?.value
  }

  /// The first member with the key `key`; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the members.
  package func member(_ key: String) -> JSONMemberNode? {
    for member in members where member.key.hasText(key) { return member }
    return nil
  }

  /// The element at `position`, which counts from 0; nil if there is none.
  ///
  /// - Complexity: O(*n*) in `position`.
  package subscript(position: Int) -> JSONNode? {
    guard position >= 0 else { return nil }
    var rest = position
    for element in elements {
      if rest == 0 { return element }
      rest -= 1
    }
    return nil
  }

  /// Whether it is a string, or a key, whose text is `text`.
  ///
  /// Plain ASCII is compared by its bytes; anything else as Swift compares strings.
  package func hasText(_ text: String) -> Bool {
    let entry = entry
    guard entry.kind == .string else { return false }
    guard entry.traits.isDisjoint(with: [.escaped, .nonASCII, .repaired]) else {
      return approximateString == text
    }
    let length = entry.end - entry.start - 2
    guard length == text.utf8.count else { return false }
    return document.bytes[entry.start + 1..<entry.end - 1].elementsEqual(text.utf8)
  }

  /// The members of an object.
  package struct Members: Sequence, IteratorProtocol, Sendable {
    let document: JSONDocument
    var index: Int
    let end: Int

    /// The next member.
    package mutating func next() -> JSONMemberNode? {
      guard index < end else { return nil }
      let key = index
      index = document.tape.entries[key + 1].next
      return JSONMemberNode(key: JSONNode(document, key), value: JSONNode(document, key + 1))
    }
  }

  /// The elements of an array.
  package struct Elements: Sequence, IteratorProtocol, Sendable {
    let document: JSONDocument
    var index: Int
    let end: Int

    /// The next element.
    package mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = document.tape.entries[index].next }
      return JSONNode(document, index)
    }
  }
}
