import StubDiagnostics
import StubJSON
import StubSchema
import StubSchemaReaders
import Testing

func sample(
  _ texts: String...,
  name: String = "Item",
  file: String = "a.json"
) throws -> (description: SchemaDescription, findings: [Finding]) {
  try SampleReader.read(texts.map { SourceText(file: file, bytes: Array($0.utf8)) }, name: name)
}

@Suite struct SampleValueTests {
  /// Lists of values of the key `a`, and the field that they become.
  static let values: [(key: String, values: [String], field: String)] = [
    ("a", ["1", "2"], #""Int""#),
    ("a", ["1", "2.5"], #""Double""#),
    ("a", ["1.0"], #""Double""#),
    ("a", ["18446744073709551615"], #""UInt64""#),
    ("a", ["true"], #""Bool""#),
    ("a", [#""x""#], #""String""#),
    ("a", [#""x""#, "null"], #""String?""#),
    ("a", [#""6F9619FF-8B86-D011-B42D-00C04FC964FF""#], #""UUID""#),
    ("a", [#""https://example.com/a""#], #""URL""#),
    ("a", [#""https://example.com/a""#, #""none""#], #""String""#),
    ("a", [#""iVBORw0KGgoAAAANSUhEUg==""#], #""Data""#),
    ("a", [#""2024-05-01T10:00:00Z""#], #""Date""#),
    ("a", [#""2024-05-01""#], #""Date""#),
    ("a", [#""2024-13-01""#], #""String""#),
    ("createdAt", ["1714557600"], #""Date""#),
    ("createdAt", ["1714557600000"], #""Date""#),
    ("dueDate", ["757425600.5"], #""Date""#),
    ("count", ["1714557600"], #""Int""#),
    ("a", [#"[1, 2]"#], #""[Int]""#),
    ("a", [#"[1, null]"#], #""[Int?]""#),
    ("a", [#"[[1.5]]"#], #""[[Double]]""#),
    ("a", [#"{"1": true, "20": false}"#], #""[Int: Bool]""#),
    ("a", [#"{"a@example.com": 1}"#], #""[String: Int]""#),
    ("a", [#"{"x": 1}"#], #""A""#),
    ("entries", [#"[{"x": 1}]"#], #""[Entry]""#),
    ("state", [#""on""#, #""off""#, #""on""#, #""on""#, #""off""#, #""on""#], #""State""#),
    ("name", [#""on""#, #""off""#, #""on""#, #""on""#, #""off""#, #""on""#], #""String""#),
    ("state", [#""on""#, #""off""#, #""on""#], #""String""#),
    ("a", ["1", #""x""#], #""A""#),
    ("due_date", ["true"], #"{"type":"Bool","property":"dueDate"}"#),
  ]

  @Test(arguments: values)
  func infersEachKindOfValue(key: String, values: [String], field: String) throws {
    let records = values.map { "{\"\(key)\": \($0)}" }.joined(separator: ",\n")
    let (description, _) = try sample("[\(records)]")
    let value = SchemaWriter.value(description)
    let model = value["models"]?["Item"] ?? value
    #expect(model["fields"]?[key]?.text(style: .compact) == field)
    #expect(SchemaChecker.check(description).isEmpty)
  }

  static let strategies: [(value: String, strategy: String)] = [
    (#""2024-05-01T10:00:00Z""#, #""iso8601""#),
    (#""2024-05-01T10:00:00.250Z""#, #""iso8601Fractional""#),
    (#""2024-05-01""#, #"{"format":"yyyy-MM-dd"}"#),
    (#""2024-05-01 10:00:00""#, #"{"format":"yyyy-MM-dd HH:mm:ss"}"#),
    ("1714557600", #""secondsSince1970""#),
    ("1714557600000", #""millisecondsSince1970""#),
    ("757425600", #""deferredToDate""#),
  ]

  @Test(arguments: strategies)
  func tellsTheStrategyOfDates(value: String, strategy: String) throws {
    let (description, findings) = try sample("{\"createdAt\": \(value)}")
    #expect(try written(description, "coding", "dates") == strategy)
    #expect(findings.map(\.brief) == ["inferred-strategy 1:15 Item.createdAt"])
  }

  @Test func keepsTheRarerStrategyAtItsField() throws {
    let (description, _) = try sample(
      #"{"aDate":"2024-05-01","bDate":"2024-05-01T10:00:00Z","cDate":"2024-05-02T10:00:00Z"}"#
    )
    #expect(try written(description, "coding", "dates") == #""iso8601""#)
    #expect(
      try written(description, "fields", "aDate")
        == #"{"type":"Date","coding":{"dates":{"format":"yyyy-MM-dd"}}}"#
    )
    #expect(try written(description, "fields", "bDate") == #""Date""#)
  }
}

@Suite struct SampleShapeTests {
  @Test func makesOptionalWhatIsAbsentSomewhere() throws {
    let (description, _) = try sample(#"[{"a":1,"b":2},{"a":3}]"#)
    #expect(try written(description, "fields") == #"{"a":"Int","b":"Int?"}"#)
  }

  @Test func namesTheRecordsOfAListInTheSingular() throws {
    #expect(
      try sample(#"[{"a":1}]"#, name: "repositories").description.models[0].name == "Repository"
    )
    #expect(try sample(#"{"a":1}"#, name: "settings").description.models[0].name == "Settings")
  }

  @Test func mergesSeveralSamples() throws {
    let (description, _) = try sample(#"{"a":1}"#, #"[{"a":2.5,"b":true}]"#)
    #expect(try written(description, "fields") == #"{"a":"Double","b":"Bool?"}"#)
  }

  @Test func readsLines() throws {
    let (description, _) = try sample("{\"a\":1}\n\n{\"a\":null}\n", file: "a.ndjson")
    #expect(try written(description, "fields") == #"{"a":"Int?"}"#)
  }

  @Test func takesAlikeObjectsUnderTheSameKeyAsOneModel() throws {
    let (description, _) = try sample(
      """
      {"author":{"id":1,"name":"a"},
       "comments":[{"author":{"id":2,"name":"b","bot":true},"replies":[{"author":{"id":3,"name":"c"},"replies":[]}]}]}
      """
    )
    #expect(description.models.map(\.name) == ["Item", "Author", "Comment", "Reply"])
    #expect(
      try written(description, "models", "Author", "fields")
        == #"{"id":"Int","name":"String","bot":"Bool?"}"#
    )
  }

  @Test func findsModelsInsideThemselves() throws {
    let (description, _) = try sample(
      #"{"children":[{"n":1,"children":[{"n":2,"children":[{"n":3,"children":[]}]}]}]}"#,
      name: "Tree"
    )
    #expect(description.models.map(\.name) == ["Tree", "Child"])
    #expect(
      try written(description, "models", "Child", "fields") == #"{"n":"Int","children":"[Child]"}"#
    )
  }

  @Test func tellsUnlikeObjectsUnderTheSameKeyApart() throws {
    let (description, _) = try sample(#"{"meta":{"a":1,"b":2},"x":{"meta":{"c":"d"}}}"#)
    #expect(description.models.map(\.name) == ["Item", "Meta", "X", "XMeta"])
  }

  @Test func describesARootThatIsADictionary() throws {
    let (description, _) = try sample(#"{"1":{"n":"a"},"2":{"n":"b"}}"#)
    #expect(try written(description, "models", "Item") == #"{"wraps":"[Int: ItemValue]"}"#)
    #expect(try written(description, "models", "ItemValue") == #"{"fields":{"n":"String"}}"#)
  }

  @Test func takesManyKeysOverOneModelAsData() throws {
    let members = "abcdefgh".map { "\"\($0)\": {\"x\": 1, \"y\": 2}" }.joined(separator: ", ")
    let (description, _) = try sample("{\"places\": {\(members)}}")
    #expect(try written(description, "models", "Item", "fields", "places") == #""[String: Place]""#)
  }

  @Test func takesScatteredKeysAsData() throws {
    let records = (0..<9).map { "{\"m\": {\"key\(UnicodeScalar(UInt8(97 + $0)))\": \($0)}}" }
    let (description, _) = try sample("[\(records.joined(separator: ","))]")
    #expect(try written(description, "fields", "m") == #""[String: Int]""#)
  }
}

@Suite struct SampleFindingTests {
  static let open: [(text: String, findings: [String])] = [
    (#"{"a": null}"#, ["assumed-type 1:7 Item.a"]),
    (#"{"a": []}"#, ["assumed-type 1:7 Item.a"]),
    (#"{"a": {}}"#, ["assumed-type 1:7 Item.a"]),
    ("[{\"a\": 1},\n {\"a\": \"x\"}]", ["assumed-type 1:8 Item.a"]),
  ]

  @Test(arguments: open)
  func reportsWhatSamplesLeaveOpen(text: String, findings: [String]) throws {
    #expect(try sample(text).findings.map(\.brief) == findings)
  }

  @Test func endsValuesInsideValues() throws {
    let text = String(repeating: "[", count: 400) + "1" + String(repeating: "]", count: 400)
    #expect(try sample(text).findings.map(\.code) == [.assumedType])
  }

  static let refused: [(text: String, findings: [String])] = [
    ("", ["not-sample-json 1:1"]), ("[]", ["not-sample-json -"]),
    ("[{\"a\": }]", ["not-sample-json 1:8"]),
  ]

  @Test(arguments: refused)
  func refusesWhatShowsNoRecord(text: String, findings: [String]) {
    let error = #expect(throws: FindingError.self) { try sample(text) }
    #expect(error?.findings.map(\.brief) == findings)
  }
}
