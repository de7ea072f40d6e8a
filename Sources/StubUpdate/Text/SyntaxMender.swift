import StubDiagnostics
import StubJSON

/// Mends what is no JSON, or only for some readers, where there is no doubt about what was meant.
struct SyntaxMender: UpdateStage {
  let options: UpdateOptions

  func changes(in pass: UpdatePass) -> [Change] {
    let changes = pass.texts.flatMap { text in
      text.document.faults.compactMap { change(for: $0, in: text) }
    }
    return someThatLeadOn(changes.disjoint, pass)
  }

  /// How many changes are tried one by one where many of them together do not lead on.
  private static let trialLimit = 50

  /// All the changes, or as many of the first ones as lead on, or one.
  private func someThatLeadOn(_ changes: [Change], _ pass: UpdatePass) -> [Change] {
    var count = changes.count
    while count > 1 {
      let some = Array(changes.prefix(count))
      if leadsOn(some, pass) { return some }
      count /= 2
    }
    let one = changes.prefix(Self.trialLimit).first { leadsOn([$0], pass) }
    return one.map { [$0] } ?? []
  }

  private func change(for fault: JSONFault, in text: RecordText) -> Change? {
    guard Self.isPlain(fault.kind) else { return nil }
    var edits = fault.fix?.edits ?? []
    if fault.kind == .singleQuotes || fault.kind == .typographicQuotes {
      if edits.isEmpty { edits = Self.quotes(around: fault.range, fault.kind, in: text) }
      if fault.kind == .singleQuotes { edits = Self.withoutEscapes(edits, in: text) }
    }
    if fault.kind == .comment { edits = edits.map { Self.withItsSpace($0, in: text) } }
    guard !edits.isEmpty else { return nil }
    return Change(.mendedSyntax, Self.message(fault), edits: edits)
  }

  /// Whether it is plain what was meant by faults of a kind for which there are edits.
  private static func isPlain(_ kind: JSONFaultKind) -> Bool {
    switch kind {
    case .trailingComma, .byteOrderMark, .comment, .singleQuotes, .typographicQuotes,
      .unquotedKey, .foreignLiteral, .foreignNumber, .foreignSpace, .missingComma, .extraComma,
      .missingColon, .surroundingText, .controlCharacter:
      true
    default: false
    }
  }

  private static func message(_ fault: JSONFault) -> String {
    let remedy = fault.fix.map { ": \($0.message)" } ?? ""
    return fault.message + remedy
  }

  /// The edit that removes a comment with the white space before it, where nothing else follows on
  /// its line, else with that behind it; with the whole line, where nothing else stands on it.
  private static func withItsSpace(_ edit: Finding.Edit, in text: RecordText) -> Finding.Edit {
    let bytes = text.bytes
    var (start, end) = (edit.range.lowerBound - text.offset, edit.range.upperBound - text.offset)
    guard start >= 0, end <= bytes.count else { return edit }
    var first = start
    while first > 0, bytes[first - 1] == 0x20 || bytes[first - 1] == 0x09 { first -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else {
      // Of the space on both sides one is enough.
      let isApart = first < start || start == 0 || bytes[start - 1] == 0x0A
      return isApart ? text.edit(start, end, "") : edit
    }
    start = first
    if first == 0 || bytes[first - 1] == 0x0A {
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    }
    return text.edit(start, end, "")
  }

  /// Double quotes for a string in other ones, with those inside escaped.
  private static func quotes(
    around range: SourceRange,
    _ kind: JSONFaultKind,
    in text: RecordText
  ) -> [Finding.Edit] {
    let width = kind == .singleQuotes ? 1 : 3
    let (start, end) = (range.lowerBound - text.offset, range.upperBound - text.offset)
    guard end - start >= 2 * width, text.bytes.indices.contains(end - 1) else { return [] }
    let isClosed =
      width == 1
      ? text.bytes[start] == 0x27 && text.bytes[end - 1] == 0x27
      : text.bytes[start] == 0xE2 && text.bytes[end - 3] == 0xE2
    guard isClosed else { return [] }
    var edits = [text.edit(start, start + width, "\"")]
    var index = start + width
    while index < end - width {
      if text.bytes[index] == 0x5C {
        index += 1
      } else if text.bytes[index] == 0x22 {
        edits.append(text.edit(index, index, "\\"))
      }
      index += 1
    }
    return edits + [text.edit(end - width, end, "\"")]
  }

  /// The edits with more that take the backslash from `\'`, which is no escape in double quotes.
  ///
  /// - Parameter edits: The opening and the closing quotes by turns.
  private static func withoutEscapes(
    _ edits: [Finding.Edit],
    in text: RecordText
  ) -> [Finding.Edit] {
    var all: [Finding.Edit] = []
    var opening: Int?
    for edit in edits {
      let place = edit.range.lowerBound - text.offset
      if edit.range.count > 0 {
        if let start = opening {
          all += escapes(from: start + 1, to: place, in: text)
          opening = nil
        } else {
          opening = place
        }
      }
      all.append(edit)
    }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func escapes(from start: Int, to end: Int, in text: RecordText) -> [Finding.Edit] {
    var edits: [Finding.Edit] = []
    var index = start
    while index + 1 < end {
      if text.bytes[index] == 0x5C {
        if text.bytes[index + 1] == 0x27 { edits.append(text.edit(index, index + 1, "")) }
        index += 1
      }
      index += 1
    }
    return edits
  }

  /// Whether there is less to mend after the changes than before.
  private func leadsOn(_ changes: [Change], _ pass: UpdatePass) -> Bool {
    guard !changes.isEmpty else { return false }
    var trial = EditedText(pass.text.bytes)
    trial.apply(changes.edits)
    let after = RecordText.all(
      of: SourceText(file: pass.text.file, bytes: trial.bytes),
      options
    )
    return Self.weight(after) < Self.weight(pass.texts)
  }

  /// How much there is to mend.
  private static func weight(_ texts: [RecordText]) -> Int {
    texts.flatMap(\.document.faults).reduce(0) { $0 + 1 + ($1.fix?.edits.count ?? 0) }
  }
}
