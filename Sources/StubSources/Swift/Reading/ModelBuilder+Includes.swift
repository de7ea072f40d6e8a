import StubDiagnostics
import StubJSON
import StubSchema

extension ModelBuilder {
  /// Makes every include an object: what a description cannot flatten is replaced by what comes
  /// nearest to it.
  func settleIncludes() {
    for place in models.indices {
      guard case .object(var object) = models[place].shape, !object.includes.isEmpty else {
        continue
      }
      let includes = object.includes
      object.includes = []
      for name in includes { settle(name, in: &object, of: models[place], depth: 0) }
      replaceShape(at: place, with: .object(object))
    }
  }

  private func settle(
    _ name: String,
    in object: inout ObjectShape,
    of model: ModelSchema,
    depth: Int
  ) {
    let included = models.first { $0.name == name }
    guard depth < 8, let included else {
      if !enums.contains(where: { $0.name == name }) { object.includes.append(name) }
      return
    }
    switch included.shape {
    case .object: object.includes.append(name)
    case .wraps(let field):
      if case .dictionary(_, let value) = field.type { object.additionalFields = value }
      if case .named(let next) = field.type {
        settle(next, in: &object, of: model, depth: depth + 1)
      }
    case .oneOf(let union):
      collector.report(
        Finding(
          .initNotUnderstood,
          "'\(model.name)' takes in '\(name)', which is one of several shapes; the first is assumed",
          at: model.origin.location,
          path: model.name
        )
      )
      include(firstOf: union, in: &object, of: model, depth: depth)
    case .elements: break
    }
  }

  private func include(
    firstOf union: UnionShape,
    in object: inout ObjectShape,
    of model: ModelSchema,
    depth: Int
  ) {
    guard let first = union.variants.first else { return }
    if let tag = union.tag {
      var field = Field(name: tag, type: .scalar(.string))
      field.constraints.allowed = [.string(first.tag)]
      field.isAssumed = true
      object.fields.append(field)
      if let content = union.content, let type = first.type {
        object.fields.append(Field(name: content, type: type))
        return
      }
    }
    if case .named(let name)? = first.type {
      settle(name, in: &object, of: model, depth: depth + 1)
    }
  }
}
