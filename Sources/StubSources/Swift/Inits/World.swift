import StubSchema

/// A supposition about the JSON that `init(from:)` gets.
struct World {
  /// What stands at a place.
  enum Content: Hashable {
    case absent
    case null
    /// What no read of it takes.
    case misfit
    case type(TypeReference)
    case form(NodeForm)
  }

  /// A place in a value.
  struct Place: Hashable {
    let node: Int
    let place: ReadPlace
  }

  /// What is supposed; everything else is there, and is what is first asked for.
  var contents: [Place: Content] = [:]
  /// Which value a read gives.
  var tags: [Int: String] = [:]
  /// Whether what was read cannot be turned into what it should be.
  var conversionsFail = false
  /// The only keys that there are; nil where nothing is supposed.
  var onlyKeys: Set<Place>?
}

/// What happens in a world.
struct Outcome {
  enum End: Hashable {
    case next
    case finished
    case failed
  }

  var end: End
  /// The reads that gave a value or nil, in order.
  var reads: [Int] = []
  /// The case that the value became.
  var become: String?

  /// Whether the value is made.
  var succeeds: Bool { end != .failed }
}

/// Follows the steps of `init(from:)` in a world.
struct StepRunner {
  private let reads: [Read]
  private let isScalar: (TypeReference) -> Bool
  private var world: World
  private var outcome = Outcome(end: .next)
  private var values: Set<Int> = []
  private var budget = 20_000

  /// A runner for the reads that the steps name.
  ///
  /// - Parameter isScalar: Whether a type is coded as neither object nor array.
  init(_ reads: [Read], in world: World, isScalar: @escaping (TypeReference) -> Bool) {
    self.reads = reads
    self.world = world
    self.isScalar = isScalar
  }

  /// What happens.
  mutating func run(_ steps: [Step]) -> Outcome {
    outcome.end = follow(steps)
    return outcome
  }

  private mutating func follow(_ steps: [Step]) -> Outcome.End {
    for step in steps {
      budget -= 1
      guard budget > 0 else { return .failed }
      let end = follow(step)
      if end != .next { return end }
    }
    return .next
  }

  private mutating func follow(_ step: Step) -> Outcome.End {
    switch step {
    case .read(let index): return perform(index) ? .next : .failed
    case .open(let node, let form): return open(node, form) ? .next : .failed
    case .loop(let body): return follow(body) == .failed ? .failed : .next
    case .finish: return .finished
    case .fail: return .failed
    case .become(let name):
      outcome.become = name
      return .next
    case .call(let body):
      let end = follow(body)
      return end == .finished ? .next : end
    case .attempt(let body, let otherwise):
      let kept = outcome.reads.count
      let end = follow(body)
      guard end == .failed else { return end }
      outcome.reads.removeSubrange(kept...)
      return follow(otherwise)
    case .choice(let condition, let body, let otherwise):
      return choose(condition, body, otherwise)
    }
  }

  private mutating func choose(
    _ condition: Condition,
    _ body: [Step],
    _ otherwise: [Step]
  ) -> Outcome.End {
    if let holds = holds(condition) { return follow(holds ? body : otherwise) }
    // What JSON does not decide is taken to go well.
    let before = self
    let end = follow(body)
    guard end == .failed else { return end }
    let spent = budget
    self = before
    budget = spent
    return follow(otherwise)
  }

  private func holds(_ condition: Condition) -> Bool? {
    switch condition {
    case .unknown, .compares: return nil
    case .always: return true
    case .holds(let read):
      if world.conversionsFail, reads[read].conversion != nil { return false }
      return values.contains(read)
    case .contains(let node, let key): return content(node, .key(key)) != .absent
    case .opened(let node, let form): return content(node, .whole) == .form(form)
    case .isNull(let node, let place): return content(node, place) == .null
    case .equals(let read, let texts):
      guard values.contains(read) else { return false }
      return world.tags[read].map { texts.contains($0) }
    case .not(let inner): return holds(inner).map { !$0 }
    case .both(let first, let second):
      let (a, b) = (holds(first), holds(second))
      if a == false || b == false { return false }
      return a == nil || b == nil ? nil : true
    case .either(let first, let second):
      let (a, b) = (holds(first), holds(second))
      if a == true || b == true { return true }
      return a == nil || b == nil ? nil : false
    }
  }
}

extension StepRunner {
  /// What stands at a place, as far as something is supposed.
  private func content(_ node: Int, _ place: ReadPlace) -> World.Content? {
    let key = World.Place(node: node, place: place)
    if let content = world.contents[key] { return content }
    if case .key = place, let only = world.onlyKeys, !only.contains(key) { return .absent }
    return nil
  }

  /// Reads; false where that throws.
  private mutating func perform(_ index: Int) -> Bool {
    let read = reads[index]
    if case .key = read.place, let known = content(read.node, .whole), !mayHaveKeys(known) {
      return false
    }
    let isOptional = read.isIfPresent || (read.type?.isOptional ?? false)
    switch content(read.node, read.place) {
    case .absent:
      guard read.isIfPresent else { return false }
    case .null:
      guard isOptional || read.type == .scalar(.json) else { return false }
    case .misfit:
      guard read.type == .scalar(.json) else { return false }
      values.insert(index)
    case .type(let type):
      guard fits(read, type) else { return false }
      values.insert(index)
    case .form(let form):
      guard fits(read, form) else { return false }
      values.insert(index)
    case nil:
      suppose(read)
      values.insert(index)
    }
    outcome.reads.append(index)
    return true
  }

  /// Whether something is an object, as far as is known.
  private func mayHaveKeys(_ content: World.Content) -> Bool {
    switch content {
    case .form(let form): form == .object
    case .type(let type): !isScalar(type) && !type.unwrapped.isArrayLike
    case .absent, .null, .misfit: false
    }
  }

  /// What is first asked for is there, and is that.
  private mutating func suppose(_ read: Read) {
    let place = World.Place(node: read.node, place: read.place)
    guard let type = read.type else { return }
    if read.place == .whole, !isScalar(type) {
      world.contents[place] = .form(.object)
    } else if read.place != .rest, read.place != .anyKey {
      world.contents[place] = .type(type)
    }
  }

  private func fits(_ read: Read, _ type: TypeReference) -> Bool {
    guard let wanted = read.type?.unwrapped else { return false }
    let given = type.unwrapped
    if wanted == given || wanted == .scalar(.json) { return true }
    guard case .scalar(let wide) = wanted, case .scalar(let narrow) = given else { return false }
    if narrow.isInteger { return wide.isNumeric }
    if narrow.isNumeric { return wide.isNumeric && !wide.isInteger }
    return narrow == .string ? wide == .string : wide == .string && narrow.isText
  }

  private func fits(_ read: Read, _ form: NodeForm) -> Bool {
    guard let type = read.type else { return true }
    if form == .array, type.unwrapped.isArrayLike { return true }
    return form == .object && !isScalar(type)
  }

  private mutating func open(_ node: Int, _ form: NodeForm) -> Bool {
    switch content(node, .whole) {
    case nil:
      world.contents[World.Place(node: node, place: .whole)] = .form(form)
      return true
    case .form(let known): return known == form
    case .type, .absent, .null, .misfit: return false
    }
  }
}

extension TypeReference {
  /// Whether its JSON is an array.
  var isArrayLike: Bool {
    switch self {
    case .array, .set: true
    default: false
    }
  }
}
