import Foundation
import StubKit
import ToDo

extension ToDoItem {
  /// What the list can be sorted by: the chosen property first, then the others as they stand here.
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
