import StubSchema

/// One decoding of a model from a probe: what it answers, and what was asked.
final class ProbeRun {
  /// How many values one run may ask for: what asks for more does not end.
  private static let requestLimit = 10_000
  /// How often one run may open a decoder: an initialiser that calls itself does so each time.
  private static let openingLimit = 400
  /// How many elements an array has for those who ask whether there are more.
  static let elementCount = 2
  /// How many elements an array has for those who do not ask.
  static let elementLimit = 64

  let reflector: TypeReflector
  let plan: ProbePlan
  let root: Place
  private(set) var touched: Set<PlacePath> = []
  /// The scalars that were given, in order.
  private(set) var leaves: [Place] = []
  /// Where there was no value to give, and why.
  private(set) var obstacle: (place: Place, reason: ProbeFailure)?
  /// What the model's own place was last opened as.
  private(set) var form: ProbePlan.Form?
  private(set) var requests = 0
  private var openings = 0

  init(_ root: Place, _ plan: ProbePlan, in reflector: TypeReflector) {
    self.root = root
    self.plan = plan
    self.reflector = reflector
  }

  var isExhausted: Bool { requests > Self.requestLimit || openings > Self.openingLimit }

  /// The decoder that the model is decoded from.
  func decoder() -> ProbeDecoder { ProbeDecoder(run: self, place: root, codingPath: []) }

  /// Takes a question of any kind.
  func spend(_ place: Place, _ codingPath: [any CodingKey]) throws {
    requests += 1
    if isExhausted { throw corrupted("the initialiser asks without end", codingPath) }
    touched.insert(place.path)
  }

  /// Opens a place as an object or an array.
  func open(_ place: Place, as form: ProbePlan.Form, _ codingPath: [any CodingKey]) throws {
    openings += 1
    try spend(place, codingPath)
    try check(place, form, codingPath)
    if place === root { self.form = form }
    if form == .object { place.isObject = true } else { place.isArray = true }
  }

  /// Whether the place is null.
  func isNull(_ place: Place, _ codingPath: [any CodingKey]) -> Bool {
    requests += 1
    touched.insert(place.path)
    return plan.answers[place.path] == .null
  }

  /// Whether there is anything at the place.
  func isPresent(_ place: Place) -> Bool {
    requests += 1
    touched.insert(place.path)
    return !isExhausted && plan.answers[place.path] != .absent
  }

  /// A value for a place.
  func value<Value: Decodable>(
    _ type: Value.Type,
    at place: Place,
    _ codingPath: [any CodingKey]
  ) throws -> Value {
    let reference = reflector.reference(to: type)
    place.note(reference)
    try spend(place, codingPath)
    try check(place, .value(reference), codingPath)
    if plan.answers[place.path] == .null {
      return try null(type, codingPath)
    }
    var candidate: Candidate?
    if case .candidate(let given)? = plan.answers[place.path] { candidate = given }
    do {
      let value = try reflector.sample(type, candidate)
      if case .scalar = reference.unwrapped { leaves.append(place) }
      if place === root { form = .value(reference) }
      return value
    } catch let failure as ProbeFailure {
      obstacle = obstacle ?? (place, failure)
      throw corrupted("there is no sample of \(reference)", codingPath)
    }
  }

  private func null<Value: Decodable>(
    _ type: Value.Type,
    _ codingPath: [any CodingKey]
  ) throws -> Value {
    if let optional = type as? any OptionalType.Type, let none = optional.absent as? Value {
      return none
    }
    throw DecodingError.valueNotFound(type, context("the probe has null", codingPath))
  }

  private func check(
    _ place: Place,
    _ form: ProbePlan.Form,
    _ codingPath: [any CodingKey]
  ) throws {
    if place === root, plan.refusals.contains(form) { throw mismatch(form, codingPath) }
    switch plan.answers[place.path] {
    case .absent:
      let key = codingPath.last ?? ProbeKey(place.name)
      throw DecodingError.keyNotFound(
        key,
        context("the probe lacks the key", codingPath.dropLast())
      )
    case .null where form == .object || form == .array:
      throw DecodingError.valueNotFound(Any.self, context("the probe has null", codingPath))
    case .otherThan(let types):
      guard case .value(let type) = form else { throw mismatch(form, codingPath) }
      if types.contains(type) { throw mismatch(form, codingPath) }
    default: break
    }
  }

  private func mismatch(_ form: ProbePlan.Form, _ codingPath: [any CodingKey]) -> DecodingError {
    .typeMismatch(Any.self, context("the probe has no \(form)", codingPath))
  }

  /// An error for what the probe cannot give.
  func corrupted(_ message: String, _ codingPath: [any CodingKey]) -> DecodingError {
    .dataCorrupted(context(message, codingPath))
  }

  private func context(
    _ message: String,
    _ codingPath: some Sequence<any CodingKey>
  ) -> DecodingError.Context {
    DecodingError.Context(codingPath: Array(codingPath), debugDescription: message)
  }
}

/// A key that a probe makes up.
struct ProbeKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(intValue) }
}
