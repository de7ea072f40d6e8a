/// The place of a value as findings name it: `$[3].dueDate`, `$["odd key"]`.
package struct JSONPath: Sendable, Hashable {
  /// One step down.
  package enum Component: Sendable, Hashable {
    /// The member with this key.
    case key(String)
    /// The element at this index, which counts from 0.
    case index(Int)
  }

  /// The steps from the root down.
  package var components: [Component]

  /// A path made of its steps; none is the root.
  package init(_ components: [Component] = []) { self.components = components }

  /// The path one step further down, to a member.
  package func appending(_ key: String) -> JSONPath { JSONPath(components + [.key(key)]) }

  /// The path one step further down, to an element.
  package func appending(_ index: Int) -> JSONPath { JSONPath(components + [.index(index)]) }

  /// The node that it leads to; nil if there is none.
  package func resolve(in document: JSONDocument) -> JSONNode? {
    let (node, depth) = deepest(in: document)
    return depth == components.count ? node : nil
  }

  /// The last node on the way that there is, and how many steps lead to it.
  ///
  /// - Complexity: O(*n*) in the members and elements before it on each level.
  package func deepest(in document: JSONDocument) -> (node: JSONNode, depth: Int) {
    var node = document.root
    for (depth, component) in components.enumerated() {
      let child =
        switch component {
        case .key(let key): node[key]
        case .index(let index): node[index]
        }
      guard let child else { return (node, depth) }
      node = child
    }
    return (node, components.count)
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path as text.
  package var description: String {
    var text = "$"
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key): text += Self.isName(key) ? ".\(key)" : "[\(JSONValue.string(key).text())]"
      }
    }
    return text
  }

  /// Whether a key can stand behind a point: letters, digits and `_`, no digit first.
  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !first.isDigit else { return false }
    return key.utf8.allSatisfy { $0.isDigit || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x5F }
  }
}

extension JSONNode {
  /// The path to the node; to that of its value if it is a key.
  ///
  /// - Complexity: O(*n*) in the nodes before it.
  package var path: JSONPath {
    var components: [JSONPath.Component] = []
    var node = document.root
    while node.index != index, let step = node.step(to: index) {
      components.append(step.component)
      node = step.node
      if step.isKey { break }
    }
    return JSONPath(components)
  }

  /// The child whose subtree holds the node at `target`.
  private func step(
    to target: Int
  ) -> (component: JSONPath.Component, node: JSONNode, isKey: Bool)? {
    if kind == .object {
      for member in members where target < member.value.entry.next {
        let key = member.key.approximateString ?? ""
        return (.key(key), member.value, target == member.key.index)
      }
    }
    for (position, element) in elements.enumerated() where target < element.entry.next {
      return (.index(position), element, false)
    }
    return nil
  }
}
