import Foundation
import StubDiagnostics
import StubFormats
import Testing

@Suite struct PropertyListFormatterTests {
  private let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The property list of a single record with one field.
  private func text(_ type: String, _ json: String) throws -> String {
    let formatter = PropertyListFormatter(
      try schema(
        #"""
        { "stubschema": 1, "model": "A", "coding": { "dates": "iso8601" },
          "fields": { "a": "\#(type)" } }
        """#
      )
    )
    return try formatter.text(#"{"a":\#(json)}"#)
  }

  @Test func writesAnArrayOfDictionaries() throws {
    let formatter = PropertyListFormatter(
      try schema(
        #"""
        { "stubschema": 1, "model": "A", "coding": { "keys": "convertFromSnakeCase" },
          "fields": { "dueDate": "Date?", "name": "String", "done": "Bool" } }
        """#
      )
    )
    #expect(
      try formatter.text(#"{"due_date":0,"name":"a<b>&\"c\"","done":true}"#, #"{"done":false}"#)
        == head + """
          <array>
          \t<dict>
          \t\t<key>dueDate</key>
          \t\t<date>2001-01-01T00:00:00Z</date>
          \t\t<key>name</key>
          \t\t<string>a&lt;b&gt;&amp;"c"</string>
          \t\t<key>done</key>
          \t\t<true/>
          \t</dict>
          \t<dict>
          \t\t<key>done</key>
          \t\t<false/>
          \t</dict>
          </array>
          </plist>

          """
    )
  }

  @Test func writesASingleRecordAsTheWhole() throws {
    let formatter = PropertyListFormatter(
      try schema(#"{ "stubschema": 1, "model": "A", "fields": { "a": "Int" } }"#),
      isArray: false
    )
    #expect(
      try formatter.text(#"{"a":1}"#)
        == head + "<dict>\n\t<key>a</key>\n\t<integer>1</integer>\n</dict>\n</plist>\n"
    )
  }

  @Test(arguments: [
    ("Int", "-5", "<integer>-5</integer>"),
    ("UInt64", "18446744073709551615", "<integer>18446744073709551615</integer>"),
    ("Double", "5", "<real>5</real>"), ("Double", "-0", "<real>-0</real>"),
    ("Double", "1e+308", "<real>1e+308</real>"), ("String", #""a\rb""#, "<string>a&#13;b</string>"),
    ("Data", #""AQID""#, "<data>AQID</data>"), ("Data", "[1,2,3]", "<data>AQID</data>"),
    ("Date", #""2025-01-01T12:00:00.75Z""#, "<date>2025-01-01T12:00:00Z</date>"),
    (
      "UUID", #""A1926B77-A8B3-480D-AF3F-7A9B70C18317""#,
      "<string>A1926B77-A8B3-480D-AF3F-7A9B70C18317</string>"
    ),
    ("JSON", "1.0", "<integer>1</integer>"), ("JSON", "1.5", "<real>1.5</real>"),
  ])
  func tellsValuesByTheirTypes(_ type: String, _ json: String, _ element: String) throws {
    #expect(try text(type, json).contains("\t\t<key>a</key>\n\t\t\(element)\n\t</dict>\n"))
  }

  @Test(arguments: [
    (
      "Int128", "18446744073709551616",
      "a property list holds no integer beyond 64 bits, as 18446744073709551616"
    ),
    ("Decimal", "1e200", "a property list holds no Decimal that is 1e200"),
    ("Date", #""soon""#, #"a property list holds no Date that is "soon""#),
  ])
  func refusesWhatPropertyListsLack(_ type: String, _ json: String, _ message: String) throws {
    let error = #expect(throws: FindingError.self) { try text(type, json) }
    #expect(error?.findings.map(\.code.name) == ["unwritable-value"])
    #expect(error?.findings.first?.message == message)
    #expect(error?.findings.first?.path == "A[0]")
  }

  private struct Everything: Codable, Equatable {
    enum Level: Int, Codable { case low, high = 2 }
    enum Mode: String, Codable, Hashable { case on, off }
    enum Pay: Codable, Equatable {
      case cash
      case card(number: String, Int)
    }
    struct Place: Codable, Equatable {
      var lat: Double
      var at: Date
    }
    enum Shape: Codable, Equatable {
      case circle(radius: Double)
      enum CodingKeys: String, CodingKey { case kind, radius }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.decode(String.self, forKey: .kind)
        self = .circle(radius: try container.decode(Double.self, forKey: .radius))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        guard case .circle(let radius) = self else { return }
        try container.encode("circle", forKey: .kind)
        try container.encode(radius, forKey: .radius)
      }
    }
    struct ID: Codable, Equatable {
      var value: UUID
      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(UUID.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }
    var id: ID
    var text: String
    var day: Date
    var data: Data
    var link: URL
    var price: Decimal
    var prices: [Decimal]
    var count: UInt64
    var level: Level
    var pay: Pay
    var free: Pay
    var places: [Place]
    var gaps: [Int?]
    var byMode: [Mode: Date]
    var byNumber: [Int: URL]
    var dates: ClosedRange<Date>
    var zone: TimeZone
    var length: Duration
    var shape: Shape
    var width: Measurement<UnitLength>
    var nothing: String?
  }

  private let everything = #"""
    { "stubschema": 1, "coding": { "dates": "iso8601" }, "models": {
        "Everything": { "fields": {
          "id": "ID", "text": "String", "day": "Date", "data": "Data", "link": "URL",
          "price": "Decimal", "prices": "[Decimal]", "count": "UInt64", "level": "Level",
          "pay": "Pay", "free": "Pay", "places": "[Place]", "gaps": "[Int?]",
          "byMode": "[Mode: Date]", "byNumber": "[Int: URL]", "dates": "ClosedRange<Date>",
          "zone": "TimeZone", "length": "Duration", "shape": "Shape",
          "width": "Measurement<UnitLength>", "nothing": "String?" } },
        "ID": { "wraps": "UUID" },
        "Shape": { "tag": "kind", "oneOf": { "circle": { "fields": { "radius": "Double" } } } },
        "Place": { "fields": { "lat": "Double", "at": "Date" } } },
      "enums": {
        "Level": { "rawType": "Int", "cases": { "low": 0, "high": 2 } },
        "Mode": { "rawType": "String", "cases": ["on", "off"] },
        "Pay": { "cases": { "cash": {}, "card": { "number": "String", "_1": "Int" } } } } }
    """#

  private let record = #"""
    {"id":"A1926B77-A8B3-480D-AF3F-7A9B70C18317","text":"é🎉\r\n\t<&>\"'\u0000\u0001","day":"2025-01-01T12:00:00Z",
     "data":"AQID","link":"https://example.com/a?b=1&c=2","price":-12.99,
     "prices":[0,100,123456789012345678901234567890,0.000001],"count":18446744073709551615,
     "level":2,"pay":{"card":{"number":"1","_1":3}},"free":{"cash":{}},
     "places":[{"lat":1,"at":"2024-02-29T00:00:00Z"}],"gaps":[1,null],
     "byMode":["off","2024-02-29T00:00:00Z"],"byNumber":{"7":"https://example.com"},
     "dates":["2024-02-29T00:00:00Z","2024-03-01T00:00:00Z"],"zone":{"identifier":"Europe/Paris"},
     "length":[0,5000000000000000000],"shape":{"kind":"circle","radius":2},
     "width":{"value":3,"unit":{"symbol":"mi","converter":{"coefficient":1609.34,"constant":0}}},
     "nothing":null}
    """#

  @Test func isDecodedToTheSameValuesAsTheJSON() throws {
    let json = JSONDecoder()
    json.dateDecodingStrategy = .iso8601
    let expected = try json.decode(Everything.self, from: Data(record.utf8))
    let formatter = PropertyListFormatter(try schema(everything))
    let list = Data(try formatter.text(record).utf8)
    #expect(try PropertyListDecoder().decode([Everything].self, from: list) == [expected])
  }
}
