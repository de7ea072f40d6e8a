import Foundation
import SwiftData

// A descriptor takes comparable properties only, so the standard library is patched.
extension Bool: @retroactive Comparable {
  /// False comes before true.
  public static func < (lhs: Bool, rhs: Bool) -> Bool { !lhs && rhs }
}

protocol SortProvider: CaseIterable, Identifiable, RawRepresentable
where RawValue == String, AllCases: RandomAccessCollection {
  associatedtype Model: PersistentModel

  func descriptors(order: SortOrder) -> [SortDescriptor<Model>]
}

extension SortProvider {
  var id: Self { self }
  var name: String { rawValue }
}

enum ToDoItemSorting: String, SortProvider {
  case done = "Done"
  case dueDate = "Due Date"
  case name = "Name"
  case creationDate = "Creation Date"

  // Each case repeats the others as tie-breakers.
  func descriptors(order: SortOrder) -> [SortDescriptor<ToDoItem>] {
    let done = SortDescriptor(\ToDoItem.done, order: order)
    let dueDate = SortDescriptor(\ToDoItem.dueDate, order: order)
    let name = SortDescriptor(\ToDoItem.name, order: order)
    let creationDate = SortDescriptor(\ToDoItem.creationDate, order: order)
    switch self {
    case .done: return [done, dueDate, name, creationDate]
    case .dueDate: return [dueDate, done, name, creationDate]
    case .name: return [name, done, dueDate, creationDate]
    case .creationDate: return [creationDate, done, dueDate, name]
    }
  }
}
