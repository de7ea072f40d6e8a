import StubSchema
import StubValues

/// The type of a column, by a name that SQLite and PostgreSQL both take.
enum SQLType: Hashable, Sendable {
  case boolean
  case smallint
  case integer
  case bigint
  /// An integer of so many digits, beyond `bigint`.
  case digits(Int)
  /// A decimal of any length.
  case numeric
  case real
  case double
  case uuid
  /// A moment, read from the JSON by a strategy.
  case timestamp(DateStrategy)
  /// A text.
  case text
  /// Bytes, as a text in Base64.
  case base64
  /// Any JSON value: a string as it is, everything else as JSON text.
  case json

  /// Its name in a CREATE TABLE.
  var name: String {
    switch self {
    case .boolean: "boolean"
    case .smallint: "smallint"
    case .integer: "integer"
    case .bigint: "bigint"
    case .digits(let count): "numeric(\(count), 0)"
    case .numeric: "numeric"
    case .real: "real"
    case .double: "double precision"
    case .uuid: "uuid"
    case .timestamp: "timestamp with time zone"
    case .text, .base64, .json: "text"
    }
  }

  /// The type of a column that holds a field's values.
  init(_ field: ObjectField, in schema: RecordSchema) {
    self.init(field.field.type, field.coding, schema, depth: 0)
    // What is read from several types may be any of them.
    if !field.field.accepts.isEmpty, self != .text { self = .json }
  }

  private init(
    _ type: TypeReference,
    _ coding: ResolvedCoding,
    _ schema: RecordSchema,
    depth: Int
  ) {
    switch type.unwrapped {
    case .scalar(let scalar): self.init(scalar, coding)
    case .named(let name):
      switch schema.shape(named: name) {
      case .enumeration(let enumeration):
        self = enumeration.rawType.map { SQLType($0, coding) } ?? .json
      case .model(let model):
        // A single value stands in the place of its model.
        guard case .wraps(let field) = model.shape, depth < 16 else { fallthrough }
        let inner = schema.coding(of: field, in: model)
        self.init(schema.description.resolved(field.type), inner, schema, depth: depth + 1)
      case nil: self = .json
      }
    default: self = .json
    }
  }

  private init(_ scalar: ScalarType, _ coding: ResolvedCoding) {
    self =
      switch scalar {
      case .bool: .boolean
      case .int8, .int16, .uint8: .smallint
      case .int32, .uint16: .integer
      case .int, .int64, .uint32: .bigint
      case .uint, .uint64: .digits(20)
      case .int128, .uint128: .digits(39)
      case .decimal: .numeric
      case .float16, .float: .real
      case .double, .cgFloat: .double
      case .date: .timestamp(coding.dates)
      case .uuid: .uuid
      case .string, .character, .url: .text
      case .data: .base64
      default: .json
      }
  }
}
