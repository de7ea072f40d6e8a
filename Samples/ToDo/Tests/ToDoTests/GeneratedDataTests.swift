import Foundation
import StubKit
import Testing
import ToDo

/// The to-dos that `stubgen generate ToDoItem` wrote.
@Suite struct GeneratedDataTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(ToDoItem.self, from: .file("ToDoItemPreviewsData.json"))
  }

  @Test func hydratesTenDifferentToDos() throws {
    let items = try store.fetch(ToDoItem.self)
    #expect(items.count == 10)
    #expect(Set(items.map(\.name)).count == 10)
  }

  @Test func keepsAnOrderInWhichEveryPropertyCounts() throws {
    let items = try store.fetch(ToDoItem.self, sort: ToDoItem.Order.done.sortKeys())
    for (former, latter) in zip(items, items.dropFirst()) {
      let isOrdered =
        former.done != latter.done
        ? !former.done
        : (former.dueDate ?? .distantPast) <= (latter.dueDate ?? .distantPast)
      #expect(isOrdered, "\(former.name) before \(latter.name)")
    }
    let mirrored = try store.fetch(
      ToDoItem.self,
      sort: ToDoItem.Order.done.sortKeys(order: .reverse)
    )
    #expect(mirrored.map(\.name) == items.map(\.name).reversed())
  }

  @Test func setsNoToDoDueBeforeItWasWrittenDown() throws {
    for item in try store.fetch(ToDoItem.self) {
      #expect((item.dueDate ?? .distantFuture) >= item.creationDate)
    }
  }
}
