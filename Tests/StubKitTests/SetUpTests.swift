import Foundation
import StubKit
import Testing

/// Each test gets a container of its own, with one call in the set-up.
@Suite struct SetUpTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
  }

  @Test func hydratesTheTenItemsInTheirOrder() throws {
    let items = try store.fetch(ToDoItem.self)
    #expect(items.count == 10)
    #expect(items.first?.name == "Buy groceries")
    #expect(items.last?.name == "Prepare dinner")
    #expect(items[1].dueDate == Date(timeIntervalSinceReferenceDate: 746_258_400))
    #expect(items[3].dueDate == nil)
    #expect(try store.count(ToDoItem.self, where: #Predicate { $0.done }) == 5)
  }

  @Test(arguments: 0..<200)
  func seesNothingOfOtherTests(number: Int) throws {
    let items = try store.fetch(ToDoItem.self)
    #expect(items.allSatisfy { !$0.name.hasPrefix("Changed") })
    for item in items { item.name = "Changed by \(number)" }
    try store.delete(ToDoItem.self, where: #Predicate { $0.done })
    #expect(try store.count(ToDoItem.self) == 5)
    #expect(Set(try store.fetch(ToDoItem.self).map(\.name)) == ["Changed by \(number)"])
  }
}
