import StubJSON
import StubSchema
import StubValues

extension JSONSchemaWriter {
  /// The schema of a field's values: its type, what they keep to, and null where it is read.
  func schema(of field: Field, _ coding: ResolvedCoding) -> JSONValue {
    let type = description.resolved(field.type)
    let limits = SchemaLimits(field.constraints)
    var schema = schema(of: type.unwrapped, coding, limits: limits)
    if type.unwrapped == .scalar(.string), let format = format(of: field),
      let members = schema.members
    {
      schema = .object(members + [JSONMember("format", .string(format))])
    }
    if field.isNullable { schema = nullable(schema) }
    guard let value = field.defaultValue, case .object(let members) = schema else { return schema }
    return .object(members + [JSONMember("default", value)])
  }

  /// The format that the field's generator keeps to, or whose examples are its values.
  private func format(of field: Field) -> String? {
    if let rare = JSONSchemaReader.examples.first(where: { $0.values == field.generation.values }) {
      return rare.format
    }
    guard let generator = field.generation.generator, generator.parameters.isEmpty else {
      return nil
    }
    return JSONSchemaReader.formats.first { $0.generator == generator.name }?.format
  }

  /// The schema of a type.
  func schema(
    of type: TypeReference,
    _ coding: ResolvedCoding,
    limits: SchemaLimits = SchemaLimits()
  ) -> JSONValue {
    switch type {
    case .scalar(let scalar): return .object(limits.added(to: members(of: scalar, coding)))
    case .measurement: return Self.measurement
    case .named(let name):
      return .object((reference(to: name).members ?? []) + limits.values)
    case .optional(let wrapped): return nullable(schema(of: wrapped, coding, limits: limits))
    case .array(let element), .set(let element):
      var members = [
        JSONMember("type", .string("array")),
        JSONMember("items", schema(of: element, coding, limits: limits.inner)),
      ]
      if case .set = type { members.append(JSONMember("uniqueItems", .bool(true))) }
      return .object(members + limits.items)
    case .dictionary(let key, let value): return dictionary(key, value, coding, limits)
    case .range(let bound), .closedRange(let bound):
      return positional([bound, bound].map { schema(of: $0, coding) })
    }
  }

  private func dictionary(
    _ key: TypeReference,
    _ value: TypeReference,
    _ coding: ResolvedCoding,
    _ limits: SchemaLimits
  ) -> JSONValue {
    let values = schema(of: value, coding, limits: limits.inner)
    var members = [JSONMember("type", .string("object"))]
    switch key {
    case .scalar(.string): break
    case .scalar(.int):
      let integer = JSONValue.object([JSONMember("pattern", .string("^-?[0-9]+$"))])
      members.append(JSONMember("propertyNames", integer))
    case .named(let name)
    where description.enumeration(named: name)?.isCodingKeyRepresentable == true:
      members.append(JSONMember("propertyNames", reference(to: name)))
    default:
      // Swift writes keys and values in turn, which JSON Schema can only say loosely.
      return .object([JSONMember("type", .string("array"))])
    }
    members.append(JSONMember("additionalProperties", values))
    return .object(members + limits.properties)
  }

  /// The schema, or null.
  private func nullable(_ schema: JSONValue) -> JSONValue {
    guard var members = schema.members, !members.isEmpty else { return schema }
    let null = JSONValue.object([JSONMember("type", .string("null"))])
    let isListed = members.contains { ["enum", "const"].contains($0.key) }
    if !isListed, let place = members.firstIndex(where: { $0.key == "type" }),
      let type = members[place].value.string
    {
      members[place].value = .array([.string(type), .string("null")])
      return .object(members)
    }
    return .object([JSONMember("anyOf", .array([schema, null]))])
  }

  private func positional(_ items: [JSONValue]) -> JSONValue {
    .object([
      JSONMember("type", .string("array")), JSONMember("prefixItems", .array(items)),
      JSONMember("minItems", .integer(items.count)), JSONMember("maxItems", .integer(items.count)),
    ])
  }

  private func members(of scalar: ScalarType, _ coding: ResolvedCoding) -> [JSONMember] {
    switch scalar {
    case .string: return Self.type("string")
    case .character: return Self.type("string") + [JSONMember("minLength", .integer(1))]
    case .bool: return Self.type("boolean")
    case .date: return date(coding.dates)
    case .uuid: return Self.type("string", format: "uuid")
    case .url: return Self.type("string", format: "uri")
    case .data: return data(coding.data)
    case .timeZone, .locale: return Self.object(["identifier": "string"])
    case .dateComponents: return Self.type("object")
    case .duration: return positional([Self.integer, Self.integer]).members ?? []
    case .cgPoint, .cgSize: return Self.pair(Self.number)
    case .cgRect: return Self.pair(.object(Self.pair(Self.number)))
    case .json: return []
    case .decimal: return Self.type("number", format: "decimal")
    case .float16, .float: return floating(format: "float", coding)
    case .double, .cgFloat: return floating(format: nil, coding)
    default: return Self.integer(scalar)
    }
  }

  private func date(_ strategy: DateStrategy) -> [JSONMember] {
    switch strategy {
    case .deferredToDate:
      return Self.type("number", comment: "seconds since 2001-01-01T00:00:00Z")
    case .secondsSince1970:
      return Self.type("number", comment: "seconds since 1970-01-01T00:00:00Z")
    case .millisecondsSince1970:
      return Self.type("number", comment: "milliseconds since 1970-01-01T00:00:00Z")
    case .iso8601, .iso8601Fractional: return Self.type("string", format: "date-time")
    case .formats(let formats):
      if formats.map(\.pattern) == ["yyyy-MM-dd"] { return Self.type("string", format: "date") }
      return Self.type("string", comment: "a date: \(strategy)")
    }
  }

  private func data(_ strategy: DataStrategy) -> [JSONMember] {
    switch strategy {
    case .base64:
      return Self.type("string") + [JSONMember("contentEncoding", .string("base64"))]
    case .deferredToData:
      return Self.type("array") + [JSONMember("items", .object(Self.integer(.uint8)))]
    }
  }

  private func floating(format: String?, _ coding: ResolvedCoding) -> [JSONMember] {
    let number = Self.type("number", format: format)
    guard case .strings(let positive, let negative, let nan) = coding.nonConformingFloats else {
      return number
    }
    let texts = [positive, negative, nan].map { JSONValue.string($0) }
    let others = JSONValue.object([JSONMember("enum", .array(texts))])
    return [JSONMember("anyOf", .array([.object(number), others]))]
  }
}

extension JSONSchemaWriter {
  fileprivate static let integer = JSONValue.object(type("integer"))
  fileprivate static let number = JSONValue.object(type("number"))

  fileprivate static let measurement = JSONValue.object(
    object(["value": "number", "unit": "object"])
  )

  fileprivate static func type(
    _ name: String,
    format: String? = nil,
    comment: String? = nil
  ) -> [JSONMember] {
    var members = [JSONMember("type", .string(name))]
    if let format { members.append(JSONMember("format", .string(format))) }
    if let comment { members.append(JSONMember("$comment", .string(comment))) }
    return members
  }

  fileprivate static func object(_ types: KeyValuePairs<String, String>) -> [JSONMember] {
    let properties = types.map { JSONMember($0.key, .object(type($0.value))) }
    return type("object") + [
      JSONMember("properties", .object(properties)),
      JSONMember("required", .array(types.map { .string($0.key) })),
    ]
  }

  fileprivate static func pair(_ item: JSONValue) -> [JSONMember] {
    type("array") + [
      JSONMember("items", item), JSONMember("minItems", .integer(2)),
      JSONMember("maxItems", .integer(2)),
    ]
  }

  /// An integer with the bounds of its width.
  fileprivate static func integer(_ scalar: ScalarType) -> [JSONMember] {
    let bounds: (String, String)? =
      switch scalar {
      case .int8: (String(Int8.min), String(Int8.max))
      case .int16: (String(Int16.min), String(Int16.max))
      case .int32: (String(Int32.min), String(Int32.max))
      case .uint8: ("0", String(UInt8.max))
      case .uint16: ("0", String(UInt16.max))
      case .uint32: ("0", String(UInt32.max))
      case .uint, .uint64: ("0", String(UInt64.max))
      default: nil
      }
    let name = scalar.rawValue.lowercased()
    let format = ["int", "uint", "int128", "uint128"].contains(name) ? nil : name
    guard let bounds else { return type("integer", format: format) }
    return type("integer", format: format) + [
      JSONMember("minimum", .number(bounds.0)), JSONMember("maximum", .number(bounds.1)),
    ]
  }
}
