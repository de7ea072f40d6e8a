import StubDiagnostics
import StubJSON
import StubSchema

extension JSONSchemaReader {
  /// A list, a set, or a positional array.
  mutating func array(_ view: SchemaView, _ hint: TypeHint) -> SchemaFragment? {
    let positions =
      view.first("prefixItems") ?? view.values("items").first { $0.kind == .array }
    if let positions, positions.count > 0 { return positional(view, positions, hint) }
    let schemas = view.values("items").filter { $0.kind != .array }
    let elementHint = TypeHint(hint.names.map(singular))
    var element = schemas.isEmpty ? .any : convert(schemas, elementHint)
    // A list whose elements allow no value is always empty.
    let isEmpty = element == nil
    if let known = element, !known.canBeElement {
      element = SchemaFragment(box(known, elementHint))
    }
    var fragment = element ?? .any
    fragment.type = listType(of: fragment, view)
    fragment.isNullable = false
    fragment.defaultValue = nil
    applyCounts(view, "minItems", "maxItems", to: &fragment)
    if isEmpty { fragment.constraints.maxItems = 0 }
    reportListLimits(view)
    return fragment
  }

  private func singular(_ name: String) -> String { SwiftName.singularType(name) }

  private mutating func listType(of element: SchemaFragment, _ view: SchemaView) -> TypeReference {
    let type: TypeReference = element.isNullable ? .optional(element.type) : element.type
    guard let node = view.first("uniqueItems"), node.bool == true else { return .array(type) }
    if !element.isNullable, isHashable(element.type) { return .set(type) }
    report(.unmappedKeyword, "'uniqueItems' is held for simple values only", node)
    return .array(type)
  }

  private func isHashable(_ type: TypeReference) -> Bool {
    switch type {
    case .scalar(let scalar): scalar != .json
    case .named(let name): description.enumeration(named: name) != nil
    default: false
    }
  }

  private mutating func positional(
    _ view: SchemaView,
    _ positions: JSONNode,
    _ hint: TypeHint
  ) -> SchemaFragment? {
    let key = view.key
    let name = names.take(hint.names)
    made[key] = .named(name)
    let place = description.models.count
    description.models.append(ModelSchema(name: name, shape: .elements([], rest: nil)))
    let least = view.values("minItems").compactMap { $0.integer(as: Int.self) }.max() ?? 0
    var fields: [Field] = []
    for (index, schema) in positions.elements.enumerated() {
      let fragment = convert([schema], TypeHint(["\(name) element\(index)"])) ?? .any
      var field = fragment.field(named: String(index), isRequired: true)
      field.origin.location = location(of: schema)
      // A short array is allowed; those that are written are whole.
      if index >= least { field.required = false }
      fields.append(field)
    }
    var rest = restField(of: view, positions, name)
    if rest != nil, let most = mostItems(view) {
      fields += further(fields.count..<max(fields.count, most), of: rest, least: least)
      rest = nil
    }
    description.models[place].shape = .elements(fields, rest: rest)
    reportListLimits(view)
    return SchemaFragment(.named(name))
  }

  /// The largest number of elements, where it is small enough to tell each.
  private mutating func mostItems(_ view: SchemaView) -> Int? {
    let bounds = view.values("maxItems").compactMap { node in
      node.integer(as: Int.self).map { (count: $0, node: node) }
    }
    guard let least = bounds.min(by: { $0.count < $1.count }) else { return nil }
    if least.count <= 32 { return least.count }
    report(
      .unmappedKeyword,
      "'maxItems' is not held where only the first elements are told",
      least.node
    )
    return nil
  }

  /// The elements behind those that are told one by one, which have a largest number together.
  private func further(_ places: Range<Int>, of rest: Field?, least: Int) -> [Field] {
    guard let rest else { return [] }
    return places.map { index in
      var field = rest
      field.name = String(index)
      field.required = index < least ? field.required : false
      return field
    }
  }

  private mutating func restField(
    of view: SchemaView,
    _ positions: JSONNode,
    _ name: String
  ) -> Field? {
    let isOld = view.first("prefixItems") == nil
    let schema = isOld ? view.first("additionalItems") : view.first("items")
    guard let schema, schema.kind == .object else { return nil }
    return convert([schema], TypeHint(["\(name) rest"]))?.field(named: "")
  }

  private mutating func reportListLimits(_ view: SchemaView) {
    for node in view.values("unevaluatedItems") where node.kind == .object && node.count > 0 {
      report(.unmappedKeyword, "'unevaluatedItems' is not held", node)
    }
  }

  /// Takes over bounds on a number of elements or members.
  func applyCounts(
    _ view: SchemaView,
    _ least: String,
    _ greatest: String,
    to fragment: inout SchemaFragment
  ) {
    let minima = view.values(least).compactMap { node in
      node.integer(as: Int.self).map { ($0, node) }
    }
    if let (count, node) = minima.max(by: { $0.0 < $1.0 }), count > 0 {
      fragment.constraints.minItems = count
      fragment.words["minItems"] = location(of: node)
    }
    let maxima = view.values(greatest).compactMap { node in
      node.integer(as: Int.self).map { ($0, node) }
    }
    if let (count, node) = maxima.min(by: { $0.0 < $1.0 }), count >= 0 {
      fragment.constraints.maxItems = count
      fragment.words["maxItems"] = location(of: node)
    }
  }
}
