import StubDiagnostics
import StubSchema

/// An initializer, or a function that makes a model, as the user names it: `ToDoItem(name:due:)`,
/// `ToDoItem.stub(_ name:on dueDate:)`.
///
/// A parameter is named by its label, which is the property or coding key that it takes, or by its
/// label and that property.
package struct SwiftInitializer: Sendable, Hashable {
  /// The name as the user wrote it.
  package let name: String
  /// What is called: `ToDoItem`, `ToDoItem.stub`.
  let callee: String
  /// The parameters, in order.
  let parameters: [Parameter]

  /// A parameter of an initializer.
  struct Parameter: Sendable, Hashable {
    /// The label; `_` where there is none.
    let label: String
    /// The property or the coding key of the value.
    let property: String
  }

  /// Reads a name; nil where it is none.
  package init?(_ text: String) {
    guard text.hasSuffix(":)") || text.hasSuffix("()"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    name = text
    callee = String(text[..<open])
    guard
      callee.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
        SwiftText.isName(String($0))
      })
    else { return nil }
    var parameters: [Parameter] = []
    for part in text[open...].dropFirst().dropLast().split(separator: ":") {
      let words = part.split(separator: " ").map(String.init)
      guard (1...2).contains(words.count), words.allSatisfy({ $0 == "_" || SwiftText.isName($0) }),
        let property = words.last, property != "_"
      else { return nil }
      parameters.append(Parameter(label: words[0], property: property))
    }
    self.parameters = parameters
  }

  /// What keeps it from making a model of the schema; nil where nothing does.
  package func obstacle(in schema: RecordSchema) -> String? {
    guard let model = model(in: schema) else { return "it makes no model that is described" }
    let names = schema.layout(of: model).fields.map { $0.field.property ?? $0.field.name }
    let unknown = parameters.first { position(of: $0, in: schema.layout(of: model)) == nil }
    return unknown.map { parameter in
      let near = NearMiss.nearest(to: parameter.property, among: names)
      return "\(model.name) has no '\(parameter.property)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  /// The model that it makes: the one with the longest name that the callee begins with.
  func model(in schema: RecordSchema) -> ModelSchema? {
    schema.description.models
      .filter { callee == $0.name || callee.hasPrefix($0.name + ".") }
      .max { $0.name.utf8.count < $1.name.utf8.count }
  }

  /// The position of the field that a parameter takes.
  func position(of parameter: Parameter, in layout: ObjectLayout) -> Int? {
    layout.fields.firstIndex { $0.field.property == parameter.property }
      ?? layout.fields.firstIndex { $0.field.name == parameter.property }
  }
}
