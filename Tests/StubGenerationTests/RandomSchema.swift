import StubGeneration
import StubJSON
import StubSchema
import StubValues

/// A schema made up from a number: a model `Thing` with fields of all kinds and words, and models,
/// enums and aliases of every shape that it uses.
struct RandomSchema {
  private(set) var fields: [Field] = []
  private(set) var state: UInt64
  private var isOpen = false
  private var includesBase = false
  private var pins: [PinnedRecord] = []
  private var locale: String?

  static let locales = ["de_DE", "ja_JP", "ar_SA", "fr_FR", "uk_UA"]

  private static let names = [
    "id", "name", "title", "email", "firstName", "lastName", "createdAt", "updatedAt", "price",
    "city", "zip", "tags", "notes", "imageURL", "count", "isActive", "rating", "color", "startDate",
    "endDate", "phone", "age", "size", "weirdKey-9", "payload", "ref", "x", "values", "lat",
    "owner", "kind", "due date", "slug", "quantity", "description", "status", "birthDate",
  ]

  init(_ number: Int) {
    state = UInt64(number) &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    var names = Self.names
    for _ in 0..<(3 + below(9)) {
      let name = names.remove(at: below(names.count))
      var field = Field(name: name, type: type(depth: 0))
      addWords(to: &field)
      fields.append(field)
    }
    isOpen = below(6) == 0
    includesBase = below(4) == 0
    if below(5) == 0 { locale = Self.locales[below(Self.locales.count)] }
    bindFields()
  }

  /// Takes a field away that no other one is bound to, and returns its name.
  mutating func removeField() -> String? {
    let free = freeFields
    guard !free.isEmpty else { return nil }
    return fields.remove(at: free[below(free.count)]).name
  }

  /// Gives a field another name, one that no other field is bound to, and returns the old one.
  mutating func renameField(to name: String) -> String? {
    let free = freeFields
    guard !free.isEmpty else { return nil }
    let index = free[below(free.count)]
    let old = fields[index].name
    fields[index].name = name
    pins = []
    return old
  }

  /// Turns the order of the fields around.
  mutating func reverseFields() { fields.reverse() }

  /// Adds a field in the middle.
  mutating func addField(_ field: Field) { fields.insert(field, at: fields.count / 2) }

  /// Leaves no record fixed by hand.
  mutating func removePins() { pins = [] }

  /// The positions of the fields that no other one names.
  private var freeFields: [Int] {
    let bound = Set(
      fields.flatMap { field -> [String] in
        var names = field.generation.template.map { TemplateText($0).names } ?? []
        for case .field(let name) in [field.constraints.after, field.constraints.before] {
          names.append(name)
        }
        return names
      } + pins.flatMap { $0.values.map(\.key) }
    )
    return fields.indices.filter { !bound.contains(fields[$0].name) }
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  // MARK: Types

  private static let scalars: [ScalarType] = ScalarType.allCases
  private static let declared = [
    "Part", "Level", "Rank", "Payment", "Money", "Pair", "Shape", "Media", "UserID", "Labels",
  ]

  private mutating func type(depth: Int) -> TypeReference {
    switch below(depth < 2 ? 15 : 6) {
    case 0...3: return .scalar(Self.scalars[below(Self.scalars.count)])
    case 4: return .scalar(.string)
    case 5: return .scalar([.date, .int, .double, .bool][below(4)])
    case 6, 7: return .optional(type(depth: depth + 1))
    case 8: return .array(type(depth: depth + 1))
    case 9: return .dictionary(key: keyType(), value: type(depth: depth + 1))
    case 10...12: return .named(Self.declared[below(Self.declared.count)])
    case 13: return below(2) == 0 ? .range(.scalar(.int)) : .closedRange(.scalar(.double))
    default: return .set(.scalar(.string))
    }
  }

  private mutating func keyType() -> TypeReference {
    [.scalar(.string), .scalar(.int), .named("Slot"), .named("Level"), .scalar(.uuid)][below(5)]
  }

  // MARK: Words

  private mutating func addWords(to field: inout Field) {
    if field.type.isCollection, below(3) == 0 {
      field.constraints.maxItems = 2 + below(4)
      if below(2) == 0 { field.constraints.minItems = 1 }
    }
    if field.type.isOptional, below(2) == 0 { field.generation.presence = 0.5 }
    switch field.type.valueType {
    case .scalar(.string): addWords(toText: &field)
    case .scalar(.int), .scalar(.int64): addWords(toInteger: &field)
    case .scalar(.double), .scalar(.decimal):
      if below(3) == 0 {
        (field.constraints.minimum, field.constraints.maximum) = ("-2.5", "99.75")
      }
      if below(4) == 0 { field.generation.distribution = Distribution(.exponential) }
    case .scalar(.date) where field.type.valueType == field.type.unwrapped:
      if below(3) == 0 {
        field.constraints.before = .now
        field.constraints.within = try? CalendarSpan("14d")
      }
    default: break
    }
  }

  private mutating func addWords(toText field: inout Field) {
    switch below(9) {
    case 0: field.constraints.pattern = "^[A-Z]{2}-[0-9]{3,6}$"
    case 1:
      field.generation.values = ["red", "green", "blue"].map { .string($0) }
      if below(2) == 0 { field.generation.weights = [5, 1, 1] }
    case 2: (field.constraints.minLength, field.constraints.maxLength) = (3, 12)
    case 3: field.generation.locale = Self.locales[below(Self.locales.count)]
    case 4 where field.type == .scalar(.string): field.constraints.isUnique = true
    case 5: field.generation.generator = GeneratorReference(name: "text.sentence")
    default: break
    }
    if field.constraints.isUnique {
      field.generation.generator = GeneratorReference(name: "internet.email")
    }
  }

  private mutating func addWords(toInteger field: inout Field) {
    let isSingle = field.type == .scalar(.int)
    switch below(7) {
    case 0: (field.constraints.minimum, field.constraints.maximum) = ("-5", "70")
    case 1: field.constraints.multipleOf = "5"
    case 2: field.generation.distribution = Distribution(.zipf)
    case 3 where isSingle: field.generation.sequence = .numbers(start: "100", step: "10")
    case 4 where field.type.unwrapped == .scalar(.int):
      field.relation.references = FieldPath(model: "Person", field: "id")
    default: break
    }
  }

  /// Binds dates to dates, makes a template of texts, and fixes records by hand.
  private mutating func bindFields() {
    let dates = fields.indices.filter {
      fields[$0].type.unwrapped == .scalar(.date) && fields[$0].constraints.before == nil
    }
    if dates.count > 1 {
      fields[dates[1]].constraints.after = .field(fields[dates[0]].name)
      fields[dates[1]].constraints.within = try? CalendarSpan("30d")
    }
    let texts = fields.indices.filter {
      fields[$0].type == .scalar(.string) && fields[$0].constraints == Constraints()
        && fields[$0].generation == GenerationRules()
    }
    if texts.count > 1 {
      fields[texts[1]].generation.template = "{\(fields[texts[0]].name)} no. {index}"
    }
    let numbers = fields.filter { $0.type == .scalar(.double) && $0.constraints == Constraints() }
    if below(3) == 0, let field = numbers.first {
      pins = [PinnedRecord(index: 2, values: [JSONMember(field.name, .number("7.5"))])]
    }
  }

  // MARK: The description

  /// The description.
  var description: SchemaDescription {
    var description = SchemaDescription()
    var object = ObjectShape(fields: fields)
    if isOpen { object.additionalFields = .scalar(.int) }
    if includesBase { object.includes = ["Base"] }
    var thing = ModelSchema(name: "Thing", shape: .object(object))
    thing.pinnedRecords = pins
    thing.locale = locale
    description.models = [thing] + Self.models
    description.enums = Self.enums
    description.aliases = [
      TypeAlias(name: "UserID", type: .scalar(.uuid)),
      TypeAlias(name: "Labels", type: .array(.scalar(.string))),
    ]
    return description
  }

  private static let models: [ModelSchema] = {
    var amount = Field(name: "", type: .scalar(.decimal))
    (amount.constraints.minimum, amount.constraints.multipleOf) = ("0", "0.01")
    return [
      object(
        "Part",
        ("label", .scalar(.string)),
        ("amount", .optional(.scalar(.double))),
        ("parts", .array(.named("Part"))),
        ("whole", .optional(.named("Part")))
      ),
      object("Base", ("version", .scalar(.int)), ("changed", .optional(.scalar(.date)))),
      object("Person", ("id", .scalar(.int)), ("name", .scalar(.string))),
      object("Circle", ("radius", .scalar(.double))),
      object("Box", ("width", .scalar(.int)), ("label", .optional(.scalar(.string)))),
      ModelSchema(name: "Money", shape: .wraps(amount)),
      ModelSchema(
        name: "Pair",
        shape: .elements(
          [
            Field(name: "0", type: .scalar(.string)),
            Field(name: "1", type: .optional(.scalar(.int))),
          ],
          rest: Field(name: "2", type: .scalar(.bool))
        )
      ),
      union(
        "Shape",
        tag: "kind",
        [("circle", .named("Circle")), ("box", .named("Box")), ("none", nil)]
      ),
      union("Media", tag: nil, [("", .scalar(.url)), ("", .named("Circle"))]),
    ]
  }()

  private static func object(
    _ name: String,
    _ fields: (name: String, type: TypeReference)...
  ) -> ModelSchema {
    let shape = ObjectShape(fields: fields.map { Field(name: $0.name, type: $0.type) })
    var model = ModelSchema(name: name, shape: .object(shape))
    if name == "Person" { (model.count, model.isIdentifiable) = (7, true) }
    return model
  }

  private static func union(
    _ name: String,
    tag: String?,
    _ variants: [(tag: String, type: TypeReference?)]
  ) -> ModelSchema {
    var shape = UnionShape()
    shape.tag = tag
    shape.variants = variants.map { UnionShape.Variant(tag: $0.tag, type: $0.type) }
    return ModelSchema(name: name, shape: .oneOf(shape))
  }

  private static let enums: [EnumSchema] = {
    func raw(_ names: [String]) -> [EnumSchema.Case] {
      names.map { EnumSchema.Case(name: $0, rawValue: .string($0)) }
    }
    var slot = EnumSchema(name: "Slot", rawType: .string, cases: raw(["morning", "evening"]))
    slot.isCodingKeyRepresentable = true
    let ranks = [("low", 0), ("high", 20)].map {
      EnumSchema.Case(name: $0.0, rawValue: .integer($0.1))
    }
    let payment = EnumSchema(
      name: "Payment",
      rawType: nil,
      cases: [
        EnumSchema.Case(name: "cash"),
        EnumSchema.Case(
          name: "card",
          payload: [
            Field(name: "number", type: .scalar(.string)), Field(name: "_1", type: .scalar(.int)),
          ]
        ),
      ]
    )
    return [
      EnumSchema(name: "Level", rawType: .string, cases: raw(["low", "medium", "high"])), slot,
      EnumSchema(name: "Rank", rawType: .int, cases: ranks), payment,
    ]
  }()
}
