/// Steps over the words and brackets of Swift source, past comments and strings.
struct ByteScanner {
  enum Token {
    case open(Bracket)
    case close(Bracket)
    case word(Range<Int>)
  }

  enum Bracket {
    case brace
    case other
    /// `<` right behind a word, which opens generic arguments.
    case angle
  }

  /// Inside `withUnsafeBufferPointer` only; every index is checked against `count`.
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0
  /// How deeply interpolations stand in each other, at most, in the strings so far.
  private(set) var deepestInterpolation = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      if isWordPart(byte) { return .word(word()) }
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .open(.brace)
      case UInt8(ascii: "}"): return .close(.brace)
      case UInt8(ascii: "["), UInt8(ascii: "("): return .open(.other)
      case UInt8(ascii: "]"), UInt8(ascii: ")"): return .close(.other)
      case UInt8(ascii: "<") where index > 1 && isWordPart(bytes[index - 2]): return .open(.angle)
      case UInt8(ascii: ">"): return .close(.angle)
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): skipString()
      default: break
      }
    }
    return nil
  }

  /// Whether the bytes of a range are these.
  func isWord(_ range: Range<Int>, _ word: [UInt8]) -> Bool {
    range.count == word.count && bytes[range.lowerBound] == word[0]
      && zip(bytes[range], word).allSatisfy { $0 == $1 }
  }

  /// Whether a word stands behind `#`.
  func isDirective(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "#")
  }

  /// The dotted name that follows, without backticks; nil where none does.
  mutating func dottedName() -> String? {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    let start = index
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    guard index > start else { return nil }
    return String(decoding: bytes[start..<index].lazy.filter { $0 != 0x60 }, as: UTF8.self)
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, isWordPart(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipComment() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    } else if bytes[index] == UInt8(ascii: "*") {
      index += 1
      while index + 1 < bytes.count, !(bytes[index] == 0x2A && bytes[index + 1] == 0x2F) {
        index += 1
      }
    }
  }

  private mutating func skipString() {
    var depth = 0
    if index + 1 < bytes.count, bytes[index] == 0x22, bytes[index + 1] == 0x22 {
      index += 2
      while index + 2 < bytes.count {
        if bytes[index] == 0x22, bytes[index + 1] == 0x22, bytes[index + 2] == 0x22 { break }
        noteInterpolation(&depth)
        index += 1
      }
      index = min(index + 3, bytes.count)
      return
    }
    while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x0A {
      noteInterpolation(&depth)
      index += bytes[index] == 0x5C ? 2 : 1
    }
    index += 1
  }

  private mutating func noteInterpolation(_ depth: inout Int) {
    if bytes[index] == UInt8(ascii: ")") { depth = max(0, depth - 1) }
    guard bytes[index] == 0x5C, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(")
    else { return }
    depth += 1
    deepestInterpolation = max(deepestInterpolation, depth)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isNamePart(_ byte: UInt8) -> Bool {
    isWordPart(byte) || byte == UInt8(ascii: ".") || byte == 0x60
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
