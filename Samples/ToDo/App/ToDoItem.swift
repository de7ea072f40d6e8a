import Foundation
import SwiftData

@Model final class ToDoItem {
  var name = ""
  var done = false
  var dueDate: Date?
  var creationDate = Date.now

  init(name: String = "", done: Bool = false, dueDate: Date? = nil, creationDate: Date = .now) {
    self.name = name
    self.done = done
    self.dueDate = dueDate
    self.creationDate = creationDate
  }
}
