extension JSONWriter {
  /// Writes a string.
  package mutating func string(_ text: String) {
    prepare()
    appendQuoted(text)
  }

  /// Writes a string.
  package mutating func string(_ text: StaticString) {
    prepare()
    appendQuoted(text)
  }

  /// Writes a string of UTF-8 bytes.
  package mutating func string(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    prepare()
    appendQuoted(bytes)
  }

  /// Writes a string of UTF-8 bytes.
  package mutating func string(utf8 bytes: ArraySlice<UInt8>) {
    prepare()
    bytes.withUnsafeBufferPointer { appendQuoted($0) }
  }

  /// Begins a string that is written in pieces.
  package mutating func beginString() {
    prepare()
    buffer.append(.quote)
  }

  /// Writes a piece of a string, escaped where it must be.
  package mutating func piece(_ text: String) {
    var text = text
    text.withUTF8 { appendEscaped($0) }
  }

  /// Writes a piece of a string, escaped where it must be.
  package mutating func piece(_ text: StaticString) {
    text.withUTF8Buffer { appendEscaped($0) }
  }

  /// Writes a piece of a string that is escaped already.
  package mutating func piece(escaped bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
  }

  /// Ends a string that is written in pieces.
  package mutating func endString() { buffer.append(.quote) }

  mutating func appendQuoted(_ text: String) {
    var text = text
    text.withUTF8 { appendQuoted($0) }
  }

  mutating func appendQuoted(_ text: StaticString) {
    text.withUTF8Buffer { appendQuoted($0) }
  }

  private mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    buffer.append(.quote)
    appendEscaped(bytes)
    buffer.append(.quote)
  }

  /// Appends bytes, with a backslash before quotes and backslashes and escapes for controls.
  private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    let view = ByteView(bytes)
    var start = 0
    while true {
      let end = view.skipUnescaped(from: start)
      buffer.append(contentsOf: view.slice(start, end))
      guard end < view.count else { return }
      appendEscape(view[end])
      start = end + 1
    }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    buffer.append(.backslash)
    switch byte {
    case .quote, .backslash: buffer.append(byte)
    case 0x08: buffer.append(0x62)
    case 0x0C: buffer.append(0x66)
    case .lineFeed: buffer.append(0x6E)
    case .carriageReturn: buffer.append(0x72)
    case .tab: buffer.append(0x74)
    default:
      append("u00")
      buffer.append(Self.hexadecimalDigit(byte >> 4))
      buffer.append(Self.hexadecimalDigit(byte & 0xF))
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? .zero + value : 0x57 + value
  }
}

extension ByteView {
  /// The index of the first byte from `start` on that JSON demands an escape for, or `count`.
  @inline(__always)
  fileprivate func skipUnescaped(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index + 8 <= count {
      let word = word(at: index)
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      // A borrow can raise bits only above the lowest one that is right, and only that is used.
      let found =
        ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
          | (word &- ones &* 0x20) & ~word) & highs
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count, !self[index].isEscaped { index += 1 }
    return index
  }
}

extension UInt8 {
  /// Whether JSON demands an escape for it in a string.
  @inline(__always) fileprivate var isEscaped: Bool {
    self < 0x20 || self == .quote || self == .backslash
  }
}
