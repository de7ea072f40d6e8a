import StubDiagnostics
import StubJSON

/// Texts that decode, and that nobody meant.
extension RecordInspector {
  /// Doubts a text that stands for a missing value, or that was decoded wrongly once.
  @inline(__always)
  mutating func doubtText(_ node: Int) {
    let entry = entries[node]
    if entry.traits.hasAny([.nonASCII, .escaped]) { doubtEncoding(node) }
    guard entry.end - entry.start > 2 else { return }
    switch bytes[entry.start + 1] {
    case 0x3C, 0x28, 0x4F, 0x6E, 0x4E, 0x75, 0x5B, 0x23, 0x24, 0x7B: doubtPlaceholder(node)
    default: break
    }
  }

  private static let placeholders: Set<String> = [
    "<null>", "(null)", "null", "NULL", "nil", "<nil>", "undefined", "N/A", "n/a", "NaN",
    "[object Object]", "#N/A", "#REF!", "#VALUE!", "#NAME?",
  ]

  private mutating func doubtPlaceholder(_ node: Int) {
    let first = bytes[entries[node].start + 1]
    let isLong = entries[node].end - entries[node].start > 17
    guard !isLong || first == 0x4F || first == 0x24 || first == 0x7B else { return }
    let text = string(node)
    let isOptional = text.hasPrefix("Optional(") && text.hasSuffix(")")
    if isOptional || Self.placeholders.contains(text) {
      doubtPlaceholder(node, "stands for a missing value")
    } else if text.hasPrefix("{{") && text.hasSuffix("}}")
      || text.hasPrefix("${") && text.hasSuffix("}")
    {
      doubtPlaceholder(node, "is a template that was not filled in")
    }
  }

  private mutating func doubtPlaceholder(_ node: Int, _ meaning: String) {
    let text = Self.quoted(string(node))
    doubt(.placeholderText, node, "\(subject(node)) is the text \(text), which \(meaning)")
  }

  /// Doubts a text whose UTF-8 was read as Latin-1 or Windows-1252 and written again.
  private mutating func doubtEncoding(_ node: Int) {
    let text =
      entries[node].traits.hasAny(.escaped) ? Array(string(node).utf8)[...] : slice(node)
    switch EncodingDamage(in: text) {
    case .replaced:
      let quoted = Self.quoted(string(node))
      doubt(.brokenEncoding, node, "\(subject(node)) has a replacement character: \(quoted)")
    case .misread:
      let quoted = Self.quoted(string(node))
      doubt(
        .brokenEncoding,
        node,
        "\(subject(node)) was read in the wrong encoding once: \(quoted)"
      )
    case nil: break
    }
  }
}

/// What a wrong encoding has left in a text.
private enum EncodingDamage {
  /// Letters that could not be read were replaced.
  case replaced
  /// The bytes of UTF-8 were taken for letters of Latin-1 or Windows-1252.
  case misread

  /// The first damage in bytes of UTF-8.
  init?(in text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index + 2 < text.endIndex {
      if text[index] >= 0xC3, let damage = Self(at: index, in: text) {
        self = damage
        return
      }
      index += 1
    }
    return nil
  }

  private init?(at index: Int, in text: ArraySlice<UInt8>) {
    let fourth = index + 3 < text.endIndex ? text[index + 3] : 0
    switch (text[index], text[index + 1], text[index + 2]) {
    case (0xEF, 0xBF, 0xBD): self = .replaced
    // Ã and Â begin what was two bytes, Ð and Ñ Cyrillic letters: all before a letter above ASCII.
    case (0xC3, 0x82...0x83, 0xC2) where fourth >= 0x80, (0xC3, 0x90...0x91, 0xC2): self = .misread
    // â€ begins what was a quotation mark or a dash, ðŸ an emoji.
    case (0xC3, 0xA2, 0xE2) where fourth == 0x82 || fourth == 0x80: self = .misread
    case (0xC3, 0xB0, 0xC5) where fourth == 0xB8: self = .misread
    default: return nil
    }
  }
}
