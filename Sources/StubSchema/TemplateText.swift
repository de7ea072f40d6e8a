/// A template in its parts: `{first}.{last}@example.com`. `{{` and `}}` are braces.
package struct TemplateText: Sendable, Hashable {
  /// The parts in order.
  package private(set) var parts: [Part] = []

  /// A piece of a template.
  package enum Part: Sendable, Hashable {
    /// Text as it is.
    case text(String)
    /// The value of a field, or the record's `index`.
    case name(String)
  }

  /// The names in it, in order.
  package var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// Cuts `template` into its parts. A brace without its partner is text.
  package init(_ template: String) {
    var text = ""
    var rest = template[...]
    while let character = rest.first {
      rest.removeFirst()
      if (character == "{" || character == "}"), rest.first == character {
        text.append(character)
        rest.removeFirst()
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.name(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }
}
