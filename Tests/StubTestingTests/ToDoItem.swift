import Foundation

final class ToDoItem: Codable {
  var name: String
  var done: Bool
  var dueDate: Date?
  let creationDate: Date
}

struct Person: Codable, Equatable {
  var name: String
  var age: Int
}
