import StubDiagnostics
import StubJSON
import StubValidation

/// Gives misspelt and renamed keys the names that validation proposes.
struct KeyRenamer: UpdateStage {
  func changes(in pass: UpdatePass) -> [Change] {
    var taken: Set<Target> = []
    return pass.findings.compactMap { finding in
      guard [.missingKey, .unknownKey, .luckyKey].contains(finding.code),
        let edit = finding.fix?.edits.first, finding.fix?.edits.count == 1,
        let text = pass.text(at: edit.range.lowerBound), !text.document.isRejected,
        let key = text.node(at: edit.range.lowerBound), let object = text.object(ofKey: key)
      else { return nil }
      let target = Target(object: text.range(object).lowerBound, name: edit.replacement)
      let isFirst = taken.insert(target).inserted
      let isThere =
        isFirst
        && text.members(of: object).contains {
          $0 != key && text.quoted($0) == edit.replacement
        }
      guard isFirst, !isThere else { return nil }
      return Change(
        .renamedKey,
        "renamed \(text.text(of: key)) to \(edit.replacement)",
        path: finding.path,
        edits: [edit],
        // What is optional decodes without it, and must decode with it.
        guarded: finding.code == .missingKey ? nil : text.range(key + 1)
      )
    }
  }

  /// A name in an object, which one key only may get.
  private struct Target: Hashable {
    let object: Int
    let name: String
  }
}

extension RecordText {
  /// The bytes of a node as text.
  func text(of node: Int) -> String { text(entries[node].start, entries[node].end) }

  /// The text of a string node as it is written in JSON.
  func quoted(_ node: Int) -> String { JSONValue.string(string(node)).text(style: .compact) }
}
