import Foundation
import StubKit
import Testing
import ToDo

/// The order in which the list shows to-dos: open ones first, then by due date, name and creation.
extension ToDoItem {
  enum Order: String, SortDescriptorProvider {
    case done
    case dueDate
    case name
    case creationDate

    var sortKey: SortKey<ToDoItem> {
      switch self {
      case .done: SortKey(\.done)
      case .dueDate: SortKey(\.dueDate)
      case .name: SortKey(\.name)
      case .creationDate: SortKey(\.creationDate)
      }
    }
  }
}

@Suite struct ArticleDataTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(ToDoItem.self, from: .resource("Resources/ArticleData", in: .module))
  }

  @Test func hydratesTheTenToDos() throws {
    #expect(try store.count(ToDoItem.self) == 10)
  }

  @Test func sortsForward() throws {
    let names = try store.fetch(ToDoItem.self, sortBy: ToDoItem.Order.done.sortKeys()).map(\.name)
    #expect(names == [])
  }
}
