import Foundation
import StubKit

/// The article's model, as a class.
final class ToDoItem: Codable {
  var name: String
  var done: Bool
  var dueDate: Date?
  let creationDate: Date
}

/// The article's four ways to sort.
enum ToDoItemOrder: String, SortDescriptorProvider {
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
