import StubJSON
import Testing

@Suite struct JSONPointerTests {
  /// The examples of RFC 6901, section 5.
  @Test(arguments: [
    ("/foo/0", "\"bar\""), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"),
    ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"),
  ])
  func resolvesTheExamplesOfTheRFC(text: String, expected: String) throws {
    let document = document(
      #"""
      {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5,
       "k\"l": 6, " ": 7, "m~n": 8}
      """#
    )
    let pointer = try #require(JSONPointer(text))
    #expect(pointer.resolve(in: document)?.text == expected)
    #expect(try pointer.resolve(in: #require(JSONValue(document.root)))?.text() == expected)
    #expect(pointer.description == text)
  }

  @Test func isTheRootWhenEmpty() throws {
    let pointer = try #require(JSONPointer(""))
    #expect(pointer.resolve(in: document("[1]"))?.index == 0)
    #expect(pointer.description == "")
  }

  @Test(arguments: ["a", "/a~", "/a~2", "/~/b", "#/a"])
  func refusesWhatIsNone(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test(arguments: ["/0", "/a/2", "/a/01", "/a/-", "/a/-1", "/a/+1", "/a/", "/a/0/x", "/b"])
  func findsNothingWhereNothingIs(text: String) throws {
    let document = document(#"{"a": [1, 2]}"#)
    let pointer = try #require(JSONPointer(text))
    #expect(pointer.resolve(in: document) == nil)
    #expect(try pointer.resolve(in: #require(JSONValue(document.root))) == nil)
  }

  @Test func splitsBeforeACombiningMark() throws {
    #expect(try #require(JSONPointer("/a/\u{301}")).tokens == ["a", "\u{301}"])
  }
}

@Suite struct JSONPathTests {
  @Test func printsNamesAndIndices() {
    let path = JSONPath().appending(3).appending("dueDate").appending("odd key").appending("a\"b")
    #expect(path.description == #"$[3].dueDate["odd key"]["a\"b"]"#)
    #expect(
      JSONPath([.key(""), .key("1a"), .key("é"), .key("a_1")]).description
        == #"$[""]["1a"]["é"].a_1"#
    )
    #expect(JSONPath().description == "$")
  }

  @Test func leadsToANode() {
    let document = document(#"{"a": [1, {"b": 2}]}"#)
    let path = JSONPath([.key("a"), .index(1), .key("b")])
    #expect(path.resolve(in: document)?.text == "2")
    #expect(path.appending("c").resolve(in: document) == nil)
  }

  @Test func leadsAsFarAsItCan() {
    let document = document(#"{"a": [1, {"b": 2}]}"#)
    let (node, depth) = JSONPath([.key("a"), .index(1), .key("x"), .key("y")])
      .deepest(in: document)
    #expect(node.text == #"{"b": 2}"#)
    #expect(depth == 2)
  }

  @Test(arguments: [
    (0, "$"), (1, "$.a"), (2, "$.a"), (3, "$.a[0]"), (4, "$.a[1]"), (5, "$.a[1].b"),
    (6, "$.a[1].b"), (7, "$.c"), (8, "$.c"),
  ])
  func isFoundForANode(index: Int, expected: String) {
    let document = document(#"{"a": [1, {"b": 2}], "c": null}"#)
    #expect(JSONNode(document, index).path.description == expected)
  }
}
