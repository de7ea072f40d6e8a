#if canImport(CoreData)
  public import CoreData
  public import Foundation

  extension SortDescriptorProvider where Model: NSManagedObject {
    /// The same as `sortKeys(order:)` for a fetch request of Core Data, which sorts by `Bool`, too.
    ///
    /// - Throws: `StubError.notDescribable` with the cases whose keys a store cannot sort by:
    ///   those that are no attribute, compare in a way of their own, or put absent values at an
    ///   end of their own.
    public func managedSortDescriptors(order: SortOrder? = nil) throws -> [NSSortDescriptor] {
      let keys = sortKeys(order: order)
      let descriptors = keys.compactMap(\.managedDescriptor)
      guard descriptors.count == keys.count else {
        let providers = [self] + Self.tieBreakers.filter { $0 != self }
        throw StubError.notDescribable(
          model: String(describing: Model.self),
          keys: providers.filter { $0.sortKey.managedDescriptor == nil }.map(\.name)
        )
      }
      return descriptors
    }
  }

  extension SortKey {
    /// What Core Data sorts by, where the property has a name for Objective-C.
    ///
    /// `NSSortDescriptor(keyPath:ascending:)` traps on a key path without such a name, so it is
    /// asked for first.
    fileprivate var managedDescriptor: NSSortDescriptor? {
      guard isNatural, absence == .smallest, let name = keyPath._kvcKeyPathString else {
        return nil
      }
      return NSSortDescriptor(key: name, ascending: order == .forward)
    }
  }
#endif
