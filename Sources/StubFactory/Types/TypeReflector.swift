import StubDiagnostics
import StubSchema

/// Why a probe has no value of a type to give.
enum ProbeFailure: Error {
  /// The type is being learnt just now.
  case cycle
  /// Types stand in types without end, or there are too many of them.
  case tooDeep
  /// Every probe of the type failed.
  case unknown
}

/// Learns types by decoding them from probes, each once, and keeps what it learnt.
///
/// Everything is bounded: how deep types stand in each other, how many there are, how often one is
/// decoded, and how much all of them ask for together.
final class TypeReflector {
  /// How deep types are learnt in each other. Their initialisers stand on the stack meanwhile,
  /// which is 512 KB in a thread of Apple's systems.
  static let depthLimit = 24
  /// How often a generic type is learnt within itself, each time with other arguments.
  static let likeLimit = 4
  /// How many types are learnt.
  static let typeLimit = 1000

  let hints: ReflectionHints
  /// Whether numbers and lengths are tried that may be refused.
  let examinesBounds: Bool
  var effort = ProbeEffort()
  private(set) var remarks: [Finding] = []

  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private var samples: [ObjectIdentifier: [Any]] = [:]
  private var constants: [ObjectIdentifier: Any] = [:]
  private var learning: Set<ObjectIdentifier> = []
  /// The types of which no probe got a value, and how many others were learnt by then.
  private var failed: [ObjectIdentifier: Int] = [:]
  private var order: [String] = []
  private var models: [String: [ModelSchema]] = [:]
  private var enums: [String: EnumSchema] = [:]

  init(hints: ReflectionHints, examinesBounds: Bool = false) {
    self.hints = hints
    self.examinesBounds = examinesBounds
  }

  // MARK: Names

  /// How a description spells a type.
  func reference(to type: any Decodable.Type) -> TypeReference {
    if let scalar = ScalarKind.of(type) { return .scalar(scalar) }
    if let composite = type as? any CompositeType.Type { return composite.reference(in: self) }
    return .named(name(of: type))
  }

  /// How a description spells the type of a dictionary's keys.
  ///
  /// Structs that are `CodingKeyRepresentable` are written as the keys of an object, as strings
  /// are, and a description has no other word for them.
  func keyReference(to type: any Decodable.Type) -> TypeReference {
    let isKey = type is any CodingKeyRepresentable.Type
    if isKey, ScalarKind.of(type) == nil, !EnumMetadata.describes(type) { return .scalar(.string) }
    return reference(to: type)
  }

  /// The name of a type that a description declares: short where no other type has it.
  func name(of type: any Decodable.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let plain = spelled(TypeName.short(type)) ?? "Model"
    let qualified = spelled(TypeName.qualified(type)).map { [$0] } ?? []
    let candidates = [plain] + qualified + (2...99).map { "\(plain)\($0)" }
    let name = candidates.first { !taken.contains($0) } ?? "\(plain)\(names.count)"
    names[id] = name
    taken.insert(name)
    return name
  }

  /// A name as a description spells it: `Page<[Item]>`; nil for what is none, or is one of the
  /// types that need no description.
  private func spelled(_ name: String) -> String? {
    guard case .named(let spelled)? = try? TypeReference(parsing: name) else { return nil }
    return spelled
  }

  // MARK: Values

  /// A value of a type, if there is one.
  func attempt<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? sample(type)
  }

  /// A value of a type, which is learnt if it is not known yet.
  func sample<Value: Decodable>(
    _ type: Value.Type,
    _ candidate: Candidate? = nil
  ) throws -> Value {
    if let scalar = ScalarKind.of(type) {
      let usual = candidate == nil ? constant(of: type) { scalar.value(nil) } : nil
      guard let value = (usual ?? scalar.value(candidate)) as? Value else {
        throw ProbeFailure.unknown
      }
      return value
    }
    if let composite = type as? any CompositeType.Type {
      guard candidate == nil, let value = try composite.sample(in: self) as? Value
      else { throw ProbeFailure.unknown }
      return value
    }
    try learn(type)
    let known = samples[ObjectIdentifier(type)] ?? []
    var position = 0
    if case .sample(let wanted)? = candidate { position = wanted }
    guard known.indices.contains(position), let value = known[position] as? Value
    else { throw ProbeFailure.unknown }
    return value
  }

  /// A value of a type that is always the same, and costly to make.
  func constant(of type: any Decodable.Type, make: () throws -> Any?) rethrows -> Any? {
    let id = ObjectIdentifier(type)
    if let known = constants[id] { return known }
    let made = try make()
    constants[id] = made
    return made
  }

  /// How many different values of a type there are to give.
  func sampleCount(named name: String) -> Int {
    guard let id = names.first(where: { $0.value == name })?.key else { return 0 }
    return samples[id]?.count ?? 0
  }

  // MARK: Learning

  /// How many types are being learnt that are the same generic one with other arguments.
  private func likes(of name: String) -> Int {
    guard name.hasSuffix(">"), let generic = name.split(separator: "<").first else { return 0 }
    return learning.count { names[$0]?.hasPrefix(generic + "<") ?? false }
  }

  private func learn<Value: Decodable>(_ type: Value.Type) throws {
    let id = ObjectIdentifier(type)
    if samples[id] != nil { return }
    if learning.contains(id) { throw ProbeFailure.cycle }
    // Only a type that was learnt since then, and lay in a cycle with this one, changes anything.
    if failed[id] == samples.count { throw ProbeFailure.unknown }
    let name = name(of: type)
    guard learning.count < Self.depthLimit, names.count < Self.typeLimit, effort.remains,
      likes(of: name) < Self.likeLimit
    else { throw ProbeFailure.tooDeep }
    if !order.contains(name) { order.append(name) }
    learning.insert(id)
    defer { learning.remove(id) }
    TypeProber(type, named: name, in: self).probe()
    if samples[id] == nil { failed[id] = samples.count }
  }

  /// Keeps the first values of a type, which others are decoded with from now on.
  func keep(_ values: [Any], of type: any Decodable.Type) {
    samples[ObjectIdentifier(type)] = values
  }

  /// Keeps what a type turned out to be: its model, and the inline ones that stand in it.
  func declare(_ declared: [ModelSchema], for name: String) {
    models[name] = declared
    enums[name] = nil
  }

  /// Keeps what a type turned out to be.
  func declare(_ enumeration: EnumSchema) {
    enums[enumeration.name] = enumeration
    models[enumeration.name] = nil
  }

  /// The enum of a name, if that is what the type turned out to be.
  func enumeration(named name: String) -> EnumSchema? { enums[name] }

  /// Says what could not be learnt.
  func remark(_ code: FindingCode, _ message: String, path: String) {
    let finding = Finding(code, message, path: path)
    if !remarks.contains(finding) { remarks.append(finding) }
  }

  // MARK: Result

  /// What was learnt of all types, in the order in which they were met.
  func description() -> SchemaDescription {
    var description = SchemaDescription()
    for name in order {
      if let enumeration = enums[name] { description.enums.append(enumeration) }
      description.models += models[name] ?? []
    }
    let open = description.openNames
    for name in open {
      let message = "nothing is known of \(name), which is left out where it may be"
      remark(.unlearntType, message, path: name)
      let field = Field(name: "", type: .scalar(.json))
      description.models.append(ModelSchema(name: name, shape: .wraps(field)))
    }
    description.leaveOut(Set(open))
    return description
  }
}

/// How much may still be asked of probes.
struct ProbeEffort {
  /// How often types may still be decoded.
  private var runs = 100_000
  /// How many values may still be asked for.
  private var requests = 2_000_000

  /// Whether anything may be decoded at all.
  var remains: Bool { runs > 0 && requests > 0 }

  /// Takes a run that asked for `requests` values.
  mutating func spend(_ requests: Int) {
    runs -= 1
    self.requests -= requests
  }
}
