import StubGeneration
import StubJSON
import StubSchema

/// A schema made up from a number: a model `Thing` with fields of all kinds, a model and an enum
/// that it uses.
struct RandomSchema {
  private(set) var fields: [Field] = []
  private var state: UInt64

  private static let names = [
    "id", "name", "title", "email", "firstName", "lastName", "createdAt", "updatedAt", "price",
    "city", "zip", "tags", "notes", "imageURL", "count", "isActive", "rating", "color", "startDate",
    "endDate", "phone", "age", "size", "weird_key-9", "payload", "ref", "x", "values", "lat",
    "owner", "kind", "due date", "slug", "quantity", "description", "status", "birthDate",
  ]

  init(_ number: Int) {
    state = UInt64(number) &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    var names = Self.names
    for _ in 0..<(3 + below(9)) {
      let name = names.remove(at: below(names.count))
      var field = Field(name: name, type: type(depth: 0))
      if field.type.isCollection, below(3) == 0 { field.constraints.maxItems = 1 + below(4) }
      if below(5) == 0 { field.generation.presence = 0.5 }
      fields.append(field)
    }
  }

  /// The description.
  var description: SchemaDescription {
    var description = SchemaDescription()
    let thing = ModelSchema(name: "Thing", shape: .object(ObjectShape(fields: fields)))
    let part = ModelSchema(
      name: "Part",
      shape: .object(
        ObjectShape(fields: [
          Field(name: "label", type: .scalar(.string)),
          Field(name: "amount", type: .scalar(.double)),
          Field(name: "parts", type: .array(.named("Part"))),
        ])
      )
    )
    description.models = [thing, part]
    description.enums = [
      EnumSchema(
        name: "Level",
        rawType: .string,
        cases: ["low", "medium", "high"].map { EnumSchema.Case(name: $0, rawValue: .string($0)) }
      )
    ]
    return description
  }

  /// Takes a field away and returns its name.
  mutating func removeField() -> String {
    fields.remove(at: below(fields.count)).name
  }

  /// Gives a field another name and returns the old one.
  mutating func renameField(to name: String) -> String {
    let index = below(fields.count)
    let old = fields[index].name
    fields[index].name = name
    return old
  }

  /// Turns the order of the fields around.
  mutating func reverseFields() { fields.reverse() }

  /// Adds a field in the middle.
  mutating func addField(_ field: Field) { fields.insert(field, at: fields.count / 2) }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func type(depth: Int) -> TypeReference {
    switch below(depth < 2 ? 12 : 6) {
    case 0...5: return .scalar(ScalarType.allCases[below(ScalarType.allCases.count)])
    case 6: return .optional(type(depth: depth + 1))
    case 7: return .array(type(depth: depth + 1))
    case 8: return .dictionary(key: .scalar(.string), value: type(depth: depth + 1))
    case 9: return .named("Part")
    case 10: return .named("Level")
    default: return .set(.scalar(.string))
    }
  }
}
