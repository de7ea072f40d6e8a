import StubDiagnostics
import StubJSON

extension SchemaReader {
  /// Reads enums by name.
  mutating func enums(_ node: JSONNode?, _ path: JSONPath) {
    guard let node else { return }
    for (key, value) in members(node, path, of: "enums by name") {
      enumeration(key, value, path.appending(key.text))
    }
  }

  private mutating func enumeration(_ key: NamedKey, _ node: JSONNode, _ path: JSONPath) {
    let words = self.words(node, path, as: Words.Enum.self, of: "an enum's words")
    let rawType = rawType(words[.rawType], path.appending("rawType"))
    guard let list = words[.cases] else {
      if node.kind == .object { report(.missingWord, "'cases' is missing", node, path) }
      return
    }
    let cases =
      list.kind == .array
      ? namedCases(list, rawType, path.appending("cases"))
      : keyedCases(list, rawType, path.appending("cases"), in: key.text)
    var result = EnumSchema(name: key.text, rawType: rawType, cases: cases)
    result.unknown = text(words[.unknown], path.appending("unknown"))
    result.isCodingKeyRepresentable =
      flag(words[.codingKeyRepresentable], path.appending("codingKeyRepresentable")) ?? false
    result.origin = Origin(key.node.location, words: words.locations)
    description.enums.append(result)
  }

  private mutating func rawType(_ node: JSONNode?, _ path: JSONPath) -> ScalarType? {
    guard let node, let text = text(node, path) else { return nil }
    if let scalar = ScalarType(rawValue: text), scalar.isRawType { return scalar }
    report(.wrongValue, "'\(text)' is no raw type: String, Character or a number", node, path)
    return nil
  }

  /// `["light", "dark"]`: the raw values are the names, or the numbers from 0.
  private mutating func namedCases(
    _ node: JSONNode,
    _ rawType: ScalarType?,
    _ path: JSONPath
  ) -> [EnumSchema.Case] {
    node.elements.enumerated().compactMap { index, element in
      guard let name = text(element, path.appending(index)) else { return nil }
      var rawValue: JSONValue?
      if let rawType {
        rawValue = rawType.isNumeric ? .number(String(index)) : .string(name)
      }
      var result = EnumSchema.Case(name: name, rawValue: rawValue)
      result.origin = Origin(element.location)
      return result
    }
  }

  /// `{"low": 0}` with a raw type, `{"card": {"number": "String"}}` without.
  private mutating func keyedCases(
    _ node: JSONNode,
    _ rawType: ScalarType?,
    _ path: JSONPath,
    in owner: String
  ) -> [EnumSchema.Case] {
    members(node, path, of: "cases by name").map { key, value in
      let place = path.appending(key.text)
      var result = EnumSchema.Case(name: key.text)
      if let rawType {
        result.rawValue = rawValue(value, of: rawType, place)
      } else {
        result.payload = payload(value, place, in: "\(owner).\(key.text)")
      }
      result.origin = Origin(key.node.location)
      return result
    }
  }

  private mutating func rawValue(
    _ node: JSONNode,
    of rawType: ScalarType,
    _ path: JSONPath
  ) -> JSONValue? {
    let fits = rawType.isNumeric ? node.number != nil : node.string != nil
    if fits { return JSONValue(node) }
    wrong(node, path, "a raw value of \(rawType.rawValue) stands here", found: node)
    return nil
  }

  private mutating func payload(_ node: JSONNode, _ path: JSONPath, in owner: String) -> [Field] {
    named(node, path, of: "associated values by label").compactMap { key, value in
      field(key, value, path.appending(key.text), in: owner, over: nil)
    }
  }
}

extension ScalarType {
  /// Whether an enum can have it as its raw type.
  package var isRawType: Bool {
    self == .string || self == .character || isInteger || isFloatingPoint
  }
}
