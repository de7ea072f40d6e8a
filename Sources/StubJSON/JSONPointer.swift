/// The place of a value in a document, as RFC 6901 writes it: `/items/3/name`.
package struct JSONPointer: Sendable, Hashable {
  /// The keys and indices from the root down, without escapes.
  package var tokens: [String]

  /// A pointer made of its tokens; none is the root.
  package init(tokens: [String] = []) { self.tokens = tokens }

  /// The pointer that `text` is; nil unless it is empty or begins with `/`, and each `~` is followed
  /// by 0 or 1.
  package init?(_ text: some StringProtocol) {
    guard !text.isEmpty else {
      self.init()
      return
    }
    guard text.utf8.first == .slash else { return nil }
    var tokens: [String] = []
    for part in text.utf8.dropFirst().split(separator: .slash, omittingEmptySubsequences: false) {
      guard let token = Self.unescaped(part) else { return nil }
      tokens.append(token)
    }
    self.init(tokens: tokens)
  }

  private static func unescaped(_ part: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in part {
      switch (isEscape, byte) {
      case (true, 0x30): bytes.append(0x7E)
      case (true, 0x31): bytes.append(.slash)
      case (true, _): return nil
      case (false, 0x7E): break
      default: bytes.append(byte)
      }
      isEscape = !isEscape && byte == 0x7E
    }
    return isEscape ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The node that it points to; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the members and elements before it on each level.
  package func resolve(in document: JSONDocument) -> JSONNode? {
    var node = document.root
    for token in tokens {
      let child = node.kind == .array ? Self.index(token).flatMap { node[$0] } : node[token]
      guard let child else { return nil }
      node = child
    }
    return node
  }

  /// The value that it points to; nil if there is none.
  package func resolve(in value: JSONValue) -> JSONValue? {
    var value = value
    for token in tokens {
      switch value {
      case .array(let elements):
        guard let index = Self.index(token), index < elements.count else { return nil }
        value = elements[index]
      case .object:
        guard let member = value[token] else { return nil }
        value = member
      default: return nil
      }
    }
    return value
  }

  /// An index as RFC 6901 writes it: digits without a leading zero.
  private static func index(_ token: String) -> Int? {
    guard token.utf8.allSatisfy(\.isDigit), token == "0" || token.utf8.first != .zero else {
      return nil
    }
    return Int(token)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer with its escapes; empty for the root.
  package var description: String {
    tokens.map { token in
      var text = "/"
      for character in token.unicodeScalars {
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(character)
        }
      }
      return text
    }.joined()
  }
}
