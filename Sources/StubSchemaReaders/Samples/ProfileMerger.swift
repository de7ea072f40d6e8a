import StubValues

/// Finds objects at different places that are of one model, and merges what was seen of them:
/// those under the same key whose keys are mostly the same, also within each other.
struct ProfileMerger {
  private var known: [String: [ObjectProfile]] = [:]
  /// How many keys a profile had when it was visited.
  private var visited: [ObjectIdentifier: Int] = [:]
  private var queue: [(profile: ObjectProfile, name: String)] = []

  /// Merges everything below a value that goes by a type's name.
  mutating func merge(_ value: ValueProfile, named name: String) {
    enqueue(value, name)
    var next = 0
    while next < queue.count {
      visit(queue[next].profile, queue[next].name)
      next += 1
    }
  }

  private mutating func visit(_ profile: ObjectProfile, _ name: String) {
    var profile = profile.representative
    if KeyData.areData(profile) {
      guard profile.values == nil else { return }
      return enqueue(profile.collectedValues(), SwiftName.singularType(name))
    }
    let twins = known[name, default: []].map(\.representative)
    if let twin = twins.first(where: { $0.isAlike(profile) }) {
      twin.merge(profile)
      profile = twin
    } else {
      known[name, default: []].append(profile)
    }
    // Another profile may have brought keys that were not seen before.
    guard
      visited.updateValue(profile.members.count, forKey: ObjectIdentifier(profile))
        != profile.members.count
    else { return }
    for member in profile.members { enqueue(member.value, SwiftName.type(member.key)) }
  }

  private mutating func enqueue(_ value: ValueProfile, _ name: String) {
    if let object = value.object?.representative { queue.append((object, name)) }
    if let element = value.element { enqueue(element, SwiftName.singularType(name)) }
  }

}

extension ObjectProfile {
  /// Whether most keys of two objects are the same.
  fileprivate func isAlike(_ other: ObjectProfile) -> Bool {
    if self === other { return true }
    let common = keys.intersection(other.keys).count
    let all = keys.count + other.keys.count - common
    return common > 0 && Double(common) >= 0.6 * Double(all)
  }
}

/// Tells objects whose keys are data from those whose keys are names.
enum KeyData {
  /// Whether the keys are data: none at all, or all of them numbers, identifiers, dates or
  /// addresses; so many that no model has them, over values that are alike; or so many for so few
  /// objects.
  static func areData(_ profile: ObjectProfile) -> Bool {
    if profile.values != nil { return true }
    let members = profile.members
    guard !members.isEmpty else { return true }
    guard haveOneKind(members) else { return false }
    if members.allSatisfy({ isData($0.key) }) { return true }
    if members.count >= manyModels, haveOneModel(members) { return true }
    if members.count >= manyKeys { return true }
    let isScattered = members.allSatisfy { $0.presence < profile.count }
    return profile.count >= 3 && members.count >= 8 && isScattered
      && members.reduce(0) { $0 + $1.presence } < profile.count * members.count / 3
  }

  private static func haveOneKind(_ members: [ObjectProfile.Member]) -> Bool {
    let values = ValueProfile()
    for member in members {
      // Only the kinds are of interest here, so nothing below is merged.
      values.bools += member.value.bools
      values.numbers.merge(member.value.numbers)
      values.texts.merge(member.value.texts)
      values.lists += member.value.lists
      values.object = values.object ?? member.value.object
    }
    return values.kindCount <= 1
  }

  /// How many keys over objects of one model, and over other values, are data.
  private static let (manyModels, manyKeys) = (8, 100)

  private static func haveOneModel(_ members: [ObjectProfile.Member]) -> Bool {
    let objects = members.compactMap { $0.value.object?.representative }
    guard objects.count == members.count, let first = objects.first else { return false }
    return objects.allSatisfy(first.isAlike)
  }

  private static func isData(_ key: String) -> Bool {
    if !key.isEmpty, key.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }) {
      return true
    }
    if case .canonical = UUIDText.read(key) { return true }
    return key.utf8.contains { $0 == 0x40 || $0 == 0x2F || $0 == 0x3A || $0 == 0x20 }
  }
}
