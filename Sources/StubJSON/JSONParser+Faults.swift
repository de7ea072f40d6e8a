import StubDiagnostics

/// Faults that do not stop the grammar.
extension JSONParser {
  /// Reports the comma that stands before the closing bracket `token`.
  mutating func reportTrailingComma(before token: JSONToken) {
    guard doubt.comma != comma, !doubt.isGuessing else { return }
    let range = log.range(comma, comma + 1)
    log.report(
      JSONFault(
        .trailingComma,
        range,
        "trailing comma before '\(view.text(token.start, token.end))'; JSON has none",
        fix: Finding.Fix("remove the comma", edits: [Finding.Edit(range, "")])
      )
    )
  }

  /// Reports what is wrong with a string or number token.
  mutating func reportUnsound(_ token: JSONToken) {
    guard token.kind == .string else {
      log.report(JSONNumberFault.fault(in: view, token, range: range(token)))
      return
    }
    if token.traits.contains(.unterminated) {
      reportUnterminated(token)
      return
    }
    for fault in JSONStringFaults.faults(in: view, token, log) { log.report(fault) }
  }

  /// A string without an end: the text was cut off, or a quote is missing on the string's line.
  private mutating func reportUnterminated(_ token: JSONToken) {
    let end = endOfText(before: token.end)
    if endOfLine(from: token.start, upTo: end) < end {
      entries[entries.count - 1].traits.formUnion(.malformed)
      _ = splitUnclosedString()
      return
    }
    isStopped = true
    report(
      JSONFault(
        .truncated,
        log.range(token.start, end),
        "this string is not closed; the text ends inside it",
        notes: openingNotes(),
        fix: Self.completion
      )
    )
  }

  /// Reports the keys that an object has already.
  mutating func reportDuplicates(in object: Int) {
    guard entries[object].count > 1 else { return }
    let duplicates = JSONKeyIndex.duplicates(in: object, entries, view, byText: keys.needsText)
    for (key, first) in duplicates {
      let name = JSONText.approximate(view, entries[key])
      reportDuplicate(
        name,
        log.range(entries[key].start, entries[key].end),
        first: log.range(entries[first].start, entries[first].end)
      )
    }
  }

  /// Reports that the key `name` stands at `range`, and before that at `first`.
  mutating func reportDuplicate(_ name: String, _ range: SourceRange, first: SourceRange) {
    log.report(
      JSONFault(
        .duplicateKey,
        range,
        "the object has the key \"\(name)\" already; JSONDecoder keeps the first",
        notes: [JSONFault.Note("the first \"\(name)\"", first)],
        fix: Finding.Fix("remove one of the two")
      )
    )
  }
}
