extension ByteView {
  /// The token at or behind `start`, after white space.
  @inline(__always)
  func token(at start: Int) -> JSONToken {
    let index = skipSpace(from: start)
    guard index < count else { return JSONToken(.end, count, count) }
    switch self[index] {
    case .quote: return string(at: index)
    case .comma: return JSONToken(.comma, index, index + 1)
    case .colon: return JSONToken(.colon, index, index + 1)
    case .openBrace: return JSONToken(.beginObject, index, index + 1)
    case .closeBrace: return JSONToken(.endObject, index, index + 1)
    case .openBracket: return JSONToken(.beginArray, index, index + 1)
    case .closeBracket: return JSONToken(.endArray, index, index + 1)
    case 0x30...0x39, .minus: return number(at: index)
    default: return literal(at: index)
    }
  }

  /// The index of the first byte at or behind `start` that is no white space, or `count`.
  @inline(__always)
  func skipSpace(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isJSONSpace {
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

  /// `true`, `false`, `null`, or an invalid byte.
  func literal(at index: Int) -> JSONToken {
    switch self[index] {
    case 0x74 where matches("true", at: index): JSONToken(.true, index, index + 4, .isTrue)
    case 0x66 where matches("false", at: index): JSONToken(.false, index, index + 5)
    case 0x6E where matches("null", at: index): JSONToken(.null, index, index + 4)
    default: JSONToken(.invalid, index, index + 1)
    }
  }

  /// The number token at `start`, where a digit or a minus stands.
  ///
  /// It takes in what `JSONDecoder` takes for one, so `1.2.3`, `01` and `-` are tokens, malformed
  /// ones.
  func number(at start: Int) -> JSONToken {
    var traits: JSONTraits = .integer
    var index = start
    if self[index] == .minus {
      traits.insert(.negative)
      index += 1
    }
    let whole = index
    index = skipDigits(from: index)
    var isSound = index > whole && (self[whole] != .zero || index == whole + 1)
    if byte(at: index) == .period {
      traits.remove(.integer)
      let fraction = index + 1
      index = skipDigits(from: fraction)
      isSound = isSound && index > fraction
    }
    if byte(at: index) | 0x20 == 0x65 {
      traits.remove(.integer)
      index += 1
      if byte(at: index) == .plus || byte(at: index) == .minus { index += 1 }
      let exponent = index
      index = skipDigits(from: exponent)
      isSound = isSound && index > exponent
    }
    while index < count, self[index].isNumberByte {
      isSound = false
      index += 1
    }
    if !isSound { traits.insert(.malformed) }
    return JSONToken(.number, start, index, traits)
  }

  @inline(__always)
  private func skipDigits(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isDigit { index += 1 }
    return index
  }
}
