import StubJSON
import StubSchema

extension JSONSchemaWriter {
  /// The schema of a model.
  func schema(of model: ModelSchema) -> JSONValue {
    switch model.shape {
    case .object(let object): return .object(self.object(model, object))
    case .wraps(let field): return schema(of: field, description.coding(of: field, in: model))
    case .elements(let fields, let rest): return positional(model, fields, rest)
    case .oneOf(let union): return self.union(model, union)
    }
  }

  private func object(_ model: ModelSchema, _ object: ObjectShape) -> [JSONMember] {
    let fields = description.objectFields(of: model)
    var members = [JSONMember("type", .string("object"))]
    let properties = fields.map { JSONMember($0.wireKey, schema(of: $0.field, $0.coding)) }
    members.append(JSONMember("properties", .object(properties)))
    members.add(required: fields.filter(\.field.isRequired).map(\.wireKey))
    if let type = object.additionalFields {
      let schema = schema(of: description.resolved(type), description.coding(of: model))
      members.append(JSONMember("additionalProperties", schema))
    }
    return members
  }

  private func positional(_ model: ModelSchema, _ fields: [Field], _ rest: Field?) -> JSONValue {
    var members = [JSONMember("type", .string("array"))]
    let items = fields.map { schema(of: $0, description.coding(of: $0, in: model)) }
    if !items.isEmpty { members.append(JSONMember("prefixItems", .array(items))) }
    if let rest {
      let schema = schema(of: rest, description.coding(of: rest, in: model))
      members.append(JSONMember("items", schema))
    }
    let least = fields.lastIndex(where: \.isRequired).map { $0 + 1 } ?? 0
    if least > 0 { members.append(JSONMember("minItems", .integer(least))) }
    return .object(members)
  }

  private func union(_ model: ModelSchema, _ union: UnionShape) -> JSONValue {
    let coding = description.coding(of: model)
    var schemas = union.variants.map { variant(of: $0, union, coding) }
    switch union.otherwise {
    case .accepted: schemas.append(.object([]))
    case .type(let type): schemas.append(schema(of: description.resolved(type), coding))
    case nil: break
    }
    let isExclusive = union.tag != nil && union.otherwise == nil
    return .object([JSONMember(isExclusive ? "oneOf" : "anyOf", .array(schemas))])
  }

  private func variant(
    of variant: UnionShape.Variant,
    _ union: UnionShape,
    _ coding: ResolvedCoding
  ) -> JSONValue {
    let payload = variant.type.map { schema(of: description.resolved($0), coding) }
    guard let tag = union.tag else { return payload ?? .object([]) }
    let key = coding.keys.wireKey(of: tag)
    var properties = [JSONMember(key, .object([JSONMember("const", .string(variant.tag))]))]
    var required = [key]
    var members: [JSONMember] = []
    if let payload {
      if let content = union.content.map({ coding.keys.wireKey(of: $0) }) {
        properties.append(JSONMember(content, payload))
        required.append(content)
      } else {
        members += payload.members ?? []
      }
    }
    members.append(JSONMember("type", .string("object")))
    members.append(JSONMember("properties", .object(properties)))
    members.add(required: required)
    return .object(members)
  }

  /// The schema of an enum.
  func schema(of enumeration: EnumSchema) -> JSONValue {
    guard let rawType = enumeration.rawType else {
      return .object([JSONMember("oneOf", .array(enumeration.cases.map(payload)))])
    }
    let type = rawType.isNumeric ? (rawType.isInteger ? "integer" : "number") : "string"
    let values = enumeration.cases.map { $0.rawValue ?? .string($0.name) }
    var members = [JSONMember("type", .string(type))]
    // What is unknown is read too, so the known values are but examples.
    let isOpen = enumeration.unknown != nil
    members.append(JSONMember(isOpen ? "examples" : "enum", .array(values)))
    return .object(members)
  }

  /// A case as Swift synthesizes it: an object with the case's name as its only key.
  private func payload(of entry: EnumSchema.Case) -> JSONValue {
    let coding = ResolvedCoding(description.coding)
    let fields = entry.payload.map { JSONMember($0.name, schema(of: $0, coding)) }
    var inner = [JSONMember("type", .string("object"))]
    if !fields.isEmpty { inner.append(JSONMember("properties", .object(fields))) }
    inner.add(required: entry.payload.filter(\.isRequired).map(\.name))
    var outer = [JSONMember("type", .string("object"))]
    outer.append(JSONMember("properties", .object([JSONMember(entry.name, .object(inner))])))
    outer.add(required: [entry.name])
    outer.append(JSONMember("maxProperties", .integer(1)))
    return .object(outer)
  }
}

extension [JSONMember] {
  /// Adds the keys that are required, if any.
  fileprivate mutating func add(required keys: [String]) {
    guard !keys.isEmpty else { return }
    append(JSONMember("required", .array(keys.map { .string($0) })))
  }
}
