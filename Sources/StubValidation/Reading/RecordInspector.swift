import StubDiagnostics
import StubJSON
import StubValues

/// Reads the values of a text as the rules of a program say, and notes what is wrong with them.
///
/// Values are read in the way of `JSONDecoder`: what it does not look at is not looked at here
/// either. A reading that fails returns false; while the inspector is quiet, that is all it does.
struct RecordInspector {
  let program: ValidationProgram
  let options: ValidationOptions
  let foundation: FoundationReader

  var text: InspectedText
  var entries: [JSONEntry]
  var bytes: [UInt8]

  /// Where the nodes of the record stand that is inspected.
  var map: NodeMap
  /// The number of the record, and where the records stand in the whole text.
  var recordIndex = 0
  var recordPath = "$"
  /// Whether the record is one of an array's, or one of several lines.
  var isElement = false

  /// How many attempts surround the reading, of which nothing is reported.
  var quiet = 0
  /// How many fields surround the reading whose schema is only assumed.
  var assumed = 0
  /// The nodes of the fields of the objects that surround the reading; -1 for absent ones.
  var slots: [Int] = []
  /// The keys of the objects that surround the reading of which no field is read.
  var strangers: [Int] = []
  /// The object that a union has read a key of, and that key.
  var tagged: (node: Int, key: Int) = (-1, -1)

  var findings: [Finding] = []
  /// The nodes of the record with malformed values or keys that were reported as such.
  var reportedNodes: [Int] = []
  /// The faults of the text that were reported, by their numbers.
  var reportedFaults: Set<Int> = []
  /// What attempts found out about nodes: `node << 32 | rule`.
  var attempts: [Int: Bool] = [:]
  var values: ValueRegister

  init(_ validator: StubValidator, _ text: InspectedText) {
    program = validator.program
    options = validator.options
    foundation = FoundationReader(program.codings)
    self.text = text
    entries = text.tape.entries
    bytes = text.bytes
    map = NodeMap(text)
    values = ValueRegister(program, options)
  }

  /// Goes on with another text.
  mutating func turn(to text: InspectedText) {
    self.text = text
    entries = text.tape.entries
    bytes = text.bytes
    map = NodeMap(text)
    if !attempts.isEmpty { attempts.removeAll(keepingCapacity: true) }
    if !reportedFaults.isEmpty { reportedFaults = [] }
  }

  /// The node of the record that is inspected.
  var record: Int { map.record }

  /// The bytes of a node.
  func slice(_ node: Int) -> ArraySlice<UInt8> {
    bytes[entries[node].start..<entries[node].end]
  }

  /// The text of a string node, as far as it can be told.
  func string(_ node: Int) -> String {
    let entry = entries[node]
    if !entry.traits.hasAny(.unplain) {
      return String(decoding: bytes[entry.start + 1..<entry.end - 1], as: UTF8.self)
    }
    return text.string(node)
  }
}

extension RecordInspector {
  /// Reads `node` as `rule` says; whether that would not throw.
  mutating func read(_ node: Int, _ rule: Int) -> Bool {
    if isBroken(node) { return true }
    return switch program.rules[rule] {
    case .string: readString(node, rule)
    case .bool: readBool(node, rule)
    case .integer(let integer): readInteger(node, integer, rule)
    case .float(let float): readFloat(node, float, rule)
    case .date(let date): readDate(node, date, rule)
    case .object(let index): readObject(node, index, rule)
    case .optional(let inner): entries[node].kind == .null || read(node, inner)
    case .array(let element, let skips): readArray(node, element, skips, rule)
    case .rawEnum(let index): readRawEnum(node, index)
    case .uuid: readUUID(node, rule)
    case .url: readURL(node, rule)
    case .decimal: readDecimal(node, rule)
    case .base64: readBase64(node, rule)
    case .dictionary(let dictionary): readDictionary(node, dictionary, rule)
    case .payloadEnum(let index): readPayloadEnum(node, index, rule)
    case .union(let index): readUnion(node, index, rule)
    case .field(let index): readField(node, index)
    case .pairs(let key, let value): readPairs(node, key, value, rule)
    case .range(let bound): readRange(node, bound, rule)
    case .positional(let index): readPositional(node, index, rule)
    case .character: readCharacter(node, rule)
    case .anything(let readsRepetitions): readAnything(node, readsRepetitions)
    case .nothing(let index): readNothing(node, index)
    case .foundation(let type, let coding): readFoundation(node, type, coding)
    case .unknown: true
    }
  }

  /// Whether a node is no JSON, so that the structure of the text is at fault and not its value.
  @inline(__always)
  private func isBroken(_ node: Int) -> Bool {
    let entry = entries[node]
    return entry.traits.hasAny(.broken)
      && entry.kind != .object && entry.kind != .array
  }

  /// Reads without a report; whether it would not throw.
  mutating func attempts(_ node: Int, _ rule: Int) -> Bool {
    let key = node << 32 | rule
    if let known = attempts[key] { return known }
    quiet += 1
    let result = read(node, rule)
    quiet -= 1
    attempts[key] = result
    return result
  }
}
