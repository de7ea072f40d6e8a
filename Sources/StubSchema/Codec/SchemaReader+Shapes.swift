import StubDiagnostics
import StubJSON

extension SchemaReader {
  /// The words that say what a model is made of; one of them stands in a model.
  private static let shapeWords: [Words.Model] = [.fields, .wraps, .elements, .oneOf]

  /// Reads the shape of a model, laid over that of `base`; nil where the words say none.
  mutating func shape(
    _ words: WordValues<Words.Model>,
    over base: ModelSchema,
    _ path: JSONPath,
    _ node: JSONNode
  ) -> ModelShape? {
    let present = Self.shapeWords.filter { words[$0] != nil }
    if present.count > 1, let second = words[present[1]] {
      let message = "'\(present[0].rawValue)' and '\(present[1].rawValue)' do not stand together"
      report(.conflictingWords, message, second, path.appending(present[1].rawValue))
    }
    reportLoneWords(words, path)
    switch present.first {
    case .fields: return object(words, over: base, path)
    case .wraps: return wrapped(words[.wraps], base, path.appending("wraps"))
    case .elements: return positional(words, base, path)
    case .oneOf: return union(words, base, path)
    default: return openObject(words, over: base, path, node)
    }
  }

  /// A model with neither fields nor another shape: fine where it has other content.
  private mutating func openObject(
    _ words: WordValues<Words.Model>,
    over base: ModelSchema,
    _ path: JSONPath,
    _ node: JSONNode
  ) -> ModelShape? {
    if words[.includes] != nil || words[.additionalFields] != nil {
      return object(words, over: base, path)
    }
    if words[.from] == nil {
      report(.missingWord, "the model says nothing: 'fields' is missing", node, path)
    }
    return nil
  }

  private mutating func reportLoneWords(_ words: WordValues<Words.Model>, _ path: JSONPath) {
    let companions: [(Words.Model, Words.Model)] = [
      (.rest, .elements), (.tag, .oneOf), (.content, .tag), (.otherwise, .oneOf),
    ]
    for (word, needed) in companions where words[needed] == nil {
      guard let node = words[word] else { continue }
      let message = "'\(word.rawValue)' says nothing without '\(needed.rawValue)'"
      report(.misplacedWord, message, node, path.appending(word.rawValue))
    }
  }

  private mutating func object(
    _ words: WordValues<Words.Model>,
    over base: ModelSchema,
    _ path: JSONPath
  ) -> ModelShape {
    var object = ObjectShape()
    if case .object(let shape) = base.shape { object = shape }
    if let includes = texts(words[.includes], path.appending("includes")) {
      object.includes = includes
    }
    if let node = words[.additionalFields] {
      let hint = base.name + ".additionalFields"
      object.additionalFields = type(node, path.appending("additionalFields"), hint: hint)
    }
    guard let node = words[.fields] else { return .object(object) }
    for (key, value) in named(node, path.appending("fields"), of: "fields by key") {
      let place = object.fields.firstIndex { $0.name == key.text }
      let name = path.appending("fields").appending(key.text)
      let under = place.map { object.fields[$0] }
      guard let field = field(key, value, name, in: base.name, over: under) else { continue }
      if let place { object.fields[place] = field } else { object.fields.append(field) }
    }
    return .object(object)
  }

  private mutating func wrapped(
    _ node: JSONNode?,
    _ model: ModelSchema,
    _ path: JSONPath
  ) -> ModelShape? {
    guard let node else { return nil }
    let key = NamedKey(text: "", node: node)
    return field(key, node, path, in: model.name, over: nil).map { .wraps($0) }
  }

  private mutating func positional(
    _ words: WordValues<Words.Model>,
    _ model: ModelSchema,
    _ path: JSONPath
  ) -> ModelShape {
    var fields: [Field] = []
    let nodes = elements(words[.elements], path.appending("elements"), of: "types in order") ?? []
    for (index, node) in nodes.enumerated() {
      let key = NamedKey(text: String(index), node: node)
      let place = path.appending("elements").appending(index)
      if let field = field(key, node, place, in: model.name, over: nil) { fields.append(field) }
    }
    let rest = words[.rest].flatMap {
      field(NamedKey(text: "rest", node: $0), $0, path.appending("rest"), in: model.name, over: nil)
    }
    return .elements(fields, rest: rest)
  }

  private mutating func union(
    _ words: WordValues<Words.Model>,
    _ model: ModelSchema,
    _ path: JSONPath
  ) -> ModelShape? {
    guard let node = words[.oneOf] else { return nil }
    var union = UnionShape()
    union.tag = text(words[.tag], path.appending("tag"))
    union.content = text(words[.content], path.appending("content"))
    union.variants =
      union.tag == nil
      ? untagged(node, model, path.appending("oneOf"))
      : tagged(node, model, path.appending("oneOf"))
    union.otherwise = otherwise(words[.otherwise], model, path.appending("otherwise"))
    return .oneOf(union)
  }

  private mutating func untagged(
    _ node: JSONNode,
    _ model: ModelSchema,
    _ path: JSONPath
  ) -> [UnionShape.Variant] {
    let nodes = elements(node, path, of: "types in the order in which they are tried") ?? []
    return nodes.enumerated().compactMap { index, element in
      type(element, path.appending(index), hint: "\(model.name).\(index)")
        .map { UnionShape.Variant(tag: "", type: $0) }
    }
  }

  private mutating func tagged(
    _ node: JSONNode,
    _ model: ModelSchema,
    _ path: JSONPath
  ) -> [UnionShape.Variant] {
    named(node, path, of: "types by tag").compactMap { key, value in
      if value.kind == .null { return UnionShape.Variant(tag: key.text, type: nil) }
      return type(value, path.appending(key.text), hint: "\(model.name).\(key.text)")
        .map { UnionShape.Variant(tag: key.text, type: $0) }
    }
  }

  /// `null` accepts anything, `{"tag": name}` reads as that variant, a type reads as itself.
  private mutating func otherwise(
    _ node: JSONNode?,
    _ model: ModelSchema,
    _ path: JSONPath
  ) -> UnionShape.Otherwise? {
    guard let node else { return nil }
    if node.kind == .null { return .accepted(nil) }
    if node.kind == .object, let tag = node["tag"], node.count == 1 {
      return text(tag, path.appending("tag")).map { .accepted($0) }
    }
    return type(node, path, hint: model.name + ".otherwise").map { .type($0) }
  }
}
