import StubDiagnostics
import StubJSON

/// Puts members into an object: in the order of the schema, and in the layout of the text.
struct KeyInsertion {
  let text: RecordText
  let object: Int
  let layout: DocumentLayout

  /// The change that adds those of the generated members that the object lacks and that are
  /// wanted; nil where there are none.
  func change(adding members: [JSONMember], where isWanted: (String) -> Bool) -> Change? {
    let present = presentKeys
    let added = members.filter { present[$0.key] == nil && isWanted($0.key) }
    guard !added.isEmpty else { return nil }
    let remarks = added.map { member in
      Change.Remark(
        code: .addedKey,
        message: "added \(JSONValue.string(member.key).text(style: .compact))",
        place: text.range(object).lowerBound
      )
    }
    if present.isEmpty, text.entries[object].count == 0 {
      return Change(edits: [filling(added)], remarks: remarks)
    }
    return Change(edits: edits(adding: added, among: members, present), remarks: remarks)
  }

  /// The keys of the object, each by its text; of several with one text the first.
  private var presentKeys: [String: Int] {
    var keys: [String: Int] = [:]
    for key in text.members(of: object) where keys[text.string(key)] == nil {
      keys[text.string(key)] = key
    }
    return keys
  }

  /// The edit that fills an empty object.
  private func filling(_ members: [JSONMember]) -> Finding.Edit {
    let style = layout.layout(of: object)
    let writer = LayoutWriter(document: layout, layout: style)
    let body = members.map { writer.member($0) }.joined(separator: style.gap)
    let entry = text.entries[object]
    return text.edit(entry.start + 1, entry.end - 1, style.lead + body + style.tail)
  }

  /// The edits that add members behind those that they follow in the schema or, where none of
  /// these is there, before the first.
  private func edits(
    adding added: [JSONMember],
    among members: [JSONMember],
    _ present: [String: Int]
  ) -> [Finding.Edit] {
    let wanted = Set(added.map(\.key))
    var anchored: [Int: [JSONMember]] = [:]
    var anchor: Int?
    for member in members {
      if let key = present[member.key] {
        anchor = key
      } else if wanted.contains(member.key) {
        anchored[anchor ?? -1, default: []].append(member)
      }
    }
    return anchored.sorted { $0.key < $1.key }.map { anchor, members in
      anchor < 0 ? leading(members) : following(members, anchor)
    }
  }

  private func leading(_ members: [JSONMember]) -> Finding.Edit {
    let first = object + 1
    let style = layout.layout(of: object, at: first)
    let writer = LayoutWriter(document: layout, layout: style)
    let start = text.entries[first].start
    let body = members.map { writer.member($0) + style.gap }.joined()
    return text.edit(start, start, body)
  }

  private func following(_ members: [JSONMember], _ anchor: Int) -> Finding.Edit {
    let style = layout.layout(of: object, at: anchor)
    let writer = LayoutWriter(document: layout, layout: style)
    let end = text.entries[anchor + 1].end
    let body = members.map { style.gap + writer.member($0) }.joined()
    return text.edit(end, end, body)
  }
}
