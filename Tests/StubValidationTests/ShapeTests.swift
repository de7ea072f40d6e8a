import Dispatch
import Foundation
import StubDiagnostics
import StubJSON
import StubSchema
import StubValidation
import Testing

/// How the shape of a text and of a schema decide what is looked at.
@Suite struct ShapeTests {
  private static func findings(
    _ schema: String,
    _ model: String,
    _ text: String,
    _ layout: RecordLayout? = nil,
    root: String? = nil
  ) -> [String] {
    var options = ValidationOptions()
    options.layout = layout
    options.root = root.flatMap { JSONPointer($0) }
    return Schemas.validator(schema, model: model, options)
      .validate(SourceText(file: "items.json", bytes: Array(text.utf8))).findings
      .map { "\($0) \($0.path)" }
  }

  private static let item = """
    {"stubschema": 1, "model": "Item", "fields": {"id": "Int"}}
    """

  @Test func readsASingleRecord() {
    #expect(Self.findings(Self.item, "Item", "{\"id\": 1}", .object).isEmpty)
    #expect(
      Self.findings(Self.item, "Item", "{\"id\": \"1\"}", .object) == [
        "items.json:1:8: 'id' is an Int: found the string \"1\" [wrong-type] $.id"
      ]
    )
  }

  @Test func readsARecordPerLine() {
    #expect(
      Self.findings(Self.item, "Item", "{\"id\": 1}\n\n{\"id\": \"1\"}\r\n{\"id\": 2}", .lines) == [
        "items.json:3:8: 'id' is an Int: found the string \"1\" [wrong-type] $[1].id"
      ]
    )
  }

  @Test func readsTheArrayAtAPointer() {
    let text = "{\"page\": 1, \"data\": {\"items\": [{\"id\": 1}, {\"id\": null}]}}"
    #expect(
      Self.findings(Self.item, "Item", text, root: "/data/items") == [
        "items.json:1:50: 'id' is an Int, and not optional: found null [null-value] $.data.items[1].id"
      ]
    )
    #expect(
      Self.findings(Self.item, "Item", text, root: "/items") == [
        "items.json:1:1: there is nothing at /items [wrong-root] $"
      ]
    )
  }

  @Test func refusesAModelThatIsNotThere() {
    let description = Schemas.description(Self.item)
    let error = #expect(throws: FindingError.self) {
      try StubValidator(model: "Itme", in: description)
    }
    #expect(
      error?.description == "there is no model 'Itme'; did you mean 'Item'? [no-such-model]"
    )
  }

  @Test(arguments: [
    "{\"stubschema\": 1, \"models\": {\"A\": {\"wraps\": \"B\"}, \"B\": {\"wraps\": \"A\"}}}",
    "{\"stubschema\": 1, \"models\": {\"A\": {\"oneOf\": [\"A\", \"Int\"]}}}",
    "{\"stubschema\": 1, \"models\": {\"A\": {\"wraps\": \"A?\"}}}",
  ])
  func endsOnAModelThatIsItself(_ schema: String) {
    #expect(Self.findings(schema, "A", "[1, {\"a\": []}]").isEmpty)
  }

  @Test func endsOnDeepChoices() {
    let schema = """
      {"stubschema": 1, "models": {"Tree": {"oneOf": ["[Tree]", "[String: Tree]", "[Tree]", "Int"]}}}
      """
    let text = String(repeating: "[", count: 500) + "true" + String(repeating: "]", count: 500)
    // On a stack as large as that of the main thread; those of others may have a sixteenth of it.
    nonisolated(unsafe) var count = 0
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      count = Self.findings(schema, "Tree", text).count
      done.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    done.wait()
    #expect(count == 1)
  }
}
