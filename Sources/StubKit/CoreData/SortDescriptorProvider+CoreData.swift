// Key-value coding is only where there is Objective-C.
#if canImport(CoreData)
  public import CoreData
  public import Foundation

  extension SortDescriptorProvider where Model: NSManagedObject {
    /// The same as `sortKeys(order:)` for a fetch request of Core Data, which sorts by `Bool`, too.
    ///
    /// - Throws: `StubError.notDescribable` with the cases whose keys a store cannot sort by:
    ///   those that are no attribute, and those that put absent values at an end of their own.
    public func managedSortDescriptors(order: SortOrder? = nil) throws -> [NSSortDescriptor] {
      let keys = sortKeys(order: order)
      let descriptors = keys.compactMap(\.managedDescriptor)
      guard descriptors.count == keys.count else {
        throw StubError.notDescribable(
          model: String(describing: Model.self),
          keys: keys.filter { $0.managedDescriptor == nil }.map { "\($0.keyPath)" }
        )
      }
      return descriptors
    }
  }

  extension SortKey {
    /// What Core Data sorts by, where the property has a name for Objective-C.
    fileprivate var managedDescriptor: NSSortDescriptor? {
      guard absence == .smallest, let name = keyPath._kvcKeyPathString else { return nil }
      return NSSortDescriptor(key: name, ascending: order == .forward)
    }
  }
#endif
