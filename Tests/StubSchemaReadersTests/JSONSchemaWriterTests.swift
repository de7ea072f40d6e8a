import StubDiagnostics
import StubJSON
import StubSchema
import StubSchemaReaders
import Testing

/// A description of a model `Order` with these fields, in the words of `.stubschema.json`.
func describe(_ fields: String, more: String = "") throws -> SchemaDescription {
  let text = #"{"stubschema":1,"models":{"Order":{"fields":{\#(fields)}}}\#(more)}"#
  return try SchemaReader.read(SourceText(file: "a", bytes: Array(text.utf8))).description
}

private func schema(_ description: SchemaDescription, root: String = "Order") throws -> JSONValue {
  let bytes = JSONSchemaWriter.write(description, root: root)
  let document = JSONDocument(parsing: SourceText(file: "b", bytes: bytes))
  #expect(document.faults.isEmpty)
  return try #require(JSONValue(document.root))
}

@Suite struct JSONSchemaWriterTests {
  static let fields: [(field: String, schema: String)] = [
    (#""String""#, #"{"type":"string"}"#),
    (#""Bool""#, #"{"type":"boolean"}"#),
    (#""Int""#, #"{"type":"integer"}"#),
    (#""Int8""#, #"{"type":"integer","format":"int8","minimum":-128,"maximum":127}"#),
    (
      #"{"type":"UInt8","maximum":9}"#,
      #"{"type":"integer","format":"uint8","minimum":0,"maximum":9}"#
    ),
    (#""Double""#, #"{"type":"number"}"#),
    (#""Decimal""#, #"{"type":"number","format":"decimal"}"#),
    (#""UUID""#, #"{"type":"string","format":"uuid"}"#),
    (#""URL""#, #"{"type":"string","format":"uri"}"#),
    (#""Data""#, #"{"type":"string","contentEncoding":"base64"}"#),
    (#""Date""#, #"{"type":"number","$comment":"seconds since 2001-01-01T00:00:00Z"}"#),
    (#"{"type":"Date","coding":{"dates":"iso8601"}}"#, #"{"type":"string","format":"date-time"}"#),
    (
      #"{"type":"Date","coding":{"dates":{"format":"yyyy-MM-dd"}}}"#,
      #"{"type":"string","format":"date"}"#
    ),
    (#""JSON""#, #"{}"#),
    (#""Int?""#, #"{"type":["integer","null"]}"#),
    (#"{"type":"Int?","nullable":false}"#, #"{"type":"integer"}"#),
    (
      #"{"type":"[String]","minItems":1,"maxLength":3}"#,
      #"{"type":"array","items":{"type":"string","maxLength":3},"minItems":1}"#
    ),
    (#""Set<Int>""#, #"{"type":"array","items":{"type":"integer"},"uniqueItems":true}"#),
    (
      #""[String: Int?]""#, #"{"type":"object","additionalProperties":{"type":["integer","null"]}}"#
    ),
    (
      #""[Int: Bool]""#,
      #"{"type":"object","propertyNames":{"pattern":"^-?[0-9]+$"},"additionalProperties":{"type":"boolean"}}"#
    ),
    (#""[UUID: Bool]""#, #"{"type":"array"}"#),
    (#""CGPoint""#, #"{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}"#),
    (#""Order?""#, ##"{"anyOf":[{"$ref":"#"},{"type":"null"}]}"##),
    (#""Theme""#, ##"{"$ref":"#/$defs/Theme"}"##),
    (
      #"{"type":"String","pattern":"^a","default":"ab"}"#,
      #"{"type":"string","pattern":"^a","default":"ab"}"#
    ),
    (#"{"type":"String","enum":["a","b"]}"#, #"{"type":"string","enum":["a","b"]}"#),
  ]

  @Test(arguments: fields)
  func writesEachKindOfField(field: String, schema expected: String) throws {
    let description = try describe(
      #""a":\#(field)"#,
      more: #","enums":{"Theme":{"rawType":"String","cases":["light","dark"]}}"#
    )
    #expect(try schema(description)["properties"]?["a"]?.text(style: .compact) == expected)
  }

  @Test func spellsKeysAsTheStrategyDoes() throws {
    let description = try describe(
      #""dueDate":"Int","imageURL":{"type":"Int?","key":"image_url"}"#,
      more: #","coding":{"keys":"convertFromSnakeCase"}"#
    )
    let schema = try schema(description)
    #expect(schema["properties"]?.members?.map(\.key) == ["due_date", "image_url"])
    #expect(schema["required"]?.text(style: .compact) == #"["due_date"]"#)
  }

  static let shapes: [(model: String, schema: String)] = [
    (#"{"wraps":"Int"}"#, #"{"type":"integer"}"#),
    (
      #"{"elements":["Int","String?"],"rest":"Bool"}"#,
      #"{"type":"array","prefixItems":[{"type":"integer"},{"type":["string","null"]}],"items":{"type":"boolean"},"minItems":1}"#
    ),
    (#"{"oneOf":["Int","String"]}"#, #"{"anyOf":[{"type":"integer"},{"type":"string"}]}"#),
    (
      #"{"oneOf":{"a":"Order","b":null},"tag":"kind"}"#,
      ##"{"oneOf":[{"$ref":"#/$defs/Order","type":"object","properties":{"kind":{"const":"a"}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"b"}},"required":["kind"]}]}"##
    ),
    (
      #"{"oneOf":{"a":"Order"},"tag":"kind","content":"value"}"#,
      ##"{"oneOf":[{"type":"object","properties":{"kind":{"const":"a"},"value":{"$ref":"#/$defs/Order"}},"required":["kind","value"]}]}"##
    ),
    (
      #"{"includes":["Order"],"fields":{"y":"Int"},"additionalFields":"Int"}"#,
      #"{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer"}},"required":["x","y"],"additionalProperties":{"type":"integer"}}"#
    ),
  ]

  @Test(arguments: shapes)
  func writesEachShape(model: String, schema expected: String) throws {
    let text = #"{"stubschema":1,"models":{"M":\#(model),"Order":{"fields":{"x":"Int"}}}}"#
    let description = try SchemaReader.read(SourceText(file: "a", bytes: Array(text.utf8)))
      .description
    let members = try #require(try schema(description, root: "M").members)
    let shape = JSONValue.object(
      members.filter { !["$schema", "title", "$defs"].contains($0.key) }
    )
    #expect(shape.text(style: .compact) == expected)
  }

  @Test func writesEnumsWithPayloads() throws {
    let description = try describe(
      #""a":"Pay""#,
      more: #","enums":{"Pay":{"cases":{"cash":{},"card":{"number":"String","_1":"Int?"}}}}"#
    )
    #expect(
      try schema(description)["$defs"]?["Pay"]?.text(style: .compact)
        == #"{"oneOf":[{"type":"object","properties":{"cash":{"type":"object"}},"required":["cash"],"maxProperties":1},"#
        + #"{"type":"object","properties":{"card":{"type":"object","properties":{"number":{"type":"string"},"_1":{"type":["integer","null"]}},"required":["number"]}},"required":["card"],"maxProperties":1}]}"#
    )
  }

  @Test func readsBackWhatItWrites() throws {
    let description = try describe(
      #""a":"Int32","b":{"type":"[String]","minItems":1},"c":{"type":"UUID?","nullable":false},"d":"Theme""#,
      more: #","enums":{"Theme":{"rawType":"String","cases":["light","dark"]}}"#
    )
    let text = String(decoding: JSONSchemaWriter.write(description, root: "Order"), as: UTF8.self)
    let (again, findings) = try jsonSchema(text)
    #expect(
      try written(again, "fields", "a")
        == #"{"type":"Int32","minimum":-2147483648,"maximum":2147483647}"#
    )
    #expect(try written(again, "fields", "b") == #"{"type":"[String]","minItems":1}"#)
    #expect(try written(again, "fields", "c") == #"{"type":"UUID?","nullable":false}"#)
    #expect(again.enums == description.enums)
    #expect(findings.isEmpty)
  }
}

@Suite struct SchemaKindTests {
  static let files: [(name: String, text: String, kind: SchemaKind?)] = [
    ("a.json", #"{"stubschema": 1, "model": "A"}"#, .stubschema),
    ("a.json", #"{"$schema": "http://json-schema.org/draft-07/schema#"}"#, .jsonSchema),
    ("a.json", #"{"type": "object", "properties": {}}"#, .jsonSchema),
    ("a.json", #"{"$defs": {}}"#, .jsonSchema),
    ("a.json", #"{"type": "object", "id": 3}"#, .sample),
    ("a.json", #"{"type": "circle", "properties": {}}"#, .sample),
    ("a.json", #"[{"a": 1}]"#, .sample),
    ("a.json", "\u{FEFF} {\"a\": 1", .sample),
    ("a.json", "12", .sample),
    ("contents", "<?xml version=\"1.0\"?>\n<!-- <plist> --><model type=\"x\">", .coreData),
    ("Info.plist", "<plist/>", nil),
    ("A.swift", "struct A {}", .swift),
    ("notes.txt", "A text", nil),
    ("empty", "", nil),
  ]

  @Test(arguments: files)
  func tellsTheKindByTheContent(name: String, text: String, kind: SchemaKind?) {
    #expect(SchemaKind.of(name: name, prefix: Array(text.utf8)) == kind)
  }
}
