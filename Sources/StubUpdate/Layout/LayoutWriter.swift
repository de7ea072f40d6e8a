import StubJSON

/// Writes a value in the layout of a text.
struct LayoutWriter {
  let document: DocumentLayout
  let layout: JSONLayout

  /// A member: its key, the colon and its value.
  func member(_ member: JSONMember) -> String {
    JSONValue.string(member.key).text(style: .compact) + layout.colon
      + text(member.value, indentation: layout.indentation)
  }

  private func text(_ value: JSONValue, indentation: String) -> String {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let isPlain = elements.allSatisfy { $0.elements == nil && $0.members == nil }
      let isInline = isPlain && document.hasInlineArrays
      return enclosed("[", "]", indentation, isInline: isInline) { inner in
        elements.map { text($0, indentation: inner) }
      }
    case .object(let members) where !members.isEmpty:
      return enclosed("{", "}", indentation, isInline: false) { inner in
        members.map { member in
          JSONValue.string(member.key).text(style: .compact) + layout.colon
            + text(member.value, indentation: inner)
        }
      }
    default: return value.text(style: .compact)
    }
  }

  private func enclosed(
    _ opening: String,
    _ closing: String,
    _ indentation: String,
    isInline: Bool,
    _ pieces: (String) -> [String]
  ) -> String {
    guard layout.isMultiline, !isInline else {
      let gap = layout.isMultiline ? ", " : layout.gap
      return opening + pieces(indentation).joined(separator: gap) + closing
    }
    let inner = indentation + document.unit
    let lines = pieces(inner).map { document.lineEnd + inner + $0 }
    return opening + lines.joined(separator: ",") + document.lineEnd + indentation + closing
  }
}
