import StubJSON
import StubSchema

/// A property as it is written.
struct SwiftProperty {
  /// The name, without backticks.
  let name: String
  /// The type.
  let type: String
  /// The coding key's raw value.
  let key: String
  /// Whether the key may be absent or null.
  let isOptional: Bool
  /// The value of an absent key, as a literal.
  let fallback: String?

  /// The type without its optional.
  var bareType: String { isOptional && type.hasSuffix("?") ? String(type.dropLast()) : type }
}

extension SwiftTypesWriter {
  /// Writes the type of an object.
  func write(_ model: ModelSchema, _ object: ObjectShape, to source: inout SwiftSource) {
    let properties = self.properties(of: model)
    let additional = object.additionalFields.map { spelling($0) }
    let name = typeName(model.name)
    let head = classes.contains(model.name) ? "final class" : "struct"
    source.block("\(head) \(name): \(conformances)") { source in
      let word = classes.contains(model.name) ? "let" : "var"
      for property in properties {
        source.line("\(word) \(SwiftName.escaped(property.name)): \(property.type)")
      }
      if let additional {
        source.line("\(word) additionalFields: [String: \(additional)]")
      }
      writeKeys(properties, to: &source, isExplicit: additional != nil)
      let needsInit = additional != nil || properties.contains { $0.fallback != nil }
      if needsInit { writeInit(properties, additional, to: &source) }
      if let additional { writeEncode(properties, additional, to: &source) }
    }
  }

  private func properties(of model: ModelSchema) -> [SwiftProperty] {
    var names = UniqueNames()
    return description.objectFields(of: model).map { entry in
      let owner = description.model(named: entry.owner) ?? model
      let field = entry.field
      let name = names.take([SwiftName.member(field.property ?? field.name)])
      let type = type(of: field, in: owner)
      let fallback =
        type.isOptional || field.isRequired
        ? nil : field.defaultValue.flatMap { literal($0, of: type) }
      let mayBeAbsent = !field.isRequired || field.isNullable
      let isOptional = type.isOptional || (mayBeAbsent && fallback == nil)
      let spelled = spelling(type) + (isOptional && !type.isOptional ? "?" : "")
      return SwiftProperty(
        name: name,
        type: spelled,
        key: entry.coding.keys.codingKey(of: entry.wireKey),
        isOptional: isOptional,
        fallback: fallback
      )
    }
  }

  /// A default as source; nil where its type has no literal for it.
  private func literal(_ value: JSONValue, of type: TypeReference) -> String? {
    guard case .scalar(let scalar) = type else { return nil }
    switch value {
    case .bool(let flag) where scalar == .bool: return flag ? "true" : "false"
    case .number(let text) where scalar.isNumeric: return text
    case .string(let text) where scalar == .string: return SwiftSource.literal(text)
    default: return nil
    }
  }

  private func writeKeys(
    _ properties: [SwiftProperty],
    to source: inout SwiftSource,
    isExplicit: Bool
  ) {
    let isNeeded = isExplicit || properties.contains { $0.key != $0.name }
    guard isNeeded, !properties.isEmpty else { return }
    source.line()
    source.block("enum CodingKeys: String, CodingKey, CaseIterable") { source in
      for property in properties {
        let raw = property.key == property.name ? "" : " = " + SwiftSource.literal(property.key)
        source.line("case \(SwiftName.escaped(property.name))\(raw)")
      }
    }
  }

  private func writeInit(
    _ properties: [SwiftProperty],
    _ additional: String?,
    to source: inout SwiftSource
  ) {
    source.line()
    source.block("init(from decoder: any Decoder) throws") { source in
      if !properties.isEmpty {
        source.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
      }
      for property in properties {
        let method = property.isOptional || property.fallback != nil ? "decodeIfPresent" : "decode"
        let call =
          "container.\(method)(\(property.bareType).self, forKey: .\(SwiftName.escaped(property.name)))"
        let fallback = property.fallback.map { " ?? " + $0 } ?? ""
        source.line("self.\(SwiftName.escaped(property.name)) = try \(call)\(fallback)")
      }
      guard let additional else { return }
      source.line("let others = try decoder.container(keyedBy: AnyKey.self)")
      source.line("var additionalFields: [String: \(additional)] = [:]")
      let known = properties.isEmpty ? "" : " where CodingKeys(rawValue: key.stringValue) == nil"
      source.block("for key in others.allKeys\(known)") { source in
        let value = "try others.decode(\(additional).self, forKey: key)"
        source.line("additionalFields[key.stringValue] = \(value)")
      }
      source.line("self.additionalFields = additionalFields")
    }
  }

  private func writeEncode(
    _ properties: [SwiftProperty],
    _ additional: String,
    to source: inout SwiftSource
  ) {
    source.line()
    source.block("func encode(to encoder: any Encoder) throws") { source in
      if !properties.isEmpty {
        source.line("var container = encoder.container(keyedBy: CodingKeys.self)")
      }
      for property in properties {
        let method = property.isOptional ? "encodeIfPresent" : "encode"
        let name = SwiftName.escaped(property.name)
        source.line("try container.\(method)(self.\(name), forKey: .\(name))")
      }
      source.line("var others = encoder.container(keyedBy: AnyKey.self)")
      source.block("for (key, value) in additionalFields") { source in
        source.line("try others.encode(value, forKey: AnyKey(stringValue: key))")
      }
    }
  }
}
