import Foundation

/// Something to do, with the day by which it should be done.
public final class ToDoItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case done
    case dueDate
    case creationDate
  }

  /// What is to be done.
  public var name: String
  /// Whether it is.
  public var done: Bool
  /// When it should be, if that is settled.
  public var dueDate: Date?
  /// When it was written down.
  public let creationDate: Date

  /// Something to do.
  public init(name: String, done: Bool = false, dueDate: Date? = nil, creationDate: Date) {
    self.name = name
    self.done = done
    self.dueDate = dueDate
    self.creationDate = creationDate
  }
}
