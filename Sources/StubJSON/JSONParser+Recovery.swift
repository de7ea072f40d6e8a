import StubDiagnostics

/// What happens where the grammar does not go on.
///
/// Each function reports what is wrong at most once, and leaves the parser further on than it was:
/// behind the token, or at it with another expectation.
extension JSONParser {
  /// Reports a token that may not stand here, and goes on as if all were well.
  mutating func recover(from token: JSONToken) {
    switch token.kind {
    case .end: recoverFromEnd()
    case .comma: recoverFromComma(token)
    case .colon: recoverFromColon(token)
    case .endObject, .endArray: recoverFromClosing(token)
    case .invalid: recoverFromForeign(token)
    default: recoverFromValue(token)
    }
  }

  /// Reports a fault that makes the document unreadable, unless a guess may have made it up.
  mutating func report(_ fault: JSONFault) {
    if !doubt.isGuessing { log.report(fault) }
  }

  /// Looks at `token` once more, with the expectation that is now.
  mutating func reconsider(_ token: JSONToken) { position = token.start }

  /// The range of a token in the whole text.
  func range(_ token: JSONToken) -> SourceRange { log.range(token.start, token.end) }

  private mutating func recoverFromComma(_ token: JSONToken) {
    switch expectation {
    case .nothing: reportRest(from: token)
    case .memberValue:
      reportMissingValue(before: token)
      reconsider(token)
    case .colon:
      reportMissingColon(before: token)
      reconsider(token)
    default: reportExtraComma(token)
    }
  }

  /// Reports the first of a run of commas, and goes over all of them.
  private mutating func reportExtraComma(_ token: JSONToken) {
    var end = token.end
    var next = view.token(at: end)
    while next.kind == .comma {
      end = next.end
      next = view.token(at: end)
    }
    position = end
    comma = token.start
    doubt.comma = token.start
    report(
      JSONFault(
        .extraComma,
        range(token),
        "a value is missing before this ','",
        fix: Finding.Fix("remove the comma", edits: [Finding.Edit(log.range(token.start, end), "")])
      )
    )
  }

  private mutating func recoverFromColon(_ token: JSONToken) {
    switch expectation {
    case .nothing: reportRest(from: token)
    case .firstKey, .key:
      report(JSONFault(.invalidKey, range(token), "a key in double quotes is missing before ':'"))
      appendKey(token.start, token.start)
      expectation = .memberValue
    case .separator where !isInObject: reportKeyInArray(token)
    default:
      report(JSONFault(.unexpectedCharacter, range(token), "':' has no place here"))
      if expectation == .separator {
        doubt.isGuessing = true
        let value = view.token(at: token.end)
        if value.kind.isScalar { position = value.end }
      }
    }
  }

  /// `["a": 1]`: the value is taken for an element of its own.
  private mutating func reportKeyInArray(_ token: JSONToken) {
    if let array = open.last, doubt.container != array.entry {
      doubt.container = array.entry
      report(
        JSONFault(
          .unexpectedCharacter,
          range(token),
          "an array has no keys; members with keys stand between '{' and '}'",
          notes: [JSONFault.Note("the array begins here", array.bracketRange)]
        )
      )
    }
    doubt.isBracketReported = true
    expectation = .element
  }

  private mutating func recoverFromValue(_ token: JSONToken) {
    switch expectation {
    case .separator: recoverFromMissingComma(token)
    case .nothing: reportRest(from: token)
    case .colon:
      reportMissingColon(before: token)
      expectation = .memberValue
      reconsider(token)
    default: recoverFromInvalidKey(token)
    }
  }

  /// A value stands where a comma is due.
  private mutating func recoverFromMissingComma(_ token: JSONToken) {
    if joinsLastScalar(token) { return }
    if token.kind == .string, splitUnclosedString() { return }
    if closesBefore(token) { return }
    reportMissingComma(before: token)
    comma = token.start
    expectation = isInObject ? .key : .element
    if isInObject, token.kind != .string || view.token(at: token.end).kind != .colon {
      // No member begins so: it belongs to what was wrong already.
      doubt.isGuessing = true
      expectation = .separator
      if token.kind.isScalar { return }
      isStopped = true
      return
    }
    reconsider(token)
  }

  /// Reports that a comma is missing before `token`.
  mutating func reportMissingComma(before token: JSONToken) {
    let end = endOfText(before: token.start)
    report(
      JSONFault(
        .missingComma,
        range(token),
        "',' expected before this",
        fix: Finding.Fix("add a comma", edits: [Finding.Edit(log.range(end, end), ",")])
      )
    )
  }

  /// Reports that a key has no colon, and no value either if none follows.
  mutating func reportMissingColon(before token: JSONToken) {
    let key = entries.count - 1
    let keyRange = log.range(entries[key].start, entries[key].end)
    guard token.kind != .comma, token.kind != .endObject, token.kind != .endArray else {
      if doubt.container != open.last?.entry {
        doubt.container = open.last?.entry ?? -1
        report(JSONFault(.missingColon, keyRange, "':' and a value expected behind this key"))
      }
      appendPlaceholder(at: entries[key].end)
      return
    }
    let end = entries[key].end
    report(
      JSONFault(
        .missingColon,
        range(token),
        "':' expected before this",
        fix: Finding.Fix("add a colon", edits: [Finding.Edit(log.range(end, end), ":")])
      )
    )
    doubt.isGuessing = true
  }

  /// Reports that the key before `token` has no value.
  mutating func reportMissingValue(before token: JSONToken) {
    report(JSONFault(.missingValue, range(token), "a value is missing before this"))
    appendPlaceholder(at: token.start)
  }

  /// `{1: 2}` reads the number as the key; `{1, 2}` gives it no value.
  private mutating func recoverFromInvalidKey(_ token: JSONToken) {
    if expectation == .key, closesBefore(token) { return }
    let container = open.last?.entry ?? -1
    if doubt.container != container {
      doubt.container = container
      report(
        JSONFault(.invalidKey, range(token), "a key is a string in double quotes; this is none")
      )
    }
    guard token.kind.isScalar else {
      isStopped = true
      return
    }
    appendKey(token.start, token.end)
  }

  /// The index after the last byte before `index` that is no white space.
  func endOfText(before index: Int) -> Int {
    var end = index
    while end > 0, view[end - 1].isJSONSpace { end -= 1 }
    return end
  }
}

extension JSONToken.Kind {
  /// Whether it is a value of a single token.
  var isScalar: Bool {
    switch self {
    case .string, .number, .true, .false, .null: true
    default: false
    }
  }
}
