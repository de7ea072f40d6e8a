import StubDiagnostics

/// Reading one record at a time: the elements of one array, of which only one is on the tape.
///
/// The objects and arrays on the way to that array, and the array itself, are the outer ones.
/// Whenever nothing but them is open, there is an event, and what was before it is done with. Where
/// the bytes do not suffice, the parser goes back to the last event and asks for more.
extension JSONParser {
  /// Which array has the records, and how far the parser is.
  struct RecordPlan {
    /// The keys and indices that lead to the array.
    let tokens: [String]
    /// The outer containers that are open.
    var outer: [Outer] = []
    /// Whether the array was found; a second one with the same key is none.
    var isFound = false
    /// Whether an outer container was opened since the last event.
    var isFresh = false
    /// What the root is, once it is known.
    var root: JSONKind?
    /// The number of entries on the tape that belong to the outer containers.
    var settled = 0

    init(tokens: [String]) { self.tokens = tokens }

    /// Whether the innermost outer container is the array of the records.
    var isAtRecords: Bool { isFound && outer.count == tokens.count + 1 }
  }

  /// An object or array on the way to the records, or the array of the records.
  struct Outer {
    /// What it is.
    let kind: JSONKind
    /// The number of settled entries before it and its key.
    let before: Int
    /// What it is on the stack of the parser.
    let level: Level
  }

  /// What the parser knew at the last event.
  struct Checkpoint {
    var position: Int
    var expectation: Expectation
    var comma: Int
    var doubt: Doubt
    var log: JSONFaultLog
    var plan: RecordPlan
    /// How many children the innermost outer container had.
    var children: Int
  }

  /// What a run ends with.
  enum RecordEvent {
    /// A record: the only subtree on the tape from this index on.
    case record(Int)
    /// Something else is done with.
    case progress
    /// More bytes are needed.
    case more
    /// Nothing follows.
    case end
  }

  /// Reads to the next event. After it, what is wanted of the tape and the log has to be taken, and
  /// `commit` called.
  mutating func nextEvent() -> RecordEvent {
    while true {
      if open.count <= outerDepth, let event = settle() { return event }
      if isStopped { return lacks(Self.lookahead) ? goBack() : .end }
      let token = view.token(at: position)
      if !isFinal, token.end >= view.count { return goBack() }
      position = token.end
      if !accept(token) { recover(from: token) }
      if needsMore { return goBack() }
    }
  }

  /// Takes what is done with off the tape, and never goes back before this place.
  mutating func commit() {
    guard let plan else { return }
    entries.removeLast(entries.count - plan.settled)
    if expectation == .element { doubt.isBracketReported = false }
    keys = JSONKeyFilter()
    checkpoint = Checkpoint(
      position: position,
      expectation: expectation,
      comma: comma,
      doubt: doubt,
      log: log,
      plan: plan,
      children: open.last.map { entries[$0.entry].count } ?? 0
    )
  }

  /// Moves every index `count` bytes down, because the view has lost its first bytes.
  mutating func shift(by count: Int) {
    position -= count
    comma -= count
    doubt.comma -= count
    log.offset += count
    checkpoint?.position -= count
    checkpoint?.comma -= count
    checkpoint?.doubt.comma -= count
    checkpoint?.log.offset += count
  }

  /// Whether fewer than `count` bytes of what follows are there, and more may come.
  private func lacks(_ count: Int) -> Bool { !isFinal && view.count - position < count }

  private mutating func goBack() -> RecordEvent {
    guard let checkpoint else { return .end }
    needsMore = false
    isStopped = false
    position = checkpoint.position
    expectation = checkpoint.expectation
    comma = checkpoint.comma
    doubt = checkpoint.doubt
    log = checkpoint.log
    plan = checkpoint.plan
    entries.removeLast(entries.count - checkpoint.plan.settled)
    outerDepth = checkpoint.plan.outer.count
    open = checkpoint.plan.outer.map(\.level)
    if let inner = open.last?.entry { entries[inner].count = checkpoint.children }
    isInObject = checkpoint.plan.outer.last?.kind == .object
    keys = JSONKeyFilter()
    return .more
  }
}

extension JSONParser {
  /// The event that has come, if any.
  private mutating func settle() -> RecordEvent? {
    guard let plan else { return nil }
    let isClosed = open.count < plan.outer.count
    let hasPending = entries.count > plan.settled
    let isComplete =
      isClosed || plan.isFresh
      || hasPending && (expectation == .element || expectation == .key)
      || hasPending && isStopped && expectation == .separator && plan.isAtRecords
    guard isComplete else { return nil }
    let isBroken = log.faults.contains { $0.layer == .structural }
    if lacks(isBroken ? Self.lookahead : Self.context) { return goBack() }
    if plan.isFresh {
      noteKey(at: plan.outer[plan.outer.count - 1].before, level: plan.outer.count - 2)
      outerKeys.append([:])
      self.plan?.isFresh = false
      return .progress
    }
    if hasPending, plan.isAtRecords { return .record(plan.settled) }
    if hasPending { noteKey(at: plan.settled, level: plan.outer.count - 1) }
    if !hasPending, isClosed { leaveOuter() }
    return .progress
  }

  /// An outer container is closed: it is a member of the one around it, and done with.
  private mutating func leaveOuter() {
    let outer = plan?.outer.popLast()
    plan?.settled = outer?.before ?? 0
    outerDepth -= 1
    outerKeys.removeLast()
  }

  /// Notes that an object or array opens, which may be one on the way to the records.
  mutating func noteOpening(_ token: JSONToken) {
    guard let plan, plan.outer.count == open.count else { return }
    let depth = open.count
    let isArray = token.kind == .beginArray
    if depth == 0 { self.plan?.root = isArray ? .array : .object }
    // Nothing is read of an object that should be an array.
    if depth == 0, plan.tokens.isEmpty, !isArray { isStopped = true }
    guard !plan.isFound, depth <= plan.tokens.count, isArray || depth < plan.tokens.count,
      depth == 0 || leads(to: plan.tokens[depth - 1])
    else { return }
    self.plan?.isFound = depth == plan.tokens.count
    let level = Level(entry: entries.count, offset: token.start + log.offset, outerKeys: keys)
    self.plan?.outer.append(
      Outer(kind: isArray ? .array : .object, before: plan.settled, level: level)
    )
    self.plan?.settled = entries.count + 1
    self.plan?.isFresh = true
    outerDepth += 1
  }

  /// Whether the member or element that begins now is the one that `token` names.
  private func leads(to token: String) -> Bool {
    guard let container = open.last?.entry else { return false }
    guard isInObject else { return String(entries[container].count) == token }
    guard let key = entries.last, key.kind == .string else { return false }
    return JSONText.approximate(view, key) == token
  }

  /// Notes the key at `index` of the outer object at `level`, and reports it if that has it
  /// already.
  private mutating func noteKey(at index: Int, level: Int) {
    guard let plan, options.reportsDuplicateKeys, level >= 0, plan.outer[level].kind == .object,
      index < entries.count, entries[index].start < entries[index].end
    else { return }
    let key = entries[index]
    let name = JSONText.approximate(view, key)
    let range = log.range(key.start, key.end)
    if let first = outerKeys[level][name] {
      reportDuplicate(name, range, first: first)
    } else {
      outerKeys[level][name] = range
    }
  }
}
