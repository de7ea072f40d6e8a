import SwiftUI

struct ToDoItemRow: View {
  private let item: ToDoItem

  init(for item: ToDoItem) { self.item = item }

  var body: some View {
    Button {
      item.done.toggle()
    } label: {
      Label(item.name, systemImage: item.done ? "checkmark.circle" : "circle")
    }
    .buttonStyle(.plain)
  }
}
