import StubSchema

/// A model, and everything it is made of, in the flat form that records are read with.
///
/// Rules refer to each other by their index. It is made once and never changes.
final class ValidationProgram: Sendable {
  let model: String
  let root: Int
  let rules: [ValueRule]
  let fields: [FieldRule]
  let objects: [ObjectRule]
  let positionals: [PositionalRule]
  let rawEnums: [RawEnumRule]
  let payloadEnums: [PayloadEnumRule]
  let unions: [UnionRule]
  let constraints: [ConstraintRule]
  let codings: [ResolvedCoding]
  /// The keys of all fields in JSON, one behind the other.
  let wireBytes: [UInt8]

  /// The object that a record is, if it is one.
  let rootObject: Int?
  /// The fields of a record that others refer to, by their place in it.
  let collected: [Int: FieldPath]
  /// The fields of a record that are held to another side.
  let relations: [RelationRule]

  init(_ compiler: ProgramCompiler, model: String, root: Int) {
    self.model = model
    self.root = root
    rules = compiler.rules
    fields = compiler.fields
    objects = compiler.objects
    positionals = compiler.positionals
    rawEnums = compiler.rawEnums
    payloadEnums = compiler.payloadEnums
    unions = compiler.unions
    constraints = compiler.constraints
    codings = compiler.codings
    wireBytes = compiler.wireBytes
    rootObject = Self.object(of: root, in: compiler.rules)
    collected = compiler.collectedFields(of: model, rootObject)
    relations = compiler.relations(of: model, rootObject)
  }
}

extension ValidationProgram {
  /// The object that a rule reads, if it reads one without a choice.
  func object(of rule: Int) -> Int? { Self.object(of: rule, in: rules) }

  private static func object(of rule: Int, in rules: [ValueRule]) -> Int? {
    switch rules[rule] {
    case .object(let index), .nothing(let index): index
    case .optional(let inner): object(of: inner, in: rules)
    default: nil
    }
  }

  /// How a rule reads a date, if it reads one.
  func date(of rule: Int) -> DateRule? {
    switch rules[rule] {
    case .date(let date): date
    case .optional(let inner): date(of: inner)
    case .field(let field): date(of: fields[field].value)
    default: nil
    }
  }
}
