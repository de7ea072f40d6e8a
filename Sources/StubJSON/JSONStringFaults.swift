import StubDiagnostics

/// Says what is wrong with a string.
enum JSONStringFaults {
  /// The faults of an unsound string token that has both quotes, one of each kind, with the edits
  /// for all of that kind.
  static func faults(in view: ByteView, _ token: JSONToken, _ log: JSONFaultLog) -> [JSONFault] {
    var faults: [JSONFault] = []
    var index = token.start + 1
    while index < token.end - 1 {
      let step = look(at: index, before: token.end - 1, in: view)
      if let kind = step.kind {
        let bytes = view.text(index, index + step.length)
        let next = fault(kind, log.range(index, index + step.length), bytes, view[index])
        if let known = faults.firstIndex(where: { $0.kind == kind }) {
          faults[known].fix?.edits += next.fix?.edits ?? []
        } else {
          faults.append(next)
        }
      }
      index += step.length
    }
    return faults
  }

  /// One step through a string: how many bytes belong together, and what is wrong with them.
  private struct Step {
    var length: Int
    var kind: JSONFaultKind?
  }

  private static func look(at index: Int, before end: Int, in view: ByteView) -> Step {
    let byte = view[index]
    if byte == .backslash { return lookAtEscape(at: index, before: end, in: view) }
    if byte < 0x20 { return Step(length: 1, kind: .controlCharacter) }
    let length = view.scalarLength(at: index)
    return length == 0 ? Step(length: 1, kind: .invalidUTF8) : Step(length: length)
  }

  private static func lookAtEscape(at index: Int, before end: Int, in view: ByteView) -> Step {
    guard view.byte(at: index + 1) == 0x75 else {
      if view[index + 1].isSimpleEscape { return Step(length: 2) }
      let length = 1 + max(1, view.scalarLength(at: index + 1))
      return Step(length: min(length, end - index), kind: .malformedEscape)
    }
    let digits = index + 2
    for position in digits..<digits + 4 where view.byte(at: position) == .quote {
      return Step(length: min(2, end - index), kind: .brokenEscape)
    }
    guard let unit = view.hexadecimalUnit(at: digits) else {
      return Step(length: min(6, end - index), kind: .malformedEscape)
    }
    guard unit & 0xF800 == 0xD800 else { return Step(length: 6) }
    if unit < 0xDC00, view.byte(at: index + 6) == .backslash, view.byte(at: index + 7) == 0x75,
      let second = view.hexadecimalUnit(at: index + 8), second & 0xFC00 == 0xDC00
    {
      return Step(length: 12)
    }
    return Step(length: 6, kind: .loneSurrogate)
  }

  private static func fault(
    _ kind: JSONFaultKind,
    _ range: SourceRange,
    _ text: String,
    _ byte: UInt8
  ) -> JSONFault {
    switch kind {
    case .controlCharacter: controlCharacter(range, byte)
    case .invalidUTF8: invalidUTF8(range, byte)
    case .loneSurrogate:
      JSONFault(
        kind,
        range,
        "\(text) is half of a surrogate pair; the other half is missing",
        fix: Finding.Fix("write the character itself, or both halves")
      )
    case .brokenEscape:
      JSONFault(kind, range, "four hexadecimal digits expected behind '\\u'")
    default: malformedEscape(range, text)
    }
  }

  private static func malformedEscape(_ range: SourceRange, _ text: String) -> JSONFault {
    let isUnicode = text.hasPrefix("\\u")
    return JSONFault(
      .malformedEscape,
      range,
      isUnicode
        ? "'\(text)' is no escape: four hexadecimal digits expected behind '\\u'"
        : "'\(text)' is no escape of JSON; a backslash itself is written '\\\\'",
      fix: Finding.Fix(
        "escape the backslash",
        edits: [Finding.Edit(SourceRange(range.lowerBound, range.lowerBound), "\\")]
      )
    )
  }

  private static func controlCharacter(_ range: SourceRange, _ byte: UInt8) -> JSONFault {
    let (name, escape) =
      switch byte {
      case .lineFeed: ("line break", "\\n")
      case .carriageReturn: ("line break", "\\r")
      case .tab: ("tab", "\\t")
      default: ("control character U+\(hexadecimal(byte, 4))", "\\u\(hexadecimal(byte, 4))")
      }
    return JSONFault(
      .controlCharacter,
      range,
      "\(name) inside a string; JSON writes it '\(escape)'",
      fix: Finding.Fix("write '\(escape)'", edits: [Finding.Edit(range, escape)])
    )
  }

  private static func invalidUTF8(_ range: SourceRange, _ byte: UInt8) -> JSONFault {
    JSONFault(
      .invalidUTF8,
      range,
      "\(phrase(ofByte: byte)) is no UTF-8",
      fix: Finding.Fix("save the file as UTF-8")
    )
  }

  /// How a message names a byte that is no UTF-8.
  static func phrase(ofByte byte: UInt8) -> String {
    let letter = byte > 0xA0 ? " ('\(Character(Unicode.Scalar(byte)))' in Latin-1)" : ""
    return "the byte \(hexadecimal(byte, 2))\(letter)"
  }

  /// The number in upper-case hexadecimal digits, at least `width` of them.
  static func hexadecimal(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
