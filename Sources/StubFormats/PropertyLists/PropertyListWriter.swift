import StubJSON
import StubSchema

/// Writes values of JSON as those of a property list, each as its type demands.
struct PropertyListWriter {
  let schema: RecordSchema
  var xml: PropertyListXML
  /// The first value that a property list cannot hold.
  var obstacle: String?

  init(_ schema: RecordSchema, _ buffer: [UInt8], depth: Int) {
    self.schema = schema
    xml = PropertyListXML(buffer: buffer, depth: depth)
  }

  /// Writes a value of a type.
  mutating func write(_ node: JSONNode, as type: TypeReference, _ coding: ResolvedCoding) {
    if node.isNull { return xml.element("string", "$null".utf8) }
    switch type {
    case .optional(let wrapped): write(node, as: wrapped, coding)
    case .scalar(let scalar): write(node, as: scalar, coding)
    case .measurement: writePlain(node)
    case .array(let element), .set(let element), .range(let element), .closedRange(let element):
      writeElements(node) { $0.write($1, as: element, coding) }
    case .dictionary(let key, let value): writeDictionary(node, key, value, coding)
    case .named(let name):
      guard let shape = schema.shape(named: name) else { return writePlain(node) }
      write(node, as: shape, coding)
    }
  }

  /// Writes a value of a model or an enum.
  mutating func write(_ node: JSONNode, as shape: ValueShape, _ coding: ResolvedCoding? = nil) {
    switch shape {
    case .model(let model): write(node, as: model)
    case .enumeration(let enumeration):
      write(node, as: enumeration, coding ?? schema.coding(of: schema.root))
    }
  }

  private mutating func writeElements(
    _ node: JSONNode,
    _ write: (inout PropertyListWriter, JSONNode) -> Void
  ) {
    guard node.kind == .array else { return writePlain(node) }
    xml.begin("array")
    for element in node.elements { write(&self, element) }
    xml.end("array")
  }

  /// An object, or keys and values in turn.
  private mutating func writeDictionary(
    _ node: JSONNode,
    _ key: TypeReference,
    _ value: TypeReference,
    _ coding: ResolvedCoding
  ) {
    guard node.kind == .object else {
      var isKey = false
      return writeElements(node) { writer, element in
        isKey.toggle()
        writer.write(element, as: isKey ? key : value, coding)
      }
    }
    xml.begin("dict")
    for member in node.members {
      xml.key(member.key.string ?? "")
      write(member.value, as: value, coding)
    }
    xml.end("dict")
  }

  // MARK: Models

  private mutating func write(_ node: JSONNode, as model: ModelSchema) {
    switch model.shape {
    case .object:
      guard node.kind == .object else { return writePlain(node) }
      xml.begin("dict")
      writeMembers(of: node, schema.layout(of: model), model)
      xml.end("dict")
    case .wraps(let field): write(node, as: field, of: model)
    case .elements(let fields, let rest):
      var position = 0
      writeElements(node) { writer, element in
        let field = position < fields.count ? fields[position] : rest
        position += 1
        guard let field else { return writer.writePlain(element) }
        writer.write(element, as: field, of: model)
      }
    case .oneOf(let union): write(node, as: union, of: model)
    }
  }

  private mutating func write(_ node: JSONNode, as field: Field, of model: ModelSchema) {
    let type = schema.description.resolved(field.type)
    write(node, as: type, schema.coding(of: field, in: model))
  }

  /// Writes members without the braces, those of fields first, in their order; not the one under
  /// the key `tag`.
  private mutating func writeMembers(
    of node: JSONNode,
    _ layout: ObjectLayout,
    besides tag: String? = nil,
    _ model: ModelSchema
  ) {
    var open: TypeReference?
    if case .object(let object) = model.shape { open = object.additionalFields }
    let (values, rest) = layout.values(of: node)
    for (entry, value) in zip(layout.fields, values) {
      guard let value, entry.wireKey != tag else { continue }
      // A key that has to be there keeps its null.
      if value.isNull, !entry.field.isRequired { continue }
      xml.key(entry.field.name)
      write(value, as: entry.field.type, entry.coding)
    }
    for member in rest where tag.map({ !member.key.hasText($0) }) ?? true {
      xml.key(member.key.string ?? "")
      let type = open.map { schema.description.resolved($0) } ?? .scalar(.json)
      write(member.value, as: type, schema.coding(of: model))
    }
  }

  // MARK: Unions and enums

  private mutating func write(_ node: JSONNode, as union: UnionShape, of model: ModelSchema) {
    let keys = schema.coding(of: model).keys
    guard let tag = union.tag, node.kind == .object, let found = node[keys.wireKey(of: tag)] else {
      return writePlain(node)
    }
    let variant = union.variants.first { found.hasText($0.tag) }
    xml.begin("dict")
    xml.key(tag)
    writePlain(found)
    if let content = union.content {
      if let payload = node[keys.wireKey(of: content)], let type = variant?.type {
        xml.key(content)
        write(payload, as: type, schema.coding(of: model))
      }
    } else if case .named(let name)? = variant?.type?.unwrapped,
      case .model(let payload)? = schema.shape(named: name)
    {
      writeMembers(of: node, schema.layout(of: payload), besides: keys.wireKey(of: tag), payload)
    }
    xml.end("dict")
  }

  private mutating func write(
    _ node: JSONNode,
    as enumeration: EnumSchema,
    _ coding: ResolvedCoding
  ) {
    if let raw = enumeration.rawType { return write(node, as: raw, coding) }
    guard node.kind == .object else { return writePlain(node) }
    xml.begin("dict")
    for member in node.members {
      let name = member.key.string ?? ""
      let entry = enumeration.cases.first { coding.keys.wireKey(of: $0.name) == name }
      xml.key(entry?.name ?? name)
      writePayload(member.value, entry?.payload ?? [], coding)
    }
    xml.end("dict")
  }

  private mutating func writePayload(
    _ node: JSONNode,
    _ fields: [Field],
    _ coding: ResolvedCoding
  ) {
    guard node.kind == .object else { return writePlain(node) }
    xml.begin("dict")
    for member in node.members where !member.value.isNull {
      let name = member.key.string ?? ""
      let field = fields.first { ($0.key ?? coding.keys.wireKey(of: $0.name)) == name }
      xml.key(field?.name ?? name)
      let type = field.map { schema.description.resolved($0.type) } ?? .scalar(.json)
      write(member.value, as: type, coding)
    }
    xml.end("dict")
  }
}
