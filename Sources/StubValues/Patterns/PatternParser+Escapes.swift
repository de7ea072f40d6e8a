extension PatternParser {
  /// What follows a `\` outside of a class.
  mutating func escapedAtom(since start: Int) throws(ValueSyntaxError) -> PatternNode {
    guard let scalar = peek else { throw error("'\\' escapes nothing", since: start) }
    if let (set, isOpen) = classEscape(scalar) {
      index += 1
      return .scalar(set, isOpen: isOpen)
    }
    switch scalar {
    case "b", "B":
      index += 1
      throw error("a word boundary is not supported", since: start)
    case "1"..."9", "k":
      index += 1
      throw error("a backreference is not supported", since: start)
    default:
      return .scalar(ScalarSet(try characterEscape(since: start)), isOpen: false)
    }
  }

  /// The set of `\d`, `\w`, `\s` and their opposites.
  func classEscape(_ scalar: Unicode.Scalar) -> (ScalarSet, isOpen: Bool)? {
    switch scalar {
    case "d": (.digits, false)
    case "w": (.wordCharacters, false)
    case "s": (.whitespace, false)
    case "D": (ScalarSet.digits.inverted, true)
    case "W": (ScalarSet.wordCharacters.inverted, true)
    case "S": (ScalarSet.whitespace.inverted, true)
    default: nil
    }
  }

  /// The scalar of an escape, whose first character after `\` is next.
  mutating func characterEscape(since start: Int) throws(ValueSyntaxError) -> UInt32 {
    guard let scalar = peek else { throw error("'\\' escapes nothing", since: start) }
    index += 1
    switch scalar {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "c": return try controlEscape(since: start)
    case "x": return try hexadecimal(digits: 2, since: start)
    case "u": return try unicodeEscape(since: start)
    case "0":
      if let next = peek, ScalarSet.digits.contains(next.value) {
        throw error("an octal escape is not supported", since: start)
      }
      return 0
    case "p", "P": throw error("a Unicode property is not supported", since: start)
    default: return try identityEscape(scalar, since: start)
    }
  }

  /// ECMA-262 wants only syntax characters here; other ASCII punctuation is taken too, as people
  /// write `\-` and `\@`.
  private func identityEscape(
    _ scalar: Unicode.Scalar,
    since start: Int
  ) throws(ValueSyntaxError) -> UInt32 {
    let isPlain = ScalarSet.wordCharacters.contains(scalar.value) && scalar != "_"
    guard scalar.isASCII, !isPlain, scalar.value >= 0x20 else {
      throw error("'\\\(scalar)' is no escape", since: start)
    }
    return scalar.value
  }

  private mutating func controlEscape(since start: Int) throws(ValueSyntaxError) -> UInt32 {
    guard let letter = peek, letter.isASCII, UInt8(ascii: letter).isASCIILetter else {
      throw error("'\\c' is followed by a letter", since: start)
    }
    index += 1
    return letter.value % 32
  }

  private mutating func unicodeEscape(since start: Int) throws(ValueSyntaxError) -> UInt32 {
    if take("{") {
      let value = try hexadecimal(digits: nil, since: start)
      guard take("}") else { throw error("'\\u{' is not closed", since: start) }
      return try scalar(value, since: start)
    }
    let first = try hexadecimal(digits: 4, since: start)
    guard 0xD800...0xDBFF ~= first, index + 1 < scalars.count, scalars[index] == "\\",
      scalars[index + 1] == "u"
    else { return try scalar(first, since: start) }
    index += 2
    let second = try hexadecimal(digits: 4, since: start)
    guard 0xDC00...0xDFFF ~= second else { return try scalar(first, since: start) }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private func scalar(_ value: UInt32, since start: Int) throws(ValueSyntaxError) -> UInt32 {
    if Unicode.Scalar(value) != nil { return value }
    let isSurrogate = 0xD800...0xDFFF ~= value
    throw error(
      isSurrogate ? "half a surrogate pair is no character" : "there is no such character",
      since: start
    )
  }

  /// So many hexadecimal digits, or all that follow.
  private mutating func hexadecimal(
    digits count: Int?,
    since start: Int
  ) throws(ValueSyntaxError) -> UInt32 {
    let first = index
    var value: UInt32 = 0
    while index - first < count ?? .max, let digit = peek.flatMap(Self.hexadecimalDigit) {
      value = min(value * 16 + digit, 0x110000)
      index += 1
    }
    guard index > first, count == nil || index - first == count else {
      throw error("a hexadecimal digit is missing", since: start)
    }
    return value
  }

  private static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "A"..."F": scalar.value - 0x41 + 10
    case "a"..."f": scalar.value - 0x61 + 10
    default: nil
    }
  }
}
