import StubKit
import SwiftUI

#Preview {
  WithManagedStubs(ShopModel.self, model: ShopCore.model, from: .dataAsset("ShopModel")) { shops in
    ContentView(store: ShopKeeper(list: shops))
  }
}
