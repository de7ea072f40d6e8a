import StubDiagnostics
import StubJSON
import StubSchema
import StubSchemaReaders
import Testing

func jsonSchema(
  _ text: String,
  name: String = "Order"
) throws -> (description: SchemaDescription, findings: [Finding]) {
  try JSONSchemaReader.read(SourceText(file: "a.schema.json", bytes: Array(text.utf8)), name: name)
}

/// A part of a description as `.stubschema.json` has it, in one line.
func written(_ description: SchemaDescription, _ path: String...) throws -> String {
  var value = SchemaWriter.value(description)
  for key in path { value = try #require(value[key], "there is no '\(key)' in \(value.text())") }
  return value.text(style: .compact)
}

@Suite struct JSONSchemaValueTests {
  /// Schemas of a required property, and the field that they become.
  static let values: [(schema: String, field: String)] = [
    (#"{"type":"string"}"#, #""String""#),
    (#"{"type":"integer"}"#, #""Int""#),
    (#"{"type":"number"}"#, #""Double""#),
    (#"{"type":"boolean"}"#, #""Bool""#),
    (#"{}"#, #""JSON""#),
    (#"true"#, #""JSON""#),
    (#"{"type":["string","null"]}"#, #"{"type":"String?","required":true}"#),
    (#"{"type":"string","nullable":true}"#, #"{"type":"String?","required":true}"#),
    (
      #"{"type":"string","minLength":1,"maxLength":9,"pattern":"^a"}"#,
      #"{"type":"String","minLength":1,"maxLength":9,"pattern":"^a"}"#
    ),
    (#"{"type":"integer","minimum":1,"maximum":9}"#, #"{"type":"Int","minimum":1,"maximum":9}"#),
    (
      #"{"type":"integer","minimum":1,"exclusiveMinimum":true}"#,
      #"{"type":"Int","exclusiveMinimum":1}"#
    ),
    (#"{"type":"number","exclusiveMaximum":2.5}"#, #"{"type":"Double","exclusiveMaximum":2.5}"#),
    (#"{"type":"integer","format":"int32"}"#, #""Int32""#),
    (
      #"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#,
      #"{"type":"UInt64","minimum":0,"maximum":18446744073709551615}"#
    ),
    (#"{"type":"number","format":"float"}"#, #""Float""#),
    (#"{"type":"number","multipleOf":0.01}"#, #"{"type":"Decimal","multipleOf":0.01}"#),
    (#"{"type":"string","format":"uuid"}"#, #""UUID""#),
    (#"{"type":"string","format":"uri"}"#, #""URL""#),
    (
      #"{"type":"string","format":"date"}"#,
      #"{"type":"Date","coding":{"dates":{"format":"yyyy-MM-dd"}}}"#
    ),
    (#"{"type":"string","format":"date-time"}"#, #""Date""#),
    (#"{"type":"string","format":"email"}"#, #"{"type":"String","generator":"internet.email"}"#),
    (#"{"type":"string","format":"byte"}"#, #""Data""#),
    (#"{"type":"string","contentEncoding":"base64"}"#, #""Data""#),
    (#"{"const":"a"}"#, #"{"type":"String","const":"a"}"#),
    (#"{"const":3}"#, #"{"type":"Int","const":3}"#),
    (#"{"enum":[1.5,2.5]}"#, #"{"type":"Double","enum":[1.5,2.5]}"#),
    (#"{"enum":["a",1]}"#, #"{"type":"JSON","enum":["a",1]}"#),
    (#"{"enum":["a","b"]}"#, #""A""#),
    (#"{"enum":["a","b",null]}"#, #"{"type":"A?","required":true}"#),
    (#"{"anyOf":[{"const":"a"},{"enum":["b","c"]}]}"#, #""A""#),
    (#"{"type":"array","items":{"type":"string"}}"#, #""[String]""#),
    (#"{"type":"array"}"#, #""[JSON]""#),
    (
      #"{"type":"array","items":{"type":"integer","minimum":0},"minItems":1,"maxItems":3}"#,
      #"{"type":"[Int]","minimum":0,"minItems":1,"maxItems":3}"#
    ),
    (#"{"type":"array","items":{"type":"string"},"uniqueItems":true}"#, #""Set<String>""#),
    (#"{"type":"array","items":{"type":["integer","null"]}}"#, #""[Int?]""#),
    (#"{"type":"object"}"#, #""[String: JSON]""#),
    (#"{"type":"object","additionalProperties":{"type":"integer"}}"#, #""[String: Int]""#),
    (
      #"{"type":"object","additionalProperties":{"type":"integer"},"minProperties":2}"#,
      #"{"type":"[String: Int]","minItems":2}"#
    ),
    (#"{"type":"object","patternProperties":{".*":{"type":"boolean"}}}"#, #""[String: Bool]""#),
    (
      #"{"type":"object","propertyNames":{"enum":["x","y"]},"additionalProperties":{"type":"integer"}}"#,
      #""[AKey: Int]""#
    ),
    (#"{"type":"object","properties":{"x":{"type":"integer"}}}"#, #""A""#),
    (#"{"oneOf":[{"type":"null"},{"type":"string"}]}"#, #"{"type":"String?","required":true}"#),
    (
      ##"{"anyOf":[{"$ref":"#/$defs/tag"},{"type":"null"}]}"##,
      ##"{"type":"Tag?","required":true}"##
    ),
    (##"{"$ref":"#/$defs/tag"}"##, ##""Tag""##),
    (##"{"$ref":"#/$defs/short"}"##, ##"{"type":"String","maxLength":3}"##),
    (
      ##"{"$ref":"#/$defs/short","minLength":2}"##,
      ##"{"type":"String","minLength":2,"maxLength":3}"##
    ),
    (##"{"$ref":"#label"}"##, ##""Bool""##),
    (
      ##"{"allOf":[{"$ref":"#/$defs/short"},{"pattern":"x"}]}"##,
      ##"{"type":"String","maxLength":3,"pattern":"x"}"##
    ),
    (
      #"{"allOf":[{"minimum":1},{"minimum":3},{"type":"integer"}]}"#, #"{"type":"Int","minimum":3}"#
    ),
  ]

  @Test(arguments: values)
  func mapsEachKindOfValue(schema: String, field: String) throws {
    let (description, findings) = try jsonSchema(
      """
      {"type":"object","required":["a"],"properties":{"a":\(schema)},
       "$defs":{"tag":{"type":"object","properties":{"n":{"type":"string"}},"required":["n"]},
                "short":{"type":"string","maxLength":3},"l":{"$anchor":"label","type":"boolean"}}}
      """
    )
    let order = try #require(
      SchemaWriter.value(description)["models"]?["Order"] ?? SchemaWriter.value(description)
    )
    #expect(order["fields"]?["a"]?.text(style: .compact) == field)
    #expect(findings.isEmpty)
    #expect(SchemaChecker.check(description).isEmpty)
  }

  @Test func tellsRequiredFromNullable() throws {
    let (description, _) = try jsonSchema(
      """
      {"type":"object","required":["a","c"],"properties":{
        "a":{"type":"integer"},"b":{"type":"integer"},
        "c":{"type":["integer","null"]},"d":{"type":["integer","null"],"default":4}}}
      """
    )
    #expect(
      try written(description, "fields")
        == #"{"a":"Int","b":{"type":"Int?","nullable":false},"c":{"type":"Int?","required":true},"#
        + #""d":{"type":"Int?","default":4}}"#
    )
  }

  @Test func namesCasesAfterTheirValues() throws {
    let (description, _) = try jsonSchema(
      #"{"type":"object","properties":{"state":{"enum":["in progress","done","2nd","","+1","default"]}}}"#
    )
    let cases = try #require(description.enumeration(named: "State")).cases
    #expect(cases.map(\.name) == ["inProgress", "done", "value2Nd", "empty", "value1", "default"])
    #expect(
      cases.map(\.rawValue)
        == ["in progress", "done", "2nd", "", "+1", "default"].map { .string($0) }
    )
  }
}

@Suite struct JSONSchemaShapeTests {
  @Test func namesPropertiesThatAreNoIdentifiers() throws {
    let (description, _) = try jsonSchema(
      #"{"required":["first_name","@id","x"],"properties":{"first_name":{"type":"string"},"@id":{"type":"string"},"x":{"type":"string"}}}"#
    )
    #expect(
      try written(description, "fields")
        == #"{"first_name":{"type":"String","property":"firstName"},"#
        + #""@id":{"type":"String","property":"id"},"x":"String"}"#
    )
  }

  @Test func mergesWhatAllOfAdds() throws {
    let (description, findings) = try jsonSchema(
      """
      {"allOf":[{"$ref":"#/definitions/base"},{"required":["b"],"properties":{"b":{"type":"integer"}}}],
       "properties":{"a":{"maxLength":5}},
       "definitions":{"base":{"type":"object","required":["a"],"properties":{"a":{"type":"string"}}}}}
      """
    )
    #expect(
      try written(description, "fields") == #"{"a":{"type":"String","maxLength":5},"b":"Int"}"#
    )
    #expect(findings.isEmpty)
  }

  @Test func readsModelsThatReferToThemselves() throws {
    let (description, findings) = try jsonSchema(
      """
      {"type":"object","required":["kids"],
       "properties":{"kids":{"type":"array","items":{"$ref":"#"}},"tree":{"$ref":"#/$defs/list"}},
       "$defs":{"list":{"type":"array","items":{"$ref":"#/$defs/list"}}}}
      """,
      name: "Node"
    )
    #expect(try written(description, "models", "Node", "fields", "kids") == #""[Node]""#)
    #expect(try written(description, "models", "List") == #"{"wraps":"[List]"}"#)
    #expect(findings.isEmpty)
    #expect(SchemaChecker.check(description).isEmpty)
  }

  @Test func tellsVariantsByTheirTag() throws {
    let (description, findings) = try jsonSchema(
      """
      {"oneOf":[{"$ref":"#/$defs/circle"},
                {"type":"object","required":["kind"],"properties":{"kind":{"enum":["dot","point"]}}}],
       "$defs":{"circle":{"type":"object","required":["kind","r"],
                          "properties":{"kind":{"const":"circle"},"r":{"type":"number"}}}}}
      """,
      name: "Shape"
    )
    #expect(
      try written(description, "models", "Shape")
        == #"{"oneOf":{"circle":"Circle","dot":null,"point":null},"tag":"kind"}"#
    )
    #expect(try written(description, "models", "Circle") == #"{"fields":{"r":"Double"}}"#)
    #expect(findings.isEmpty)
  }

  @Test func triesVariantsWithoutATag() throws {
    let (description, findings) = try jsonSchema(
      """
      {"type":"object","required":["a","b"],"properties":{
        "a":{"type":["string","integer"]},
        "b":{"anyOf":[{"type":"string","maxLength":2},{"type":"array","items":{"type":"string"}}]}}}
      """
    )
    #expect(try written(description, "models", "A") == #"{"oneOf":["String","Int"]}"#)
    #expect(try written(description, "models", "B") == #"{"oneOf":["BVariant1","[String]"]}"#)
    #expect(
      try written(description, "models", "BVariant1")
        == #"{"wraps":{"type":"String","maxLength":2}}"#
    )
    #expect(findings.isEmpty)
  }

  static let positional = [
    #"{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":{"type":"boolean"},"minItems":2}"#,
    #"{"type":"array","items":[{"type":"string"},{"type":"integer"}],"additionalItems":{"type":"boolean"},"minItems":2}"#,
  ]

  @Test(arguments: positional)
  func readsPositionalArraysOfEitherDraft(schema: String) throws {
    let (description, findings) = try jsonSchema(schema)
    #expect(try written(description, "elements") == #"["String","Int"]"#)
    #expect(try written(description, "rest") == #""Bool""#)
    #expect(findings.isEmpty)
  }

  @Test func readsAListAsTheModelOfItsElements() throws {
    let (description, findings) = try jsonSchema(
      #"{"type":"array","items":{"type":"object","required":["a"],"properties":{"a":{"type":"string"}}}}"#
    )
    #expect(try written(description, "model") == #""Order""#)
    #expect(try written(description, "fields") == #"{"a":"String"}"#)
    #expect(findings.map(\.code) == [.leftOutOfJSON])
  }

  @Test func readsDefinitionsWhereTheRootSaysNothing() throws {
    let (description, _) = try jsonSchema(
      """
      {"$defs":{"pet":{"type":"object","required":["n"],"properties":{"n":{"type":"string"}}},
                "size":{"enum":["s","m"]},"code":{"type":"string","maxLength":3}}}
      """
    )
    #expect(description.models.map(\.name) == ["Pet", "Code"])
    #expect(description.enums.map(\.name) == ["Size"])
  }

  @Test func readsOpenObjects() throws {
    let (description, _) = try jsonSchema(
      #"{"properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":{"type":"integer"}}"#
    )
    #expect(try written(description, "additionalFields") == #""Int""#)
    #expect(try written(description, "fields") == #"{"a":"String"}"#)
  }

  @Test func keepsRequiredKeysWithoutASchema() throws {
    let (description, _) = try jsonSchema(#"{"type":"object","required":["b"],"properties":{}}"#)
    #expect(try written(description, "fields") == #"{"b":"JSON"}"#)
  }
}

@Suite struct JSONSchemaFindingTests {
  /// Schemas of one line, and everything that is reported of them.
  static let reported: [(schema: String, findings: [String])] = [
    (#"{"type":"string","not":{"const":"a"}}"#, ["unmapped-keyword 1:18"]),
    (
      #"{"type":"string","if":{},"then":{},"else":{}}"#,
      ["unmapped-keyword 1:18", "unmapped-keyword 1:26", "unmapped-keyword 1:36"]
    ),
    (
      #"{"type":"object","properties":{"a":true},"dependentRequired":{"a":["b"]}}"#,
      ["unmapped-keyword 1:42"]
    ),
    (#"{"type":"array","contains":{"type":"string"}}"#, ["unmapped-keyword 1:17"]),
    (#"{"type":"object","properties":{"a":true},"minProperties":1}"#, ["unmapped-keyword 1:42"]),
    (
      #"{"type":"object","properties":{"a":true},"patternProperties":{"^x":true}}"#,
      ["unmapped-keyword 1:42"]
    ),
    (
      #"{"type":"object","patternProperties":{"^x-":{"type":"string"}}}"#, ["unmapped-keyword 1:39"]
    ),
    (#"{"type":"object","propertyNames":{"pattern":"^a"}}"#, ["unmapped-keyword 1:34"]),
    (
      #"{"type":"array","items":{"type":"object","properties":{"a":true}},"uniqueItems":true}"#,
      ["left-out-of-json 1:1"]
    ),
    (#"{"type":"string","pattern":"(?=a)b"}"#, ["unmapped-keyword 1:28"]),
    (#"{"type":"string","format":"date","minLength":3}"#, ["unmapped-keyword 1:46"]),
    (#"{"type":"string","format":"phone"}"#, ["unknown-keyword 1:27"]),
    (#"{"type":"string","maxLenght":3}"#, ["unknown-keyword 1:18"]),
    (#"{"type":"string","x-order":3}"#, []),
    (#"{"type":"number","minimum":"0"}"#, ["malformed-keyword 1:28"]),
    (#"{"type":"number","multipleOf":0}"#, ["malformed-keyword 1:31"]),
    (#"{"type":"object","properties":{"a":3}}"#, ["malformed-keyword 1:36"]),
    (
      ##"{"type":"object","properties":{"a":{"$ref":"#/$defs/b"}}}"##, ["unresolved-reference 1:44"]
    ),
    (#"{"type":"object","properties":{"a":{"$ref":"other.json"}}}"#, ["unresolved-reference 1:44"]),
    (
      #"{"type":"object","properties":{"a":true},"oneOf":[{"required":["a"]},{"not":{}}]}"#,
      ["unmapped-keyword 1:50"]
    ),
    (#"{"type":"object","required":["a"],"properties":{"a":false}}"#, ["unmapped-keyword 1:49"]),
    (#"{"$schema":"urn:mine","type":"string"}"#, ["unknown-keyword 1:12"]),
  ]

  @Test(arguments: reported)
  func reportsWhatIsNotMapped(schema: String, findings: [String]) throws {
    #expect(try jsonSchema(schema).findings.map(\.brief) == findings)
  }

  static let refused: [(text: String, findings: [String])] = [
    (#"{"type":}"#, ["not-json-schema 1:9"]),
    (#"[1]"#, ["not-json-schema 1:1"]),
    (#"{}"#, ["not-json-schema 1:1"]),
    (#"{"type":"string","enum":[]}"#, ["not-json-schema 1:1"]),
  ]

  @Test(arguments: refused)
  func refusesWhatDescribesNothing(text: String, findings: [String]) {
    let error = #expect(throws: FindingError.self) { try jsonSchema(text) }
    #expect(error?.findings.map(\.brief) == findings)
  }

  @Test func endsReferencesThatLeadInACircle() throws {
    let (description, _) = try jsonSchema(
      ##"{"properties":{"a":{"$ref":"#/$defs/a"}},"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}}"##
    )
    #expect(try written(description, "fields", "a", "type") == #""JSON?""#)
  }

  @Test func readsModelsInsideModelsToAnyDepth() throws {
    let depth = 250
    let open = String(repeating: #"{"properties":{"a":"#, count: depth)
    let (description, findings) = try jsonSchema(
      open + "true" + String(repeating: "}}", count: depth)
    )
    #expect(description.models.count == depth)
    #expect(findings.isEmpty)
  }

  static let deep: [(open: String, close: String)] = [
    (#"{"type":"array","items":"#, "}"), (#"{"allOf":[{},"#, "]}"),
    (#"{"oneOf":[{"type":"string"},"#, "]}"),
    (#"{"type":"object","additionalProperties":"#, "}"),
  ]

  @Test(arguments: deep)
  func endsSchemasInsideSchemas(open: String, close: String) throws {
    let text =
      String(repeating: open, count: 240) + #"{"type":"string"}"#
      + String(repeating: close, count: 240)
    #expect(try jsonSchema(text).findings.map(\.code).contains(.unmappedKeyword))
  }
}
