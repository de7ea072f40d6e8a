import StubDiagnostics
import StubGeneration
import StubJSON
import Testing

/// Everything that cannot be generated is said before the first byte, with its place.
@Suite struct GenerationFindingTests {
  private static let cases: [(String, String, String, Int)] = [
    (
      #""a": {"type": "String", "generator": "todo.taks"}"#, "unknown-generator",
      "there is no generator 'todo.taks'; did you mean 'todo.task'?", 81
    ),
    (
      #""a": {"type": "Int", "generator": "todo.task"}"#, "unfit-generator",
      "'todo.task' gives texts, which is no Int", 78
    ),
    (
      #""a": {"type": "Int", "generator": {"name": "number.int", "mni": 3}}"#, "unknown-parameter",
      "'number.int' has no parameter 'mni'; did you mean 'min'?", 78
    ),
    (
      #""a": {"type": "Int", "generator": {"name": "number.int", "min": "x"}}"#, "wrong-parameter",
      #"'min' of 'number.int' is a whole number, not "x""#, 78
    ),
    (#""a": {"type": "Int", "values": [1, "two"]}"#, "unfit-value", #""two" is no Int"#, 75),
    (#""a": {"type": "Bool", "constant": 1}"#, "unfit-value", "1 is no Bool", 78),
  ]

  @Test(arguments: cases.indices)
  func saysWhatIsWrongAndWhere(_ index: Int) throws {
    let (fields, code, message, column) = Self.cases[index]
    let found = faults(try model(fields))
    #expect(found.map(\.code.name) == [code])
    #expect(found.first?.message == message)
    #expect(found.first?.location?.start.column == column)
    #expect(found.first?.path == "M.a")
  }

  @Test func saysAllOfItAtOnce() throws {
    let schema = try model(
      #""a": {"type": "String", "generator": "x.y"}, "b": {"type": "Int", "constant": "n"}"#
    )
    #expect(faults(schema).map(\.code.name) == ["unknown-generator", "unfit-value"])
  }

  @Test func namesTheModelThatWasMeant() throws {
    let found = faults(try model(#""a": "Int""#), model: "m2")
    #expect(found.map(\.code.name) == ["unknown-model"])
  }

  @Test func countsWhatAUniqueFieldCanBe() throws {
    let schema = try description(
      """
      {"stubschema": 1, "model": "ToDoItem", "fields": {
        "name": {"type": "String", "generator": "todo.status", "unique": true}}}
      """
    )
    #expect(faults(schema, model: "ToDoItem") { $0.count = 8 }.isEmpty)
    let found = faults(schema, model: "ToDoItem") { $0.count = 1_000 }
    #expect(found.map(\.code.name) == ["small-domain"])
    #expect(
      found.first?.message
        == "'name' of ToDoItem can be 8 different values, --count 1000 asks for more"
    )
    #expect(found.first?.location?.start.line == 2)
  }

  @Test func doubtsUniquenessThatNobodyCanPromise() throws {
    let schema = try model(#""a": {"type": "String", "generator": "lorem.words", "unique": true}"#)
    #expect(faults(schema).map(\.code.name) == ["not-unique"])
  }
}
