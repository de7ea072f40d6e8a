/// A field that holds keys of another model's records, as one side of a relation.
package struct RelationSide: Sendable, Hashable {
  /// The model whose records have the field.
  package var model: ModelSchema
  /// The field, its aliases resolved.
  package var field: Field
  /// The model that it refers to.
  package var target: String

  /// Whether it holds several keys.
  package var isMany: Bool { field.type.unwrapped.isCollection }

  /// Whether it always holds a key.
  package var isRequired: Bool { field.isRequired && !field.isNullable }

  /// How many keys it holds, at least and, where that is bounded, at most.
  package var bounds: (least: Int, most: Int?) {
    guard isMany else { return (isRequired ? 1 : 0, 1) }
    return (max(field.constraints.minItems ?? 0, 0), field.constraints.maxItems.map { max($0, 0) })
  }

  /// Whether it is the field `name` of the model `owner`.
  package func isField(_ name: String, of owner: String) -> Bool {
    field.name == name && model.name == owner
  }
}

extension SchemaDescription {
  /// The model that a relation names, and the key in it.
  ///
  /// `Outer.Inner` is the model of that name where there is one, else the key `Inner` of `Outer`.
  package func relationTarget(_ path: FieldPath) -> (model: ModelSchema, field: String?)? {
    if let whole = model(named: path.description) { return (whole, nil) }
    return model(named: path.model).map { ($0, path.field) }
  }

  /// The field `name` of the model `owner` as a side of a relation; nil where it holds no keys.
  package func relationSide(_ name: String, of owner: String) -> RelationSide? {
    guard let model = model(named: owner),
      let field = model.fields.first(where: { $0.name == name })
        ?? objectFields(of: model).first(where: { $0.field.name == name })?.field,
      let target = field.relation.references.flatMap({ relationTarget($0) })
    else { return nil }
    return RelationSide(model: model, field: field, target: target.model.name)
  }

  /// The side that a side is held to: the one that it names as its inverse, or that names it.
  ///
  /// - Returns: Nil where there is none, or where both do not refer to each other's models.
  package func inverse(of side: RelationSide) -> RelationSide? {
    let other = declaredInverse(of: side) ?? naming(side)
    guard let other, other.target == side.model.name, side.target == other.model.name else {
      return nil
    }
    return other
  }

  private func declaredInverse(of side: RelationSide) -> RelationSide? {
    guard let path = side.field.relation.inverse, let (model, key) = relationTarget(path),
      let key
    else { return nil }
    return relationSide(key, of: model.name)
  }

  /// The side of the target that names `side` as its inverse.
  private func naming(_ side: RelationSide) -> RelationSide? {
    guard let target = model(named: side.target) else { return nil }
    for entry in objectFields(of: target) {
      guard let path = entry.field.relation.inverse, let (model, key) = relationTarget(path),
        let key, side.isField(key, of: model.name)
      else { continue }
      return relationSide(entry.field.name, of: target.name)
    }
    return nil
  }
}
