extension UUIDText {
  /// What Foundation's `sscanf` makes of a text whose first oddity is at `oddity`.
  ///
  /// Each byte is read by `%2hhx`, which skips white space and takes a sign or `0x` for digits; all
  /// told, 36 characters must be read, and a NUL must follow.
  static func lenient(_ text: Span<UInt8>, from oddity: Int) -> Reading {
    var offset = 0
    for index in 0..<16 {
      if index == 4 || index == 6 || index == 8 || index == 10 {
        guard byte(at: offset, in: text) == UInt8(ascii: "-") else {
          return .rejected(offset: oddity)
        }
        offset += 1
      }
      guard skipByte(in: text, &offset) else { return .rejected(offset: oddity) }
    }
    guard offset == length, byte(at: offset, in: text) == 0 else {
      return .rejected(offset: oddity)
    }
    return .doubtful(offset: oddity)
  }

  /// Steps over what `%2hhx` reads; false where it reads nothing.
  private static func skipByte(in text: Span<UInt8>, _ offset: inout Int) -> Bool {
    while isSpace(byte(at: offset, in: text)) { offset += 1 }
    let start = offset
    let first = byte(at: offset, in: text)
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      offset += 1
      guard hexadecimalDigit(byte(at: offset, in: text)) != nil else { return false }
      offset += 1
      return true
    }
    if first == UInt8(ascii: "0"), byte(at: offset + 1, in: text) | 0x20 == UInt8(ascii: "x") {
      offset += 2
      return true
    }
    while offset - start < 2, hexadecimalDigit(byte(at: offset, in: text)) != nil { offset += 1 }
    return offset > start
  }

  /// The byte at an offset, the C string's NUL behind the end.
  private static func byte(at offset: Int, in text: Span<UInt8>) -> UInt8 {
    offset < text.count ? text[offset] : 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
  }
}
