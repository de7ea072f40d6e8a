import StubDiagnostics
import StubJSON

extension SchemaReader {
  /// Reads the words that say how values are made.
  mutating func generation(
    _ words: WordValues<Words.Field>,
    _ rules: inout GenerationRules,
    _ path: JSONPath
  ) {
    rules.generator = generator(words[.generator], path.appending("generator")) ?? rules.generator
    rules.values = values(words[.values], path.appending("values")) ?? rules.values
    rules.weights = weights(words, path) ?? rules.weights
    rules.template = text(words[.template], path.appending("template")) ?? rules.template
    rules.sequence = sequence(words[.sequence], path.appending("sequence")) ?? rules.sequence
    rules.constant = value(words[.constant], path.appending("constant")) ?? rules.constant
    rules.distribution =
      distribution(words[.distribution], path.appending("distribution")) ?? rules.distribution
    rules.probability =
      share(words[.probability], path.appending("probability")) ?? rules.probability
    rules.presence = share(words[.presence], path.appending("presence")) ?? rules.presence
    rules.locale = text(words[.locale], path.appending("locale")) ?? rules.locale
  }

  /// A generator by name, or an object with `name` and parameters.
  private mutating func generator(_ node: JSONNode?, _ path: JSONPath) -> GeneratorReference? {
    guard let node else { return nil }
    if let name = node.string { return GeneratorReference(name: name) }
    guard let (name, parameters) = named(node, path, of: "'name' and parameters") else {
      return nil
    }
    return GeneratorReference(name: name, parameters: parameters)
  }

  private mutating func distribution(_ node: JSONNode?, _ path: JSONPath) -> Distribution? {
    guard let node else { return nil }
    let kinds = Distribution.Kind.allCases.map(\.rawValue)
    if node.kind == .string {
      return name(node, path, of: Distribution.Kind.self).map { Distribution($0) }
    }
    guard let (name, parameters) = named(node, path, of: "'name' and parameters") else {
      return nil
    }
    if let kind = Distribution.Kind(rawValue: name) {
      return Distribution(kind, parameters: parameters)
    }
    reportUnknownName(name, node, path.appending("name"), among: kinds)
    return nil
  }

  /// An object with a name; all other members are parameters.
  private mutating func named(
    _ node: JSONNode,
    _ path: JSONPath,
    of what: String
  ) -> (name: String, parameters: [JSONMember])? {
    guard node.kind == .object else {
      wrong(node, path, "here stands a name, or an object with \(what)", found: node)
      return nil
    }
    var name: String?
    var parameters: [JSONMember] = []
    for (key, value) in members(node, path, of: what) {
      if key.text == "name" {
        name = text(value, path.appending("name"))
      } else if let value = self.value(value, path.appending(key.text)) {
        parameters.append(JSONMember(key.text, value))
      }
    }
    if node["name"] == nil { report(.missingWord, "'name' is missing", node, path) }
    return name.map { ($0, parameters) }
  }

  private mutating func weights(_ words: WordValues<Words.Field>, _ path: JSONPath) -> [Double]? {
    guard let node = words[.weights] else { return nil }
    guard let nodes = elements(node, path.appending("weights"), of: "numbers") else { return nil }
    let weights = nodes.enumerated().compactMap { index, element -> Double? in
      if let text = element.number, let weight = Double(text), weight.isFinite, weight >= 0 {
        return weight
      }
      wrong(
        element,
        path.appending("weights").appending(index),
        "a weight is a number from 0",
        found: element
      )
      return nil
    }
    guard weights.count == nodes.count else { return nil }
    guard weights.contains(where: { $0 > 0 }) else {
      report(.wrongValue, "one weight at least is above 0", node, path.appending("weights"))
      return nil
    }
    return weights
  }

  /// A start, an object with start and step, or values in turn.
  private mutating func sequence(
    _ node: JSONNode?,
    _ path: JSONPath
  ) -> GenerationRules.SequenceRule? {
    guard let node else { return nil }
    switch node.kind {
    case .array: return values(node, path).map { .values($0) }
    case .object:
      let words = self.words(node, path, as: Words.Sequence.self, of: "'start' and 'step'")
      let start = words[.start] == nil ? "1" : number(words[.start], path.appending("start"))
      let step = words[.step] == nil ? "1" : number(words[.step], path.appending("step"))
      guard let start, let step else { return nil }
      return .numbers(start: start, step: step)
    default: return number(node, path).map { .numbers(start: $0, step: "1") }
    }
  }
}
