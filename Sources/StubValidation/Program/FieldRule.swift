import StubJSON
import StubSchema
import StubValues

/// A field on its way into the program.
struct ProgramField {
  /// The field, its aliases resolved.
  var field: Field
  /// The key in JSON.
  var wireKey: String
  /// The coding strategies of its value.
  var coding: ResolvedCoding
}

extension ProgramField {
  init(_ field: ObjectField) {
    self.init(field: field.field, wireKey: field.wireKey, coding: field.coding)
  }
}

/// One field of the program: where its value stands, how it is read, and what it keeps to.
struct FieldRule: Sendable {
  /// The coding key; empty for a single value, a position in a positional array.
  var name: String
  /// The key in JSON.
  var wireKey: String
  /// Where the bytes of `wireKey` begin among those of the program.
  var wireStart: Int
  /// How many bytes `wireKey` has; -1 where no key of these bytes is read as this field.
  var wireLength: Int
  /// The first eight bytes of `wireKey` as a number, the first one lowest, 0 for those it lacks.
  var wireHead: UInt64
  /// The bits of `wireHead` that the key has bytes for.
  var wireMask: UInt64
  /// The key strategy that changes JSON's keys before they are compared with `name`; the default
  /// one where the wire key is compared as it is.
  var strategy: KeyStrategy
  /// The type, for messages.
  var type: TypeReference
  /// How the value is read; without the optional around it where null is another matter.
  var value: Int
  var isRequired: Bool
  var isNullable: Bool
  /// Whether nothing but `value` decides whether it is read.
  var isPlain: Bool
  /// Types from which the value is converted, by rule.
  var accepted: [Int] = []
  var mismatch: MismatchRule?
  var isAssumed: Bool
  var defaultText: String?
  /// What the value keeps to; an index of the program's constraints.
  var constraints: Int?
  /// Whether `before` or `after` names something.
  var hasDateBounds: Bool
  /// Whether its values are told apart over the whole run.
  var isUnique: Bool
  var reference: FieldPath?
  /// Whether there are fields inside whose values are told apart.
  var opensScope = false

  /// Whether some key of JSON is read as this field.
  var isReachable: Bool { wireLength >= 0 }
}

/// An object of the program.
struct ObjectRule: Sendable {
  /// The model, or the case of an enum, that it is.
  var name: String
  /// The fields: indices of the program's.
  var fields: Range<Int>
  /// The rule of values under all other keys.
  var additional: Int?
  /// The key strategy of the object.
  var strategy: KeyStrategy
  /// The fields that JSON's keys are compared with as they are, counted from the first of `fields`.
  var raw: [String: Int] = [:]
  /// The fields that JSON's keys are compared with after their conversion.
  var converted: [String: Int] = [:]
  /// The fields that no key of JSON is read as, by the keys that people write for them.
  var unreachable: [String: Int] = [:]
  /// Whether it is an enum, or holds the values of an enum's case: it is asked for then, fields or
  /// not.
  var isOfEnum = false
  /// Fields with bounds at other fields or with `now`.
  var dated: [Int] = []
  /// Fields whose values are unique together, each group counted from the first of `fields`.
  var uniqueGroups: [[Int]] = []
  /// The field that tells the elements of an array apart, if the model is identifiable.
  var identifier: Int?

  /// Whether decoding asks for a keyed container.
  var isRead: Bool { isOfEnum || !fields.isEmpty || additional != nil }
}

/// A positional array of the program.
struct PositionalRule: Sendable {
  var name: String
  var fields: Range<Int>
  var rest: Int?
}

/// An enum whose cases are raw values.
struct RawEnumRule: Sendable {
  var name: String
  var type: ScalarType
  /// The rule of the raw type.
  var value: Int
  /// The raw values as texts, in the order of the source.
  var texts: [String]
  /// The raw values of texts; Swift compares them by canonical equivalence.
  var known: Set<String>
  /// The raw values of numbers.
  var numbers: [Double]
  var integers: Set<String>
  /// Whether an unknown value is read as one of the cases.
  var acceptsUnknown: Bool
  var isCodingKeyRepresentable: Bool
}

/// An enum whose cases are keys.
struct PayloadEnumRule: Sendable {
  var name: String
  /// The object with the cases as optional fields.
  var object: Int
  var acceptsUnknown: Bool
}

/// One of several shapes.
struct UnionRule: Sendable {
  var name: String
  var tag: String?
  var tagStrategy: KeyStrategy
  var content: String?
  /// Rules of the payloads by tag, in order; nil where the tag is all there is.
  var variants: [(tag: String, rule: Int?)]
  var otherwise: Otherwise

  /// Whether every tag is an integer, so that the tag may be a number as well as a text.
  var hasNumericTags: Bool { variants.allSatisfy { Int($0.tag) != nil } }

  enum Otherwise: Sendable {
    case refused
    case accepted
    case rule(Int)
  }
}

/// What a field's values keep to, made ready.
struct ConstraintRule: Sendable {
  var constraints: Constraints
  var minimum: JSONNumber?
  var maximum: JSONNumber?
  var exclusiveMinimum: JSONNumber?
  var exclusiveMaximum: JSONNumber?
  var multipleOf: JSONNumber?
  var pattern: Pattern?
  var hasItemCounts: Bool
  var hasValueRules: Bool
}
