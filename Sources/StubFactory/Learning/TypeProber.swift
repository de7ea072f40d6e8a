import StubDiagnostics
import StubSchema

/// Learns one type: tries what it can be, and declares what it turns out to be.
struct TypeProber<Model: Decodable> {
  let type: Model.Type
  let name: String
  let reflector: TypeReflector

  /// How many shapes one type may have.
  private static var shapeLimit: Int { 12 }

  init(_ type: Model.Type, named name: String, in reflector: TypeReflector) {
    self.type = type
    self.name = name
    self.reflector = reflector
  }

  /// Learns the type, keeps values of it, and declares it.
  func probe() {
    if takeHint() || learnRawCases() { return }
    let first = Exploration(type, in: reflector)
    let isEstablished = first.establish()
    let mayBeKeyed = !isEstablished || EnumMetadata.describes(type)
    if mayBeKeyed, learnKeyedCases(first) { return }
    guard isEstablished else { return giveUp(first) }
    keep(first)
    var shapes = [first]
    var plan = ProbePlan()
    while let form = shapes.last?.form, shapes.count < Self.shapeLimit,
      plan.refusals.insert(form).inserted
    {
      let next = Exploration(type, plan, in: reflector)
      guard next.establish() else { break }
      shapes.append(next)
    }
    for shape in shapes {
      shape.examineRequirements()
      shape.examineBounds()
    }
    declare(shapes)
  }

  private func keep(_ exploration: Exploration<Model>) {
    if let value = exploration.value { reflector.keep([value], of: type) }
  }

  /// Declares what was asked for, though the type never decoded.
  private func giveUp(_ exploration: Exploration<Model>) {
    reflector.remark(
      .unlearntType,
      "\(name) decodes from no probe, so its description may be wrong or incomplete"
        + (exploration.error.map { "; the first one failed with: \($0)" } ?? ""),
      path: name
    )
    reflector.declare(ShapeBuilder.models(exploration.root, named: name), for: name)
  }

  private func declare(_ shapes: [Exploration<Model>]) {
    if shapes.count == 1, shapes[0].root.isObject {
      if let union = tagged(shapes[0]) ?? alternatives(shapes[0]) {
        return reflector.declare(union, for: name)
      }
    }
    remarkKeys(shapes)
    if isAnyJSON(shapes) {
      let model = ModelSchema(name: name, shape: .wraps(Field(name: "", type: .scalar(.json))))
      return reflector.declare([model], for: name)
    }
    reflector.declare(shapes.count == 1 ? single(shapes[0]) : union(shapes), for: name)
  }

  private func single(_ shape: Exploration<Model>) -> [ModelSchema] {
    ShapeBuilder.models(shape.root, named: name)
  }

  /// Names the coding keys that no run asked for.
  private func remarkKeys(_ shapes: [Exploration<Model>]) {
    for place in shapes.flatMap(\.root.all) {
      let asked = Set(place.members.map(\.name))
      let unread = (place.knownKeys ?? []).filter { !asked.contains($0) }
      guard !unread.isEmpty, !asked.isEmpty else { continue }
      let list = unread.map { "'\($0)'" }.joined(separator: ", ")
      reflector.remark(
        .unlearntKeys,
        "\(name) has coding keys that it never read: \(list)",
        path: name
      )
    }
  }

  // MARK: Several shapes

  /// Whether a type takes whatever JSON there is.
  private func isAnyJSON(_ shapes: [Exploration<Model>]) -> Bool {
    let types = shapes.compactMap { shape -> TypeReference? in
      if case .value(let type)? = shape.form { type.unwrapped } else { nil }
    }
    let takesText = types.contains(.scalar(.string))
    let takesNumbers = types.contains {
      if case .scalar(let scalar) = $0 { scalar.isNumeric } else { false }
    }
    let takesMany = types.contains { if case .dictionary = $0 { true } else { false } }
    return takesText && takesNumbers && takesMany
  }

  /// A type that is one of several shapes: a conversion where all are single values of a struct,
  /// else a union.
  private func union(_ shapes: [Exploration<Model>]) -> [ModelSchema] {
    let isConversion = !EnumMetadata.describes(type) && shapes.allSatisfy(\.root.isValue)
    if isConversion {
      var builder = ShapeBuilder(name)
      var field = builder.field(shapes[0].root, named: "")
      for shape in shapes.dropFirst() {
        guard let accepted = shape.root.asks.last?.unwrapped, accepted != field.type,
          !field.accepts.contains(accepted)
        else { continue }
        field.accepts.append(accepted)
      }
      return [ModelSchema(name: name, shape: .wraps(field))]
    }
    var builder = ShapeBuilder(name)
    var union = UnionShape()
    for shape in shapes {
      union.variants.append(variant(shape, &builder))
    }
    return [ModelSchema(name: name, shape: .oneOf(union))] + builder.inline
  }

  private func variant(
    _ shape: Exploration<Model>,
    _ builder: inout ShapeBuilder
  ) -> UnionShape.Variant {
    if case .value(let type)? = shape.form, shape.root.facts == PlaceFacts() {
      return UnionShape.Variant(tag: "", type: type.unwrapped)
    }
    let inner = builder.shape(of: shape.root)
    return UnionShape.Variant(tag: "", type: builder.add(inner, named: "Shape"))
  }
}
