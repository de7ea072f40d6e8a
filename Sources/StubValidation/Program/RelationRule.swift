import StubSchema

/// A field of a record that is held to a field of the records that it refers to.
struct RelationRule: Sendable {
  /// The field's place in the record.
  var slot: Int
  /// The field.
  var path: FieldPath
  /// The field on the other side.
  var inverse: FieldPath
  /// The other side's key in JSON.
  var inverseKey: String
  /// The place in the record of the key that the other side knows it by; nil where that is the
  /// record's index.
  var key: Int?
}

extension ProgramCompiler {
  /// The fields of the model `name` that are held to another side, in the object that its records
  /// are.
  func relations(of name: String, _ object: Int?) -> [RelationRule] {
    guard let object else { return [] }
    let names = fields[objects[object].fields].map(\.name)
    return names.enumerated().compactMap { slot, field in
      guard let side = description.relationSide(field, of: name),
        let other = description.inverse(of: side),
        let known = other.field.relation.references.flatMap({ description.relationTarget($0) })
      else { return nil }
      let entry = description.objectFields(of: other.model, overrides: overrides)
        .first { $0.field.name == other.field.name }
      return RelationRule(
        slot: slot,
        path: FieldPath(model: name, field: field),
        inverse: FieldPath(model: other.model.name, field: other.field.name),
        inverseKey: entry?.wireKey ?? other.field.name,
        key: known.field.flatMap { names.firstIndex(of: $0) }
      )
    }
  }
}
