import StubJSON
import StubSchema

/// A field's constraints as keywords: those on its innermost values, and those on how many there
/// are.
struct SchemaLimits {
  /// Keywords on the innermost values.
  private(set) var values: [JSONMember] = []
  private var least: Int?
  private var greatest: Int?

  /// No limits.
  init() {}

  /// The limits of a field.
  init(_ constraints: Constraints) {
    least = constraints.minItems
    greatest = constraints.maxItems
    add("minimum", constraints.minimum.map { .number($0) })
    add("maximum", constraints.maximum.map { .number($0) })
    add("exclusiveMinimum", constraints.exclusiveMinimum.map { .number($0) })
    add("exclusiveMaximum", constraints.exclusiveMaximum.map { .number($0) })
    add("multipleOf", constraints.multipleOf.map { .number($0) })
    add("minLength", constraints.minLength.map { .integer($0) })
    add("maxLength", constraints.maxLength.map { .integer($0) })
    add("pattern", constraints.pattern.map { .string($0) })
    add("enum", constraints.allowed.map { .array($0) })
    add("const", constraints.constant)
  }

  private mutating func add(_ keyword: String, _ value: JSONValue?) {
    if let value { values.append(JSONMember(keyword, value)) }
  }

  /// The keywords of a type with those of the values, which stand over them.
  func added(to members: [JSONMember]) -> [JSONMember] {
    members.filter { member in !values.contains { $0.key == member.key } } + values
  }

  /// The limits on the elements of a collection: a field counts its outermost elements only.
  var inner: SchemaLimits {
    var limits = self
    limits.least = nil
    limits.greatest = nil
    return limits
  }

  /// Keywords on the number of an array's elements.
  var items: [JSONMember] { counts("minItems", "maxItems") }

  /// Keywords on the number of an object's members.
  var properties: [JSONMember] { counts("minProperties", "maxProperties") }

  private func counts(_ low: String, _ high: String) -> [JSONMember] {
    var members: [JSONMember] = []
    if let least { members.append(JSONMember(low, .integer(least))) }
    if let greatest { members.append(JSONMember(high, .integer(greatest))) }
    return members
  }
}
