import StubDiagnostics
import StubJSON
import StubSchema

extension TypeProber {
  /// Learns an enum with a raw type; false for all other types.
  func learnRawCases() -> Bool {
    guard EnumMetadata.describes(type), let raw = type as? any RawRepresentable.Type else {
      return false
    }
    return learn(raw)
  }

  private func learn<Raw: RawRepresentable>(_ raw: Raw.Type) -> Bool {
    guard let scalar = ScalarKind.of(Raw.RawValue.self),
      let cases = RawCases<Raw>.find(scalar), !cases.isEmpty,
      cases.allSatisfy({ isTaken($0, scalar) })
    else { return false }
    reflector.keep(cases.map(\.value), of: type)
    var enumeration = EnumSchema(
      name: name,
      rawType: scalar,
      cases: cases.map { EnumSchema.Case(name: $0.name, rawValue: $0.json) }
    )
    enumeration.isCodingKeyRepresentable = type is any CodingKeyRepresentable.Type
    enumeration.unknown = fallback(cases, scalar)
    reflector.declare(enumeration)
    if cases.contains(where: \.isGuessed) {
      reflector.remark(
        .unlearntCases,
        "the cases of \(name) were found by trying raw values; conform it to CaseIterable to be sure",
        path: name
      )
    }
    return true
  }

  /// Whether the initialiser reads the raw value, and nothing else.
  private func isTaken<Raw>(_ entry: RawCase<Raw>, _ scalar: ScalarType) -> Bool {
    let exploration = Exploration(type, entry.plan, in: reflector)
    return exploration.establish() && exploration.root.asks.first == .scalar(scalar)
      && exploration.root.isValue
  }

  /// The case that a raw value which is none is read as.
  private func fallback<Raw>(_ cases: [RawCase<Raw>], _ scalar: ScalarType) -> String? {
    let stranger = RawCase<Raw>.stranger(to: cases, scalar)
    let exploration = Exploration(type, stranger, in: reflector)
    guard case .success(let value) = exploration.run(stranger).result,
      let read = value as? Raw
    else { return nil }
    return cases.first { "\($0.value.rawValue)" == "\(read.rawValue)" }?.name
  }
}

/// One case of an enum with a raw type.
struct RawCase<Raw: RawRepresentable> {
  let name: String
  let value: Raw
  let json: JSONValue
  let candidate: Candidate
  /// Whether it was found by trying its raw value.
  let isGuessed: Bool

  /// A probe that has the raw value.
  var plan: ProbePlan { ProbePlan(answers: [[]: .candidate(candidate)]) }

  /// A probe that has a raw value of the same type that is none of the cases'.
  static func stranger(to cases: [RawCase], _ scalar: ScalarType) -> ProbePlan {
    guard scalar.isNumeric else {
      return ProbePlan(answers: [[]: .candidate(.text("no case of this enum"))])
    }
    let taken = Set(cases.map(\.candidate))
    let free = (0...127).reversed().map { Candidate.number(Double($0)) }.first {
      !taken.contains($0)
    }
    return ProbePlan(answers: [[]: .candidate(free ?? .number(-77))])
  }
}

/// Finds the cases of an enum with a raw type.
enum RawCases<Raw: RawRepresentable> {
  /// The cases, from what the runtime knows, from `CaseIterable`, or else by trying.
  static func find(_ scalar: ScalarType) -> [RawCase<Raw>]? {
    let metadata = EnumMetadata(Raw.self)
    if let metadata, let values = metadata.values(of: Raw.self) {
      return zip(metadata.caseNames, values).compactMap { entry($0, $1, scalar) }
    }
    if let iterable = Raw.self as? any CaseIterable.Type {
      return all(iterable).compactMap { $0 as? Raw }.compactMap { entry("\($0)", $0, scalar) }
    }
    let numbers = scalar.isNumeric ? (-16...1024).map { Double($0) } : []
    let tried = numbers.compactMap { scalar.value(.number($0)) }
    let values = (tried.compactMap { $0 as? Raw.RawValue }).compactMap { Raw(rawValue: $0) }
    return values.compactMap { entry("case\($0.rawValue)", $0, scalar, isGuessed: true) }
  }

  private static func all<Iterable: CaseIterable>(_ type: Iterable.Type) -> [Any] {
    type.allCases.map { $0 }
  }

  private static func entry(
    _ name: String,
    _ value: Raw,
    _ scalar: ScalarType,
    isGuessed: Bool = false
  ) -> RawCase<Raw>? {
    let spelling = "\(value.rawValue)"
    if scalar == .string || scalar == .character {
      return RawCase(
        name: name,
        value: value,
        json: .string(spelling),
        candidate: .text(spelling),
        isGuessed: isGuessed
      )
    }
    guard let number = Double(spelling) else { return nil }
    let json = scalar.isInteger ? JSONValue.number(spelling) : JSONValue.double(number)
    return json.map {
      RawCase(
        name: name,
        value: value,
        json: $0,
        candidate: .number(number),
        isGuessed: isGuessed
      )
    }
  }
}
