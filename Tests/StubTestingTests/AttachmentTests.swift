import Testing

@testable import StubTesting

@Suite struct AttachmentTests {
  @Test(arguments: [
    ("ToDoItem.json, generated(count: 10, seed: 7)", "ToDoItem-generated-count-10-seed-7.json"),
    ("/a/b/people.json", "people.json"), ("", "stubs.json"),
  ])
  func namesFiles(name: String, file: String) {
    #expect(FileName.of(name) == file)
  }

  @Test(.stubs(Person.self, count: 2))
  func letsATestFailWithItsData() throws {
    let store = try StubContainer.current()
    let count = try store.count(Person.self)
    withKnownIssue { #expect(count == 3) }
  }
}
