import StubJSON
import StubSchema

/// Records as the rows of a table: a column for each key.
///
/// Nested values stay together in one cell. A union has the columns of all its variants; records
/// that are no objects have a single column, `value`; members that no field takes are gathered in
/// a last column, `additionalFields`.
struct RecordTable: Sendable {
  /// One column.
  struct Column: Sendable {
    /// The key in JSON.
    let name: String
    /// The field whose values it holds; nil for a column that no field stands for.
    let field: ObjectField?
  }

  /// The column of records that are no objects.
  static let valueName = "value"
  /// The column of members that no field takes.
  static let restName = "additionalFields"

  /// The columns, in order.
  let columns: [Column]
  private let layout: ObjectLayout?

  init(_ schema: RecordSchema) {
    layout = Self.layout(of: schema)
    guard let layout else {
      columns = [Column(name: Self.valueName, field: nil)]
      return
    }
    let rest = layout.isOpen ? [Column(name: Self.restName, field: nil)] : []
    columns = layout.fields.map { Column(name: $0.wireKey, field: $0) } + rest
  }

  /// One cell of a row.
  enum Cell {
    /// There is no value, or it is null.
    case absent
    case value(JSONNode)
    /// Members that no field takes.
    case members([JSONMemberNode])
  }

  /// The cells of a record, one for each column.
  func cells(of record: JSONNode) -> [Cell] {
    guard let layout else { return [record.isNull ? .absent : .value(record)] }
    let (values, rest) = layout.values(of: record)
    let cells = values.map { value -> Cell in
      guard let value, !value.isNull else { return .absent }
      return .value(value)
    }
    guard layout.isOpen else { return cells }
    return cells + [rest.isEmpty ? .absent : .members(rest)]
  }

  private static func layout(of schema: RecordSchema) -> ObjectLayout? {
    switch schema.root.shape {
    case .object: schema.layout(of: schema.root)
    case .oneOf(let union): layout(of: union, schema)
    case .wraps, .elements: nil
    }
  }

  /// The tag, then what the variants hold; nil where no tag says which keys there are.
  private static func layout(of union: UnionShape, _ schema: RecordSchema) -> ObjectLayout? {
    guard let tag = union.tag else { return nil }
    let coding = schema.coding(of: schema.root)
    let column = { (name: String, type: TypeReference) in
      ObjectField(
        field: Field(name: name, type: type),
        wireKey: coding.keys.wireKey(of: name),
        coding: coding,
        owner: schema.root.name
      )
    }
    var fields = [column(tag, .scalar(.string))]
    if let content = union.content {
      fields.append(column(content, .optional(.scalar(.json))))
      return ObjectLayout(fields, isOpen: false)
    }
    var isOpen = false
    for case .named(let name)? in union.variants.map({ $0.type?.unwrapped }) {
      guard case .model(let model)? = schema.shape(named: name) else { continue }
      let payload = schema.layout(of: model)
      isOpen = isOpen || payload.isOpen
      for field in payload.fields { add(field, to: &fields) }
    }
    return ObjectLayout(fields, isOpen: isOpen)
  }

  /// Adds a variant's field, which other variants lack; where two variants have one of unlike
  /// types, any value may stand there.
  private static func add(_ added: ObjectField, to fields: inout [ObjectField]) {
    var added = added
    added.field.required = nil
    added.field.nullable = nil
    if let place = fields.firstIndex(where: { $0.wireKey == added.wireKey }) {
      let known = fields[place]
      guard known.field.type.unwrapped != added.field.type.unwrapped || known.coding != added.coding
      else { return }
      fields[place].field.type = .optional(.scalar(.json))
    } else {
      added.field.type = .optional(added.field.type.unwrapped)
      fields.append(added)
    }
  }
}

extension Array<UInt8> {
  /// Appends members as a JSON object.
  mutating func append(members: [JSONMemberNode]) {
    append(.openBrace)
    for (index, member) in members.enumerated() {
      if index > 0 { append(.comma) }
      append(contentsOf: member.key.bytes)
      append(.colon)
      append(contentsOf: member.value.bytes)
    }
    append(.closeBrace)
  }
}
