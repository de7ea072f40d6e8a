import StubJSON
import StubSchema

/// Writes values of JSON as expressions of Swift.
struct SwiftLiteralWriter {
  let source: SwiftLiteralSource
  var buffer: [UInt8]
  /// The first value that has no expression.
  var obstacle: String?

  private var schema: RecordSchema { source.schema }

  init(_ source: SwiftLiteralSource, _ buffer: [UInt8]) {
    self.source = source
    self.buffer = buffer
  }

  mutating func append(_ text: String) { buffer.append(text: text) }

  /// Writes a record.
  mutating func write(_ node: JSONNode, asRecordOf model: ModelSchema) {
    write(node, as: model)
  }

  /// Writes a value of a type.
  mutating func write(_ node: JSONNode, as type: TypeReference, _ coding: ResolvedCoding) {
    switch type {
    case .optional(let wrapped):
      if node.isNull { append("nil") } else { write(node, as: wrapped, coding) }
    case .scalar(let scalar): write(node, as: scalar, coding)
    case .measurement(let unit): writeMeasurement(node, unit)
    case .array(let element), .set(let element):
      guard node.kind == .array else { return decode(node) }
      writeList(node.elements) { $0.write($1, as: element, coding) }
    case .dictionary(let key, let value): writeDictionary(node, key, value, coding)
    case .range(let bound): writeRange(node, bound, " ..< ", coding)
    case .closedRange(let bound): writeRange(node, bound, " ... ", coding)
    case .named(let name):
      switch schema.shape(named: name) {
      case .model(let model): write(node, as: model)
      case .enumeration(let enumeration): write(node, as: enumeration, coding)
      case nil: decode(node)
      }
    }
  }

  /// Writes a call that decodes the value when the source runs.
  mutating func decode(_ node: JSONNode) {
    if source.decoder.isEmpty {
      obstacle = obstacle ?? "\(node.kind.phrase) stands where its type has no such literal"
    }
    append("decoded(")
    SwiftText.append(node.bytes, to: &buffer)
    append(")")
  }

  // MARK: Models

  private mutating func write(_ node: JSONNode, as model: ModelSchema) {
    if case .wraps(let field) = model.shape, let property = field.property {
      append("\(model.isInline ? ".init" : model.name)(\(SwiftText.label(property)): ")
      write(node, as: schema.description.resolved(field.type), schema.coding(of: field, in: model))
      return append(")")
    }
    guard node.kind == .object, let arguments = source.arguments(of: model) else {
      return decode(node)
    }
    let layout = schema.layout(of: model)
    let values = layout.values(of: node).fields
    append("\(source.callee(of: model))(")
    var isFirst = true
    for argument in arguments {
      let field = layout.fields[argument.position]
      let isNil = field.field.type.isOptional
      let value = values[argument.position] ?? argument.absent?.root
      // A property that is neither there nor optional has a value of its own.
      guard value != nil || isNil else { continue }
      append(isFirst ? "" : ", ")
      if argument.label != "_" { append("\(SwiftText.label(argument.label)): ") }
      isFirst = false
      guard let value else {
        append("nil")
        continue
      }
      write(value, as: field.field.type, field.coding)
    }
    append(")")
  }

  // MARK: Enums

  private mutating func write(
    _ node: JSONNode,
    as enumeration: EnumSchema,
    _ coding: ResolvedCoding
  ) {
    if enumeration.rawType != nil {
      let value = JSONValue(node)
      let entry = enumeration.cases.first { ($0.rawValue ?? .string($0.name)) == value }
      guard let entry else { return decode(node) }
      return write(entry, of: enumeration)
    }
    guard node.kind == .object, let member = node.members.first(where: { _ in true }),
      let entry = enumeration.cases.first(where: {
        member.key.hasText(coding.keys.wireKey(of: $0.name))
      })
    else { return decode(node) }
    write(entry, of: enumeration)
    writePayload(member.value, of: entry, coding)
  }

  private mutating func write(_ entry: EnumSchema.Case, of enumeration: EnumSchema) {
    // Of an optional these would be its own cases.
    let isOptional = ["none", "some"].contains(entry.name)
    append("\(isOptional ? enumeration.name : "").\(SwiftText.caseName(entry.name))")
  }

  private mutating func writePayload(
    _ node: JSONNode,
    of entry: EnumSchema.Case,
    _ coding: ResolvedCoding
  ) {
    guard !entry.payload.isEmpty else { return }
    append("(")
    for (index, field) in entry.payload.enumerated() {
      if index > 0 { append(", ") }
      if field.name != "_\(index)" { append("\(SwiftText.label(field.property ?? field.name)): ") }
      guard let value = node[field.key ?? coding.keys.wireKey(of: field.name)] else {
        append("nil")
        continue
      }
      write(value, as: schema.description.resolved(field.type), coding)
    }
    append(")")
  }
}
