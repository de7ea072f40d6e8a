// https://developer.apple.com/documentation/swiftdata/query
// Apple's `@Query` is a macro over this structure; here the structure is the property wrapper.
public import Foundation
public import SwiftData

@MainActor @propertyWrapper public struct Query<Element: PersistentModel, Result> {
  private let descriptor: FetchDescriptor<Element>

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
