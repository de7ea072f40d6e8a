import Foundation

// `@Model` makes no Codable, so each property is named three times.
extension ToDoItem: Codable {
  private enum CodingKeys: CodingKey {
    case name
    case done
    case dueDate
    case creationDate
  }

  convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      done: try values.decode(Bool.self, forKey: .done),
      dueDate: try values.decodeIfPresent(Date.self, forKey: .dueDate),
      creationDate: try values.decode(Date.self, forKey: .creationDate)
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(done, forKey: .done)
    try values.encodeIfPresent(dueDate, forKey: .dueDate)
    try values.encode(creationDate, forKey: .creationDate)
  }
}
