import StubJSON

/// The values of unique fields that are fixed by hand, by the key of their path, each with the
/// object that holds it.
struct PinnedValues: Sendable {
  /// The objects that hold a value, by its JSON, by the key of the path.
  private(set) var tables: [UInt64: [[UInt8]: Spot]] = [:]

  /// Whether there are none, so that nothing has to be looked up.
  var isEmpty: Bool { tables.isEmpty }

  /// No values.
  init() {}

  /// The values in the fixed records of a program, and in those of the models that it refers to.
  init(of program: GenerationProgram) {
    var collector = PinnedValueCollector(program)
    if case .object(let number) = program.nodes[program.record(program.start)] {
      collector.collect(program.pins, root: program.root, object: number)
    }
    for case .reference(let plan) in program.nodes {
      guard let target = plan.target, let pins = program.targetPins[plan.root] else { continue }
      collector.collect(pins, root: plan.root, object: target.object)
    }
    tables = collector.tables
  }

  /// The JSON of a value such that equal values are spelled alike.
  static func token(of value: JSONValue) -> [UInt8] {
    token(of: Array(value.text(style: .compact).utf8))
  }

  /// The JSON of a value such that equal values are spelled alike: numbers without their
  /// exponents and trailing zeros.
  static func token(of json: [UInt8]) -> [UInt8] {
    guard let first = json.first, first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10,
      let number = DecimalText(String(decoding: json, as: UTF8.self))
    else { return json }
    return Array("\(number.mantissa)e\(number.decimals)".utf8)
  }
}

/// Walks through fixed records for the values of unique fields.
private struct PinnedValueCollector {
  var tables: [UInt64: [[UInt8]: Spot]] = [:]
  private var writer: RecordWriter
  /// How deeply models are looked into that may contain themselves.
  private static let deepest = 16

  init(_ program: GenerationProgram) {
    writer = RecordWriter(program)
  }

  mutating func collect(_ pins: [Int: [JSONMember]], root: UInt64, object: Int) {
    for (record, members) in pins.sorted(by: { $0.key < $1.key }) {
      let spot = Spot(root: root, record: record)
      collect(Frame(object, at: spot, given: members, recursion: 0))
    }
  }

  private mutating func collect(_ frame: Frame) {
    let object = writer.program.objects[frame.object]
    for field in object.fields {
      guard let given = frame.given(field), given != .null else { continue }
      if field.isUnique { note(given, of: field, in: frame) }
      collect(given, field.node, at: frame.spot.under(field.hash), recursion: frame.recursion)
    }
    for key in object.compoundKeys {
      guard key.fields.contains(where: { frame.given(object.fields[$0]) != nil }) else { continue }
      let path = frame.spot.under(key.hash).path
      add(writer.token(of: key, in: frame), frame.spot, path, key.capacity)
    }
  }

  /// Looks into given objects for more.
  private mutating func collect(_ given: JSONValue, _ node: Int, at spot: Spot, recursion: Int) {
    switch (writer.program.nodes[node], given) {
    case (.object(let number), .object(let members)):
      collect(Frame(number, at: spot, given: members, recursion: recursion))
    case (.optional(let inner, _), _): collect(given, inner, at: spot, recursion: recursion)
    case (.nested(let inner), _) where recursion < Self.deepest:
      collect(given, inner, at: spot, recursion: recursion + 1)
    case (.list(let plan), .array(let elements)):
      for (index, element) in elements.enumerated() {
        let place = spot.element(index, of: plan.greatest)
        collect(element, plan.element, at: place, recursion: recursion)
      }
    default: break
    }
  }

  private mutating func note(_ given: JSONValue, of field: Fixed<FieldPlan>, in frame: Frame) {
    var output = JSONWriter(style: .compact)
    let spot = frame.spot.under(field.hash)
    writer.write(field.node, at: spot, in: frame, given: given, into: &output)
    add(PinnedValues.token(of: output.buffer), frame.spot, spot.path, field.capacity)
  }

  /// Notes a value; that of a record beyond all numbered ones stands in no run beside others.
  private mutating func add(_ token: [UInt8], _ home: Spot, _ path: UInt64, _ capacity: Capacity) {
    if case .count(let count) = capacity, home.ordinal >= count { return }
    if tables[path]?[token] == nil { tables[path, default: [:]][token] = home }
  }
}
