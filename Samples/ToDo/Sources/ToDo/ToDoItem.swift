import Foundation

/// Something to do, with the day by which it should be done.
public final class ToDoItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case done
    case dueDate
    case creationDate
  }

  public var name: String
  public var done: Bool
  public var dueDate: Date?
  public let creationDate: Date

  public init(name: String, done: Bool = false, dueDate: Date? = nil, creationDate: Date) {
    self.name = name
    self.done = done
    self.dueDate = dueDate
    self.creationDate = creationDate
  }
}
