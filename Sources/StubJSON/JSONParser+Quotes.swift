import StubDiagnostics

/// Strings in other quotes.
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
    if expectation.takesKey {
      appendKey(index, end.upperBound)
    } else {
      entries.append(
        JSONEntry(.string, index, end.upperBound, .repaired, next: entries.count + 1)
      )
      finishValue()
    }
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
    let end = min(view.count, start + Self.quoteLookahead)
    while index < end, view[index] != .lineFeed, view[index] != .carriageReturn {
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
}
