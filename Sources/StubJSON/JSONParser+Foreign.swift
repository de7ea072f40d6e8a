import StubDiagnostics

/// What is no token of JSON at all.
extension JSONParser {
  /// Goes over something that is no JSON, and says what it is.
  mutating func recoverFromForeign(_ token: JSONToken) {
    let index = token.start
    switch ForeignText.form(at: index, in: view) {
    case .space(let length, let name): skipSpace(at: index, length, name)
    case .comment: skipComment(at: index)
    case _ where expectation == .root: findJSON(from: token)
    case _ where expectation == .nothing: reportRest(from: token)
    case .apostrophe: takeQuoted(at: index, 1)
    case .typographicQuote(let length): takeQuoted(at: index, length)
    case .ellipsis(let length): skipEllipsis(at: index, length)
    case .number, .word: takeWord(at: index)
    case .character: takeCharacter(token)
    }
  }

  private mutating func skipSpace(at index: Int, _ length: Int, _ name: String) {
    position = index + length
    guard !doubt.isGuessing else { return }
    let range = log.range(index, position)
    log.reportHabit(
      JSONFault(
        .foreignSpace,
        range,
        "\(name) is no white space of JSON",
        fix: Finding.Fix("replace it with a space", edits: [Finding.Edit(range, " ")])
      )
    )
  }

  private mutating func skipComment(at index: Int) {
    let isBlock = view.byte(at: index + 1) == .asterisk
    let end = isBlock ? endOfBlock(from: index + 2) : endOfLine(from: index)
    position = end ?? view.count
    guard !doubt.isGuessing else { return }
    let range = log.range(index, position)
    guard end != nil else {
      isStopped = true
      needsMore = !isFinal
      log.report(JSONFault(.truncated, log.range(index, index + 2), "this comment is not closed"))
      return
    }
    log.reportHabit(
      JSONFault(
        .comment,
        range,
        "JSON has no comments",
        fix: Finding.Fix("remove the comment", edits: [Finding.Edit(range, "")])
      )
    )
  }

  /// The index after `*/`.
  private func endOfBlock(from start: Int) -> Int? {
    var index = start
    while index + 1 < view.count {
      if view[index] == .asterisk, view[index + 1] == .slash { return index + 2 }
      index += 1
    }
    return nil
  }

  /// The index of the line end at or behind `start`, or that of the end.
  func endOfLine(from start: Int, upTo end: Int? = nil) -> Int {
    let end = end ?? view.count
    var index = start
    while index < end, view[index] != .lineFeed, view[index] != .carriageReturn {
      index += 1
    }
    return index
  }

  /// `...` in the place of records, members or a value.
  private mutating func skipEllipsis(at index: Int, _ length: Int) {
    position = index + length
    report(
      JSONFault(
        .ellipsis,
        log.range(index, position),
        "'\(view.text(index, position))' stands for something that was left out"
      )
    )
    switch expectation {
    case .memberValue: appendPlaceholder(at: index)
    case .colon: isStopped = true
    case .separator: break
    default:
      let next = view.token(at: position)
      if next.kind == .comma { position = next.end }
      doubt.comma = comma
    }
  }

  /// A character that has no place anywhere.
  private mutating func takeCharacter(_ token: JSONToken) {
    let byte = view[token.start]
    switch (byte, expectation) {
    case (.equals, .colon): replaceColon(at: token.start)
    case (.semicolon, .separator):
      replace(token, .missingComma, with: ",")
      comma = token.start
      expectation = isInObject ? .key : .element
    case (.backslash, _):
      isStopped = true
      report(
        JSONFault(
          .unexpectedCharacter,
          range(token),
          "'\\' outside a string; is this JSON the text of another string?"
        )
      )
    case (_, .memberValue), (_, .element), (_, .firstElement): takeWord(at: token.start)
    default:
      isStopped = true
      report(
        JSONFault(
          .unexpectedCharacter,
          range(token),
          "\(phrase(at: token.start)) has no place here; \(expectedPhrase) expected"
        )
      )
    }
  }

  /// How a message names the character at `index`.
  func phrase(at index: Int) -> String {
    let length = view.scalarLength(at: index)
    return length == 0
      ? JSONStringFaults.phrase(ofByte: view[index]) : "'\(view.text(index, index + length))'"
  }

  /// `=` or `=>` in the place of a colon.
  private mutating func replaceColon(at index: Int) {
    let end = view.byte(at: index + 1) == 0x3E ? index + 2 : index + 1
    replace(JSONToken(.invalid, index, end), .missingColon, with: ":")
    position = end
    expectation = .memberValue
  }

  private mutating func replace(
    _ token: JSONToken,
    _ kind: JSONFaultKind,
    with replacement: String
  ) {
    log.reportHabit(
      JSONFault(
        kind,
        range(token),
        "'\(replacement)' expected, found '\(view.text(token.start, token.end))'",
        fix: Finding.Fix(
          "write '\(replacement)'",
          edits: [Finding.Edit(range(token), replacement)]
        )
      )
    )
  }

  /// What the grammar asks for, for a message.
  var expectedPhrase: String {
    switch expectation {
    case .root, .memberValue, .element: "a value"
    case .firstElement: "a value or ']'"
    case .firstKey: "a key in double quotes or '}'"
    case .key: "a key in double quotes"
    case .colon: "':'"
    case .separator: isInObject ? "',' or '}'" : "',' or ']'"
    case .nothing: "the end"
    }
  }
}
