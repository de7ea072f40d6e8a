import StubDiagnostics

/// What stands before and behind the JSON.
extension JSONParser {
  /// Text before the JSON: reports it, and goes on at the first bracket that may begin a document.
  mutating func findJSON(from token: JSONToken) {
    let start = token.start
    guard !options.isRecord, let json = beginning(from: start) else {
      needsMore = !isFinal
      takeOnlyValue(at: start)
      return
    }
    needsMore = !isFinal && !beginsLine(json)
    position = json
    doubt.isSurrounded = true
    report(
      JSONFault(
        .surroundingText,
        log.range(start, endOfText(before: json)),
        view.matches("```", at: start)
          ? "a Markdown fence is no JSON; the JSON stands inside it"
          : "there is text before the JSON",
        fix: Finding.Fix(
          "keep the JSON only",
          edits: [Finding.Edit(log.range(start, json), "")]
        )
      )
    )
  }

  /// No bracket follows: the whole text is a word, a string in foreign quotes, or prose.
  private mutating func takeOnlyValue(at index: Int) {
    switch ForeignText.form(at: index, in: view) {
    case .apostrophe: takeQuoted(at: index, 1)
    case .typographicQuote(let length): takeQuoted(at: index, length)
    case .number, .word: takeWord(at: index)
    default:
      isStopped = true
      let isMarkup = view[index] == 0x3C
      report(
        JSONFault(
          .unexpectedCharacter,
          log.range(index, index + max(1, view.scalarLength(at: index))),
          isMarkup ? "this is HTML or XML, no JSON" : "this is no JSON; a value expected"
        )
      )
    }
  }

  /// The first bracket at the beginning of a line, else the first one at all.
  private func beginning(from start: Int) -> Int? {
    var first: Int?
    var index = start
    while index < view.count {
      if view[index] == .openBracket || view[index] == .openBrace {
        first = first ?? index
        if beginsLine(index) { return index }
      }
      index += 1
    }
    return first
  }

  private func beginsLine(_ index: Int) -> Bool {
    var start = index
    while start > 0, view[start - 1] == .space || view[start - 1] == .tab { start -= 1 }
    return start == 0 || view[start - 1] == .lineFeed || view[start - 1] == .carriageReturn
  }

  /// Something stands behind the value: reports it once, and reads no further.
  mutating func reportRest(from token: JSONToken) {
    if rereadAsText() { return }
    isStopped = true
    // A bracket behind a wrong one is no second fault.
    guard !doubt.isBracketReported else { return }
    let end = max(token.end, endOfText(before: view.count))
    let isShort = isFinal && end - token.start <= Self.lookahead
    let range = log.range(token.start, isShort ? end : endOfLine(from: token.start))
    guard !doubt.isSurrounded else {
      if isShort { log.amend(.surroundingText, with: Finding.Edit(range, "")) }
      return
    }
    switch token.kind {
    case .endArray, .endObject: reportStrayBracket(token)
    case .comma, .colon: reportMissingBrackets(token)
    case .invalid:
      report(
        JSONFault(
          .surroundingText,
          range,
          "there is text behind the JSON",
          fix: Finding.Fix("remove it", edits: isShort ? [Finding.Edit(range, "")] : [])
        )
      )
    default: reportSecondValue(token)
    }
  }

  /// Where the only value was a number, a word or a string and a bracket begins a later line, it
  /// was the beginning of a text before the JSON: "10 records:".
  private mutating func rereadAsText() -> Bool {
    guard !doubt.isSurrounded, !doubt.isGuessing, !options.isRecord, entries.count == 1,
      entries[0].kind != .array, entries[0].kind != .object
    else { return false }
    guard let json = beginning(from: entries[0].end), beginsLine(json) else {
      needsMore = !isFinal
      return false
    }
    let start = entries[0].start
    entries.removeAll(keepingCapacity: true)
    log.withdrawAll()
    expectation = .root
    findJSON(from: JSONToken(.invalid, start, start + 1))
    return true
  }

  private mutating func reportSecondValue(_ token: JSONToken) {
    let root = plan?.root ?? entries.first?.kind
    let isLines = root == .object && beginsLine(token.start)
    report(
      JSONFault(
        .secondValue,
        range(token),
        "a second value begins here; a JSON text has one",
        fix: Finding.Fix(
          isLines
            ? "if each line is a record, say so with --as lines; else put them into an array"
            : "put the values into one array"
        )
      )
    )
  }

  /// A comma or a colon behind the only value: the brackets around are missing.
  private mutating func reportMissingBrackets(_ token: JSONToken) {
    let isMember = token.kind == .colon
    let isLast = view.token(at: token.end).kind == .end
    report(
      JSONFault(
        isLast ? .surroundingText : .secondValue,
        range(token),
        isMember
          ? "':' behind the value; members stand between '{' and '}'"
          : isLast
            ? "',' behind the JSON"
            : "',' behind the value; several values stand between '[' and ']'"
      )
    )
  }
}
