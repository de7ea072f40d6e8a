import StubJSON

/// What the samples show of the values at one place.
///
/// Profiles are merged where two places turn out to hold the same model, so they are objects with
/// an identity.
final class ValueProfile {
  var nulls = 0
  var bools = 0
  var numbers = NumberProfile()
  var texts = TextProfile()
  /// How many lists there are.
  var lists = 0
  /// The elements of the lists; nil while all of them are empty.
  var element: ValueProfile?
  /// The objects; nil where there is none.
  var object: ObjectProfile?
  /// The first value, for findings.
  var node: JSONNode?

  /// Takes a value into account.
  ///
  /// - Complexity: O(*n*) in its bytes. The depth is that of the document, which has a bound.
  func absorb(_ node: JSONNode) {
    self.node = self.node ?? node
    switch node.kind {
    case .null: nulls += 1
    case .bool: bools += 1
    case .number: numbers.absorb(node.text)
    case .string: texts.absorb(node.approximateString ?? "")
    case .array:
      lists += 1
      for child in node.elements {
        let profile = element ?? ValueProfile()
        element = profile
        profile.absorb(child)
      }
    case .object:
      let profile = object?.representative ?? ObjectProfile()
      object = profile
      profile.absorb(node)
    case .invalid: break
    }
  }

  /// Takes everything into account that another profile has seen.
  func merge(_ other: ValueProfile) {
    guard other !== self else { return }
    nulls += other.nulls
    bools += other.bools
    numbers.merge(other.numbers)
    texts.merge(other.texts)
    lists += other.lists
    node = node ?? other.node
    if let theirs = other.element {
      if let mine = element { mine.merge(theirs) } else { element = theirs }
    }
    if let theirs = other.object?.representative {
      if let mine = object?.representative { mine.merge(theirs) } else { object = theirs }
    }
  }

  /// How many kinds of values there are beside null.
  var kindCount: Int {
    [bools > 0, numbers.count > 0, texts.count > 0, lists > 0, object != nil].count { $0 }
  }
}

/// What the samples show of the objects at one place.
final class ObjectProfile {
  /// How many objects there are.
  private(set) var count = 0
  /// What stands under each key, in the order in which keys appear first.
  private(set) var members: [Member] = []
  private var places: [String: Int] = [:]
  /// The profile that this one was merged into.
  private var target: ObjectProfile?
  /// What stands under all keys, where these are data.
  private(set) var values: ValueProfile?

  /// What stands under a key.
  struct Member {
    let key: String
    let keyNode: JSONNode
    let value: ValueProfile
    /// How many objects have it.
    var presence: Int
  }

  /// The profile that stands for this one.
  var representative: ObjectProfile {
    var profile = self
    while let next = profile.target { profile = next }
    return profile
  }

  /// The keys.
  var keys: Set<String> { Set(places.keys) }

  fileprivate func absorb(_ node: JSONNode) {
    count += 1
    var seen: Set<Int> = []
    for member in node.members {
      guard let key = member.key.string else { continue }
      let place = place(of: key, member.key)
      guard seen.insert(place).inserted else { continue }
      members[place].presence += 1
      members[place].value.absorb(member.value)
    }
  }

  private func place(of key: String, _ node: JSONNode) -> Int {
    if let place = places[key] { return place }
    places[key] = members.count
    members.append(Member(key: key, keyNode: node, value: ValueProfile(), presence: 0))
    return members.count - 1
  }

  /// Takes over everything from another profile, which this one stands for from then on.
  func merge(_ other: ObjectProfile) {
    guard other !== self, other.target == nil else { return }
    other.target = self
    count += other.count
    if values != nil || other.values != nil {
      let values = collectedValues()
      values.merge(other.collectedValues())
    }
    for member in other.members {
      if let place = places[member.key] {
        members[place].presence += member.presence
        members[place].value.merge(member.value)
      } else {
        places[member.key] = members.count
        members.append(member)
      }
    }
  }

  /// Takes what stands under all keys together; merged once, then kept.
  @discardableResult
  func collectedValues() -> ValueProfile {
    if let values { return values }
    let values = ValueProfile()
    for member in members { values.merge(member.value) }
    self.values = values
    return values
  }
}
