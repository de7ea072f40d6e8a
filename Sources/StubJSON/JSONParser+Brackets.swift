import StubDiagnostics

/// Brackets that do not match, are missing, or are too many.
extension JSONParser {
  /// A closing bracket that closes nothing here.
  mutating func recoverFromClosing(_ token: JSONToken) {
    switch expectation {
    case .nothing: reportRest(from: token)
    case .root:
      reportStrayBracket(token)
    case .memberValue:
      reportMissingValue(before: token)
      reconsider(token)
    case .colon:
      reportMissingColon(before: token)
      reconsider(token)
    default: closeMismatched(token)
    }
  }

  /// A bracket that closes nothing at all.
  mutating func reportStrayBracket(_ token: JSONToken) {
    guard !doubt.isBracketReported else { return }
    doubt.isBracketReported = true
    report(
      JSONFault(
        .mismatchedBracket,
        range(token),
        "'\(view.text(token.start, token.end))' closes nothing",
        fix: Finding.Fix("remove it", edits: [Finding.Edit(range(token), "")])
      )
    )
  }

  /// The bracket of an outer container closes the inner ones too; any other is taken for a typing
  /// error.
  private mutating func closeMismatched(_ token: JSONToken) {
    let wanted: JSONKind = token.kind == .endObject ? .object : .array
    let match = open.lastIndex { entries[$0.entry].kind == wanted }
    reportMismatch(token)
    doubt.isGuessing = false
    guard let match, match > 0 || view.token(at: token.end).kind == .end else {
      close(at: token.end, traits: .repaired)
      return
    }
    while open.count > match + 1 { close(at: token.start, traits: .unterminated) }
    close(at: token.end)
  }

  private mutating func reportMismatch(_ token: JSONToken) {
    guard !doubt.isBracketReported, let inner = open.last else { return }
    doubt.isBracketReported = true
    let kind = entries[inner.entry].kind
    report(
      JSONFault(
        .mismatchedBracket,
        range(token),
        "'\(kind.closer)' expected, found '\(view.text(token.start, token.end))'",
        notes: [
          JSONFault.Note("\(kind.phrase) begins here", inner.bracketRange)
        ]
      )
    )
  }

  /// Where an object begins in the place of a key, and the object around it is an element of an
  /// array: that object is not closed.
  mutating func closesBefore(_ token: JSONToken) -> Bool {
    guard token.kind == .beginObject, isInObject, open.count > 1,
      entries[open[open.count - 2].entry].kind == .array, let inner = open.last
    else { return false }
    let isAfterComma = expectation == .key
    let end = isAfterComma ? comma : endOfText(before: token.start)
    report(
      JSONFault(
        .mismatchedBracket,
        range(token),
        "'}' expected before this",
        notes: [JSONFault.Note("the object before it begins here", inner.bracketRange)],
        fix: Finding.Fix(
          "close the object",
          edits: [Finding.Edit(log.range(end, end), isAfterComma ? "}" : "},")]
        )
      )
    )
    close(at: end)
    expectation = .element
    reconsider(token)
    return true
  }

  /// The text ends although something is open.
  mutating func recoverFromEnd() {
    isStopped = true
    guard expectation != .root else {
      guard log.faults.isEmpty else { return }
      let isBlank = view.count > 0
      report(
        JSONFault(
          .empty,
          log.range(0, view.count),
          isBlank ? "there is no JSON" : "the file is empty",
          fix: Finding.Fix("write [] if there are no records")
        )
      )
      return
    }
    reportTruncation()
  }

  /// Reports that the text ends inside what is open.
  mutating func reportTruncation() {
    guard !doubt.isBracketReported else { return }
    let end = endOfText(before: view.count)
    let closers = String(open.reversed().prefix(8).map { entries[$0.entry].kind.closer })
    let dots = open.count > 8 ? "…" : ""
    report(
      JSONFault(
        .truncated,
        log.range(end, end),
        "the text ends here, but '\(closers)\(dots)' is missing",
        notes: openingNotes(),
        fix: Self.completion
      )
    )
  }

  /// The remedy for a text that is not whole.
  static let completion = Finding.Fix("complete it; was it copied or written only in part?")

  /// Where the innermost open objects and arrays begin.
  func openingNotes() -> [JSONFault.Note] {
    open.reversed().prefix(4).map {
      JSONFault.Note(
        "\(entries[$0.entry].kind.phrase) that is not closed begins here",
        $0.bracketRange
      )
    }
  }

  /// Reports the bracket that is one too deep; what is behind it is not read.
  mutating func reportDepth(_ token: JSONToken) {
    isStopped = true
    report(
      JSONFault(
        .tooDeep,
        range(token),
        "more than \(Self.maximumDepth) arrays and objects inside each other; JSONDecoder reads no more"
      )
    )
  }
}

extension JSONParser.Level {
  /// Its opening bracket.
  var bracketRange: SourceRange { SourceRange(offset, offset + 1) }
}

extension JSONKind {
  /// The bracket that closes it.
  var closer: Character { self == .object ? "}" : "]" }
}
