import Foundation
import StubJSON

/// Finds what a `$ref` of a JSON Schema names in the same file.
struct SchemaIndex {
  private let document: JSONDocument
  /// Schemas with an identifier of their own, by it.
  private var resources: [String: JSONNode] = [:]
  /// Schemas with an anchor, by it.
  private var anchors: [String: JSONNode] = [:]
  private var resolved: [String: Target?] = [:]

  /// What a reference names.
  struct Target {
    let schema: JSONNode
    /// The names that the schema goes by, the best first.
    let names: [String]
  }

  /// An index of a document.
  ///
  /// - Complexity: O(*n*) in the nodes.
  init(_ document: JSONDocument) {
    self.document = document
    collect()
  }

  /// The schema that a reference names; nil where it leads out of the file, or nowhere.
  mutating func target(of reference: String) -> Target? {
    if let known = resolved[reference] { return known }
    let target = find(reference)
    resolved[reference] = .some(target)
    return target
  }

  private mutating func collect() {
    for index in document.tape.entries.indices where document.tape.entries[index].kind == .object {
      let node = JSONNode(document, index)
      for member in node.members {
        guard let text = member.value.string else { continue }
        switch member.key.string {
        case "$anchor", "$dynamicAnchor": anchors[text] = anchors[text] ?? node
        case "$id", "id": identify(node, as: text)
        default: break
        }
      }
    }
  }

  private mutating func identify(_ node: JSONNode, as text: String) {
    if text.hasPrefix("#") {
      let anchor = String(text.dropFirst())
      anchors[anchor] = anchors[anchor] ?? node
    } else {
      let name = text.hasSuffix("#") ? String(text.dropLast()) : text
      resources[name] = resources[name] ?? node
    }
  }

  private func find(_ reference: String) -> Target? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = String(parts.first ?? "")
    let fragment = parts.count > 1 ? String(parts[1]) : ""
    guard let resource = address.isEmpty ? document.root : resource(address) else { return nil }
    let text = fragment.removingPercentEncoding ?? fragment
    if text.isEmpty { return Target(schema: resource, names: [Self.lastName(address)]) }
    if !text.hasPrefix("/") {
      return anchors[text].map { Target(schema: $0, names: [text]) }
    }
    guard let pointer = JSONPointer(text) else { return nil }
    let schema = Self.resolve(pointer, in: resource) ?? pointer.resolve(in: document)
    return schema.map { Target(schema: $0, names: Self.names(of: pointer)) }
  }

  /// The schema with an identifier, which may stand relative to the root's.
  private func resource(_ address: String) -> JSONNode? {
    if let exact = resources[address] { return exact }
    let last = Self.lastPart(address)
    let near = resources.filter { Self.lastPart($0.key) == last }
    return near.count == 1 ? near.first?.value : nil
  }

  private static func resolve(_ pointer: JSONPointer, in node: JSONNode) -> JSONNode? {
    var node = node
    for token in pointer.tokens {
      let child = node.kind == .array ? Int(token).flatMap { node[$0] } : node[token]
      guard let child else { return nil }
      node = child
    }
    return node
  }

  private static func lastPart(_ address: String) -> Substring {
    address.split(separator: "/").last ?? Substring(address)
  }

  /// `https://example.com/address.schema.json` names *address*.
  private static func lastName(_ address: String) -> String {
    String(lastPart(address).split(separator: ".").first ?? "")
  }

  /// The last word of a pointer, and the last two where that one is an index or a keyword.
  private static func names(of pointer: JSONPointer) -> [String] {
    let words = pointer.tokens.filter { !skippedWords.contains($0) && Int($0) == nil }
    guard let last = words.last else { return [] }
    return [last] + (words.count > 1 ? [words.suffix(2).joined(separator: " ")] : [])
  }

  private static let skippedWords: Set<String> = [
    "$defs", "definitions", "components", "schemas", "properties", "items", "allOf", "anyOf",
    "oneOf",
  ]
}
