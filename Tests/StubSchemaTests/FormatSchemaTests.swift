import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import Testing

/// The codec and the format's published JSON Schema say the same.
@Suite struct FormatSchemaTests {
  @Test func namesTheSameWords() throws {
    let schema = try FormatSchema()
    let file = Words.File.allCases.map(\.rawValue) + Words.Model.allCases.map(\.rawValue)
    #expect(Set(schema.properties("")) == Set(file))
    let levels: [(String, [String])] = [
      ("$defs/modelWords", Words.Model.allCases.map(\.rawValue)),
      ("$defs/fieldWords", Words.Field.allCases.map(\.rawValue)),
      ("$defs/enum", Words.Enum.allCases.map(\.rawValue)),
      ("$defs/coding", Words.Coding.allCases.map(\.rawValue)),
      (
        "$defs/modelWords/properties/persistence",
        Words.ModelPersistence.allCases.map(\.rawValue)
      ),
      (
        "$defs/fieldWords/properties/persistence",
        Words.FieldPersistence.allCases.map(\.rawValue)
      ),
    ]
    for (place, words) in levels {
      #expect(Set(schema.properties(place)) == Set(words), "\(place)")
    }
  }

  @Test(arguments: FixtureFolder("Descriptions").files)
  func acceptsWhatTheCodecReads(file: URL) throws {
    let value = try document(try Data(contentsOf: file))
    #expect(try FormatSchema().accepts(value))
  }

  /// Each text has one mistake of form; both must refuse it.
  static let malformed = [
    #"[]"#,
    #"{ "model": "A", "fields": {} }"#,
    #"{ "stubschema": 1 }"#,
    #"{ "stubschema": 2, "model": "A", "fields": {} }"#,
    #"{ "stubschema": 1, "model": 3, "fields": {} }"#,
    #"{ "stubschema": 1, "model": "A", "feilds": {} }"#,
    #"{ "stubschema": 1, "models": { "A": { "count": 3 } } }"#,
    #"{ "stubschema": 1, "models": { "A": { "fields": { "a": { "minLength": "x", "type": "Int" } } } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "minItems": -1 } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "multipleOf": 0 } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "presence": 2 } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "onMismatch": "never" } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "values": [] } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Date", "after": "now", "within": "soon" } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "distribution": "flat" } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": { "type": "Int", "generator": { "count": 3 } } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": [] } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": { "a": 5 } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": {}, "coding": { "dates": "iso" } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": {}, "coding": { "dates": {} } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": {}, "coding": { "nonConformingFloats": { "nan": "n" } } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": {}, "records": { "first": {} } }"#,
    #"{ "stubschema": 1, "model": "A", "fields": {}, "persistence": { "framework": "realm" } }"#,
    #"{ "stubschema": 1, "enums": { "E": { "rawType": "Date", "cases": ["a"] } } }"#,
    #"{ "stubschema": 1, "enums": { "E": { "rawType": "Int" } } }"#,
    #"{ "stubschema": 1, "enums": { "E": { "cases": [1] } } }"#,
  ]

  @Test(arguments: malformed)
  func refusesWhatTheCodecRefuses(text: String) throws {
    #expect(try !FormatSchema().accepts(document(Data(text.utf8))))
    #expect(throws: FindingError.self) {
      try SchemaReader.read(SourceText(file: "a.json", bytes: Array(text.utf8)))
    }
  }

  private func document(_ data: Data) throws -> JSONValue {
    let source = SourceText(file: "a.json", bytes: [UInt8](data))
    return try #require(JSONValue(JSONDocument(parsing: source).root))
  }
}

/// The published JSON Schema, with as much of an evaluator as it uses.
private struct FormatSchema {
  let root: JSONValue

  init() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/StubSchema/stubschema.schema.json")
    let source = SourceText(file: "schema", bytes: [UInt8](try Data(contentsOf: url)))
    root = try #require(JSONValue(JSONDocument(parsing: source).root))
  }

  func properties(_ place: String) -> [String] {
    (at(place)?["properties"]?.members ?? []).map(\.key)
  }

  func accepts(_ value: JSONValue) -> Bool {
    accepts(value, root)
  }

  private func at(_ place: String) -> JSONValue? {
    place.split(separator: "/").reduce(root as JSONValue?) { $0?[String($1)] }
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard let words = schema.members else { return schema.bool ?? true }
    return words.allSatisfy { word in
      switch word.key {
      case "$ref":
        at(String((word.value.string ?? "").dropFirst(2))).map { accepts(value, $0) } ?? false
      case "anyOf": (word.value.elements ?? []).contains { accepts(value, $0) }
      case "const": value == word.value
      case "enum": (word.value.elements ?? []).contains(value)
      case "type": isOf(value, word.value)
      case "required": has(value, word.value)
      case "properties": fits(value, schema)
      case "additionalProperties" where schema["properties"] == nil: fits(value, schema)
      case "items": (value.elements ?? []).allSatisfy { accepts($0, word.value) }
      case "minItems", "maxItems", "minLength", "minimum", "maximum", "exclusiveMinimum":
        isBounded(value, word)
      case "pattern": matches(value.string ?? "", word.value.string ?? "")
      default: true
      }
    }
  }

  private func isOf(_ value: JSONValue, _ type: JSONValue) -> Bool {
    let names = type.elements?.compactMap(\.string) ?? [type.string ?? ""]
    return names.contains { name in
      switch (name, value) {
      case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
        ("null", .null), ("number", .number):
        true
      case ("integer", .number(let text)): Int(text) != nil
      default: false
      }
    }
  }

  private func has(_ value: JSONValue, _ required: JSONValue) -> Bool {
    guard case .object = value else { return true }
    return (required.elements ?? []).allSatisfy { value[$0.string ?? ""] != nil }
  }

  private func fits(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    (value.members ?? []).allSatisfy { member in
      if let known = schema["properties"]?[member.key] { return accepts(member.value, known) }
      let patterns = schema["patternProperties"]?.members ?? []
      if let pattern = patterns.first(where: { matches(member.key, $0.key) }) {
        return accepts(member.value, pattern.value)
      }
      return schema["additionalProperties"].map { accepts(member.value, $0) } ?? true
    }
  }

  private func isBounded(_ value: JSONValue, _ word: JSONMember) -> Bool {
    guard let bound = word.value.number.flatMap({ Double($0) }) else { return false }
    let number = value.number.flatMap { Double($0) }
    switch word.key {
    case "minItems": return value.elements.map { Double($0.count) >= bound } ?? true
    case "maxItems": return value.elements.map { Double($0.count) <= bound } ?? true
    case "minLength": return value.string.map { Double($0.count) >= bound } ?? true
    case "minimum": return number.map { $0 >= bound } ?? true
    case "maximum": return number.map { $0 <= bound } ?? true
    default: return number.map { $0 > bound } ?? true
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}
