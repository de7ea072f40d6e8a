import StubJSON

/// A key whose meaning is the same in every model.
struct KeyRule: Sendable {
  /// The keys, their words divided by spaces.
  let keys: Set<String>
  /// The kinds of types that it holds for.
  let kinds: Set<KeyKind>
  /// The generator.
  let generator: String
  /// The generator's parameters.
  let parameters: [JSONMember]
  /// Where the words stand in a key.
  let place: Place
  /// Whether the key itself is the role of the subject: the `sender` is another one than the
  /// `recipient`.
  let isRole: Bool

  /// Where the words of a rule stand in a key.
  enum Place: Sendable {
    /// They are the whole key.
    case whole
    /// They are the key, or its end.
    case end
    /// They are the key's beginning.
    case beginning
  }

  /// A rule for keys, divided by `|`.
  init(
    _ keys: String,
    _ kinds: Set<KeyKind>,
    _ generator: String,
    _ parameters: [JSONMember] = [],
    at place: Place = .end,
    isRole: Bool = false
  ) {
    self.keys = Set(keys.split(separator: "|").map(String.init))
    self.kinds = kinds
    self.generator = generator
    self.parameters = parameters
    self.place = place
    self.isRole = isRole
  }

  /// Every rule; the first that fits counts.
  static let all: [KeyRule] = texts + places + codes + numbers + dates + others

  private static let byKey: [String: [Int]] = {
    var byKey: [String: [Int]] = [:]
    for (index, rule) in all.enumerated() {
      for key in rule.keys { byKey[key, default: []].append(index) }
    }
    return byKey
  }()

  /// The rule for a whole key.
  static func exact(_ key: String, _ kind: KeyKind) -> KeyRule? {
    rule(key, kind) { $0 != .beginning }
  }

  /// The rule for the end of a key.
  static func suffix(_ end: String, _ kind: KeyKind) -> KeyRule? {
    rule(end, kind) { $0 == .end }
  }

  /// The rule for the first word of a key.
  static func prefix(_ word: String, _ kind: KeyKind) -> KeyRule? {
    rule(word, kind) { $0 == .beginning }
  }

  private static func rule(
    _ key: String,
    _ kind: KeyKind,
    _ isRight: (Place) -> Bool
  ) -> KeyRule? {
    byKey[key]?.lazy.map { all[$0] }.first { $0.kinds.contains(kind) && isRight($0.place) }
  }

  /// Bounds for numbers.
  static func range(_ least: Int, _ greatest: Int) -> [JSONMember] {
    [JSONMember("min", .integer(least)), JSONMember("max", .integer(greatest))]
  }

  /// Bounds for numbers with decimals.
  static func range(_ least: Int, _ greatest: Int, decimals: Int) -> [JSONMember] {
    range(least, greatest) + [JSONMember("decimals", .integer(decimals))]
  }
}
