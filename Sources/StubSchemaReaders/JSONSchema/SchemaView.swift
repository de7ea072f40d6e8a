import StubJSON

/// Schemas that hold together: one, and what its `$ref` and `allOf` add to it.
struct SchemaView {
  /// The objects whose keywords hold, those that are referred to first.
  var schemas: [JSONNode] = []
  /// Whether nothing is allowed.
  var isNever = false
  /// Keywords, by the node of their value, that another view has taken over.
  var skipped: Set<Int> = []
  /// The type that is looked at, where a list allows several.
  var only: SchemaType?

  /// What tells it from every other view.
  var key: Key {
    Key(schemas: schemas.map(\.index).sorted(), skipped: skipped.sorted(), only: only)
  }

  /// What tells a view from every other one.
  struct Key: Hashable {
    let schemas: [Int]
    let skipped: [Int]
    let only: SchemaType?
    var omitted: String?
  }

  /// The values of a keyword, in the order of the schemas.
  func values(_ keyword: String) -> [JSONNode] {
    schemas.compactMap { $0[keyword] }.filter { !skipped.contains($0.index) }
  }

  /// The first value of a keyword.
  func first(_ keyword: String) -> JSONNode? { values(keyword).first }

  /// Whether any schema has a keyword.
  func has(_ keyword: String) -> Bool { !values(keyword).isEmpty }

  /// The types that are allowed, in the order of the first list; nil where nothing says it.
  var types: [SchemaType]? {
    if let only { return [only] }
    var allowed: [SchemaType]?
    for node in values("type") {
      let names = node.kind == .array ? node.elements.compactMap(\.string) : [node.string ?? ""]
      let types = names.compactMap { SchemaType(rawValue: $0) }
      guard let known = allowed else {
        allowed = types
        continue
      }
      allowed = Self.common(known, types)
    }
    return allowed ?? impliedTypes
  }

  /// What both lists allow: an integer is a number too.
  private static func common(_ one: [SchemaType], _ other: [SchemaType]) -> [SchemaType] {
    one.compactMap { type in
      if other.contains(type) { return type }
      if type == .number, other.contains(.integer) { return .integer }
      return type == .integer && other.contains(.number) ? .integer : nil
    }
  }

  /// The only type of which the keywords speak.
  private var impliedTypes: [SchemaType]? {
    var types: Set<SchemaType> = []
    for schema in schemas {
      for member in schema.members where !skipped.contains(member.value.index) {
        types.formUnion(SchemaVocabulary.types(of: member.key.string ?? ""))
      }
    }
    if types == [.number, .integer] { return [.number] }
    if types.isEmpty, has("format") { return [.string] }
    return types.count == 1 ? Array(types) : nil
  }

  /// The required keys, in order.
  var required: [String] {
    values("required").flatMap { $0.elements.compactMap(\.string) }
  }

  /// The schemas of each property that is described, in the order of their first appearance.
  var properties: [(key: String, node: JSONNode, schemas: [JSONNode])] {
    var order: [(key: String, node: JSONNode, schemas: [JSONNode])] = []
    var places: [String: Int] = [:]
    for object in values("properties") {
      for member in object.members {
        guard let key = member.key.string else { continue }
        if let place = places[key] {
          order[place].schemas.append(member.value)
        } else {
          places[key] = order.count
          order.append((key, member.key, [member.value]))
        }
      }
    }
    return order
  }

  /// The schemas of one property.
  func property(_ key: String) -> [JSONNode] {
    values("properties").compactMap { $0[key] }
  }
}
