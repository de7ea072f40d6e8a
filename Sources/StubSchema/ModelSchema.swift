package import StubJSON

/// One model: the shape of its JSON and what is known of its records.
package struct ModelSchema: Sendable, Hashable {
  /// The type's name, qualified where it is nested, specialised where it is generic.
  package var name: String
  /// What its JSON is made of.
  package var shape: ModelShape
  /// Whether it has no name of its own in the source and stands where it is used.
  package var isInline = false
  /// The coding strategies of its fields.
  package var coding = CodingStrategies()
  /// Sets of keys whose values together are unique: `[["a", "b"]]`.
  package var uniqueKeys: [[String]] = []
  /// Whether its `id` tells records apart, as `Identifiable` demands.
  package var isIdentifiable = false
  /// How many records the model has where nothing else says it.
  package var count: Int?
  /// The locale of generated values: `de_DE`.
  package var locale: String?
  /// Records, or parts of records, that are fixed by hand, in ascending order of their index.
  package var pinnedRecords: [PinnedRecord] = []
  /// What persistence frameworks know of it.
  package var persistence = ModelPersistence()
  /// Where it is declared.
  package var origin = Origin()

  /// A model with its shape.
  package init(name: String, shape: ModelShape) {
    self.name = name
    self.shape = shape
  }
}

/// What the JSON of a model is made of.
package indirect enum ModelShape: Sendable, Hashable {
  /// An object with keys.
  case object(ObjectShape)
  /// A single value: the field's type stands in the place of the model.
  case wraps(Field)
  /// A positional array, and the elements that may follow.
  case elements([Field], rest: Field?)
  /// One of several shapes.
  case oneOf(UnionShape)
}

/// An object with known keys, flattened models and, where it is open, others.
package struct ObjectShape: Sendable, Hashable {
  /// The fields, in the order in which they are written.
  package var fields: [Field] = []
  /// Models whose fields stand beside these in the same object, before them.
  package var includes: [String] = []
  /// The type of the values under all other keys, where these are read.
  package var additionalFields: TypeReference?

  /// An object with fields.
  package init(fields: [Field] = []) {
    self.fields = fields
  }
}

/// One of several shapes, told apart by a tag or by trying.
package struct UnionShape: Sendable, Hashable {
  /// The variants: in the order in which they are tried where there is no tag.
  package var variants: [Variant] = []
  /// The key that tells the variant; nil where they are tried in order.
  package var tag: String?
  /// The key of the payload; nil where it stands beside the tag.
  package var content: String?
  /// What an unknown tag, or a value that no variant fits, is read as.
  package var otherwise: Otherwise?

  /// A union without variants.
  package init() {}

  /// One of the shapes.
  package struct Variant: Sendable, Hashable {
    /// The value of the tag; empty in an untagged union.
    package var tag: String
    /// The payload; nil where the tag is all there is.
    package var type: TypeReference?

    /// A variant with its tag and payload.
    package init(tag: String, type: TypeReference?) {
      self.tag = tag
      self.type = type
    }
  }

  /// What happens to a value that no variant fits.
  package enum Otherwise: Sendable, Hashable {
    /// It is accepted, and read as the variant with this tag, or as nothing.
    case accepted(String?)
    /// It is read as this type.
    case type(TypeReference)
  }
}

/// A record, or a part of one, that is fixed by hand.
package struct PinnedRecord: Sendable, Hashable {
  /// The record's index, 0-based.
  package var index: Int
  /// The fixed values by coding key, in the order of the source; one with an empty key where the
  /// model is no object.
  package var values: [JSONMember]
  /// Where it is declared.
  package var origin = Origin()

  /// The fixed values of the record at `index`.
  package init(index: Int, values: [JSONMember]) {
    self.index = index
    self.values = values
  }
}
