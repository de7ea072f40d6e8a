/// The bytes of a JSON text, for a reader that looks at each of them once.
extension Span<UInt8> {
  /// The byte at `index`, or 0 behind the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 { index < count ? self[index] : 0 }

  /// Eight bytes from `index` on, the first one lowest; `index + 8` is at most `count`.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Whether the bytes from `index` on are those of `text`.
  @inline(__always)
  func matches(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= count else { return false }
    for offset in 0..<length where self[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The index of the first byte at or behind `start` that is no white space, or `count`.
  @inline(__always)
  func skipSpace(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isSpace {
      index += 1
      while index + 8 <= count {
        // Most white space is indentation, whose spaces come many at a time.
        let others = word(at: index) ^ 0x2020_2020_2020_2020
        if others != 0 {
          index += others.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
    }
    return index
  }

  /// The index of the first byte at or behind `start` that is no plain ASCII within a string: a
  /// quote, a backslash, a control character or a byte beyond ASCII.
  @inline(__always)
  func skipPlain(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= count {
      let word = word(at: index)
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      // A borrow can raise bits only above the lowest one that is right, and only that is used.
      let found =
        ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
          | (word &- ones &* 0x20) | word) & (ones &* 0x80)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count, self[index].isPlain { index += 1 }
    return index
  }

  /// How many bytes the character beyond ASCII at `index` has; 0 where there is none in UTF-8.
  func characterLength(at index: Int) -> Int {
    let length: Int
    switch self[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= count else { return 0 }
    for offset in 1..<length where self[index + offset] & 0xC0 != 0x80 { return 0 }
    // The second byte rules out longer spellings than need be, surrogates, and what is beyond
    // Unicode.
    let second = self[index + 1]
    switch self[index] {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second < 0xA0 ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second < 0x90 ? length : 0
    default: return length
    }
  }

  /// Whether the bytes from `index` on, as many as `text` has, are those of `text`.
  func matches(_ text: [UInt8], at index: Int) -> Bool {
    for offset in text.indices where self[index + offset] != text[offset] { return false }
    return true
  }

  /// How many Unicode scalars the UTF-8 of a range has.
  func scalarCount(_ range: Range<Int>) -> Int {
    var scalars = 0
    for index in range where self[index] & 0xC0 != 0x80 { scalars += 1 }
    return scalars
  }

  /// The text of a range, which is UTF-8.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether one of the bytes of a range is a backslash.
  func hasEscapes(_ range: Range<Int>) -> Bool {
    for index in range where self[index] == UInt8(ascii: "\\") { return true }
    return false
  }
}

extension UInt8 {
  /// Whether it is one of JSON's four white space characters.
  @inline(__always) fileprivate var isSpace: Bool {
    self <= 0x20 && (1 << UInt64(self)) & (0x1_0000_2600 as UInt64) != 0
  }

  /// Whether it stands for itself in a string, and is ASCII.
  @inline(__always) fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x80 && self != 0x22 && self != 0x5C
  }

  /// Whether it may stand behind a backslash, other than `u`.
  var isSimpleEscape: Bool {
    switch self {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: true
    default: false
    }
  }
}
