package import StubJSON

/// One value of a model: what stands under a key, at a position, or in the model's place.
package struct Field: Sendable, Hashable {
  /// The coding key, or the position in a positional array; empty for a single value.
  package var name: String
  /// The Swift type.
  package var type: TypeReference
  /// A wire spelling of its own, which no key strategy changes.
  package var key: String?
  /// The Swift property, where its name is not the coding key.
  package var property: String?
  /// Whether the key must be there, where that does not follow from the type.
  package var required: Bool?
  /// Whether null is read, where that does not follow from the type.
  package var nullable: Bool?
  /// The value that an absent or unreadable one is read as.
  package var defaultValue: JSONValue?
  /// Other types from which the value is converted.
  package var accepts: [TypeReference] = []
  /// What an unreadable value is read as, where it does not throw.
  package var onMismatch: MismatchRule?
  /// Whether a reader could not tell how the value is read.
  package var isAssumed = false
  /// The coding strategies of this value.
  package var coding = CodingStrategies()
  /// What every value keeps to.
  package var constraints = Constraints()
  /// How values are made.
  package var generation = GenerationRules()
  /// What the value refers to, or what refers to it.
  package var relation = Relation()
  /// What persistence frameworks know of it.
  package var persistence = FieldPersistence()
  /// Where it is declared.
  package var origin = Origin()

  /// A field of which only name and type are known.
  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }

  /// Whether decoding throws where the key is absent.
  package var isRequired: Bool { required ?? !type.isOptional }

  /// Whether null is read as a value.
  package var isNullable: Bool { nullable ?? type.isOptional }
}

/// What a value that cannot be read is read as.
package enum MismatchRule: String, Sendable, Hashable, CaseIterable {
  /// As if the key were absent.
  case absent
  /// As the field's default.
  case `default`
  /// An element that cannot be read is left out of its collection.
  case skip
}

/// How a value relates to other models.
package struct Relation: Sendable, Hashable {
  /// The model, and the key in it, whose values this field holds.
  package var references: FieldPath?
  /// The field on the other side, which is held to this one.
  package var inverse: FieldPath?

  /// No relation.
  package init() {}
}

/// A field of a model: `Person.id`. Without a field it is the record itself, by its index.
package struct FieldPath: Sendable, Hashable, CustomStringConvertible {
  /// The model's name, which may be qualified.
  package var model: String
  /// The coding key.
  package var field: String?

  /// A field of a model, or the model's records.
  package init(model: String, field: String?) {
    self.model = model
    self.field = field
  }

  /// `Person.id`, or `Person`.
  package var description: String {
    field.map { "\(model).\($0)" } ?? model
  }
}
