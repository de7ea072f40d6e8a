package import StubJSON
import StubValues

/// Writes a description as `.stubschema.json`, in the shortest form that reads as the same.
package struct SchemaWriter {
  let description: SchemaDescription

  private init(_ description: SchemaDescription) {
    self.description = description
  }

  /// The JSON of a description: pretty, with a final line feed.
  package static func write(_ description: SchemaDescription) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.value(SchemaWriter(description).file)
    writer.lineEnd()
    return writer.buffer
  }

  /// The JSON of a description as a value.
  package static func value(_ description: SchemaDescription) -> JSONValue {
    SchemaWriter(description).file
  }

  private var file: JSONValue {
    var members = [JSONMember("stubschema", .number(String(SchemaReader.version)))]
    let named = description.models.filter { !$0.isInline }
    let single = named.count == 1 && canStandAlone(named[0]) ? named[0] : nil
    if let single { members.append(JSONMember("model", .string(single.name))) }
    members.add("coding", description.coding.isEmpty ? nil : value(of: description.coding))
    members.add("now", description.now.map { .string($0.description) })
    members.add("catalogue", description.catalogue.map { .number(String($0)) })
    members.add("locale", description.locale.map { .string($0) })
    members.add("aliases", aliases)
    members.add("enums", enums)
    if let single {
      members += self.members(of: single)
    } else {
      let models = named.map { JSONMember($0.name, .object(self.members(of: $0))) }
      members.append(JSONMember("models", .object(models)))
    }
    return .object(members)
  }

  /// Whether a single model can stand on the file's level, where `coding` and `locale` are the
  /// file's.
  private func canStandAlone(_ model: ModelSchema) -> Bool {
    model.coding.isEmpty && model.locale == nil
  }

  private var aliases: JSONValue? {
    guard !description.aliases.isEmpty else { return nil }
    return .object(description.aliases.map { JSONMember($0.name, .string($0.type.description)) })
  }

  private var enums: JSONValue? {
    guard !description.enums.isEmpty else { return nil }
    return .object(description.enums.map { JSONMember($0.name, value(of: $0)) })
  }

  private func value(of enumeration: EnumSchema) -> JSONValue {
    var members: [JSONMember] = []
    members.add("rawType", enumeration.rawType.map { .string($0.rawValue) })
    members.append(JSONMember("cases", cases(of: enumeration)))
    members.add("unknown", enumeration.unknown.map { .string($0) })
    members.add("codingKeyRepresentable", flag: enumeration.isCodingKeyRepresentable)
    return .object(members)
  }

  private func cases(of enumeration: EnumSchema) -> JSONValue {
    let isPlain = enumeration.cases.enumerated().allSatisfy { index, entry in
      guard let rawType = enumeration.rawType else { return entry.payload.isEmpty }
      return entry.rawValue == (rawType.isNumeric ? .number(String(index)) : .string(entry.name))
    }
    if isPlain { return .array(enumeration.cases.map { .string($0.name) }) }
    return .object(
      enumeration.cases.map { entry in
        let fields = entry.payload.map { JSONMember($0.name, value(of: $0)) }
        return JSONMember(entry.name, entry.rawValue ?? .object(fields))
      }
    )
  }
}

extension SchemaWriter {
  /// The words of a model.
  func members(of model: ModelSchema) -> [JSONMember] {
    var members = shapeMembers(of: model)
    members.add("coding", model.coding.isEmpty ? nil : value(of: model.coding))
    let keys = model.uniqueKeys.map { JSONValue.array($0.map { .string($0) }) }
    members.add("unique", keys.isEmpty ? nil : .array(keys))
    members.add("identifiable", flag: model.isIdentifiable)
    members.add("count", model.count.map { .number(String($0)) })
    members.add("locale", model.locale.map { .string($0) })
    members.add("records", records(of: model))
    members.add("persistence", value(of: model.persistence))
    return members
  }

  private func shapeMembers(of model: ModelSchema) -> [JSONMember] {
    switch model.shape {
    case .object(let object):
      var members: [JSONMember] = []
      members.add("includes", texts(object.includes))
      members.add("additionalFields", object.additionalFields.map { value(of: $0) })
      let fields = object.fields.map { JSONMember($0.name, value(of: $0)) }
      if !fields.isEmpty || members.isEmpty {
        members.append(JSONMember("fields", .object(fields)))
      }
      return members
    case .wraps(let field): return [JSONMember("wraps", value(of: field))]
    case .elements(let fields, let rest):
      var members = [JSONMember("elements", .array(fields.map { value(of: $0) }))]
      members.add("rest", rest.map { value(of: $0) })
      return members
    case .oneOf(let union): return self.members(of: union)
    }
  }

  private func members(of union: UnionShape) -> [JSONMember] {
    let variants: JSONValue =
      union.tag == nil
      ? .array(union.variants.compactMap { $0.type.map { value(of: $0) } })
      : .object(union.variants.map { JSONMember($0.tag, $0.type.map { value(of: $0) } ?? .null) })
    var members = [JSONMember("oneOf", variants)]
    members.add("tag", union.tag.map { .string($0) })
    members.add("content", union.content.map { .string($0) })
    switch union.otherwise {
    case .accepted(nil): members.append(JSONMember("otherwise", .null))
    case .accepted(let tag?):
      members.append(JSONMember("otherwise", .object([JSONMember("tag", .string(tag))])))
    case .type(let type): members.append(JSONMember("otherwise", value(of: type)))
    case nil: break
    }
    return members
  }

  private func records(of model: ModelSchema) -> JSONValue? {
    guard !model.pinnedRecords.isEmpty else { return nil }
    let values = model.pinnedRecords.map { record -> JSONValue in
      let single = record.values.count == 1 && record.values[0].key.isEmpty
      return single ? record.values[0].value : .object(record.values)
    }
    let isDense = model.pinnedRecords.enumerated().allSatisfy { $0 == $1.index }
    if isDense { return .array(values) }
    return .object(
      zip(model.pinnedRecords, values).map { JSONMember(String($0.index), $1) }
    )
  }

  /// A type: its spelling, or the inline model that it names.
  func value(of type: TypeReference) -> JSONValue {
    switch type {
    case .named(let name):
      if let model = description.model(named: name), model.isInline {
        return .object(members(of: model))
      }
      return .string(name)
    case .array(let element) where element.names.contains(where: isInline):
      return .array([value(of: element)])
    default: return .string(type.description)
    }
  }

  /// Whether an inline model is named in a type.
  func holdsInline(_ type: TypeReference) -> Bool { type.names.contains(where: isInline) }

  private func isInline(_ name: String) -> Bool {
    description.model(named: name)?.isInline ?? false
  }

  /// A list of strings; nil where it is empty.
  func texts(_ list: [String]) -> JSONValue? {
    list.isEmpty ? nil : .array(list.map { .string($0) })
  }
}

extension [JSONMember] {
  /// Adds a member where there is a value.
  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { append(JSONMember(key, value)) }
  }

  /// Adds a member where it is true.
  mutating func add(_ key: String, flag: Bool) {
    if flag { append(JSONMember(key, .bool(true))) }
  }
}
