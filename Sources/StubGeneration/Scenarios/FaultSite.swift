import StubJSON

/// A place in records, and what can be wrong there.
struct FaultSite: Sendable {
  /// The fault.
  let fault: Fault
  /// The way from the record to the value that is changed.
  let steps: [Step]
  /// The value that stands in the place of the right one; nil where this one cannot be broken so.
  let change: @Sendable (JSONValue, Surroundings) -> JSONValue?

  /// A step from a value into it.
  enum Step: Sendable, Hashable {
    /// To the value under a key.
    case key(String)
    /// To an element.
    case index(Int)
    /// To the value of the first member.
    case firstMember
  }

  /// What a fault may look at besides the value.
  struct Surroundings {
    /// The object around the value, if there is one.
    var object: JSONValue?
    /// The same value of the record before; nil where there is none that could be repeated.
    var previous: JSONValue?
  }

  /// A record with the fault in it; nil where it cannot have it.
  func applied(to record: JSONValue, previous: JSONValue?) -> JSONValue? {
    let former = previous.flatMap { Self.value(in: $0, at: steps[...]) }
    return apply(record, steps[...], Surroundings(object: nil, previous: former))
  }

  private func apply(
    _ value: JSONValue,
    _ steps: ArraySlice<Step>,
    _ surroundings: Surroundings
  ) -> JSONValue? {
    guard let step = steps.first else { return change(value, surroundings) }
    var inner = surroundings
    switch (step, value) {
    case (.key(let key), .object(var members)):
      guard let place = members.firstIndex(where: { $0.key == key }) else { return nil }
      inner.object = value
      guard let changed = apply(members[place].value, steps.dropFirst(), inner) else { return nil }
      members[place].value = changed
      return .object(members)
    case (.firstMember, .object(var members)):
      guard !members.isEmpty,
        let changed = apply(members[0].value, steps.dropFirst(), inner)
      else { return nil }
      members[0].value = changed
      return .object(members)
    case (.index(let index), .array(var elements)):
      guard elements.indices.contains(index),
        let changed = apply(elements[index], steps.dropFirst(), inner)
      else { return nil }
      elements[index] = changed
      return .array(elements)
    default: return nil
    }
  }

  private static func value(in value: JSONValue, at steps: ArraySlice<Step>) -> JSONValue? {
    guard let step = steps.first else { return value }
    switch step {
    case .key(let key): return value[key].flatMap { self.value(in: $0, at: steps.dropFirst()) }
    case .index, .firstMember: return nil
    }
  }

  /// The top-level key that the fault concerns; empty where it is the record as a whole.
  var topKey: String {
    if case .key(let key) = steps.first { return key }
    return steps.isEmpty ? ownKey : ""
  }

  /// Whether the value of another record is repeated here.
  var repeats: Bool { fault.kind == .repeatedValue }

  /// Whether a record with the fault decodes all the same.
  var isReadable: Bool {
    switch fault.kind {
    case .tooSmall, .tooLarge, .notAMultiple, .tooShort, .tooLong, .patternMismatch, .tooFewItems,
      .tooManyItems, .notAllowed, .danglingReference, .wrongDateOrder, .dateTooFar:
      true
    case .misspeltKey: fault.code == "unknown-key"
    default: false
    }
  }

  /// The key that is missing or misspelt in the record itself.
  var ownKey = ""
}
