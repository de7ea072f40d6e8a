import StubJSON
import StubSchema

extension ProgramCompiler {
  /// The node of a union.
  mutating func variants(_ union: UnionShape, of model: ModelSchema, _ use: FieldUse) -> Int {
    let plans = union.variants.map { variant -> VariantPlan in
      var inner = use
      inner.field = Field(name: use.field.name, type: variant.type ?? use.field.type)
      inner.path = "\(model.name).\(variant.tag)"
      inner.owner = model.name
      inner.coding = description.coding(of: model, overrides: options.coding)
      let node = variant.type.map { self.node(for: $0, inner) }
      let name = variant.tag.isEmpty ? variant.type?.description ?? "" : variant.tag
      return VariantPlan(
        form: form(of: variant, in: union, inner.coding.keys),
        hash: StreamMixer.hash(name),
        node: node
      )
    }
    return add(.variants(plans))
  }

  private func form(
    of variant: UnionShape.Variant,
    in union: UnionShape,
    _ keys: KeyStrategy
  ) -> VariantPlan.Form {
    guard let key = union.tag.map({ Self.quoted(keys.wireKey(of: $0)) }) else { return .bare }
    let tag = Self.quoted(variant.tag)
    guard let content = union.content else { return .tagged(key: key, tag: tag) }
    return .adjacent(key: key, tag: tag, content: Self.quoted(keys.wireKey(of: content)))
  }

  private static func quoted(_ text: String) -> [UInt8] {
    Array(JSONValue.string(text).text(style: .compact).utf8)
  }

  /// The node of an enum.
  mutating func enumeration(_ enumeration: EnumSchema, _ use: FieldUse) -> Int {
    explain(use, "values", "the cases of \(enumeration.name)")
    guard enumeration.rawType == nil else {
      let values = enumeration.cases.map { $0.rawValue ?? .string($0.name) }
      let order = agreeing(enumeration, use) ?? (use.isUnique ? .permuted : .random)
      return add(.choice(ChoicePlan(values, order: order)))
    }
    let plans = enumeration.cases.map { entry in
      let node = entry.payload.isEmpty ? nil : payload(entry, of: enumeration, use)
      return VariantPlan(
        form: .keyed(Self.quoted(use.coding.keys.wireKey(of: entry.name))),
        hash: StreamMixer.hash(entry.name),
        node: node
      )
    }
    return add(.variants(plans))
  }

  /// The node of the object that holds a case's associated values.
  private mutating func payload(
    _ entry: EnumSchema.Case,
    of enumeration: EnumSchema,
    _ use: FieldUse
  ) -> Int {
    var model = ModelSchema(
      name: "\(enumeration.name).\(entry.name)",
      shape: .object(ObjectShape(fields: entry.payload))
    )
    model.coding = CodingStrategies(use.coding)
    model.origin = entry.origin
    return add(.object(object(model)))
  }
}

extension CodingStrategies {
  /// Strategies with nothing left open.
  fileprivate init(_ resolved: ResolvedCoding) {
    self.init()
    dates = resolved.dates
    keys = resolved.keys
    data = resolved.data
    nonConformingFloats = resolved.nonConformingFloats
  }
}
