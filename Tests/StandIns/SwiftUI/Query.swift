// https://developer.apple.com/documentation/swiftdata/query
// https://developer.apple.com/documentation/swiftdata/query()
// https://developer.apple.com/documentation/swiftdata/query(filter:sort:animation:)
public import Foundation
public import SwiftData

@MainActor public struct Query<Element: PersistentModel, Result> {
  private let descriptor: FetchDescriptor<Element>

  public init() where Result == [Element] { descriptor = FetchDescriptor() }

  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) where Result == [Element] {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  public var wrappedValue: Result {
    let context = StandInCanvas.current?.container?.mainContext
    let models = (try? context?.fetch(descriptor)) ?? []
    return models as! Result
  }
}

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil,
  sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation = .default
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
