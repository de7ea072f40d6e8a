/// Which node stands in which, for a node and everything in it.
package struct JSONAncestry: Sendable {
  /// The node that the others stand in.
  package let root: Int
  /// For each node behind the root: the node around it, and which child of that it is.
  private var parents: [Int]
  private var positions: [Int]

  /// The ancestry of the nodes in `root`.
  ///
  /// - Complexity: O(*n*) in these nodes.
  package init(of root: Int, in entries: [JSONEntry]) {
    self.root = root
    parents = [Int](repeating: root, count: entries[root].next - root - 1)
    positions = [Int](repeating: 0, count: parents.count)
    for parent in root..<entries[root].next {
      let isObject = entries[parent].kind == .object
      guard isObject || entries[parent].kind == .array else { continue }
      var child = parent + 1
      var position = 0
      while child < entries[parent].next {
        let value = isObject ? child + 1 : child
        for node in child...value {
          (parents[node - root - 1], positions[node - root - 1]) = (parent, position)
        }
        position += 1
        child = entries[value].next
      }
    }
  }

  /// The number of the nodes.
  package var count: Int { parents.count + 1 }

  /// The object or array that a node stands in; nil for the root, and for what is not in it.
  package func parent(of node: Int) -> Int? {
    holds(node) ? parents[node - root - 1] : nil
  }

  /// Which child of its parent a node is, counted from 0; a key and its value are the same one.
  package func position(of node: Int) -> Int { holds(node) ? positions[node - root - 1] : 0 }

  /// Whether a node is a key: its value stands behind it, as the same child.
  package func isKey(_ node: Int) -> Bool {
    holds(node) && holds(node + 1) && parent(of: node) == parent(of: node + 1)
      && position(of: node) == position(of: node + 1)
  }

  private func holds(_ node: Int) -> Bool { node > root && node <= root + parents.count }
}
