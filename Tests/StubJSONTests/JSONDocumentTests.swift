import StubDiagnostics
import StubJSON
import Testing

@Suite struct JSONDocumentTests {
  @Test func readsATree() {
    let root = document(#"{"a": [1, -2.5e3, "x\n"], "b": {"c": true, "d": null}, "e": {}}"#).root
    #expect(root.kind == .object)
    #expect(root.count == 3)
    #expect(root["a"]?.count == 3)
    #expect(root["a"]?[1]?.number == "-2.5e3")
    #expect(root["a"]?[2]?.string == "x\n")
    #expect(root["b"]?["c"]?.bool == true)
    #expect(root["b"]?["d"]?.isNull == true)
    #expect(root["e"]?.count == 0)
    #expect(root.members.map { $0.key.string } == ["a", "b", "e"])
    #expect(root["a"]?.elements.map(\.text) == ["1", "-2.5e3", #""x\n""#])
  }

  @Test(arguments: ["5", "\"a\"", "true", "null", "[]", " {} \n"])
  func readsAnyValueAtTheTop(text: String) {
    let document = document(text)
    #expect(document.faults.isEmpty)
    #expect(document.tape.entries.count == 1)
  }

  @Test func linksEachNodeToItsNextSibling() {
    let entries = document(#"[[1,[2]],{"a":[3],"b":4},5]"#).tape.entries
    #expect(entries.map(\.next) == [12, 5, 3, 5, 5, 11, 7, 9, 9, 10, 11, 12])
    #expect(entries.map(\.count) == [3, 2, 0, 1, 0, 2, 0, 1, 0, 0, 0, 0])
    #expect(
      entries.map(\.kind) == [
        .array, .array, .number, .array, .number, .object, .string, .array, .number, .string,
        .number, .number,
      ]
    )
  }

  @Test func knowsWhereANodeStands() {
    let text = "{\n  \"ключ\": [\n    \"é\", 42\n  ]\n}"
    let source = SourceText(
      file: "a.json",
      bytes: Array(text.utf8),
      offset: 1000,
      origin: SourcePosition(line: 7, column: 1)
    )
    let document = JSONDocument(parsing: source, options: JSONOptions(isRecord: true))
    let number = document.root["ключ"]?[1]
    #expect(number?.range == SourceRange(1028, 1030))
    #expect(number?.location.start == SourcePosition(line: 9, column: 10))
    #expect(number?.location.end == SourcePosition(line: 9, column: 12))
    #expect(document.root.members.map(\.key.range) == [SourceRange(1004, 1014)])
  }

  @Test func takesTheFirstOfEqualKeys() {
    let document = document(#"{"a": 1, "\u0061": 2, "b": 3, "a": 4}"#)
    #expect(document.root["a"]?.text == "1")
    #expect(document.root.count == 4)
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\té\u0041\u00e9\ud83d\ude00\u0000""#, "a\"\\/\u{8}\u{C}\n\r\téAé😀\0"),
    (#""\uFFFF\ufffe""#, "\u{FFFF}\u{FFFE}"),
    (#""""#, ""),
    (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
  ])
  func resolvesEscapes(text: String, expected: String) {
    #expect(document(text).root.string == expected)
  }

  @Test(arguments: [#""\x""#, #""\ud800""#, "\"a\nb\"", #""\uZZZZ""#, "'a'", "5", "null"])
  func givesNoTextForWhatIsNoSoundString(text: String) {
    #expect(document(text).root.string == nil)
  }

  @Test(arguments: [
    ("'it\\'s'", "it's"), (#""\ud800x""#, "\u{FFFD}x"), ("“day”", "day"), ("\"a\nb\"", "a\nb"),
  ])
  func givesAnApproximateTextForABrokenString(text: String, expected: String) {
    #expect(document(text).root.approximateString == expected)
  }

  @Test func findsMembersByTextWhateverTheSpelling() {
    let root = document("{\"\\u00e9\": 1, \"cafe\u{301}\": 2, \"plain\": 3, 'single': 4}").root
    #expect(root["é"]?.text == "1")
    #expect(root["café"]?.text == "2")
    #expect(root["plain"]?.text == "3")
    #expect(root["single"]?.text == "4")
    #expect(root["plai"] == nil)
    #expect(root["plain "] == nil)
  }

  @Test func hasNoChildrenWhereThereAreNone() {
    let root = document("[1]").root
    #expect(root["0"] == nil)
    #expect(root[1] == nil)
    #expect(root[-1] == nil)
    #expect(root[0]?[0] == nil)
    #expect(Array(root.members).isEmpty)
    #expect(Array(document("{\"a\": 1}").root.elements).isEmpty)
  }

  @Test(arguments: [
    ("1", 1), ("-7", -7), ("1.0", 1), ("1e3", 1000), ("12.50e1", 125),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func readsIntegersExactly(text: String, expected: Int) {
    #expect(document(text).root.integer(as: Int.self) == expected)
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e400", "01", "\"1\"", "true"])
  func readsNoIntegerWhereThereIsNone(text: String) {
    #expect(document(text).root.integer(as: Int.self) == nil)
  }

  @Test func collectsTheFaultsOfANode() {
    let root = document(#"{"a": ["\x", 01], "b": 1.}"#).root
    #expect(root["a"]?.faults.map(\.kind) == [.malformedEscape, .malformedNumber])
    #expect(root["b"]?.faults.map(\.kind) == [.malformedNumber])
  }

  @Test func locatesAllFaultsAsEachOfThem() {
    let document = document(
      "{'é': 01,\r\n \"a\": \"\\x\",\r\"é\": {\"b\": 1, \"b\": [1,]}, \"a\": 2, 'q': tru"
    )
    #expect(document.faults.count == 8)
    for located in document.locatedFaults {
      #expect(located.location == document.location(of: located.fault.range))
      #expect(located.noteLocations == located.fault.notes.map { document.location(of: $0.range) })
    }
    #expect(document.locatedFaults.map(\.fault) == document.faults)
  }

  @Test func usesATapeAgain() {
    var tape = JSONTape()
    tape.read(Array("[1, 2".utf8))
    #expect(tape.faults.count == 1)
    tape.read(Array("[3]".utf8))
    #expect(tape.faults.isEmpty)
    #expect(tape.entries.map(\.kind) == [.array, .number])
  }
}

/// The document that `text` is.
func document(_ text: String) -> JSONDocument { document(Array(text.utf8)) }

/// The document that `bytes` are.
func document(_ bytes: [UInt8]) -> JSONDocument {
  JSONDocument(parsing: SourceText(file: "a.json", bytes: bytes))
}

/// The faults of a document as `line:column kind`.
func faults(_ document: JSONDocument) -> [String] {
  document.faults.map {
    let start = document.location(of: $0.range).start
    return "\(start.line):\(start.column) \($0.kind)"
  }
}
