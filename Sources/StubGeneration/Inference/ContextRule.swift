import StubJSON

/// A key whose meaning the model decides.
struct ContextRule: Sendable {
  /// What the model is about.
  let context: ModelContext
  /// The keys, their words divided by spaces.
  let keys: Set<String>
  /// The kinds of types that it holds for.
  let kinds: Set<KeyKind>
  /// The generator.
  let generator: String
  /// The generator's parameters.
  let parameters: [JSONMember]
  /// Whether the key itself is the role of the subject, so that two keys show two of them.
  let isRole: Bool

  /// A rule for keys, divided by `|`.
  init(
    _ context: ModelContext,
    _ keys: String,
    _ generator: String,
    _ parameters: [JSONMember] = [],
    kinds: Set<KeyKind> = [.text],
    isRole: Bool = false
  ) {
    self.isRole = isRole
    self.context = context
    self.keys = Set(keys.split(separator: "|").map(String.init))
    self.kinds = kinds
    self.generator = generator
    self.parameters = parameters
  }

  /// Every rule; the first that fits counts.
  static let all: [ContextRule] = naming + describing + classing + figures + moments + addresses

  private static let byContext: [ModelContext: [ContextRule]] = Dictionary(
    grouping: all,
    by: \.context
  )

  /// The rule for a key of a model.
  ///
  /// - Parameter isElement: Whether there are several of it. The labels of a thing are not its
  ///   names.
  static func rule(
    for key: String,
    of context: ModelContext,
    _ kind: KeyKind,
    isElement: Bool = false
  ) -> ContextRule? {
    byContext[context]?.first { rule in
      rule.kinds.contains(kind) && rule.keys.contains(key)
        && !(isElement && key == "label" && rule.keys.contains("name"))
    }
  }

  /// What a name of something is, and the keys that mean it.
  static let names = "name|title|label|display name"
  /// The keys of longer texts.
  static let texts =
    "description|text|body|content|note|notes|summary|details|detail|comment|comments|message|about"
    + "|remark|remarks|info|subtitle|overview|synopsis|abstract|excerpt|caption"

  /// Bounds for numbers.
  static func range(_ least: Int, _ greatest: Int) -> [JSONMember] {
    [JSONMember("min", .integer(least)), JSONMember("max", .integer(greatest))]
  }
}
