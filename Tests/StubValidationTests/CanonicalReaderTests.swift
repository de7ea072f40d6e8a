import StubDiagnostics
import Testing

@testable import StubValidation

/// Which values are gone over without being read, and which are not.
@Suite struct CanonicalReaderTests {
  private static let schema = """
    {"stubschema": 1, "enums": {"Level": {"rawType": "String", "cases": ["low", "high"]}},
     "models": {
      "Record": {"fields": {
        "text": "String?", "flag": "Bool?", "tiny": "Int8?", "long": "Int?", "single": "Float?",
        "double": "Double?", "price": "Decimal?", "date": "Date?", "id": "UUID?", "link": "URL?",
        "level": "Level?", "list": "[Int]?", "holes": "[Int?]?", "inner": "Inner?",
        "iso": {"type": "Date?", "coding": {"dates": "iso8601"}},
        "day": {"type": "Date?", "coding": {"dates": {"format": "yyyy-MM-dd"}}},
        "short": {"type": "String?", "minLength": 2, "maxLength": 3},
        "code": {"type": "String?", "pattern": "^[A-Z]+$"},
        "stars": {"type": "Int?", "minimum": 1, "maximum": 5},
        "rate": {"type": "Double?", "exclusiveMinimum": 0, "exclusiveMaximum": 1},
        "pair": {"type": "[Int]?", "minItems": 2, "maxItems": 2},
        "later": {"type": "Date?", "after": "date", "within": "30d"},
        "data": "Data?", "any": "JSON?", "half": "Float16?", "map": "[String: Int]?"}},
      "Inner": {"fields": {"a": "Int", "aLongerKey": "Int?"}}}}
    """

  private static let validator = Schemas.validator(schema, model: "Record")

  /// Whether the object with these members is gone over to its end.
  private func passes(_ members: String) -> Bool {
    let validator = Self.validator
    var reader = CanonicalReader(validator.canonical, validator.program.constraints)
    let bytes = Array("{\(members)}  ,  {}  ".utf8)
    return reader.record(bytes.span, 0) == members.utf8.count + 2
  }

  @Test(arguments: [
    "", " ", #""text":"milk""#, #" "text" : "Zoë 東京 😀" , "flag" : true "#, #""text": "a\nb""#,
    #""flag":false"#, #" "flag" : true "#, #""text":"東京""#, #""text":"😀""#, #""tiny":-128"#,
    #""long":123456789012345"#, #""single":1.5"#,
    #""double":-0.25"#, #""price":19.99"#, #""date":757249200"#, #""date":757249200.5"#,
    #""id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #""link":"https://example.com/a?b=c""#,
    #""level":"low""#, #""list":[]"#, #""list":[1, 2 ,3]"#, #""holes":[1,null]"#,
    #""inner":{"a":1}"#, #""inner":{"aLongerKey":2,"a":1}"#, #""text":null,"inner":null"#,
    #""iso":"2024-03-28T13:10:35Z""#, #""day":"2024-02-29""#, #""short":"äöü""#,
    #""code":"ABC""#, #""stars":5"#, #""rate":0.5"#, #""pair":[1,2]"#,
    #""date":757249200,"later":757249300"#, #""later":757249300"#, #""text":"Nothing""#,
    #""text":"Optional""#,
  ])
  func goesOverEverydayValues(_ members: String) {
    #expect(passes(members))
  }

  @Test(arguments: [
    // Another kind, or no JSON.
    #""text":5"#, #""text":'a'"#, #""text":"a"#, #""text":"a\q""#, #""text":"\u0041""#,
    "\"text\":\"a\tb\"", #""flag":truex"#, #""flag":"true""#, #""tiny":01"#, #""tiny":+1"#,
    #""tiny":1."#, #""tiny":-"#, #""tiny":1e1"#, #""text":"a" "flag":true"#, #""text" "a""#,
    #""text":"a",,"flag":true"#, #""text":"a","#, "text:1", #"/* */"text":"a""#,
    // Beyond what its type has.
    #""tiny":128"#, #""tiny":1.0"#, #""long":9223372036854775807"#, #""single":16777217"#,
    #""double":0.12345678901234567"#, #""double":1e3"#, #""date":1704067200"#, #""date":"x""#,
    #""id":"E621E1F8""#, #""link":"a b""#, #""level":"Low""#, #""list":[1,]"#, #""list":[null]"#,
    #""list":[1 2]"#, #""list":[1"#, #""iso":"2024-02-30T00:00:00Z""#, #""day":"2024-02-30""#,
    // Keys.
    #""inner":{}"#, #""inner":{"a":1,"a":1}"#, #""inner":{"a":1,"b":1}"#, #""Text":"a""#,
    #""t\u0065xt":"a""#, #""inner":{"aLongerKez":2,"a":1}"#,
    // Bounds.
    #""short":"a""#, #""short":"abcd""#, #""short":"a\nb""#, #""code":"abc""#, #""stars":0"#,
    #""stars":6"#, #""rate":0"#, #""rate":0.0"#, #""rate":1"#, #""pair":[1]"#, #""pair":[1,2,3]"#,
    #""date":757249200,"later":757249100"#, #""date":757249200,"later":767249200"#,
    // Texts that nobody meant.
    #""text":"null""#, #""text":"N\/A""#, #""text":"Optional(5)""#, "\"text\":\"ZoÃ«\"",
    "\"text\":\"a\u{FFFD}\"",
    // Types that are always read.
    #""data":"AAAA""#, #""any":1"#, #""half":1"#, #""map":{}"#,
  ])
  func leavesTheOthersToTheInspector(_ members: String) {
    #expect(!passes(members))
  }

  @Test func endsInsideWhateverIsCutOff() {
    let validator = Self.validator
    let record =
      #"{"text":"Zoë 😀\n","date":757249200,"list":[1,2],"iso":"2024-03-28T13:10:35Z","inner":{"a":1}}"#
    for length in 0..<record.utf8.count {
      var reader = CanonicalReader(validator.canonical, validator.program.constraints)
      let bytes = Array(record.utf8.prefix(length))
      #expect(reader.record(bytes.span, 0) == nil, "\(length)")
    }
  }

  @Test func doesNotGoDownForever() {
    let schema = """
      {"stubschema": 1, "model": "Tree", "fields": {"kids": "[Tree]?"}}
      """
    let validator = Schemas.validator(schema, model: "Tree")
    func passes(_ depth: Int) -> Bool {
      var reader = CanonicalReader(validator.canonical, validator.program.constraints)
      let text =
        String(repeating: "{\"kids\":[", count: depth) + String(repeating: "]}", count: depth)
      return reader.record(Array((text + ",        ").utf8).span, 0) == text.utf8.count
    }
    #expect(passes(16))
    #expect(!passes(17))
    #expect(!passes(100_000))
  }
}
