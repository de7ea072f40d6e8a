import StubDiagnostics

/// What stands before and behind the JSON.
extension JSONParser {
  /// Text before the JSON: reports it, and goes on at the first bracket that may begin a document.
  mutating func findJSON(from token: JSONToken) {
    let start = token.start
    guard !options.isRecord, let json = beginning(from: start) else {
      takeOnlyValue(at: start)
      return
    }
    position = json
    let end = endOfText(before: json)
    let isFence = view.matches("```", at: start)
    report(
      JSONFault(
        .surroundingText,
        log.range(start, end),
        isFence
          ? "a Markdown fence is no JSON; the JSON stands inside it"
          : "there is text before the JSON",
        fix: Finding.Fix("keep the JSON only")
      )
    )
    doubt.container = -2
  }

  /// No bracket follows: the whole text is a word, a string in foreign quotes, or prose.
  private mutating func takeOnlyValue(at index: Int) {
    switch ForeignText.form(at: index, in: view) {
    case .apostrophe: takeQuoted(at: index, 1)
    case .typographicQuote(let length): takeQuoted(at: index, length)
    case .number, .word: takeWord(at: index)
    default:
      isStopped = true
      report(
        JSONFault(
          .unexpectedCharacter,
          log.range(index, index + max(1, view.scalarLength(at: index))),
          "this is no JSON; a value expected"
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
    isStopped = true
    // What came with a text before the JSON is no second fault, nor is a bracket behind a wrong one.
    guard doubt.container != -2, !doubt.isBracketReported else { return }
    let end = endOfText(before: view.count)
    let range = log.range(token.start, max(token.end, end))
    switch token.kind {
    case .endArray, .endObject: reportStrayBracket(token)
    case .comma, .colon: reportMissingBrackets(token)
    case .invalid:
      report(
        JSONFault(
          .surroundingText,
          range,
          "there is text behind the JSON",
          fix: Finding.Fix("remove it", edits: [Finding.Edit(range, "")])
        )
      )
    default: reportSecondValue(token)
    }
  }

  private mutating func reportSecondValue(_ token: JSONToken) {
    let isLines = entries[0].kind == .object && beginsLine(token.start)
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
