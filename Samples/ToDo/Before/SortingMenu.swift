import Foundation
import SwiftUI

struct SortingMenu<Provider: SortProvider>: View {
  @Binding private var provider: Provider
  @Binding private var order: SortOrder

  init(provider: Binding<Provider>, order: Binding<SortOrder>) {
    _provider = provider
    _order = order
  }

  var body: some View {
    Menu {
      ForEach(Provider.allCases) { choice in
        if choice == provider {
          currentButton
        } else {
          button(for: choice)
        }
      }
    } label: {
      Label("Sort", systemImage: "arrow.up.arrow.down")
    }
  }

  private var currentButton: some View {
    Button {
      order = order == .forward ? .reverse : .forward
    } label: {
      Label(provider.name, systemImage: order == .forward ? "arrow.up" : "arrow.down")
    }
  }

  private func button(for choice: Provider) -> some View {
    Button {
      provider = choice
      order = .forward
    } label: {
      Text(choice.name)
    }
  }
}
