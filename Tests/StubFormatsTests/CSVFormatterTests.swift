import StubFormats
import Testing

@Suite struct CSVFormatterTests {
  private let note = """
    { "stubschema": 1, "model": "Note", "fields": {
      "id": "Int", "text": "String?", "done": "Bool", "tags": "[String]", "price": "Double" } }
    """

  @Test func writesALineForEachRecordBelowTheKeys() throws {
    let formatter = CSVFormatter(try schema(note))
    let text = try formatter.text(
      #"{"id":1,"text":"Milk","done":true,"tags":[],"price":1.5}"#,
      #"{"id":-2,"done":false,"tags":["a","b"],"price":1e+21}"#
    )
    #expect(
      text == "id,text,done,tags,price\r\n1,Milk,true,\"[]\",1.5\r\n"
        + "-2,,false,\"[\"\"a\"\",\"\"b\"\"]\",1e+21\r\n"
    )
  }

  @Test(arguments: [
    (#"a,b"#, "\"a,b\""), (#"say \"hi\""#, "\"say \"\"hi\"\"\""), (#"a\nb"#, "\"a\nb\""),
    (#"a\r\nb"#, "\"a\r\nb\""), (#""#, "\"\""), (#" a"#, "\" a\""), (#"a "#, "\"a \""),
    (#"Zoë 🎉"#, "Zoë 🎉"), (#"=1+1"#, "=1+1"), (#"\\"#, "\\"), (#"'"#, "'"),
    (#"\u0001"#, "\"\u{1}\""),
  ])
  func quotesWhatAReaderWouldSplit(_ json: String, _ cell: String) throws {
    let formatter = CSVFormatter(try schema(note))
    let text = try formatter.text(#"{"id":1,"text":"\#(json)","done":true,"tags":[],"price":0}"#)
    #expect(text == "id,text,done,tags,price\r\n1,\(cell),true,\"[]\",0\r\n")
  }

  @Test(arguments: [
    ("=1+1", "\"'=1+1\""), ("+1", "\"'+1\""), ("-1", "\"'-1\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
    (#"\tx"#, "\"'\tx\""), (#"\rx"#, "\"'\rx\""), ("a=1", "a=1"), ("1", "1"), ("", "\"\""),
  ])
  func disarmsFormulasForSpreadsheets(_ json: String, _ cell: String) throws {
    let formatter = CSVFormatter(try schema(note), isSpreadsheetSafe: true)
    let text = try formatter.text(
      #"{"id":-1,"text":"\#(json)","done":true,"tags":[],"price":-0.5}"#
    )
    #expect(text == "id,text,done,tags,price\r\n-1,\(cell),true,\"[]\",-0.5\r\n")
  }

  @Test func tellsAnEmptyStringFromNoValue() throws {
    let formatter = CSVFormatter(
      try schema(#"{ "stubschema": 1, "model": "A", "fields": { "a": "String?", "b": "Int?" } }"#)
    )
    let text = try formatter.text("{}", #"{"a":null,"b":null}"#, #"{"a":""}"#)
    #expect(text == "a,b\r\n,\r\n,\r\n\"\",\r\n")
  }

  @Test func keepsARowOfASingleEmptyCell() throws {
    let formatter = CSVFormatter(
      try schema(#"{ "stubschema": 1, "model": "A", "fields": { "a": "String?" } }"#)
    )
    #expect(try formatter.text("{}", #"{"a":"x"}"#) == "a\r\n\"\"\r\nx\r\n")
  }

  @Test func findsValuesWhateverTheOrderOfTheKeys() throws {
    let formatter = CSVFormatter(
      try schema(
        #"{ "stubschema": 1, "model": "A", "fields": { "a": "Int", "b": "Int", "c": "Int?" } }"#
      )
    )
    #expect(try formatter.text(#"{"c":3,"x":9,"b":2,"a":1}"#) == "a,b,c\r\n1,2,3\r\n")
  }

  @Test func namesColumnsAsJSONSpellsKeys() throws {
    let formatter = CSVFormatter(
      try schema(
        #"""
        { "stubschema": 1, "model": "A", "coding": { "keys": "convertFromSnakeCase" },
          "fields": { "dueDate": "Int", "plain": { "type": "Int", "key": "odd,key" } } }
        """#
      )
    )
    #expect(
      try formatter.text(#"{"due_date":1,"odd,key":2}"#) == "due_date,\"odd,key\"\r\n1,2\r\n"
    )
  }

  @Test func gathersOtherKeysInALastColumn() throws {
    let formatter = CSVFormatter(
      try schema(
        #"{ "stubschema": 1, "model": "A", "fields": { "a": "Int" }, "additionalFields": "Int" }"#
      )
    )
    #expect(
      try formatter.text(#"{"a":1,"x":2,"y":3}"#, #"{"a":4}"#)
        == "a,additionalFields\r\n1,\"{\"\"x\"\":2,\"\"y\"\":3}\"\r\n4,\r\n"
    )
  }

  @Test func hasOneColumnForRecordsThatAreNoObjects() throws {
    let formatter = CSVFormatter(
      try schema(#"{ "stubschema": 1, "model": "A", "wraps": "String" }"#)
    )
    #expect(try formatter.text(#""x""#, #""a,b""#) == "value\r\nx\r\n\"a,b\"\r\n")
  }

  @Test func hasTheColumnsOfAllVariants() throws {
    let formatter = CSVFormatter(
      try schema(
        #"""
        { "stubschema": 1, "models": {
          "Shape": { "tag": "kind", "oneOf": { "circle": "Circle", "square": "Square" } },
          "Circle": { "fields": { "radius": "Int", "name": "String" } },
          "Square": { "fields": { "side": "Int", "name": "String" } } } }
        """#
      )
    )
    #expect(
      try formatter.text(
        #"{"kind":"circle","radius":1,"name":"c"}"#,
        #"{"kind":"square","side":2,"name":"s"}"#
      ) == "kind,radius,name,side\r\ncircle,1,c,\r\nsquare,,s,2\r\n"
    )
  }
}
