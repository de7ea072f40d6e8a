import Foundation
import StubCommands
import Testing

@Suite struct UpdateCommandTests {
  static let broken = """
    [
      {
        "name": "Buy milk",
        "creationDate": 757000000,
      }
    ]

    """

  static let whole = """
    [
      {
        "name": "Buy milk",
        "done": true,
        "creationDate": 757000000
      }
    ]

    """

  static let description = """
    {
      "stubschema": 1,
      "model": "ToDoItem",
      "fields": { "name": "String", "done": { "type": "Bool", "constant": true }, "creationDate": "Date" }
    }
    """

  private func workplace(_ text: String) throws -> Workplace {
    let place = try Workplace()
    try place.write("ToDoItem.stubschema.json", Self.description)
    try place.write("ToDoItem.json", text)
    return place
  }

  @Test func refersOnlyToRecordsThatThereAre() throws {
    let place = try Workplace()
    try place.write(
      "Library.stubschema.json",
      """
      {"stubschema": 1, "models": {
        "Author": {"fields": {"id": "Int"}},
        "Book": {"fields": {"id": "Int", "author": {"type": "Int", "references": "Author.id"}}}}}
      """
    )
    try place.write("Author.json", #"[{"id": 1}, {"id": 2}, {"id": 3}]"#)
    let books = (1...30).map { #"{"id": \#($0)}"# }.joined(separator: ", ")
    try place.write("Book.json", "[\(books)]")
    #expect(place.run("update Author.json Book.json").status == .success)
    struct Book: Decodable { let author: Int }
    let updated = try JSONDecoder().decode([Book].self, from: Data(place.read("Book.json").utf8))
    #expect(Set(updated.map(\.author)) == [1, 2, 3])
    #expect(place.run("validate --strict Author.json Book.json").status == .success)
  }

  @Test func leavesOneSpaceWhereACommentStood() throws {
    let place = try workplace(
      #"[{"name": "a", /* b */ "done": true, "creationDate": 757000000}]"#
    )
    #expect(place.run("update ToDoItem.json").status == .success)
    let mended = #"[{"name": "a", "done": true, "creationDate": 757000000}]"#
    #expect(try place.read("ToDoItem.json") == mended)
  }

  @Test func replacesTheFileAndSaysWhatItChanged() throws {
    let place = try workplace(Self.broken)
    let outcome = place.run("update ToDoItem.json")
    #expect(outcome.status == .success)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error == """
        ToDoItem.json:2:3: note: added "done" [added-key]
        ToDoItem.json:4:30: note: trailing comma before '}'; JSON has none: remove the comma [mended-syntax]

        """
    )
    #expect(try place.read("ToDoItem.json") == Self.whole)
    #expect(try place.names() == ["ToDoItem.json", "ToDoItem.stubschema.json"])
    let again = place.run("update ToDoItem.json")
    #expect(again.status == .success)
    #expect(again.error == "ToDoItem.json: nothing to change\n")
    #expect(try place.read("ToDoItem.json") == Self.whole)
  }

  @Test func printsTheDifferenceAndWritesNothing() throws {
    let place = try workplace(Self.broken)
    let outcome = place.run("update --dry-run -q ToDoItem.json")
    #expect(outcome.status == .success)
    #expect(outcome.error.isEmpty)
    #expect(
      outcome.output == """
        --- ToDoItem.json
        +++ ToDoItem.json
        @@ -1,6 +1,7 @@
         [
           {
             "name": "Buy milk",
        -    "creationDate": 757000000,
        +    "done": true,
        +    "creationDate": 757000000
           }
         ]

        """
    )
    #expect(try place.read("ToDoItem.json") == Self.broken)
  }

  @Test func printsWhatRemainsAndFails() throws {
    let place = try workplace(#"[{"name":5,"done":true,"creationDate":1,"x":1}]"#)
    let outcome = place.run("update ToDoItem.json --unknown remove")
    #expect(outcome.status == .faulty)
    #expect(
      outcome.error.contains(
        "ToDoItem.json:1:10: error: 'name' is a String: found the number 5 [wrong-type]"
      )
    )
    #expect(
      try place.read("ToDoItem.json") == #"[{"name":5,"done":true,"creationDate":1}]"#
    )
  }

  @Test func writesStandardInputToStandardOutput() throws {
    let place = try workplace("[]")
    let outcome = place.run(
      "update - --model ToDoItem --convert --as lines -q",
      input: "{\"name\":5,\"done\":1}\n"
    )
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix(#"{"name":"5","done":true,"creationDate":"#))
    #expect(outcome.output.hasSuffix("}\n"))
  }

  @Test func convertsDatesToTheStrategyOfTheCommandLine() throws {
    let place = try workplace(#"[{"name":"a","done":true,"creationDate":757000000}]"#)
    let outcome = place.run("update ToDoItem.json --dates iso8601 --convert-dates")
    #expect(outcome.status == .success)
    #expect(
      try place.read("ToDoItem.json")
        == #"[{"name":"a","done":true,"creationDate":"2024-12-27T13:46:40Z"}]"#
    )
  }

  @Test(arguments: [
    ("update", "name a file, a folder, or - for standard input"),
    ("update a.json --unknown drop", "'--unknown' is one of keep, remove, not 'drop'"),
    (
      "update a.json --from-dates iso8601",
      "'--from-dates' is one of deferredToDate, secondsSince1970, millisecondsSince1970, not 'iso8601'"
    ),
    ("update a.json --root items", "'--root' takes a JSON Pointer such as /items, not 'items'"),
    ("update nothing.json", "there is no file 'nothing.json'"),
  ])
  func refusesWrongUse(line: String, message: String) throws {
    let place = try workplace("[]")
    let outcome = place.run(line)
    #expect(outcome.status == .failure)
    #expect(outcome.error.contains(message))
  }
}
