import StubTesting
import XCTest

final class XCTestCaseTests: XCTestCase {
  private var store: StubContainer?

  override func setUpWithError() throws {
    store = try stubs(ToDoItem.self, count: 10, seed: 7)
  }

  func testGivesTheStubs() throws {
    let store = try XCTUnwrap(store)
    XCTAssertEqual(try store.count(ToDoItem.self), 10)
    let people = try stubs(Person.self, from: .file("Fixtures/people.json"))
    XCTAssertEqual(try people.first(Person.self).name, "Ada")
  }
}
