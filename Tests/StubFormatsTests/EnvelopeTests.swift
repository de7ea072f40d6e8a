import StubDiagnostics
import StubFormats
import StubJSON
import Testing

@Suite struct EnvelopeTests {
  private func text(_ envelope: Envelope, count: Int = 2) -> String {
    var writer = JSONWriter(style: .compact)
    envelope.open(&writer, count: count)
    writer.raw("[…]")
    envelope.close(&writer, count: count)
    return writer.text
  }

  private func value(_ json: String) throws -> JSONValue {
    let source = SourceText(file: "test.json", bytes: Array(json.utf8))
    return try #require(JSONValue(JSONDocument(parsing: source).root))
  }

  @Test(arguments: [
    ("", "[…]"), ("/items", #"{"items":[…]}"#), ("/data/items", #"{"data":{"items":[…]}}"#),
    ("/a~1b/0", #"{"a/b":{"0":[…]}}"#),
  ])
  func putsRecordsWhereAPointerLeads(_ pointer: String, _ json: String) throws {
    let pointer = try #require(JSONPointer(pointer))
    #expect(text(Envelope(pointer: pointer)) == json)
    #expect(Envelope(pointer: pointer).pointer == pointer)
  }

  @Test func fillsInTheRecordsAndTheirNumber() throws {
    let shown = try value(
      #"{"page":1,"data":{"n":"$count","items":"$records","x":[]},"total":["$count","$counts"]}"#
    )
    let envelope = try #require(Envelope(shown))
    #expect(
      text(envelope, count: 7)
        == #"{"page":1,"data":{"n":7,"items":[…],"x":[]},"total":[7,"$counts"]}"#
    )
    #expect(envelope.pointer.description == "/data/items")
  }

  @Test(arguments: [
    #"{"page":1}"#, #"{"a":"$records","b":"$records"}"#, #"{"a":["$records"]}"#, "[]",
    #"{"a":{"x":"$records"},"b":["$records"]}"#,
  ])
  func wantsOnePlaceForTheRecords(_ json: String) throws {
    #expect(Envelope(try value(json)) == nil)
  }
}
