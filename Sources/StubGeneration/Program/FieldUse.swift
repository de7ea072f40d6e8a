import StubDiagnostics
import StubSchema
import StubValues

/// A field on its way into the program: what is said of it, and where.
struct FieldUse {
  /// The field with its words.
  var field: Field
  /// The coding key that the generator is inferred from.
  var key: String
  /// The model that the field belongs to.
  var owner: String
  /// The model of the object that the value stands in; empty outside of any.
  var holder = ""
  /// The coding strategies of the value.
  var coding: ResolvedCoding
  /// The path for findings: `ToDoItem.dueDate`.
  var path: String
  /// Whether the value is an element of a collection, so that the key is a plural.
  var isElement = false
  /// Whether the type as a whole stands in words that speak of its innermost values.
  var isWithinCollection: Bool { isElement }
  /// The locale of texts, if one is named.
  var locale: String?
  /// The position of the date's bounds in its object; nil where there are none.
  var dateBounds: Int?
  /// The moments of a unique date whose bounds are the same for every record.
  var dateWindow: DateWindow?
  /// Whether no two values are equal.
  var isUnique = false
  /// Whether the value stays typical in every scenario, since another one is made of it.
  var isPlain = false

  /// Where a word of the field stands.
  func location(_ word: String) -> SourceLocation? { field.origin.of(word) }

  /// This use for the elements of a collection.
  var element: FieldUse {
    var use = self
    use.isElement = true
    return use
  }

  /// This use for the value that a model wraps: what is said of the wrapping field stands over
  /// what is said of the wrapped one.
  func wrapping(_ wrapped: Field, of model: ModelSchema, coding: ResolvedCoding) -> FieldUse {
    var use = self
    use.coding = coding
    use.owner = key.isEmpty ? model.name : owner
    use.key = key.isEmpty ? wrapped.name : key
    if use.field.generation == GenerationRules() { use.field.generation = wrapped.generation }
    if use.field.constraints == Constraints() {
      use.field.constraints = wrapped.constraints
    }
    if use.field.relation == Relation() { use.field.relation = wrapped.relation }
    if use.field.origin.words.isEmpty { use.field.origin = wrapped.origin }
    use.field.type = wrapped.type
    use.locale = locale ?? model.locale
    return use
  }
}
