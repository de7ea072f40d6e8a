import StubDiagnostics
import StubJSON
import StubValidation

/// Removes the keys that nothing of the model is read from, with their values.
struct KeyRemover: UpdateStage {
  func changes(in pass: UpdatePass) -> [Change] {
    var changes: [Change] = []
    var current: (text: RecordText, object: Int)?
    var strangers: [Int] = []
    let places = pass.findings.filter { $0.code == .unknownKey }.compactMap { pass.place(of: $0) }
    let sorted = places.compactMap { place -> (text: RecordText, object: Int, key: Int)? in
      place.text.object(ofKey: place.node).map { (place.text, $0, place.node) }
    }
    .sorted { $0.text.range($0.object).lowerBound < $1.text.range($1.object).lowerBound }
    for place in sorted {
      let isSame =
        current.map { $0.object == place.object && $0.text.offset == place.text.offset } ?? false
      if !isSame {
        if let current { changes += removal(of: strangers, from: current.object, in: current.text) }
        current = (place.text, place.object)
        strangers = []
      }
      strangers.append(place.key)
    }
    if let current { changes += removal(of: strangers, from: current.object, in: current.text) }
    return changes
  }

  /// The removal of keys from an object: each with the comma that parts it from the one before or,
  /// at the beginning, from the one behind.
  private func removal(of keys: [Int], from object: Int, in text: RecordText) -> [Change] {
    let members = text.members(of: object)
    let doomed = Set(keys)
    let kept = members.filter { !doomed.contains($0) }
    let remarks = members.filter { doomed.contains($0) }.map { key in
      Change.Remark(
        code: .removedKey,
        message: "removed \(text.text(of: key))",
        place: text.range(key).lowerBound
      )
    }
    let entries = text.entries
    guard let first = kept.first else {
      let edit = text.edit(entries[object].start + 1, entries[object].end - 1, "")
      return [Change(edits: [edit], remarks: remarks)]
    }
    var edits: [Finding.Edit] = []
    if doomed.contains(members[0]) {
      edits.append(text.edit(entries[members[0]].start, entries[first].start, ""))
    }
    var end = entries[first + 1].end
    for key in members where key > first {
      if doomed.contains(key) { edits.append(text.edit(end, entries[key + 1].end, "")) }
      end = entries[key + 1].end
    }
    return [Change(edits: edits, remarks: remarks)]
  }
}
