import StubDiagnostics
import StubJSON
import StubSchema

extension JSONSchemaReader {
  /// What schemas that hold together say of a value; nil where they allow none.
  mutating func convert(_ schemas: [JSONNode], _ hint: TypeHint) -> SchemaFragment? {
    guard depth < Self.maximumDepth else {
      if let first = schemas.first {
        report(.unmappedKeyword, "schemas stand too deeply inside each other", first)
      }
      return .any
    }
    depth += 1
    defer { depth -= 1 }
    let (view, name) = view(of: schemas)
    let fragment = convert(view, name.map { TypeHint($0 + hint.names) } ?? hint)
    return fragment.map { annotated($0, by: schemas) }
  }

  /// What a view says of a value; a view that is being read already becomes a model of its own.
  mutating func convert(_ view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    guard !view.isNever else { return nil }
    let key = view.key
    if let type = made[key] { return nullable(SchemaFragment(made: type), view) }
    if let reserved = open[key] {
      let name = reserved ?? names.take(hint.names)
      open[key] = .some(name)
      return SchemaFragment(.named(name))
    }
    open[key] = .some(nil)
    var fragment = read(view, hint)
    if let inner = fragment, let name = open[key] ?? nil {
      description.models.append(ModelSchema(name: name, shape: .wraps(inner.field(named: ""))))
      fragment = SchemaFragment(.named(name))
      made[key] = .named(name)
    }
    open[key] = nil
    return fragment
  }

  private mutating func read(_ view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    reportKeywords(view)
    if view.has("enum") || view.has("const") { return enumeration(view, hint) }
    if let union = alternatives(of: view, hint) { return union }
    guard let types = view.types else { return nullable(.any, view) }
    let others = types.filter { $0 != .null }
    var fragment: SchemaFragment?
    if others.isEmpty {
      guard types.contains(.null) else { return nil }
      var null = SchemaFragment.any
      null.constraints.constant = .null
      return null
    } else if others.count == 1 || Set(others) == [.integer, .number] {
      fragment = convert(view, as: others.count == 1 ? others[0] : .number, hint)
    } else {
      fragment = mixed(view, others, hint)
    }
    if types.contains(.null) { fragment?.isNullable = true }
    return fragment.map { nullable($0, view) }
  }

  private mutating func convert(
    _ view: SchemaView,
    as type: SchemaType,
    _ hint: TypeHint
  ) -> SchemaFragment? {
    switch type {
    case .object: object(view, hint)
    case .array: array(view, hint)
    case .string: string(view)
    case .boolean: SchemaFragment(.scalar(.bool))
    case .integer, .number: number(view, isInteger: type == .integer)
    case .null: nil
    }
  }

  /// Values of several types: a union that is told apart by trying.
  private mutating func mixed(
    _ view: SchemaView,
    _ types: [SchemaType],
    _ hint: TypeHint
  ) -> SchemaFragment? {
    var union = UnionShape()
    let name = names.take(hint.names)
    let place = description.models.count
    description.models.append(ModelSchema(name: name, shape: .oneOf(union)))
    for type in types where !(type == .number && types.contains(.integer)) {
      var variant = view
      variant.only = type == .integer && types.contains(.number) ? .number : type
      let part = TypeHint(["\(name) \(type.rawValue)"])
      guard let fragment = convert(variant, part) else { continue }
      union.variants.append(.init(tag: "", type: variantType(fragment, part)))
    }
    description.models[place].shape = .oneOf(union)
    made[view.key] = .named(name)
    return SchemaFragment(.named(name))
  }

  /// The type of a variant, which takes no words of its own.
  mutating func variantType(_ fragment: SchemaFragment, _ hint: TypeHint) -> TypeReference {
    fragment.isPlain ? fragment.type : box(fragment, hint)
  }

  /// `nullable`, as OpenAPI spells what `type` lists say.
  private func nullable(_ fragment: SchemaFragment, _ view: SchemaView) -> SchemaFragment {
    var fragment = fragment
    let types = view.only == nil ? view.types ?? [] : []
    if types.contains(.null) || view.values("nullable").contains(where: { $0.bool == true }) {
      fragment.isNullable = true
    }
    return fragment
  }

  /// The fragment with the default that stands beside a schema or its reference.
  private func annotated(_ fragment: SchemaFragment, by schemas: [JSONNode]) -> SchemaFragment {
    var fragment = fragment
    if let node = schemas.compactMap({ $0["default"] }).first, let value = JSONValue(node) {
      fragment.defaultValue = value.isNull ? nil : value
    }
    if schemas.contains(where: { $0["nullable"]?.bool == true }) { fragment.isNullable = true }
    return fragment
  }
}

extension JSONSchemaReader {
  /// The view of schemas that hold together, and the names of the definition that they refer to,
  /// where they say nothing else.
  mutating func view(of schemas: [JSONNode]) -> (view: SchemaView, names: [String]?) {
    var schemas = schemas
    var names: [String]?
    var seen: Set<Int> = []
    while schemas.count == 1, seen.insert(schemas[0].index).inserted {
      guard let (next, found) = onlyReference(of: schemas[0]) else { break }
      schemas = [next]
      names = found ?? names
    }
    var view = SchemaView()
    var visited: Set<Int> = []
    for schema in schemas { gather(schema, into: &view, &visited) }
    return (view, names)
  }

  /// The schema to which another one only refers, by `$ref` or an `allOf` of one.
  private mutating func onlyReference(of schema: JSONNode) -> (JSONNode, [String]?)? {
    let holding = schema.members.filter { member in
      let keyword = member.key.string ?? ""
      return !SchemaVocabulary.annotations.contains(keyword) && !keyword.hasPrefix("x-")
    }
    guard holding.count == 1 else { return nil }
    let (key, value) = (holding[0].key, holding[0].value)
    if key.hasText("allOf"), value.count == 1, let only = value[0], only.kind == .object {
      return (only, nil)
    }
    guard key.hasText("$ref"), let text = value.string else { return nil }
    return index.target(of: text).map { ($0.schema, $0.names) }
  }

  /// Adds a schema, after what it refers to.
  private mutating func gather(
    _ schema: JSONNode,
    into view: inout SchemaView,
    _ visited: inout Set<Int>
  ) {
    if schema.bool == false { view.isNever = true }
    guard schema.kind == .object, visited.insert(schema.index).inserted else {
      if schema.kind != .object, schema.kind != .bool {
        report(.malformedKeyword, "a schema stands here; found \(schema.kind.phrase)", schema)
      }
      return
    }
    guard linkDepth < Self.maximumDepth else {
      return report(.unmappedKeyword, "references lead too far from each other", schema)
    }
    linkDepth += 1
    defer { linkDepth -= 1 }
    if let node = schema["$ref"] { follow(node, into: &view, &visited) }
    for part in schema["allOf"].map({ Array($0.elements) }) ?? [] {
      gather(part, into: &view, &visited)
    }
    view.schemas.append(schema)
  }

  private mutating func follow(
    _ node: JSONNode,
    into view: inout SchemaView,
    _ visited: inout Set<Int>
  ) {
    guard let text = node.string else {
      return report(.malformedKeyword, "'$ref' is a string", node)
    }
    guard let target = index.target(of: text) else {
      let isLocal = text.hasPrefix("#")
      let reason = isLocal ? "leads nowhere" : "leads out of this file, and nothing is loaded"
      return report(.unresolvedReference, "'\(text)' \(reason)", node)
    }
    gather(target.schema, into: &view, &visited)
  }
}
