import Foundation
import SwiftData
import SwiftUI

/// A view of its own, because a query takes its descriptors when the view is made.
struct ToDoItemList: View {
  @Query private var items: [ToDoItem]

  init(sort descriptors: [SortDescriptor<ToDoItem>]) {
    _items = Query(sort: descriptors, animation: .default)
  }

  var body: some View {
    List(items) { item in
      ToDoItemRow(for: item)
    }
  }
}

struct ContentView: View {
  @State private var provider = ToDoItemSorting.done
  @State private var order = SortOrder.forward

  var body: some View {
    NavigationStack {
      ToDoItemList(sort: provider.descriptors(order: order))
        .navigationTitle("To Do")
        .toolbar {
          SortingMenu(provider: $provider.animation(), order: $order.animation())
        }
    }
  }
}

#Preview {
  ContentView()
    .modelContainer(PreviewData.shared.container)
}

#Preview(traits: .sizeThatFitsLayout) {
  ToDoItemRow(for: PreviewData.shared.item)
}
