import StubDiagnostics
import StubJSON
import StubSchema

extension JSONSchemaReader {
  /// What `oneOf` or `anyOf` say; nil where the view has none that says something.
  mutating func alternatives(of view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    guard let list = view.first("oneOf") ?? view.first("anyOf"), list.kind == .array else {
      return nil
    }
    reportOtherLists(view, but: list)
    var base = view
    base.skipped.formUnion((view.values("oneOf") + view.values("anyOf")).map(\.index))
    let all = Array(list.elements)
    if all.contains(where: { $0.bool == true || ($0.kind == .object && $0.count == 0) }) {
      return convert(base, hint)
    }
    let others = all.filter { !isNull($0) && $0.bool != false }
    guard !others.isEmpty else { return nil }
    if view.has("type") || view.has("properties"), others.allSatisfy(onlyLimits) {
      report(.unmappedKeyword, "the alternatives only limit the object, and are not held", list)
      return convert(base, hint)
    }
    let isNullable = others.count < all.count
    if others.count > 1, let type = made[view.key] { return SchemaFragment(made: type) }
    var fragment = self.fragment(of: others, base, list, hint) { reader, type in
      reader.made[view.key] = isNullable ? .optional(type) : type
    }
    if isNullable { fragment?.isNullable = true }
    return fragment
  }

  private mutating func fragment(
    of variants: [JSONNode],
    _ base: SchemaView,
    _ list: JSONNode,
    _ hint: TypeHint,
    remember: (inout JSONSchemaReader, TypeReference) -> Void
  ) -> SchemaFragment? {
    if variants.count == 1 { return single(variants[0], base, hint) }
    if let values = textValues(of: variants) { return enumeration(values, list, hint) }
    let name = names.take(hint.names)
    remember(&self, .named(name))
    let place = description.models.count
    var model = ModelSchema(name: name, shape: .oneOf(UnionShape()))
    model.origin = Origin(location(of: list))
    description.models.append(model)
    let views = variants.map { self.view(of: [$0]) }
    let union: UnionShape
    if let tag = tag(of: views.map(\.view), base) {
      union = tagged(by: tag, views, base, in: name)
    } else {
      union = untagged(variants, base, in: name)
    }
    description.models[place].shape = .oneOf(union)
    return SchemaFragment(.named(name))
  }

  /// The only alternative, held together with what stands beside it.
  private mutating func single(
    _ variant: JSONNode,
    _ base: SchemaView,
    _ hint: TypeHint
  ) -> SchemaFragment? {
    guard holdsMore(base) else { return convert([variant], hint) }
    return convert(merged(base, view(of: [variant]).view), hint)
  }

  private func merged(_ base: SchemaView, _ variant: SchemaView) -> SchemaView {
    var view = base
    let known = Set(base.schemas.map(\.index))
    view.schemas += variant.schemas.filter { !known.contains($0.index) }
    view.isNever = base.isNever || variant.isNever
    return view
  }

  /// Whether a view without its alternatives says more than a type.
  private func holdsMore(_ base: SchemaView) -> Bool {
    base.schemas.contains { schema in
      schema.members.contains { member in
        let keyword = member.key.string ?? ""
        return !base.skipped.contains(member.value.index) && keyword != "type" && keyword != "allOf"
          && !SchemaVocabulary.annotations.contains(keyword) && !keyword.hasPrefix("x-")
      }
    }
  }

  private func isNull(_ node: JSONNode) -> Bool {
    if node["type"]?.hasText("null") == true { return true }
    if let value = node["const"] { return value.isNull }
    return node["enum"].map { $0.count == 1 && $0[0]?.isNull == true } ?? false
  }

  /// Whether an alternative names no type and no property with one: `{"required": ["a"]}`.
  private func onlyLimits(_ node: JSONNode) -> Bool {
    node.members.allSatisfy { member in
      let keyword = member.key.string ?? ""
      return ["required", "not", "minProperties", "maxProperties"].contains(keyword)
        || SchemaVocabulary.annotations.contains(keyword)
    }
  }

  private mutating func reportOtherLists(_ view: SchemaView, but list: JSONNode) {
    for other in view.values("oneOf") + view.values("anyOf") where other.index != list.index {
      report(.unmappedKeyword, "of several lists of alternatives one is read, not this one", other)
    }
  }

  // MARK: Texts

  /// The texts of alternatives that each are one: `[{"const": "a"}, {"enum": ["b", "c"]}]`.
  private func textValues(of variants: [JSONNode]) -> [JSONValue]? {
    var values: [JSONValue] = []
    for variant in variants {
      let listed = variant["enum"].map { Array($0.elements) } ?? variant["const"].map { [$0] }
      guard let listed, !listed.isEmpty, listed.allSatisfy({ $0.kind == .string }) else {
        return nil
      }
      values += listed.compactMap { JSONValue($0) }
    }
    var seen: Set<JSONValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  private mutating func enumeration(
    _ values: [JSONValue],
    _ list: JSONNode,
    _ hint: TypeHint
  ) -> SchemaFragment {
    let cases = EnumCases.of(values)
    let twin = description.enums.first { hint.names.contains($0.name) && $0.cases == cases }
    if let twin { return SchemaFragment(.named(twin.name)) }
    var enumeration = EnumSchema(name: names.take(hint.names), rawType: .string, cases: cases)
    enumeration.origin = Origin(location(of: list))
    description.enums.append(enumeration)
    return SchemaFragment(.named(enumeration.name))
  }
}

extension JSONSchemaReader {
  /// The key by whose text each of these objects is told from the others.
  private mutating func tag(of views: [SchemaView], _ base: SchemaView) -> String? {
    guard let first = views.first else { return nil }
    let declared = base.schemas.compactMap { $0["discriminator"]?["propertyName"]?.string }
    for key in declared + first.properties.map(\.key) {
      var seen: Set<String> = []
      let isTag = views.allSatisfy { view in
        let tags = tags(of: view, key)
        let isObject = view.types.map { $0 == [.object] } ?? true
        let isRequired = declared.contains(key) || (view.required + base.required).contains(key)
        return isObject && isRequired && !tags.isEmpty
          && tags.allSatisfy { seen.insert($0).inserted }
      }
      if isTag { return key }
    }
    return nil
  }

  /// The texts that a view allows under a key.
  private mutating func tags(of view: SchemaView, _ key: String) -> [String] {
    let schemas = view.property(key)
    guard !schemas.isEmpty else { return [] }
    let property = self.view(of: schemas).view
    if let only = property.first("const")?.string { return [only] }
    let list = property.first("enum").map { Array($0.elements) } ?? []
    let texts = list.compactMap(\.string)
    return texts.count == list.count ? texts : []
  }

  private mutating func tagged(
    by tag: String,
    _ views: [(view: SchemaView, names: [String]?)],
    _ base: SchemaView,
    in name: String
  ) -> UnionShape {
    var union = UnionShape()
    union.tag = tag
    for (variant, names) in views {
      let tags = tags(of: variant, tag)
      let view = holdsMore(base) ? merged(base, variant) : variant
      let hint = TypeHint((names ?? []) + [tags.first ?? "", "\(name) \(tags.first ?? "")"])
      reportKeywords(view)
      let isBare =
        view.properties.allSatisfy { $0.key == tag } && view.required.allSatisfy { $0 == tag }
      let type = isBare ? nil : model(of: view, hint, omitting: tag)
      for value in tags { union.variants.append(.init(tag: value, type: type)) }
    }
    return union
  }

  private mutating func untagged(
    _ variants: [JSONNode],
    _ base: SchemaView,
    in name: String
  ) -> UnionShape {
    var union = UnionShape()
    for (index, variant) in variants.enumerated() {
      let hint = TypeHint(["\(name) variant\(index + 1)"])
      let isNarrow = holdsMore(base)
      let fragment =
        isNarrow
        ? convert(merged(base, view(of: [variant]).view), hint) : convert([variant], hint)
      guard let fragment else { continue }
      var type = variantType(fragment, hint)
      if fragment.isNullable { type = .optional(type) }
      union.variants.append(.init(tag: "", type: type))
    }
    return union
  }
}
