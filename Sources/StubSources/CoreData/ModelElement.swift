import StubDiagnostics

/// An element of a Core Data model's XML.
struct ModelElement: Sendable {
  /// The tag.
  let name: String
  /// The attributes, their references resolved.
  let attributes: [String: String]
  /// The bytes of the start tag.
  let tag: SourceRange
  /// The elements in it, in order.
  var children: [ModelElement] = []

  /// The value of an attribute; nil where it is absent or empty.
  subscript(attribute: String) -> String? {
    guard let value = attributes[attribute], !value.isEmpty else { return nil }
    return value
  }

  /// Whether an attribute is `YES`.
  func flag(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The elements in it with a tag.
  func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }
}
