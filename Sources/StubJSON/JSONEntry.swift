/// One node of a tape: what it is, which bytes it has, and where its subtree ends.
///
/// Nodes stand on the tape in the order of the text: an array is followed by its elements, an
/// object by key, value, key, value. A key is a string node.
package struct JSONEntry: Sendable, Hashable {
  /// What it is.
  package internal(set) var kind: JSONKind
  /// What is known of it.
  package internal(set) var traits: JSONTraits
  private var first: UInt32
  private var last: UInt32
  private var following: UInt32
  private var members: UInt32

  /// A node whose offsets and indices are below 2³², without children.
  @inline(__always)
  init(_ kind: JSONKind, _ start: Int, _ end: Int, _ traits: JSONTraits, next: Int) {
    self.kind = kind
    self.traits = traits
    first = UInt32(truncatingIfNeeded: start)
    last = UInt32(truncatingIfNeeded: end)
    following = UInt32(truncatingIfNeeded: next)
    members = 0
  }

  /// The index of its first byte in the parsed bytes; of a string, that of its quote.
  package internal(set) var start: Int {
    get { Int(first) }
    set { first = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The index after its last byte in the parsed bytes.
  package internal(set) var end: Int {
    get { Int(last) }
    set { last = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The index on the tape of the first node behind its subtree: of its next sibling, if it has one.
  package internal(set) var next: Int {
    get { Int(following) }
    set { following = UInt32(truncatingIfNeeded: newValue) }
  }

  /// How many elements an array has, or members an object; otherwise 0.
  package internal(set) var count: Int {
    get { Int(members) }
    set { members = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Whether JSON describes it so, its children not considered.
  package var isSound: Bool { kind != .invalid && !traits.isUnsound }
}
