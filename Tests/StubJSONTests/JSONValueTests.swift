import StubJSON
import Testing

@Suite struct JSONValueTests {
  @Test func keepsSpellingsAndOrder() throws {
    let text = #"{"z":1.50,"a":[null,true,-0,1E5,"\u00e9"],"z":{}}"#
    let value = try #require(JSONValue(document(text).root))
    #expect(
      value
        == .object([
          JSONMember("z", .number("1.50")),
          JSONMember(
            "a",
            .array([.null, .bool(true), .number("-0"), .number("1E5"), .string("é")])
          ),
          JSONMember("z", .object([])),
        ])
    )
    #expect(value.text(style: .compact) == #"{"z":1.50,"a":[null,true,-0,1E5,"é"],"z":{}}"#)
    #expect(value["z"]?.number == "1.50")
    #expect(value["y"] == nil)
  }

  @Test(arguments: ["01", #""\x""#, #"{"\x": 1}"#, "[1, 'a']", "[1", "True", "[\"a"])
  func isNothingWhereANodeIsNotSound(text: String) {
    #expect(JSONValue(document(text).root) == nil)
  }

  @Test func makesNumbers() {
    #expect(JSONValue.integer(UInt64.max) == .number("18446744073709551615"))
    #expect(JSONValue.double(1.5) == .number("1.5"))
    #expect(JSONValue.double(.infinity) == nil)
    #expect(JSONValue.double(.nan) == nil)
  }

  @Test func tellsWhatItIs() {
    #expect(JSONValue.string("a").string == "a")
    #expect(JSONValue.string("a").number == nil)
    #expect(JSONValue.bool(false).bool == false)
    #expect(JSONValue.array([.null]).elements == [.null])
    #expect(JSONValue.array([]).members == nil)
    #expect(JSONValue.null.isNull)
    #expect(JSONValue.object([]).kind == .object)
  }

  @Test func readsTheDeepestDocumentThereIs() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let value = try #require(JSONValue(document(text).root))
    #expect(value.text(style: .compact) == text)
  }
}
