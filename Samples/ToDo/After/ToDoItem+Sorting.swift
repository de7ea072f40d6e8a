import StubKit

enum ToDoItemSorting: SortDescriptorProvider {
  case done, dueDate, name, creationDate

  var sortKey: SortKey<ToDoItem> {
    switch self {
    case .done: SortKey(\.done)
    case .dueDate: SortKey(\.dueDate)
    case .name: SortKey(\.name)
    case .creationDate: SortKey(\.creationDate)
    }
  }
}
