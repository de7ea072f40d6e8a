import StubDiagnostics

/// Letters and numbers that are no JSON.
extension JSONParser {
  /// Takes the word at `index` for a key or a value.
  mutating func takeWord(at index: Int) {
    switch expectation {
    case .firstKey, .key: takeKey(at: index)
    case .colon:
      if splitRunOnString(before: index) || splitUnclosedString() { return }
      reportMissingColon(before: JSONToken(.invalid, index, endOfWord(from: index)))
      expectation = .memberValue
      position = index
    case .separator: takeWordForComma(at: index)
    default: takeValue(at: index)
    }
  }

  /// A key without quotes.
  private mutating func takeKey(at index: Int) {
    let end = max(index + 1, endOfWord(from: index))
    let range = log.range(index, end)
    if view.byte(at: end) == .quote, view.token(at: end + 1).kind == .colon {
      reportUnopened(range)
      appendKey(index, end + 1)
      position = end + 1
      return
    }
    guard view.token(at: end).kind == .colon || view.byte(at: view.skipSpace(from: end)) == .equals
    else {
      isStopped = true
      let text = view.text(index, end)
      report(
        JSONFault(.invalidKey, range, "'\(text)' has no place here; \(expectedPhrase) expected")
      )
      return
    }
    reportUnquoted(range, view.text(index, end))
    appendKey(index, end)
    position = end
  }

  private mutating func reportUnquoted(_ range: SourceRange, _ key: String) {
    guard !doubt.isGuessing else { return }
    let edits = [range.lowerBound, range.upperBound].map {
      Finding.Edit(SourceRange($0, $0), "\"")
    }
    log.reportHabit(
      JSONFault(
        .unquotedKey,
        range,
        "the key \(key) stands in double quotes in JSON",
        fix: Finding.Fix("add the quotes", edits: edits)
      )
    )
  }

  /// A word that only the closing quote follows.
  private mutating func reportUnopened(_ range: SourceRange) {
    let place = SourceRange(range.lowerBound, range.lowerBound)
    report(
      JSONFault(
        .unopenedString,
        range,
        "the quote that opens this string is missing",
        fix: Finding.Fix("add the quote", edits: [Finding.Edit(place, "\"")])
      )
    )
  }

  /// A value that is no JSON: a literal of another language, or text without quotes.
  private mutating func takeValue(at index: Int) {
    let wordEnd = endOfWord(from: index)
    let word = view.text(index, wordEnd)
    let known = ForeignText.replacement(for: word)
    let end = known == nil ? max(index + 1, endOfPhrase(from: index)) : wordEnd
    if end == view.count, isPrefixOfLiteral(word) {
      position = end
      appendInvalid(index, end)
      reportTruncation()
      isStopped = true
      return
    }
    reportWord(index, end, known)
    appendInvalid(index, end)
    position = end
  }

  private mutating func reportWord(
    _ start: Int,
    _ end: Int,
    _ known: (kind: JSONFaultKind, literal: String?)?
  ) {
    let text = view.text(start, end)
    let range = log.range(start, end)
    if let known {
      reportKnown(text, range, known.kind, known.literal)
    } else if view[start].isDigit || view[start].isNumberByte && !view[start].isWordByte {
      report(JSONFault(.foreignNumber, range, "'\(text)' is no JSON number"))
    } else if view[end - 1] == .quote, view.slice(start, end - 1).allSatisfy({ $0 != .quote }) {
      reportUnopened(range)
    } else {
      reportText(text, range)
    }
  }

  /// A literal of another language; beside strings in single quotes it is one more sign of it.
  private mutating func reportKnown(
    _ text: String,
    _ range: SourceRange,
    _ kind: JSONFaultKind,
    _ literal: String?
  ) {
    guard let literal else {
      let fix = Finding.Fix(
        "write a number, or a string that 'nonConformingFloats' of the schema takes for one"
      )
      return report(JSONFault(kind, range, "'\(text)' is no number that JSON has", fix: fix))
    }
    let fix = Finding.Fix("write '\(literal)'", edits: [Finding.Edit(range, literal)])
    if log.hasHabit(.singleQuotes), !doubt.isGuessing {
      let note = JSONFault.Note("'\(text)' is written '\(literal)'", range)
      log.reportHabit(JSONFault(.singleQuotes, range, "", notes: [note], fix: fix))
    } else {
      report(JSONFault(kind, range, "'\(text)' is no JSON; it is written '\(literal)'", fix: fix))
    }
  }

  private mutating func reportText(_ text: String, _ range: SourceRange) {
    let near = NearMiss.nearest(to: text, among: ["true", "false", "null"])
    report(
      JSONFault(
        .unquotedText,
        range,
        "'\(text.prefix(40))' is no JSON value" + (near.map { "; did you mean '\($0)'?" } ?? ""),
        fix: near.map { Finding.Fix("write '\($0)'", edits: [Finding.Edit(range, $0)]) }
      )
    )
  }

  /// A word where a comma or a bracket is due.
  private mutating func takeWordForComma(at index: Int) {
    if joinsLastScalar(JSONToken(.invalid, index, index + 1)) { return }
    if splitRunOnString(before: index) || splitUnclosedString()
      || joinUnescapedQuote(before: index)
    {
      return
    }
    let end = max(index + 1, endOfWord(from: index))
    reportMissingComma(before: JSONToken(.invalid, index, end))
    expectation = isInObject ? .key : .element
    doubt.isGuessing = true
    position = index
  }

  /// Whether the token stands right behind a number or a literal: `1_000`, `truex`, `-Infinity`.
  ///
  /// Both are then one value, and no JSON.
  mutating func joinsLastScalar(_ token: JSONToken) -> Bool {
    guard let last = entries.last, last.end == token.start, token.kind != .string,
      last.kind == .number || last.kind == .bool || last.kind == .null,
      token.kind == .invalid ? view[token.start].isWordByte : token.kind.isScalar
    else { return false }
    log.withdrawValueFaults(from: last.start)
    let end = endOfWord(from: last.start)
    reportWord(last.start, end, ForeignText.replacement(for: view.text(last.start, end)))
    entries[entries.count - 1].kind = .invalid
    entries[entries.count - 1].end = end
    position = end
    return true
  }

  private mutating func appendInvalid(_ start: Int, _ end: Int) {
    entries.append(JSONEntry(.invalid, start, end, .repaired, next: entries.count + 1))
    finishValue()
  }

  private func isPrefixOfLiteral(_ word: String) -> Bool {
    ["true", "false", "null"].contains { $0.hasPrefix(word) }
  }

  /// The index after the letters, digits, signs and points from `start` on.
  private func endOfWord(from start: Int) -> Int {
    var index = start
    while index < view.count, view[index].isWordByte || view[index].isNumberByte { index += 1 }
    return index
  }

  /// The index after text without quotes, which ends before a comma, a bracket or a line end.
  private func endOfPhrase(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < view.count {
      switch view[index] {
      case .lineFeed, .carriageReturn, .closeBrace: return endOfText(before: index)
      case .comma where depth == 0, .closeBracket where depth == 0:
        return endOfText(before: index)
      case 0x28: depth += 1
      case 0x29: depth = max(0, depth - 1)
      default: break
      }
      index += 1
    }
    return endOfText(before: index)
  }
}
