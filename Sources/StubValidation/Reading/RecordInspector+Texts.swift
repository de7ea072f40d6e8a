import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  // MARK: URLs

  mutating func readURL(_ node: Int, _ rule: Int) -> Bool {
    guard entries[node].kind == .string else { return failKind(node, rule) }
    guard isSound(node) else { return false }
    if isPlainURL(node) { return true }
    let text = string(node)
    guard foundation.readsURL(text) else {
      let hint = text.isEmpty ? "; use null where there is none" : ""
      guard isLoud else { return false }
      return fail(
        .malformedURL,
        node,
        "\(subject(node)) is a URL: found \(found(node)), which is none\(hint)",
        fix: text.isEmpty
          ? Finding.Fix("write null", edits: [Finding.Edit(range(node), "null")]) : nil
      )
    }
    if isLoud, let reason = urlDoubt(text) {
      doubt(.doubtfulURL, node, "\(subject(node)) is a URL: \(found(node)) \(reason)")
    }
    return true
  }

  /// Whether a string is an everyday URL, `https://name.example/path?key=value`, about which no two
  /// parsers disagree.
  private func isPlainURL(_ node: Int) -> Bool {
    guard isPlain(node) else { return false }
    let text = bytes.span.extracting(content(node))
    var index = 0
    for byte in "http".utf8 {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
    }
    if index < text.count, text[index] == 0x73 { index += 1 }
    for byte in "://".utf8 {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
    }
    guard index < text.count, text[index].isLetter || text[index].isDecimalDigit else {
      return false
    }
    var isHost = true
    var isQuery = false
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case _ where byte.isLetter || byte.isDecimalDigit: continue
      case 0x2D, 0x2E: continue
      case 0x2F where !isQuery: isHost = false
      case 0x5F where !isHost: continue
      case 0x3F where !isHost && !isQuery: isQuery = true
      case 0x3D where isQuery, 0x26 where isQuery: continue
      default: return false
      }
    }
    return true
  }

  private func urlDoubt(_ text: String) -> String? {
    if text.utf8.contains(0x7B) || text.utf8.contains(0x7D) {
      return "has braces: older systems refuse it, newer ones escape them"
    }
    if text.utf8.contains(0x20) {
      return "has a space: older systems refuse it, newer ones escape it"
    }
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      return "has characters beyond ASCII: older systems refuse it, newer ones escape them"
    }
    guard let first = text.utf8.first, first.isLetter,
      let end = text.utf8.firstIndex(where: { !$0.isSchemePart }), text.utf8[end] == 0x3A
    else { return "has no scheme, as 'https:' is one" }
    return nil
  }
}

extension UInt8 {
  /// Whether it may stand in the scheme of a URL.
  fileprivate var isSchemePart: Bool {
    isLetter || isDecimalDigit || self == 0x2B || self == 0x2D || self == 0x2E
  }
}
