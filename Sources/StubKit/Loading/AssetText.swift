internal import Foundation
internal import StubDiagnostics
internal import StubJSON

/// The text of an asset, read as JSON: where its records are, and which bytes they have.
///
/// It is made only when a pointer, a limit or a failure asks for it.
struct AssetText {
  let document: JSONDocument
  let file: String

  init(_ payload: StubPayload) {
    file = payload.name
    document = JSONDocument(
      parsing: SourceText(file: payload.name, bytes: [UInt8](payload.data)),
      options: JSONOptions(reportsDuplicateKeys: false)
    )
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { document.faults.contains { $0.kind == .empty } }

  /// The value at a JSON pointer.
  func node(at pointer: String) throws(StubError) -> JSONNode {
    var node = document.root
    for token in Self.tokens(of: pointer) {
      guard let next = node.child(token) else {
        throw .noSuchRoot(file: file, root: pointer, near: near(token, in: node, pointer))
      }
      node = next
    }
    return node
  }

  /// The bytes of a value, or of an array's first elements.
  func data(of node: JSONNode, limit: Int?) -> Data {
    guard node.kind == .array, let limit, limit < node.count else { return Data(node.bytes) }
    guard let last = Array(node.elements.prefix(limit)).last else { return Data("[]".utf8) }
    return Data(document.source.bytes[node.entry.start..<last.entry.end]) + Data("]".utf8)
  }

  /// The pointers to the arrays inside a value, at most two keys deep.
  func arrays(in node: JSONNode, at pointer: String) -> [String] {
    var arrays: [String] = []
    for member in node.members {
      guard let key = member.key.string else { continue }
      let inner = pointer + "/" + Self.token(for: key)
      if member.value.kind == .array { arrays.append(inner) }
      for deeper in member.value.members where deeper.value.kind == .array {
        guard let key = deeper.key.string else { continue }
        arrays.append(inner + "/" + Self.token(for: key))
      }
    }
    return arrays
  }

  private func near(_ token: String, in node: JSONNode, _ pointer: String) -> [String] {
    let keys = node.members.compactMap(\.key.string)
    let meant = NearMiss.ranked(token, among: keys).map { "/" + Self.token(for: $0) }
    let arrays = arrays(in: document.root, at: "")
    return meant + arrays.filter { !meant.contains($0) }.prefix(3)
  }

  private static func tokens(of pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      $0.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }
  }

  private static func token(for key: String) -> String {
    key.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
  }
}

extension JSONNode {
  /// The member with this key, or the element with this position.
  fileprivate func child(_ token: String) -> JSONNode? {
    kind == .array ? Int(token).flatMap { self[$0] } : self[token]
  }
}
