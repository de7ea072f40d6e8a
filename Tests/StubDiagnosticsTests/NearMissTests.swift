import StubDiagnostics
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("minLenght", ["minLength", "maxLength"], "minLength"),
    ("creationdate", ["name", "creationDate"], "creationDate"),
    ("creation_date", ["creationDate"], "creationDate"),
    ("ToDoItm", ["Shop", "ToDoItem"], "ToDoItem"),
    ("hgih", ["low", "high"], "high"),
  ])
  func findsWhatWasMeant(name: String, candidates: [String], expected: String) {
    #expect(NearMiss.nearest(to: name, among: candidates) == expected)
  }

  @Test(arguments: [
    ("id", ["no", "at"]),
    ("colour", ["shape"]),
    ("", ["a"]),
    ("x", ["y"]),
  ])
  func proposesNothingFarFetched(name: String, candidates: [String]) {
    #expect(NearMiss.nearest(to: name, among: candidates) == nil)
  }

  @Test func ranksTheNearestFirst() {
    #expect(
      NearMiss.ranked("task", among: ["tasks2", "tusk", "tasks"]) == ["tusk", "tasks", "tasks2"]
    )
  }
}
