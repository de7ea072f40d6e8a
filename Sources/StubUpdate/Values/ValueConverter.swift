import StubDiagnostics
import StubJSON
import StubValidation

/// Writes values of the wrong simple type as their type, where validation knows how.
struct ValueConverter: UpdateStage {
  func changes(in pass: UpdatePass) -> [Change] {
    pass.findings.compactMap { finding in
      guard finding.code == .wrongType || finding.code == .nullValue,
        let edit = finding.fix?.edits.first, finding.fix?.edits.count == 1,
        let place = pass.place(of: finding), edit.range == place.text.range(place.node),
        isCertain(edit.replacement, for: finding, place.text.text(of: place.node))
      else { return nil }
      return Change(
        .changedType,
        "wrote \(place.text.text(of: place.node)) as \(edit.replacement)",
        path: finding.path,
        edits: [edit],
        guarded: edit.range
      )
    }
  }

  /// Whether the new spelling says what the old one says: the same characters with or without
  /// quotes, 0 and 1 as truth values, or an empty collection for null.
  private func isCertain(_ new: String, for finding: Finding, _ old: String) -> Bool {
    if finding.code == .nullValue { return new == "[]" || new == "{}" }
    if new == "true" || new == "false" { return true }
    let quote: Character = "\""
    return new.filter { $0 != quote } == old.filter { $0 != quote }
  }
}
