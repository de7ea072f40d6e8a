import Foundation
import StubKit
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

  @Test func namesTheSeedAndTheCommandThatRunsAnotherOne() throws {
    var payload = StubPayload(name: "Person.json, generated(count: 2, seed: 7)", data: Data())
    payload.seed = 7
    var report = FailureReport(of: try #require(Test.current))
    report.add(StubPayload(name: "people.json", data: Data()))
    #expect(report.note == nil)
    report.add(payload)
    report.add(payload)
    #expect(report.payloads.map(\.name) == ["people.json", payload.name])
    #expect(
      report.note == """
        The test had these stubs: Person.json, generated(count: 2, seed: 7). With others it runs by: \
        STUBGEN_SEED=8 swift test --filter \
        'StubTestingTests.AttachmentTests/namesTheSeedAndTheCommandThatRunsAnotherOne'
        """
    )
  }

  @Test(.stubs(Person.self, count: 2))
  func letsATestFailWithItsData() throws {
    let store = try StubContainer.current()
    let count = try store.count(Person.self)
    withKnownIssue { #expect(count == 3) }
  }
}
