import Foundation
import StubKit
import SwiftData
import SwiftUI

struct ContentView: View {
  @Query private var items: [ToDoItem]
  @State private var provider = ToDoItemSorting.done
  @State private var order = SortOrder.forward

  var body: some View {
    NavigationStack {
      List(items.sorted(using: provider.sortKeys(order: order))) { item in
        ToDoItemRow(for: item)
      }
      .navigationTitle("To Do")
      .toolbar {
        SortMenu(provider: $provider.animation(), order: $order.animation())
      }
    }
  }
}

#Preview { ContentView().stubs(ToDoItem.self) }

#Preview(traits: .sizeThatFitsLayout) {
  WithStub(ToDoItem.self) { ToDoItemRow(for: $0) }
}
