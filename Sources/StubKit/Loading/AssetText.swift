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
    let tokens = JSONPointer(pointer)?.tokens ?? [pointer]
    if let node = JSONPointer(tokens: tokens).resolve(in: document) { return node }
    var reached = document.root
    var rest = tokens[...]
    while let token = rest.first, let next = reached[token] {
      reached = next
      rest.removeFirst()
    }
    let passed = Array(tokens.dropLast(rest.count))
    throw .noSuchRoot(
      file: file,
      root: pointer,
      near: near(rest.first ?? "", in: reached, JSONPointer(tokens: passed))
    )
  }

  /// The bytes of a value, or of an array's first elements.
  func data(of node: JSONNode, limit: Int?) -> Data {
    guard node.kind == .array, let limit, limit < node.count else { return Data(node.bytes) }
    guard let last = Array(node.elements.prefix(limit)).last else { return Data("[]".utf8) }
    return Data(document.source.bytes[node.entry.start..<last.entry.end]) + Data("]".utf8)
  }

  /// The pointers to the arrays inside a value, at most two keys deep.
  func arrays(in node: JSONNode, at pointer: JSONPointer) -> [String] {
    var arrays: [String] = []
    for member in node.members {
      guard let key = member.key.string else { continue }
      let inner = JSONPointer(tokens: pointer.tokens + [key])
      if member.value.kind == .array { arrays.append("\(inner)") }
      for deeper in member.value.members where deeper.value.kind == .array {
        guard let key = deeper.key.string else { continue }
        arrays.append("\(JSONPointer(tokens: inner.tokens + [key]))")
      }
    }
    return arrays
  }

  /// The pointers to keys that are nearly `token`, then to arrays.
  private func near(_ token: String, in node: JSONNode, _ pointer: JSONPointer) -> [String] {
    let keys = node.members.compactMap(\.key.string)
    let meant = NearMiss.ranked(token, among: keys).map {
      "\(JSONPointer(tokens: pointer.tokens + [$0]))"
    }
    let arrays = arrays(in: document.root, at: JSONPointer())
    return meant + arrays.filter { !meant.contains($0) }.prefix(3)
  }
}
