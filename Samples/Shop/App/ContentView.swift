import CoreData
import SwiftUI

struct ContentView: View {
  let store: ShopKeeper

  var body: some View {
    List {
      ForEach(store.list, id: \.objectID) { shop in
        VStack(alignment: .leading) {
          Text(shop.name).font(.headline)
          Text(shop.comment ?? "").font(.caption)
        }
      }
    }
  }
}
