import StubDiagnostics
import StubJSON
import Testing

@Suite struct JSONDocumentTests {
  @Test func readsATree() throws {
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
    #expect(root["a"]?[2]?.location.start == SourcePosition(line: 1, column: 19))
  }
}

/// The document that `text` is.
func document(_ text: String) -> JSONDocument {
  JSONDocument(parsing: SourceText(file: "a.json", bytes: Array(text.utf8)))
}
