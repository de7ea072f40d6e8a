import StubJSON
import StubSchema
import StubValues

extension ProgramCompiler {
  mutating func enumRule(_ enumeration: EnumSchema, _ coding: Int) -> ValueRule {
    if let type = enumeration.rawType { return rawEnumRule(enumeration, type, coding) }
    let place = reserveObject(enumeration.name, coding)
    objects[place].isOfEnum = true
    let range = append(enumeration.cases.map { caseField($0, coding) })
    finishObject(place, range)
    for (offset, schema) in enumeration.cases.enumerated() {
      fields[range.lowerBound + offset].value = payloadRule(schema, coding)
    }
    payloadEnums.append(
      PayloadEnumRule(
        name: enumeration.name,
        object: place,
        acceptsUnknown: enumeration.unknown != nil
      )
    )
    return .payloadEnum(payloadEnums.count - 1)
  }

  /// A case as a field of the object that the enum is.
  private func caseField(_ schema: EnumSchema.Case, _ coding: Int) -> ProgramField {
    var field = Field(name: schema.name, type: .scalar(.json))
    field.required = false
    return objectField(field, codings[coding])
  }

  private func objectField(
    _ field: Field,
    _ coding: ResolvedCoding
  ) -> ProgramField {
    var field = field
    field.type = description.resolved(field.type)
    field.accepts = field.accepts.map { description.resolved($0) }
    let outer = CodingStrategies(coding)
    let own = ResolvedCoding(overrides.over(field.coding).over(outer))
    return ProgramField(
      field: field,
      wireKey: field.key ?? own.keys.wireKey(of: field.name),
      coding: own
    )
  }

  private mutating func payloadRule(_ schema: EnumSchema.Case, _ coding: Int) -> Int {
    let place = reserveObject(schema.name, coding)
    objects[place].isOfEnum = true
    let resolved = codings[coding]
    let range = append(
      schema.payload.map { objectField($0, resolved) }
    )
    finishObject(place, range)
    return add(.object(place))
  }

  private mutating func rawEnumRule(
    _ enumeration: EnumSchema,
    _ type: ScalarType,
    _ coding: Int
  ) -> ValueRule {
    let values = enumeration.cases.map { schema in
      schema.rawValue ?? (type == .string ? .string(schema.name) : .null)
    }
    let spellings = values.compactMap(\.number)
    rawEnums.append(
      RawEnumRule(
        name: enumeration.name,
        type: type,
        value: rule(for: .scalar(type), coding),
        texts: values.map(Self.text),
        known: Set(values.compactMap(\.string)),
        numbers: spellings.compactMap(Double.init),
        integers: Set(spellings),
        acceptsUnknown: enumeration.unknown != nil,
        isCodingKeyRepresentable: enumeration.isCodingKeyRepresentable
      )
    )
    return .rawEnum(rawEnums.count - 1)
  }

  mutating func unionRule(_ model: ModelSchema, _ union: UnionShape, _ coding: Int) -> ValueRule {
    let place = unions.count
    let keys = codings[coding].keys
    unions.append(
      UnionRule(
        name: model.name,
        tag: union.tag,
        tagStrategy: keys,
        content: union.content,
        variants: [],
        otherwise: .refused
      )
    )
    let variants = union.variants.map { variant in
      (tag: variant.tag, rule: variant.type.map { rule(for: $0, coding) })
    }
    unions[place].variants = variants
    switch union.otherwise {
    case .accepted: unions[place].otherwise = .accepted
    case .type(let type): unions[place].otherwise = .rule(rule(for: type, coding))
    case nil: break
    }
    return .union(place)
  }

  /// A value as messages show it: texts in quotes, everything else as JSON.
  static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let bool): return String(bool)
    case .number(let number): return number
    case .string(let text): return "\"\(text)\""
    case .array(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
    case .object(let members):
      let shown = members.map { "\"\($0.key)\": \(text($0.value))" }
      return "{" + shown.joined(separator: ", ") + "}"
    }
  }
}

extension CodingStrategies {
  /// The strategies of `coding`, none left open.
  init(_ coding: ResolvedCoding) {
    self.init()
    dates = coding.dates
    keys = coding.keys
    data = coding.data
    nonConformingFloats = coding.nonConformingFloats
  }
}
