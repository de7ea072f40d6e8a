import StubDiagnostics

/// Fields that refer to records, and what they are held to.
extension SchemaChecker {
  mutating func checkRelation(_ field: Field, _ owner: String, _ path: String) {
    let relations = [
      ("references", field.relation.references), ("inverse", field.relation.inverse),
    ]
    for (word, target) in relations {
      guard let target else { continue }
      checkTarget(target, word, field, path)
    }
    checkInverse(field, owner, path)
  }

  private mutating func checkTarget(
    _ target: FieldPath,
    _ word: String,
    _ field: Field,
    _ path: String
  ) {
    let location = field.origin.of(word)
    guard let (model, key) = description.relationTarget(target) else {
      report(
        .unknownType,
        "'\(word)' names '\(target.model)', which is no model"
          + suggestion(target.model, among: description.models.map(\.name)),
        location,
        path: path
      )
      return
    }
    let names = description.objectFields(of: model).map(\.field.name)
    if let key, !names.contains(key) {
      report(
        .unknownField,
        "'\(word)' names '\(key)', which is no field of \(model.name)"
          + suggestion(key, among: names),
        location,
        path: path
      )
    }
  }

  /// Both sides of a relation between keys hold keys of each other.
  private mutating func checkInverse(_ field: Field, _ owner: String, _ path: String) {
    guard let inverse = field.relation.inverse else { return }
    if field.relation.references == nil, field.type.names.isEmpty {
      return report(
        .missingWord,
        "'inverse' says which key refers back; which keys stand here is missing: "
          + "\"references\": \"\(inverse.model).id\", or \"\(inverse.model)\" for its index",
        field.origin.of("inverse"),
        path: path
      )
    }
    guard let side = description.relationSide(field.name, of: owner),
      let (model, key) = description.relationTarget(inverse), let key,
      let entry = description.objectFields(of: model).first(where: { $0.field.name == key })
    else { return }
    let location = field.origin.of("inverse")
    guard let other = description.relationSide(key, of: model.name) else {
      // What is nested in the other model's objects holds no keys.
      guard entry.field.type.names.isEmpty else { return }
      report(
        .missingWord,
        "'inverse' names '\(inverse)', which has no 'references'",
        location,
        path: path
      )
      return
    }
    if side.target != model.name || other.target != owner {
      let (name, target) =
        side.target != model.name ? (path, side.target) : ("\(inverse)", other.target)
      report(
        .conflictingWords,
        "'inverse' names '\(inverse)', and '\(name)' refers to \(target)",
        location,
        path: path
      )
    } else if let back = other.field.relation.inverse,
      let (other, name) = description.relationTarget(back),
      other.name != owner || name != field.name
    {
      report(
        .conflictingWords,
        "'inverse' names '\(inverse)', whose own inverse is '\(back)'",
        location,
        path: path
      )
    }
    if field.generation.distribution != nil {
      report(
        .conflictingWords,
        "'distribution' and 'inverse' do not stand together",
        field.origin.of("distribution"),
        path: path
      )
    }
  }
}
