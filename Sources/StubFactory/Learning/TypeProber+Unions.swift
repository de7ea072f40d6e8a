import StubDiagnostics
import StubJSON
import StubSchema

extension TypeProber {
  /// How many variants one key may tell apart.
  private static var variantLimit: Int { 64 }

  // MARK: Told by a tag

  /// The union that a type is whose keys depend on the value of one of them; nil for others.
  func tagged(_ base: Exploration<Model>) -> [ModelSchema]? {
    for place in base.root.members {
      guard case .named(let tagType)? = place.asks.first,
        let tags = reflector.enumeration(named: tagType), tags.rawType != nil,
        (2...Self.variantLimit).contains(tags.cases.count),
        tells(place, tags.cases.count, base)
      else { continue }
      return union(of: tags, told: place.name)
    }
    return nil
  }

  /// Whether other values of a place lead to other keys.
  private func tells(_ place: Place, _ count: Int, _ base: Exploration<Model>) -> Bool {
    (1..<count).contains { index in
      let outcome = base.run(base.plan.answering(.candidate(.sample(index)), at: place.path))
      return outcome.run.touched != base.touched
    }
  }

  private func union(of tags: EnumSchema, told key: String) -> [ModelSchema] {
    var builder = ShapeBuilder(name)
    var union = UnionShape()
    var values: [Model] = []
    let isText = tags.rawType == .string
    union.tag = isText ? key : nil
    for (index, entry) in tags.cases.enumerated() {
      let plan = ProbePlan(answers: [[key]: .candidate(.sample(index))])
      let shape = Exploration(type, plan, in: reflector)
      guard shape.establish(), let value = shape.value else {
        let message = "\(name) decodes from no probe where '\(key)' is \(entry.name)"
        reflector.remark(.unlearntCases, message, path: name)
        continue
      }
      values.append(value)
      shape.examineRequirements()
      shape.examineBounds()
      union.variants.append(
        isText
          ? tagged(shape, entry, without: key, &builder)
          : pinned(shape, entry, at: key, &builder)
      )
    }
    reflector.keep(values, of: type)
    return [ModelSchema(name: name, shape: .oneOf(union))] + builder.inline
  }

  private func tagged(
    _ shape: Exploration<Model>,
    _ entry: EnumSchema.Case,
    without key: String,
    _ builder: inout ShapeBuilder
  ) -> UnionShape.Variant {
    let object = builder.object(shape.root, without: [key])
    let tag = entry.rawValue?.string ?? entry.name
    let isBare = object.fields.isEmpty && object.additionalFields == nil
    return UnionShape.Variant(
      tag: tag,
      type: isBare ? nil : builder.add(.object(object), named: entry.name)
    )
  }

  /// A variant whose tag is no text: it is a field with one value.
  private func pinned(
    _ shape: Exploration<Model>,
    _ entry: EnumSchema.Case,
    at key: String,
    _ builder: inout ShapeBuilder
  ) -> UnionShape.Variant {
    var object = builder.object(shape.root, without: [])
    for index in object.fields.indices where object.fields[index].name == key {
      object.fields[index].constraints.constant = entry.rawValue
    }
    return UnionShape.Variant(tag: "", type: builder.add(.object(object), named: entry.name))
  }

  // MARK: Told by which keys are there

  /// The union that an enum is which reads the first of several keys that is there; nil for others.
  func alternatives(_ base: Exploration<Model>) -> [ModelSchema]? {
    guard EnumMetadata.describes(type) else { return nil }
    var shapes: [(shape: Exploration<Model>, switches: [Place])] = []
    var plan = base.plan
    var values: [Model] = []
    while shapes.count < Self.variantLimit {
      let shape = Exploration(type, plan, in: reflector)
      guard shape.establish(), let value = shape.value else { break }
      values.append(value)
      shape.examineRequirements()
      let switches = shape.root.members.filter {
        shape.touched.contains($0.path) && plan.answers[$0.path] == nil && isSwitch($0, shape)
      }
      shapes.append((shape, switches))
      guard !switches.isEmpty else { break }
      for place in switches { plan.answers[place.path] = .absent }
    }
    guard shapes.count > 1 else { return nil }
    reflector.keep(values, of: type)
    return union(of: shapes)
  }

  /// Whether other keys are read where a key is absent.
  private func isSwitch(_ place: Place, _ shape: Exploration<Model>) -> Bool {
    let outcome = shape.run(shape.plan.answering(.absent, at: place.path))
    return !outcome.run.touched.isSubset(of: shape.touched)
  }

  private func union(
    of shapes: [(shape: Exploration<Model>, switches: [Place])]
  ) -> [ModelSchema] {
    var builder = ShapeBuilder(name)
    var union = UnionShape()
    for (shape, switches) in shapes {
      for place in switches { (place.mayBeAbsent, place.mayBeNull) = (false, false) }
      let absent = shape.root.members.map(\.name).filter { name in
        shape.plan.answers[[name]] == .absent || !shape.touched.contains([name])
      }
      let object = builder.object(shape.root, without: Set(absent))
      let type = builder.add(.object(object), named: switches.first?.name ?? "Rest")
      union.variants.append(UnionShape.Variant(tag: "", type: type))
    }
    return [ModelSchema(name: name, shape: .oneOf(union))] + builder.inline
  }
}
