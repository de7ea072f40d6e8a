import StubJSON
import StubSchema

/// Finds everything that can be wrong with a record of a model, such that validation reports just
/// that.
struct FaultFinder {
  let description: SchemaDescription
  let options: GenerationOptions
  /// The model of the records.
  let model: String
  private(set) var sites: [FaultSite] = []
  /// The models around the value.
  private var outer: [String] = []

  /// How many models may stand in each other for faults to be looked for in the innermost.
  private static let deepest = 3

  /// The faults of a model's records.
  static func sites(
    of model: ModelSchema,
    in description: SchemaDescription,
    _ options: GenerationOptions
  ) -> [FaultSite] {
    var finder = FaultFinder(description: description, options: options, model: model.name)
    let coding = description.coding(of: model, overrides: options.coding)
    let use = FaultUse(field: Field(name: "", type: .named(model.name)), coding: coding)
    finder.visit(.named(model.name), use)
    return finder.sites
  }

  // MARK: Adding

  /// Adds a fault of the value that a use speaks of.
  mutating func add(
    _ kind: Fault.Kind,
    _ use: FaultUse,
    code: String? = nil,
    _ change: @escaping @Sendable (JSONValue, FaultSite.Surroundings) -> JSONValue?
  ) {
    let fault = Fault(kind: kind, path: use.path, code: code ?? kind.rawValue)
    sites.append(FaultSite(fault: fault, steps: use.steps, change: change))
  }

  /// Adds a fault that another value in the place of the right one is.
  mutating func add(
    _ kind: Fault.Kind,
    _ use: FaultUse,
    code: String? = nil,
    value: JSONValue
  ) {
    add(kind, use, code: code) { _, _ in value }
  }

  /// Says which key of its object the last fault concerns.
  mutating func nameOwnKey(_ key: String) {
    if !sites.isEmpty { sites[sites.count - 1].ownKey = key }
  }

  // MARK: Types

  /// Adds the faults of a value of a type.
  mutating func visit(_ type: TypeReference, _ use: FaultUse) {
    switch description.resolved(type) {
    case .optional(let wrapped): visit(wrapped, use)
    case .scalar(let scalar): addFaults(of: scalar, use)
    case .array(let element): visitElements(of: element, use, isSet: false)
    case .set(let element): visitElements(of: element, use, isSet: true)
    case .dictionary(let key, let value): visitDictionary(key, value, use)
    case .range(let bound), .closedRange(let bound): visitRange(bound, use)
    case .measurement: add(.wrongType, use, code: "unreadable-value", value: .string("none"))
    case .named(let name): visit(name, use)
    }
  }

  private mutating func visit(_ name: String, _ use: FaultUse) {
    switch description.declaration(named: name) {
    case .enumeration(let enumeration): addFaults(of: enumeration, use)
    case .model(let model):
      guard outer.count < Self.deepest, !outer.contains(name) else { return }
      outer.append(name)
      addFaults(of: model, use)
      outer.removeLast()
    case nil: break
    }
  }

  private mutating func addFaults(of model: ModelSchema, _ use: FaultUse) {
    switch model.shape {
    case .object: visitObject(model, use)
    case .wraps(let field):
      var inner = use
      inner.coding = description.coding(of: field, in: model, overrides: options.coding)
      if inner.field.constraints == Constraints() { inner.field.constraints = field.constraints }
      guard field.isPlain else { return }
      visit(field.type, inner)
    case .elements(let fields, _):
      add(.wrongType, use, value: .string("none"))
      guard fields.contains(where: { $0.isRequired }) else { return }
      add(.wrongLength, use, value: .array([]))
    case .oneOf(let union): addFaults(of: union, in: model, use)
    }
  }

  // MARK: Collections

  private mutating func visitElements(
    of element: TypeReference,
    _ use: FaultUse,
    isSet: Bool
  ) {
    add(.wrongType, use, value: .object([]))
    let constraints = use.field.constraints
    if let least = constraints.minItems, least > 0 {
      add(.tooFewItems, use) { value, _ in
        value.elements.map { .array(Array($0.prefix(least - 1))) }
      }
    }
    let isPlain = element.names.isEmpty && !constraints.isUnique
    if let most = constraints.maxItems, most < 1_000, isPlain {
      add(.tooManyItems, use) { value, _ in
        guard let elements = value.elements, let last = elements.last else { return nil }
        let missing = max(most + 1 - elements.count, 0)
        return .array(elements + Array(repeating: last, count: missing))
      }
    }
    let inner = use.element
    let resolved = description.resolved(element)
    if !resolved.isOptional, resolved != .scalar(.json) { add(.nullValue, inner, value: .null) }
    if !isSet { visit(resolved, inner) }
  }

  private mutating func visitDictionary(
    _ key: TypeReference,
    _ value: TypeReference,
    _ use: FaultUse
  ) {
    guard case .scalar(let scalar) = description.resolved(key), scalar == .string || scalar == .int
    else { return }
    add(.wrongType, use, value: .array([]))
    if scalar == .int {
      add(.invalidKey, use) { value, _ in
        guard var members = value.members, !members.isEmpty else { return nil }
        members[0].key = "one"
        return .object(members)
      }
    }
    var inner = use.element
    inner.steps[inner.steps.count - 1] = .firstMember
    inner.path = use.path
    visit(value, inner)
  }

  private mutating func visitRange(_ bound: TypeReference, _ use: FaultUse) {
    add(.wrongType, use, value: .string("none"))
    guard case .scalar(let scalar) = description.resolved(bound), scalar.isNumeric else { return }
    add(.reversedRange, use) { value, _ in
      guard let bounds = value.elements, bounds.count == 2,
        let lower = bounds[0].number.flatMap({ JSONNumber($0) }),
        let upper = bounds[1].number.flatMap({ JSONNumber($0) }), lower < upper
      else { return nil }
      return .array([bounds[1], bounds[0]])
    }
  }
}

/// A value on the way to its faults.
struct FaultUse {
  /// The field whose words speak of the value.
  var field: Field
  /// The coding strategies of the value.
  var coding: ResolvedCoding
  /// The way to the value.
  var steps: [FaultSite.Step] = []
  /// The way as findings spell it.
  var path = "$"

  /// The use for the first element of a collection.
  var element: FaultUse {
    var use = self
    use.field.constraints.minItems = nil
    use.field.constraints.maxItems = nil
    use.steps.append(.index(0))
    use.path += "[0]"
    return use
  }

  /// The use for a field of the object.
  func under(_ entry: ObjectField) -> FaultUse {
    var use = FaultUse(field: entry.field, coding: entry.coding)
    use.steps = steps + [.key(entry.wireKey)]
    use.path = path + String(JSONPath([.key(entry.wireKey)]).description.dropFirst())
    return use
  }
}

extension Field {
  /// Whether nothing but its type decides how it is read.
  var isPlain: Bool { accepts.isEmpty && onMismatch == nil && !isAssumed }
}
