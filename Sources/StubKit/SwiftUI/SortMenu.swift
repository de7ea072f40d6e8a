#if canImport(SwiftUI) && !os(watchOS)
  public import Foundation
  public import SwiftUI

  /// A menu of the ways in which a list can be sorted.
  ///
  /// Choosing the current one again turns the order round; choosing another one begins with that
  /// one's default order.
  public struct SortMenu<Provider: SortDescriptorProvider>: View {
    @Binding private var provider: Provider
    @Binding private var order: SortOrder
    private let title: String

    /// A menu for a provider and an order.
    ///
    /// - Parameters:
    ///   - title: What the menu is called.
    ///   - provider: What is sorted by; animate the binding to animate the list.
    ///   - order: Forward or reverse.
    public init(
      _ title: String = "Sort",
      provider: Binding<Provider>,
      order: Binding<SortOrder>
    ) {
      self.title = title
      _provider = provider
      _order = order
    }

    /// The menu.
    public var body: some View {
      Menu {
        ForEach(Provider.allCases) { choice in
          Button {
            choose(choice)
          } label: {
            if choice == provider {
              Label(choice.title, systemImage: order == .forward ? "arrow.up" : "arrow.down")
            } else {
              Text(choice.title)
            }
          }
        }
      } label: {
        Label(title, systemImage: "arrow.up.arrow.down")
      }
    }

    private func choose(_ choice: Provider) {
      if choice == provider {
        order = order == .forward ? .reverse : .forward
      } else {
        provider = choice
        order = choice.defaultOrder
      }
    }
  }
#endif
