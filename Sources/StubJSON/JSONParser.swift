import StubDiagnostics

/// Reads bytes into the entries of a tape, and goes on behind a fault where that is safe.
///
/// It keeps the open objects and arrays on a stack of its own, so no input can exhaust the
/// thread's.
struct JSONParser {
  /// How many objects and arrays may be open at a time; `JSONDecoder` rejects more.
  static let maximumDepth = 512

  /// How far the recovery may look ahead, in bytes.
  static let lookahead = 16_384
  /// How far it looks for the end of a string whose quotes are wrong, in bytes.
  static let quoteLookahead = 1024
  /// How many bytes around a record are shown with it.
  static let context = 256

  /// What the grammar asks for next.
  enum Expectation: UInt8 {
    case root, memberValue, firstElement, element
    case firstKey, key
    case colon, separator, nothing

    /// Whether a value may stand here.
    @inline(__always) var takesValue: Bool { rawValue <= Expectation.element.rawValue }
    /// Whether a key may stand here.
    @inline(__always) var takesKey: Bool { self == .firstKey || self == .key }
  }

  var view: ByteView
  let options: JSONOptions
  /// Whether the text ends where the view does.
  var isFinal = true
  /// Whether something can only be told when more of the text is there.
  var needsMore = false
  /// Which values are handed out one at a time; nil where the whole text is one tape.
  var plan: RecordPlan?
  /// Where to go back to when more of the text is needed.
  var checkpoint: Checkpoint?
  /// How many outer containers are open on the way to the records.
  var outerDepth = 0
  /// For each outer container, the keys that it had so far.
  var outerKeys: [[String: SourceRange]] = []
  var position: Int
  var entries: [JSONEntry]
  var log: JSONFaultLog
  var expectation = Expectation.root
  /// The open objects and arrays, the innermost last.
  var open: [Level] = []
  /// The keys of the innermost of them.
  var keys = JSONKeyFilter()
  var isInObject = false
  var isStopped = false
  /// Where the last comma stands.
  var comma = 0
  /// What was found wrong, so that nothing is found wrong because of it.
  var doubt = Doubt()

  /// An open object or array.
  struct Level {
    /// The index of its entry.
    let entry: Int
    /// The offset of its bracket in the whole text.
    let offset: Int
    /// The keys of the container around it.
    let outerKeys: JSONKeyFilter
  }

  /// The faults that may bring others with them.
  struct Doubt {
    /// After a guess: no structural fault is reported before the next comma or closing bracket.
    var isGuessing = false
    /// After a bracket of the wrong kind: no other bracket is reported.
    var isBracketReported = false
    /// The comma that was reported last.
    var comma = -1
    /// The container whose members are of the wrong kind.
    var container = -1
    /// Whether there is text before the JSON, so that some behind it is no wonder.
    var isSurrounded = false
  }

  init(_ view: ByteView, at position: Int, offset: Int, options: JSONOptions, entries: [JSONEntry])
  {
    self.view = view
    self.position = position
    self.options = options
    self.entries = entries
    log = JSONFaultLog(offset: offset)
  }

  /// Reads to the end of the bytes, or to where it is not safe to go on.
  mutating func run() {
    while !isStopped {
      let token = view.token(at: position)
      position = token.end
      if !accept(token) { recover(from: token) }
    }
    closeAll()
  }

  /// Takes a token that the grammar allows here; false, and nothing done, for any other.
  @inline(__always)
  mutating func accept(_ token: JSONToken) -> Bool {
    switch token.kind {
    case .string: return acceptString(token)
    case .number: return acceptScalar(.number, token)
    case .true, .false: return acceptScalar(.bool, token)
    case .null: return acceptScalar(.null, token)
    case .comma: return acceptComma(token)
    case .colon:
      guard expectation == .colon else { return false }
      expectation = .memberValue
      return true
    case .beginObject, .beginArray: return acceptOpening(token)
    case .endObject: return isInObject && acceptClosing(token, first: .firstKey, after: .key)
    case .endArray:
      return !isInObject && !open.isEmpty
        && acceptClosing(token, first: .firstElement, after: .element)
    case .end:
      guard expectation == .nothing else { return false }
      isStopped = true
      return true
    case .invalid: return false
    }
  }

  @inline(__always)
  private mutating func acceptString(_ token: JSONToken) -> Bool {
    guard expectation.takesKey else { return acceptScalar(.string, token) }
    append(.string, token)
    keys.insert(token, view)
    expectation = .colon
    // Nearly always the colon follows at once, and the comma a value.
    if view.byte(at: position) == .colon {
      position += 1
      expectation = .memberValue
    }
    return true
  }

  @inline(__always)
  private mutating func acceptScalar(_ kind: JSONKind, _ token: JSONToken) -> Bool {
    guard expectation.takesValue else { return false }
    append(kind, token)
    finishValue()
    takeComma()
    return true
  }

  @inline(__always)
  private mutating func acceptComma(_ token: JSONToken) -> Bool {
    guard expectation == .separator else { return false }
    takeComma(at: token.start)
    return true
  }

  /// Takes a comma that stands right behind a value.
  @inline(__always)
  private mutating func takeComma() {
    guard expectation == .separator, view.byte(at: position) == .comma else { return }
    takeComma(at: position)
    position += 1
  }

  @inline(__always)
  private mutating func takeComma(at index: Int) {
    comma = index
    doubt.isGuessing = false
    expectation = isInObject ? .key : .element
  }

  @inline(__always)
  private mutating func acceptOpening(_ token: JSONToken) -> Bool {
    guard expectation.takesValue else { return false }
    guard open.count < Self.maximumDepth else {
      reportDepth(token)
      return true
    }
    let isObject = token.kind == .beginObject
    if plan != nil { noteOpening(token) }
    open.append(Level(entry: entries.count, offset: token.start + log.offset, outerKeys: keys))
    keys = JSONKeyFilter()
    append(isObject ? .object : .array, token)
    isInObject = isObject
    expectation = isObject ? .firstKey : .firstElement
    return true
  }

  @inline(__always)
  private mutating func acceptClosing(
    _ token: JSONToken,
    first: Expectation,
    after: Expectation
  ) -> Bool {
    guard expectation == .separator || expectation == first || expectation == after else {
      return false
    }
    if expectation == after { reportTrailingComma(before: token) }
    doubt.isGuessing = false
    close(at: token.end)
    takeComma()
    return true
  }

  @inline(__always)
  private mutating func append(_ kind: JSONKind, _ token: JSONToken) {
    entries.append(
      JSONEntry(kind, token.start, token.end, token.traits, next: entries.count + 1)
    )
    if token.traits.isUnsound { reportUnsound(token) }
  }

  /// Stands a key on the tape that is not what it should be.
  mutating func appendKey(_ start: Int, _ end: Int, _ traits: JSONTraits = .repaired) {
    entries.append(JSONEntry(.string, start, end, traits, next: entries.count + 1))
    keys.needsText = true
    expectation = .colon
  }

  /// Counts the value that was appended, and asks for what follows it.
  @inline(__always)
  mutating func finishValue() {
    if let container = open.last?.entry {
      entries[container].count += 1
      expectation = .separator
    } else {
      expectation = .nothing
    }
  }

  /// Closes the innermost object or array.
  mutating func close(at end: Int, traits: JSONTraits = []) {
    guard let level = open.popLast() else { return }
    let index = level.entry
    entries[index].end = end
    entries[index].next = entries.count
    entries[index].traits.formUnion(traits)
    if keys.isSuspicious, options.reportsDuplicateKeys { reportDuplicates(in: index) }
    keys = level.outerKeys
    isInObject = open.last.map { entries[$0.entry].kind == .object } ?? false
    finishValue()
  }

  /// Closes what is open where the parser stopped, so that the tape is whole.
  mutating func closeAll() {
    if expectation == .colon || expectation == .memberValue, !open.isEmpty {
      appendPlaceholder(at: position)
    }
    while !open.isEmpty { close(at: position, traits: .unterminated) }
    if entries.isEmpty { appendPlaceholder(at: position) }
  }

  /// Stands an invalid node in the place of a value that is missing.
  mutating func appendPlaceholder(at index: Int) {
    entries.append(JSONEntry(.invalid, index, index, .repaired, next: entries.count + 1))
    finishValue()
  }
}
