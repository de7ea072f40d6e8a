// Decodes an array of to-dos, read whole, and prints how many seconds of the processor the decoding
// took, the reading of the file left out.
import Foundation

struct ToDoItem: Decodable {
  var name: String
  var done: Bool
  var dueDate: Date?
  var creationDate: Date
}

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let start = clock()
let items = try JSONDecoder().decode([ToDoItem].self, from: data)
let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
precondition(items.count > 0, "there are to-dos in the file")
print(seconds)
