import StubJSON
import StubSchema
import StubValues

/// What the scenario `edge` makes of types and their constraints.
extension ProgramCompiler {
  /// Lets the node of a single value walk the boundaries of its type; what has none stays as it is.
  mutating func walkBoundaries(of node: Int, _ type: TypeReference, _ use: FieldUse) {
    guard options.scenario == .edge, !use.isPlain else { return }
    switch (nodes[node], type) {
    case (.value(let plan), .scalar(let scalar)):
      nodes[node] = boundaryNode(scalar, plan.part, use)
    case (.compound(let kind), _):
      nodes[node] = .choice(ChoicePlan(BoundaryValues.values(of: kind), order: .walked))
    case (.choice(let plan), _) where plan.order.isRandom:
      nodes[node] = .choice(ChoicePlan(plan.values, order: .walked))
    default: break
    }
  }

  private func boundaryNode(_ scalar: ScalarType, _ plan: ValuePlan, _ use: FieldUse) -> Node {
    var plan = plan
    if use.isUnique {
      plan.openers = openers(scalar, plan, use)
      plan.walk = max(plan.openers.count, 1)
      return .value(Fixed(plan))
    }
    if use.dateBounds != nil {
      let moments = BoundaryDates.moments(use.coding.dates)
        .filter { BoundaryDates.near.contains($0) }
      plan.generator = .moments(moments, insteadOf: plan.generator)
      plan.walk = max(moments.count, 2)
      return .value(Fixed(plan))
    }
    let values = boundaries(scalar, use)
    return values.isEmpty ? .value(Fixed(plan)) : .choice(ChoicePlan(values, order: .walked))
  }

  /// The boundary values of a type as its coding strategies write them.
  private func boundaries(_ scalar: ScalarType, _ use: FieldUse) -> [JSONValue] {
    let constraints = use.field.constraints
    switch scalar {
    case .bool: return [.bool(false), .bool(true)]
    case .string, .character, .url: return texts(scalar, use).map { .string($0) }
    case .date: return BoundaryDates.values(use.coding.dates)
    case .uuid:
      return BoundaryValues.uuids.map { uuid in
        var text: TextBuffer = []
        UUIDText.append(high: uuid.high, low: uuid.low, to: &text)
        return .string(String(decoding: text, as: UTF8.self))
      }
    case .data: return BoundaryValues.bytes.map { data($0, use.coding.data) }
    case .timeZone: return BoundaryValues.timeZones.map { .identifier($0) }
    case .locale: return BoundaryValues.locales.map { .identifier($0) }
    default:
      let numbers = BoundaryNumbers(scalar, constraints).values
      let isFree = scalar.isFloatingPoint && NumberLimits(constraints).isEmpty
      guard isFree,
        case .strings(let positive, let negative, let nan) = use.coding.nonConformingFloats
      else { return numbers }
      return numbers + [.string(positive), .string(negative), .string(nan)]
    }
  }

  private func data(_ bytes: [UInt8], _ strategy: DataStrategy) -> JSONValue {
    if strategy == .deferredToData { return .array(bytes.map { .integer($0) }) }
    var text: TextBuffer = []
    Base64.append(bytes, to: &text)
    return .string(String(decoding: text, as: UTF8.self))
  }

  private func texts(_ scalar: ScalarType, _ use: FieldUse) -> [String] {
    let limits = TextLimits(use.field.constraints)
    switch scalar {
    case .character: return BoundaryTexts.admitted(BoundaryTexts.characters, limits)
    case .url: return BoundaryTexts.admitted(BoundaryTexts.urls, limits)
    default:
      guard let pattern = limits?.pattern else { return BoundaryTexts.texts(limits) }
      return BoundaryTexts.admitted(words(of: pattern, use) + BoundaryTexts.all, limits)
    }
  }

  /// The first and the last of the shortest and of the longest texts of a pattern.
  private func words(of pattern: Pattern, _ use: FieldUse) -> [String] {
    let constraints = use.field.constraints
    let words = try? pattern.words(
      minLength: constraints.minLength ?? 0,
      maxLength: constraints.maxLength
    )
    guard let words else { return [] }
    return [words.lengths.lowerBound, words.lengths.upperBound].flatMap { length in
      let count = words.count(ofLength: length)
      return (count == 0 ? [] : [0, count - 1]).map { rank in
        var text: TextBuffer = []
        words.append(rank: rank, length: length, to: &text)
        return String(decoding: text, as: UTF8.self)
      }
    }
  }

  /// Boundary values that differ from each other and from everything that a generator gives.
  private func openers(_ scalar: ScalarType, _ plan: ValuePlan, _ use: FieldUse) -> [Opener] {
    switch scalar {
    case .string where plan.limits == nil && use.field.constraints.pattern == nil:
      let limits = TextLimits(use.field.constraints)
      return BoundaryTexts.admitted(BoundaryTexts.all, limits)
        .filter { BoundaryTexts.isUnheardOf($0) }
        .map { Opener(drawn: .text, text: Array($0.utf8)) }
    case .uuid:
      return BoundaryValues.uuids.map { Opener(drawn: .uuid(high: $0.high, low: $0.low)) }
    case _ where scalar.isInteger && plan.generator.isInexhaustible:
      // Such a generator counts up from a small number, and gets nowhere near 2⁵³.
      return BoundaryNumbers(scalar, use.field.constraints).values
        .compactMap { $0.number.flatMap { Int($0) } }
        .filter { $0 < 0 || $0 >= 1 << 53 }
        .map { Opener(drawn: .integer($0)) }
    default: return []
    }
  }

  // MARK: Collections and ranges

  /// The lengths that a collection walks through; none in other scenarios.
  func walkedLengths(_ use: FieldUse, of element: TypeReference, node: Int, isSet: Bool) -> [Int] {
    guard options.scenario == .edge else { return [] }
    let constraints = use.field.constraints
    let natural = largeLength(use, of: element, node)
    let least = max(constraints.minItems ?? 0, 0)
    var most = natural
    if let greatest = constraints.maxItems { most = min(max(greatest, 0), max(natural, 1_000)) }
    if constraints.maxItems != nil, nodes.leadsDeeper(node) || !element.unwrapped.isScalar {
      most = min(most, max(natural, 20))
    }
    if isSet, case .choice(let plan) = nodes[node] { most = min(most, plan.values.count) }
    most = max(most, least)
    return [least, least + 1, least + 2, most].reduce(into: []) { lengths, length in
      if length <= most, lengths.last ?? -1 < length { lengths.append(length) }
    }
  }

  /// How many elements are many, such that collections of collections stay readable.
  private func largeLength(_ use: FieldUse, of element: TypeReference, _ node: Int) -> Int {
    if nodes.leadsDeeper(node) { return 2 }
    if use.isElement || use.isUnique { return 3 }
    return description.resolved(element).unwrapped.isScalar ? 50 : 8
  }

  /// The node of a range that walks pairs of the boundaries of its bounds; nil where the bounds
  /// have none that can be put in order.
  mutating func boundaryRange(of bound: TypeReference, _ use: FieldUse) -> Int? {
    guard options.scenario == .edge, case .scalar(let scalar) = description.resolved(bound),
      scalar.isNumeric
    else { return nil }
    let numbers = BoundaryNumbers(scalar, use.field.constraints).values.compactMap(\.number)
      .filter { $0 != "-0" }
      .compactMap { text in JSONNumber(text).map { (number: $0, text: text) } }
      .sorted { $0.number < $1.number }.map(\.text)
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let pairs = [(first, last)] + zip(numbers, numbers) + zip(numbers, numbers.dropFirst())
    let values = pairs.map { JSONValue.array([.number($0.0), .number($0.1)]) }
    return add(.choice(ChoicePlan(values, order: .walked)))
  }
}

extension Generator {
  /// A generator of the given moments, with the window of another one.
  fileprivate static func moments(_ moments: [Timestamp], insteadOf other: Generator) -> Generator {
    guard !moments.isEmpty else { return other }
    var generator = Generator(.date, count: UInt64(moments.count)) { draw, _ in
      .date(moments[Int(truncatingIfNeeded: draw.rank)])
    }
    generator.dates = other.dates
    return generator
  }
}

extension JSONValue {
  /// How a time zone or a locale is coded.
  fileprivate static func identifier(_ text: String) -> JSONValue {
    .object([JSONMember("identifier", .string(text))])
  }
}

extension TypeReference {
  /// Whether it is a type that is known without a description, and no collection.
  fileprivate var isScalar: Bool { if case .scalar = self { true } else { false } }
}
