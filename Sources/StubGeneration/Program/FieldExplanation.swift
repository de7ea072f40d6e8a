/// Which generator a field got, and why.
package struct FieldExplanation: Sendable, Hashable {
  /// The field: `ToDoItem.dueDate`.
  package var path: String
  /// Its type in Swift's spelling.
  package var type: String
  /// What makes its values: a name of the catalogue, or a word of the schema.
  package var generator: String
  /// Why it is this one.
  package var reason: String
  /// Whether nothing but the type decided.
  package var isGuess: Bool

  /// An explanation made of its parts.
  package init(path: String, type: String, generator: String, reason: String, isGuess: Bool) {
    self.path = path
    self.type = type
    self.generator = generator
    self.reason = reason
    self.isGuess = isGuess
  }
}
