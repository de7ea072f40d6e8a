import Foundation
import StubDiagnostics
import StubFormats
import StubSchema
import Testing

@Suite struct SwiftFormatterTests {
  /// The expression of a value of a type.
  private func expression(_ type: String, _ json: String, dates: String = "iso8601") throws
    -> String
  {
    let formatter = SwiftFormatter(
      try schema(
        #"""
        { "stubschema": 1, "coding": { "dates": "\#(dates)" }, "models": {
            "A": { "fields": { "a": "\#(type)" } },
            "Place": { "fields": { "lat": "Double", "first-name": { "type": "String", "property": "name" } } },
            "Open": { "fields": { "a": "Int" }, "additionalFields": "Int" },
            "ID": { "wraps": { "type": "String", "property": "value" } },
            "Raw": { "wraps": "Int" } },
          "enums": {
            "Level": { "rawType": "Int", "cases": { "low": 0, "none": 1, "init": 2 } },
            "Mode": { "rawType": "String", "cases": { "on": "ON" } },
            "Pay": { "cases": { "cash": {}, "card": { "number": "String", "_1": "Int?" } } } } }
        """#
      ),
      count: 1
    )
    let text = try formatter.text(#"{"a":\#(json)}"#)
    let start = try #require(text.range(of: "A(a: ")?.upperBound)
    let end = try #require(text.range(of: "),\n]\n")?.lowerBound)
    return String(text[start..<end])
  }

  @Test(arguments: [
    ("Task(title:due:)", #"Task(title: "a", due: nil)"#),
    ("Task.stub(_ title:on due:)", #"Task.stub("a", on: nil)"#),
    ("Task(count:_ title:)", #"Task(count: 3, "a")"#), ("Task()", "Task()"),
  ])
  func callsTheInitializerThatIsNamed(_ name: String, _ call: String) throws {
    let schema = try schema(
      #"""
      { "stubschema": 1, "model": "Task",
        "fields": { "title": "String", "count": "Int", "due": "Date?" } }
      """#
    )
    let initializer = try #require(SwiftInitializer(name))
    #expect(initializer.obstacle(in: schema) == nil)
    let formatter = SwiftFormatter(schema, count: 1, initializers: [initializer])
    let text = try formatter.text(#"{"title":"a","count":3}"#)
    #expect(text.contains(call), "\(text)")
  }

  @Test func saysWhichInitializersItCannotCall() throws {
    let schema = try schema(
      #"{ "stubschema": 1, "model": "Task", "fields": { "title": "String" } }"#
    )
    #expect(
      SwiftInitializer("Task(titel:)")?.obstacle(in: schema)
        == "Task has no 'titel'; did you mean 'title'?"
    )
    #expect(
      SwiftInitializer("Job(title:)")?.obstacle(in: schema) == "it makes no model that is described"
    )
    for name in ["Task", "Task(title)", "Task(a b c:)", "Task(_:)", "1(a:)", "(a:)"] {
      #expect(SwiftInitializer(name) == nil)
    }
  }

  @Test(arguments: [
    (
      "String", #""it's \"so\" \\ \n\r\t\u0000\u200f""#,
      #""it's \"so\" \\ \n\r\t\u{0}\u{200F}""#
    ),
    ("String", #""\\(x) Zoë 🎉""#, #""\\(x) Zoë 🎉""#), ("Character", #""é""#, #""é""#),
    ("Bool", "true", "true"), ("Int", "-5", "-5"), ("Int", "1e3", "1000"),
    ("UInt64", "18446744073709551615", "18446744073709551615"), ("Double", "1.5", "1.5"),
    ("Double", "-0", "-0.0"), ("Double", "1e+308", "1e+308"), ("Double", "0", "0"),
    ("Decimal", "12.99", #"Decimal(string: "12.99")!"#), ("String?", "null", "nil"),
    (
      "UUID", #""A1926B77-A8B3-480D-AF3F-7A9B70C18317""#,
      #"UUID(uuidString: "A1926B77-A8B3-480D-AF3F-7A9B70C18317")!"#
    ),
    ("URL", #""https://example.com""#, #"URL(string: "https://example.com")!"#),
    ("Data", #""AQID""#, #"Data(base64Encoded: "AQID")!"#),
    ("TimeZone", #"{"identifier":"Europe/Paris"}"#, #"TimeZone(identifier: "Europe/Paris")!"#),
    ("Locale", #"{"identifier":"de_DE"}"#, #"Locale(identifier: "de_DE")"#),
    ("[Int]", "[1,2]", "[1, 2]"), ("[String]", "[]", "[]"), ("Set<Int>", "[1]", "[1]"),
    ("[String: Int]", "{}", "[:]"), ("[String: Int]", #"{"a":1,"b":2}"#, #"["a": 1, "b": 2]"#),
    ("[Int: String]", #"{"1":"a"}"#, #"[1: "a"]"#),
    ("[Level: Int]", "[0,1,2,3]", "[.low: 1, .`init`: 3]"),
    ("Range<Int>", "[-5,-1]", "-5 ..< -1"), ("ClosedRange<Double>", "[0.5,1]", "0.5 ... 1"),
    ("CGPoint", "[1,2.5]", "CGPoint(x: 1, y: 2.5)"),
    ("CGSize", "[1,2]", "CGSize(width: 1, height: 2)"),
    ("CGRect", "[[1,2],[3,4]]", "CGRect(x: 1, y: 2, width: 3, height: 4)"),
    (
      "Duration", "[171,1606763395666673664]",
      "Duration(secondsComponent: 3156, attosecondsComponent: 0)"
    ),
    ("DateComponents", #"{"day":3,"year":2024}"#, "DateComponents(year: 2024, day: 3)"),
    (
      "Measurement<UnitLength>",
      #"{"value":3,"unit":{"symbol":"mi","converter":{"coefficient":1609.34,"constant":0}}}"#,
      "Measurement(value: 3, unit: UnitLength(symbol: \"mi\", "
        + "converter: UnitConverterLinear(coefficient: 1609.34, constant: 0)))"
    ),
    ("Level", "0", ".low"), ("Level?", "1", "Level.none"), ("Mode", #""ON""#, ".on"),
    ("Pay", #"{"cash":{}}"#, ".cash"),
    ("Pay", #"{"card":{"number":"1","_1":3}}"#, #".card(number: "1", 3)"#),
    ("Pay", #"{"card":{"number":"1"}}"#, #".card(number: "1", nil)"#),
    ("[Place]", #"[{"lat":1,"first-name":"x"}]"#, #"[Place(lat: 1, name: "x")]"#),
    ("ID", #""x""#, #"ID(value: "x")"#), ("Raw", "3", #"decoded("3")"#),
    ("Open", #"{"a":1,"b":2}"#, #"decoded("{\"a\":1,\"b\":2}")"#),
    ("JSON", "[true]", #"decoded("[true]")"#),
  ])
  func spellsValues(_ type: String, _ json: String, _ swift: String) throws {
    #expect(try expression(type, json) == swift)
  }

  @Test(arguments: [
    ("deferredToDate", "757425600.5", "Date(timeIntervalSinceReferenceDate: 757425600.5)"),
    ("secondsSince1970", "1735732800", "Date(timeIntervalSince1970: 1735732800)"),
    (
      "millisecondsSince1970", "1735732800250",
      "Date(timeIntervalSinceReferenceDate: 757425600.25)"
    ),
    ("iso8601", #""2025-01-01T12:00:00Z""#, "Date(timeIntervalSinceReferenceDate: 757425600)"),
  ])
  func spellsDatesUnderEveryStrategy(_ dates: String, _ json: String, _ swift: String) throws {
    #expect(try expression("Date", json, dates: dates) == swift)
  }

  private let item = #"""
    { "stubschema": 1, "model": "ToDoItem", "fields": {
        "name": "String", "dueDate": "Date?", "rank": { "type": "Int", "default": 3 } } }
    """#

  @Test func declaresAConstantInThePlural() throws {
    let formatter = SwiftFormatter(try schema(item), count: 2)
    #expect(
      try formatter.text(#"{"name":"Milk","rank":1}"#, #"{"name":"Tea","dueDate":0}"#) == """
        import Foundation

        let toDoItems: [ToDoItem] = [
          ToDoItem(name: "Milk", dueDate: nil, rank: 1),
          ToDoItem(name: "Tea", dueDate: Date(timeIntervalSinceReferenceDate: 0), rank: 3),
        ]

        """
    )
  }

  @Test func declaresASingleRecord() throws {
    let formatter = SwiftFormatter(try schema(item), count: 1, isArray: false)
    #expect(
      try formatter.text(#"{"name":"Milk","rank":1}"#) == """
        import Foundation

        let toDoItem: ToDoItem = ToDoItem(name: "Milk", dueDate: nil, rank: 1)

        """
    )
  }

  @Test(arguments: [
    ("A", "`as`"), ("Shop.Item", "shopItems"), ("URLEntry", "urlEntries"), ("News", "newsList"),
    ("Page<Item>", "pageItems"),
  ])
  func namesTheConstantAfterTheModel(_ model: String, _ name: String) throws {
    var description = SchemaDescription()
    description.models = [ModelSchema(name: model, shape: .object(ObjectShape()))]
    let formatter = SwiftFormatter(
      RecordSchema(of: description.models[0], in: description),
      count: 0
    )
    #expect(try formatter.text() == "import Foundation\n\nlet \(name): [\(model)] = [\n]\n")
  }

  @Test func declaresNoRecords() throws {
    let formatter = SwiftFormatter(try schema(item), count: 0)
    #expect(try formatter.text() == "import Foundation\n\nlet toDoItems: [ToDoItem] = [\n]\n")
  }

  @Test func beginsALiteralForEveryTenRecords() throws {
    let formatter = SwiftFormatter(
      try schema(#"{ "stubschema": 1, "model": "Entry", "fields": { "a": "Int" } }"#),
      count: 11
    )
    let lines = String(repeating: "  Entry(a: 1),\n", count: 10)
    let nodes = (0..<11).flatMap { _ in records(#"{"a":1}"#) }
    #expect(
      String(decoding: try formatter.text(of: nodes), as: UTF8.self)
        == "import Foundation\n\nprivate let entriesPart1: [Entry] = [\n\(lines)]\n\n"
        + "private let entriesPart2: [Entry] = [\n  Entry(a: 1),\n]\n\n"
        + "let entries: [Entry] = [\n  entriesPart1,\n  entriesPart2,\n].flatMap { $0 }\n"
    )
  }

  @Test func makesStoredObjectsAnewEachTime() throws {
    let formatter = SwiftFormatter(
      try schema(
        #"""
        { "stubschema": 1, "model": "Entry", "persistence": { "framework": "swiftData" },
          "fields": { "a": "Int" } }
        """#
      ),
      count: 1
    )
    #expect(
      try formatter.text(#"{"a":1}"#)
        == "import Foundation\n\nvar entries: [Entry] {\n  [\n    Entry(a: 1),\n  ]\n}\n"
    )
  }

  @Test func decodesWhatHasNoLiteralUnderTheStrategiesOfTheJSON() throws {
    let formatter = SwiftFormatter(
      try schema(
        #"""
        { "stubschema": 1, "model": "Entry",
          "coding": { "dates": "iso8601", "keys": "convertFromSnakeCase" },
          "fields": { "a": "JSON" } }
        """#
      ),
      count: 1
    )
    #expect(
      try formatter.text(#"{"a":1}"#) == #"""
        import Foundation

        let entries: [Entry] = [
          Entry(a: decoded("1")),
        ]

        /// Decodes a value that has no literal.
        private func decoded<Value: Decodable>(_ json: String) -> Value {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          do {
            return try decoder.decode(Value.self, from: Data(json.utf8))
          } catch {
            preconditionFailure("not a \(Value.self): \(error)")
          }
        }

        """#
    )
  }

  @Test func refusesAValueThatIsNoneOfItsType() throws {
    let formatter = SwiftFormatter(try schema(item), count: 1)
    let error = #expect(throws: FindingError.self) { try formatter.text(#"{"name":1}"#) }
    #expect(error?.findings.map(\.code.name) == ["unwritable-value"])
    #expect(error?.findings.first?.path == "ToDoItem[0]")
    #expect(
      error?.findings.first?.message == "a number stands where its type has no such literal"
    )
  }
}
