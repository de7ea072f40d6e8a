import StubJSON

extension JSONNode {
  /// The UTF-8 of a string, its escapes resolved; that of the JSON for anything else.
  var plainText: ArraySlice<UInt8> {
    let entry = entry
    guard entry.kind == .string else { return bytes }
    if entry.traits.isDisjoint(with: [.escaped, .repaired]), entry.isSound {
      return document.bytes[entry.start + 1..<entry.end - 1]
    }
    return Array((approximateString ?? "").utf8)[...]
  }
}

extension Array<UInt8> {
  /// Appends a text.
  mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends ASCII that stands in the source.
  mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
