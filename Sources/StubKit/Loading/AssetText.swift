internal import Foundation
internal import StubDiagnostics
internal import StubJSON

/// The text of an asset, read as JSON: where its records are, and which bytes they have.
///
/// It is made only when a pointer, a limit or a failure asks for it.
struct AssetText {
  let document: JSONDocument
  /// The text as it is, in which faults are shown.
  let original: SourceText

  init(_ payload: StubPayload, asLines: Bool) {
    let source = SourceText(file: payload.name, bytes: [UInt8](payload.data))
    let options = JSONOptions(reportsDuplicateKeys: false)
    guard asLines else {
      document = JSONDocument(parsing: source, options: options)
      // It may be what a wider encoding is in UTF-8.
      original = document.source
      return
    }
    let lines = SourceText(file: payload.name, bytes: arrayOfLines(source.bytes), offset: -1)
    document = JSONDocument(parsing: lines, options: options)
    original = source
  }

  /// The path of the file.
  var file: String { original.file }

  /// Whether there is nothing but white space.
  var isBlank: Bool {
    let isEmptyArray = document.root.kind == .array && document.root.count == 0
    return document.faults.contains { $0.kind == .empty }
      || isEmptyArray && document.source.offset < 0
  }

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
  func arrays(in node: JSONNode, at pointer: String) -> [String] {
    arrays(in: node, at: JSONPointer(pointer) ?? JSONPointer())
  }

  private func arrays(in node: JSONNode, at pointer: JSONPointer) -> [String] {
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

/// JSON lines as a JSON array: in brackets, with commas for the line ends between records.
///
/// All other bytes stay at their places, one further on for the opening bracket.
private func arrayOfLines(_ bytes: [UInt8]) -> [UInt8] {
  var array = [UInt8(ascii: "[")] + bytes
  var lineEnd: Int?
  var hasRecord = false
  for index in array.indices.dropFirst() {
    switch array[index] {
    case 0x0A: if hasRecord, lineEnd == nil { lineEnd = index }
    case 0x09, 0x0D, 0x20: break
    default:
      if let end = lineEnd { array[end] = UInt8(ascii: ",") }
      lineEnd = nil
      hasRecord = true
    }
  }
  array.append(UInt8(ascii: "]"))
  return array
}
