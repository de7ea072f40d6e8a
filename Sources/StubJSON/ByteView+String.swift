extension ByteView {
  /// The string token at `start`, where a quote stands.
  ///
  /// It ends where it ends for `JSONDecoder`: that takes the four bytes behind `\u` as they are,
  /// unless one of them is a quote.
  @inline(__always)
  func string(at start: Int) -> JSONToken {
    let index = skipPlain(from: start + 1)
    if index < count, self[index] == .quote { return JSONToken(.string, start, index + 1) }
    return unusualString(at: start, from: index)
  }

  /// The index of the first byte at or behind `start` that ends a string or needs a closer look: a
  /// quote, a backslash, a control character or a byte beyond ASCII.
  @inline(__always)
  func skipPlain(from start: Int) -> Int {
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
          | (word &- ones &* 0x20) | word) & highs
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < count, self[index].isPlain { index += 1 }
    return index
  }

  /// The rest of a string that is more than plain ASCII: escapes, other scripts, faults.
  private func unusualString(at start: Int, from first: Int) -> JSONToken {
    var traits = JSONTraits(rawValue: 0)
    var index = first
    while index < count {
      switch self[index] {
      case .quote: return JSONToken(.string, start, index + 1, traits)
      case .backslash:
        traits.insert(.escaped)
        index = skipEscape(at: index, &traits)
      case 0x80...:
        traits.insert(.nonASCII)
        index = skipNonASCII(from: index, &traits)
      default:
        traits.insert(.malformed)
        index += 1
      }
      index = skipPlain(from: index)
    }
    traits.insert(.unterminated)
    return JSONToken(.string, start, count, traits)
  }

  /// Goes over characters beyond ASCII, and notes what is no UTF-8.
  private func skipNonASCII(from start: Int, _ traits: inout JSONTraits) -> Int {
    var index = start
    while index < count, self[index] >= 0x80 {
      let length = scalarLength(at: index)
      if length == 0 { traits.insert(.malformed) }
      index += max(1, length)
    }
    return index
  }

  /// The length of the well-formed UTF-8 sequence at `index`, which is below `count`; 0 if there
  /// is none. See table 3-7 of the Unicode standard.
  func scalarLength(at index: Int) -> Int {
    let first = self[index]
    let second = byte(at: index + 1)
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return second & 0xC0 == 0x80 ? 2 : 0
    case 0xE0...0xEF:
      let lowest: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = first == 0xED ? 0x9F : 0xBF
      let isSound = second >= lowest && second <= highest && byte(at: index + 2) & 0xC0 == 0x80
      return isSound ? 3 : 0
    case 0xF0...0xF4:
      let lowest: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let highest: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      let isSound =
        second >= lowest && second <= highest && byte(at: index + 2) & 0xC0 == 0x80
        && byte(at: index + 3) & 0xC0 == 0x80
      return isSound ? 4 : 0
    default: return 0
    }
  }

  /// Goes over the escape at `index`, where a backslash stands, and notes what is wrong with it.
  private func skipEscape(at index: Int, _ traits: inout JSONTraits) -> Int {
    guard index + 1 < count else { return count }
    guard self[index + 1] == 0x75 else {
      if !self[index + 1].isSimpleEscape { traits.insert(.malformed) }
      return index + 2
    }
    let digits = index + 2
    if hasQuote(in: digits) {
      traits.insert(.brokenEscape)
      return digits
    }
    guard digits + 4 <= count else { return count }
    guard let unit = hexadecimalUnit(at: digits) else {
      traits.insert(.malformed)
      return digits + 4
    }
    return skipSurrogate(unit, after: digits + 4, &traits)
  }

  private func hasQuote(in digits: Int) -> Bool {
    byte(at: digits) == .quote || byte(at: digits + 1) == .quote
      || byte(at: digits + 2) == .quote || byte(at: digits + 3) == .quote
  }

  /// Goes over the second half of a surrogate pair, if `unit` is the first, and notes a lone one.
  private func skipSurrogate(_ unit: UInt16, after index: Int, _ traits: inout JSONTraits) -> Int {
    guard unit & 0xF800 == 0xD800 else { return index }
    if unit < 0xDC00, byte(at: index) == .backslash, byte(at: index + 1) == 0x75,
      let second = hexadecimalUnit(at: index + 2), second & 0xFC00 == 0xDC00
    {
      return index + 6
    }
    traits.insert(.malformed)
    return index
  }

  /// The UTF-16 code unit that four hexadecimal digits at `index` spell, if there are four.
  func hexadecimalUnit(at index: Int) -> UInt16? {
    guard index + 4 <= count else { return nil }
    var unit: UInt16 = 0
    for position in index..<index + 4 {
      guard let digit = self[position].hexadecimalValue else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}

extension UInt8 {
  /// Whether it stands for itself in a string, and is ASCII.
  @inline(__always) fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x80 && self != .quote && self != .backslash
  }

  /// Whether it may stand behind a backslash, other than `u`.
  var isSimpleEscape: Bool {
    switch self {
    case .quote, .backslash, .slash, 0x62, 0x66, 0x6E, 0x72, 0x74: true
    default: false
    }
  }
}
