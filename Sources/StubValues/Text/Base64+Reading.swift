extension Base64 {
  /// Tells what `JSONDecoder` makes of the text of a JSON string, without decoding it.
  ///
  /// - Complexity: O(*n*); never allocates.
  package static func read(_ text: Span<UInt8>) -> Reading {
    let padding = UInt8(ascii: "=")
    var length = text.count
    while length > 0, text[length - 1] == padding { length -= 1 }
    if text.isEmpty { return .canonical(byteCount: 0) }
    if length == 0 { return onlyPadding(count: text.count) }

    // Foundation ignores padding beyond the group in which the last character stands.
    let fullLength = (length + 3) / 4 * 4
    for index in 0..<length where value(of: text[index]) == nil {
      let isInnerPadding = index == fullLength - 2 && length == fullLength
      if text[index] == padding, isInnerPadding { continue }
      return .rejected(fault(at: index, in: text), offset: index)
    }
    if length % 4 == 1 || fullLength > text.count { return .rejected(.length, offset: text.count) }
    return reading(text, length: length, fullLength: fullLength)
  }

  /// Tells what `JSONDecoder` makes of the text of a JSON string.
  package static func read(_ text: String) -> Reading { read(Array(text.utf8).span) }

  private static func onlyPadding(count: Int) -> Reading {
    guard count >= 4 else { return .rejected(.misplacedPadding, offset: 0) }
    return .doubtful(.superfluousPadding, byteCount: 1)
  }

  /// The reading of a text whose characters are right.
  private static func reading(_ text: Span<UInt8>, length: Int, fullLength: Int) -> Reading {
    let padding = fullLength - length
    let byteCount = fullLength / 4 * 3 - padding
    if length == fullLength, text[length - 2] == UInt8(ascii: "=") {
      return .doubtful(.innerPadding, byteCount: byteCount - 1)
    }
    if text.count > fullLength { return .doubtful(.superfluousPadding, byteCount: byteCount) }
    let strayBits = UInt8(1) << (2 * padding) - 1
    if let last = value(of: text[length - 1]), last & strayBits != 0 {
      return .doubtful(.strayBits, byteCount: byteCount)
    }
    return .canonical(byteCount: byteCount)
  }

  private static func fault(at index: Int, in text: Span<UInt8>) -> Fault {
    switch text[index] {
    case UInt8(ascii: " "), 0x09, 0x0A, 0x0D: .whitespace
    case UInt8(ascii: "-"), UInt8(ascii: "_"): .urlAlphabet
    case UInt8(ascii: "="): .misplacedPadding
    default: .character
    }
  }
}
