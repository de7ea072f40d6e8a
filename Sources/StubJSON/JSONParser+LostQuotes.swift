import StubDiagnostics

/// Strings whose quotes are not where they should be.
extension JSONParser {
  /// After a string that holds a line break and is followed by something that cannot follow it:
  /// its closing quote is missing, and the rest of it is read again.
  mutating func splitUnclosedString() -> Bool {
    guard let last = entries.last, last.kind == .string, last.traits.contains(.malformed) else {
      return false
    }
    let end = endOfLine(from: last.start, upTo: last.end)
    guard end < last.end else { return false }
    split(last, at: end)
    doubt.isGuessing = true
    doubt.isBracketReported = true
    return true
  }

  /// After a key with a colon in it, or a value with a comma at its end, that is followed at once
  /// by letters: its closing quote is missing, and what closes it opens the next string.
  mutating func splitRunOnString(before index: Int) -> Bool {
    guard let last = entries.last, last.kind == .string, last.end == index else { return false }
    var end = last.start + 1
    if expectation == .colon {
      while end < last.end - 1, view[end] != .colon { end += 1 }
      guard end < last.end - 1 else { return false }
    } else {
      end = last.end - 2
      while end > last.start, view[end].isJSONSpace { end -= 1 }
      guard end > last.start, view[end] == .comma else { return false }
    }
    split(last, at: end)
    return true
  }

  /// Ends the last string at `end`, and reads on from there.
  private mutating func split(_ string: JSONEntry, at end: Int) {
    log.withdrawValueFaults(from: string.start)
    let place = log.range(end, end)
    report(
      JSONFault(
        .unclosedString,
        log.range(string.start, end),
        "the quote that closes this string is missing",
        fix: Finding.Fix("add the quote", edits: [Finding.Edit(place, "\"")])
      )
    )
    entries[entries.count - 1].end = end
    entries[entries.count - 1].traits.formUnion([.unterminated, .repaired])
    position = end
  }

  /// After a string that is followed at once by letters: the quote between them is not escaped.
  ///
  /// The string goes on to the quote that is followed by what may follow a value.
  mutating func joinUnescapedQuote(before index: Int) -> Bool {
    guard let last = entries.last, last.kind == .string, last.end == index,
      let end = likelyEnd(from: index)
    else { return false }
    let quotes = (index - 1..<end - 1).filter { view[$0] == .quote && view[$0 - 1] != .backslash }
    report(
      JSONFault(
        .unescapedQuote,
        log.range(index - 1, index),
        "the string ends at this quote; inside a string it is written '\\\"'",
        fix: Finding.Fix(
          "escape the quotes inside",
          edits: quotes.map { Finding.Edit(log.range($0, $0), "\\") }
        )
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
    let end = min(view.count, start + Self.quoteLookahead)
    while index < end, view[index] != .lineFeed, view[index] != .carriageReturn {
      if view[index] == .quote {
        let next = view.byte(at: view.skipSpace(from: index + 1))
        if next == .comma || next == .closeBrace || next == .closeBracket { return index + 1 }
      }
      index += 1
    }
    return nil
  }
}
