import StubJSON
import StubSchema

extension SwiftTypesWriter {
  /// Writes the type of a single value.
  func writeWrapper(_ model: ModelSchema, _ field: Field, to source: inout SwiftSource) {
    let type = spelling(type(of: field, in: model))
    source.block("struct \(typeName(model.name)): \(conformances)") { source in
      source.line("var value: \(type)")
      source.line()
      source.block("init(from decoder: any Decoder) throws") { source in
        source.line("value = try decoder.singleValueContainer().decode(\(type).self)")
      }
      source.line()
      source.block("func encode(to encoder: any Encoder) throws") { source in
        source.line("var container = encoder.singleValueContainer()")
        source.line("try container.encode(value)")
      }
    }
  }

  /// Writes the type of a positional array.
  func writePositional(
    _ model: ModelSchema,
    _ fields: [Field],
    _ rest: Field?,
    to source: inout SwiftSource
  ) {
    let elements = fields.enumerated().map { index, field -> SwiftProperty in
      let type = type(of: field, in: model)
      let isOptional = type.isOptional || !field.isRequired
      let spelled = spelling(type) + (isOptional && !type.isOptional ? "?" : "")
      let name = field.property.map(SwiftName.member) ?? "element\(index)"
      return SwiftProperty(
        name: name,
        type: spelled,
        key: "",
        isOptional: isOptional,
        fallback: nil
      )
    }
    let restType = rest.map { spelling(self.type(of: $0, in: model)) }
    source.block("struct \(typeName(model.name)): \(conformances)") { source in
      for element in elements { source.line("var \(element.name): \(element.type)") }
      if let restType { source.line("var rest: [\(restType)]") }
      writePositionalInit(elements, restType, to: &source)
      writePositionalEncode(elements, restType, to: &source)
    }
  }

  private func writePositionalInit(
    _ elements: [SwiftProperty],
    _ rest: String?,
    to source: inout SwiftSource
  ) {
    source.line()
    source.block("init(from decoder: any Decoder) throws") { source in
      source.line("var container = try decoder.unkeyedContainer()")
      for element in elements {
        let method = element.isOptional ? "decodeIfPresent" : "decode"
        source.line("\(element.name) = try container.\(method)(\(element.bareType).self)")
      }
      guard let rest else { return }
      source.line("rest = []")
      source.line("while !container.isAtEnd { rest.append(try container.decode(\(rest).self)) }")
    }
  }

  private func writePositionalEncode(
    _ elements: [SwiftProperty],
    _ rest: String?,
    to source: inout SwiftSource
  ) {
    source.line()
    source.block("func encode(to encoder: any Encoder) throws") { source in
      source.line("var container = encoder.unkeyedContainer()")
      for element in elements { source.line("try container.encode(\(element.name))") }
      if rest != nil { source.line("for element in rest { try container.encode(element) }") }
    }
  }

  /// Writes an enum.
  func write(_ enumeration: EnumSchema, to source: inout SwiftSource) {
    source.line()
    let name = typeName(enumeration.name)
    guard let rawType = enumeration.rawType else {
      return source.block("indirect enum \(name): \(conformances)") { source in
        for entry in enumeration.cases {
          source.line("case \(SwiftName.escaped(entry.name))\(payload(of: entry))")
        }
      }
    }
    source.block("enum \(name): \(rawType.rawValue), Codable, Hashable, Sendable, CaseIterable") {
      source in
      for entry in enumeration.cases {
        source.line("case \(SwiftName.escaped(entry.name))\(rawValue(of: entry))")
      }
      guard let unknown = enumeration.unknown else { return }
      source.line()
      source.block("init(from decoder: any Decoder) throws") { source in
        let value = "decoder.singleValueContainer().decode(\(rawType.rawValue).self)"
        source.line("let value = try \(value)")
        source.line("self = Self(rawValue: value) ?? .\(SwiftName.escaped(unknown))")
      }
    }
  }

  private func rawValue(of entry: EnumSchema.Case) -> String {
    switch entry.rawValue {
    case .string(let text) where text != entry.name: " = " + SwiftSource.literal(text)
    case .number(let text): " = " + text
    default: ""
    }
  }

  private func payload(of entry: EnumSchema.Case) -> String {
    guard !entry.payload.isEmpty else { return "" }
    let parts = entry.payload.map { field in
      let type = spelling(field.type)
      return field.name.hasPrefix("_") ? type : "\(SwiftName.escaped(field.name)): \(type)"
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}
