import Foundation
import StubKit
import Testing
import ToDo

/// The ten to-dos that were written by hand.
@Suite struct ArticleDataTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(ToDoItem.self, from: .file("ArticleData.json"))
  }

  /// Open ones first, those without a due date before those with one, then by name.
  static let forward = [
    "Buy groceries", "Schedule dentist appointment", "Read a book", "Call mom", "Exercise",
    "Complete homework", "Prepare dinner", "Walk the dog", "Pay bills", "Clean the house",
  ]

  @Test func sortsByDoneThenDueDateThenName() throws {
    let items = try store.fetch(ToDoItem.self, sort: ToDoItem.Order.done.sortKeys())
    #expect(items.map(\.name) == Self.forward)
  }

  @Test func sortsTheOtherWayRound() throws {
    let items = try store.fetch(
      ToDoItem.self,
      sort: ToDoItem.Order.done.sortKeys(order: .reverse)
    )
    #expect(items.map(\.name) == Self.forward.reversed())
  }

  @Test func findsWhatIsOpen() throws {
    let open = try store.fetch(ToDoItem.self) { !$0.done }
    #expect(open.count == 5)
  }

  @Test func keepsWhatAnotherTestDeletes() throws {
    try store.delete(ToDoItem.self)
    #expect(try store.count(ToDoItem.self) == 0)
  }
}
