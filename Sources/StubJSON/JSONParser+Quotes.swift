import StubDiagnostics

/// Strings in other quotes, and strings whose quotes are not where they should be.
extension JSONParser {
  /// A string in single or typographic quotes, of `length` bytes each.
  mutating func takeQuoted(at index: Int, _ length: Int) {
    guard let end = closingQuote(from: index + length, length) else {
      takeWord(at: index)
      return
    }
    if expectation == .separator {
      reportMissingComma(before: JSONToken(.string, index, end.upperBound))
      expectation = isInObject ? .key : .element
      doubt.isGuessing = true
    }
    position = end.upperBound
    reportQuotes(index..<index + length, end)
    let token = JSONToken(.string, index, end.upperBound, [.repaired, .escaped])
    entries.append(
      JSONEntry(.string, token.start, token.end, token.traits, next: entries.count + 1)
    )
    if expectation.takesKey { expectation = .colon } else { finishValue() }
  }

  private mutating func reportQuotes(_ opening: Range<Int>, _ closing: Range<Int>) {
    guard !doubt.isGuessing else { return }
    let isSingle = view[opening.lowerBound] == .apostrophe
    let hasQuotes = view.slice(opening.upperBound, closing.lowerBound).contains(.quote)
    let edits = [opening, closing].map {
      Finding.Edit(log.range($0.lowerBound, $0.upperBound), "\"")
    }
    log.reportHabit(
      JSONFault(
        isSingle ? .singleQuotes : .typographicQuotes,
        log.range(opening.lowerBound, closing.upperBound),
        isSingle
          ? "strings stand in double quotes, not in single ones"
          : "strings stand in plain double quotes (\"), not in typographic ones",
        fix: Finding.Fix("use double quotes", edits: hasQuotes ? [] : edits)
      )
    )
  }

  /// Where the quote that closes a string in foreign quotes stands, on its line.
  private func closingQuote(from start: Int, _ length: Int) -> Range<Int>? {
    var index = start
    while index < view.count, view[index] != .lineFeed, view[index] != .carriageReturn {
      switch view[index] {
      case .backslash: index += 1
      case .apostrophe where length == 1: return index..<index + 1
      case .quote where length > 1: return index..<index + 1
      case 0xE2 where length > 1:
        if case .typographicQuote(let width) = ForeignText.form(at: index, in: view),
          !isApostrophe(at: index)
        {
          return index..<index + width
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether the typographic quote at `index` stands between letters, as in "don’t".
  private func isApostrophe(at index: Int) -> Bool {
    guard view.matches("\u{2019}", at: index), index > 0 else { return false }
    return view[index - 1].isWordByte && view.byte(at: index + 3).isWordByte
  }

  /// After a string that holds a line break and is followed by something that cannot follow it:
  /// its closing quote is missing, and the rest of it is read again.
  mutating func splitUnclosedString() -> Bool {
    guard let last = entries.last, last.kind == .string, last.traits.contains(.malformed) else {
      return false
    }
    let end = endOfLine(from: last.start)
    guard end < last.end else { return false }
    while let fault = log.faults.last, fault.range.lowerBound >= last.start + log.offset {
      log.withdraw(to: log.faults.count - 1)
    }
    reportUnclosed(log.range(last.start, end))
    entries[entries.count - 1].end = end
    entries[entries.count - 1].traits.formUnion([.unterminated, .repaired])
    position = end
    doubt.isGuessing = true
    doubt.isBracketReported = true
    return true
  }

  private mutating func reportUnclosed(_ range: SourceRange) {
    report(
      JSONFault(.unclosedString, range, "the quote that closes this string is missing on its line")
    )
  }

  /// After a string that is followed at once by letters: the quote between them is not escaped.
  ///
  /// The string goes on to the quote that is followed by what may follow a value.
  mutating func joinUnescapedQuote(before index: Int) -> Bool {
    guard let last = entries.last, last.kind == .string, last.end == index,
      let end = likelyEnd(from: index)
    else { return false }
    let quote = log.range(index - 1, index)
    report(
      JSONFault(
        .unescapedQuote,
        quote,
        "the string ends at this quote; inside a string it is written '\\\"'",
        fix: Finding.Fix("escape the quote", edits: [Finding.Edit(quote, "\\\"")])
      )
    )
    entries[entries.count - 1].end = end
    entries[entries.count - 1].traits.formUnion(.repaired)
    position = end
    return true
  }

  /// The index after the first quote on the line that a comma, a bracket or the line end follows.
  private func likelyEnd(from start: Int) -> Int? {
    var index = start
    while index < view.count, view[index] != .lineFeed, view[index] != .carriageReturn {
      if view[index] == .quote {
        let next = view.byte(at: view.skipSpace(from: index + 1))
        if next == .comma || next == .closeBrace || next == .closeBracket { return index + 1 }
      }
      index += 1
    }
    return nil
  }
}
