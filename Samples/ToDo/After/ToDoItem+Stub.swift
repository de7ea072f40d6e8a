import Foundation
import StubKit

// What `stubgen scaffold codable ToDoItem` writes.
extension ToDoItem: StubRepresentable {
  struct Stub: Codable {
    var name: String
    var done: Bool
    var dueDate: Date?
    var creationDate: Date
  }

  convenience init(stub: Stub) {
    self.init(
      name: stub.name,
      done: stub.done,
      dueDate: stub.dueDate,
      creationDate: stub.creationDate
    )
  }
}
