#if canImport(SwiftData)
  public import Foundation
  public import SwiftData

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension SortDescriptorProvider where Model: PersistentModel {
    /// The same as `sortKeys(order:)` for a query of SwiftData.
    ///
    /// - Throws: `StubError.notDescribable` with the cases whose keys SwiftData cannot sort by, or
    ///   traps on: `Bool`, enums, what is no stored property of the model itself, what puts absent
    ///   values at an end of its own. Sort what was fetched by `sortKeys(order:)` then.
    public func sortDescriptors(
      order: SortOrder? = nil
    ) throws -> [SortDescriptor<Model>] {
      let stored = Set(storedProperties(of: Model.self))
      let keys = sortKeys(order: order)
      let descriptors = keys.compactMap { key in
        key.isNatural && stored.contains(key.keyPath) ? key.descriptor : nil
      }
      guard descriptors.count == keys.count else {
        let providers = [self] + Self.tieBreakers.filter { $0 != self }
        let refused = zip(providers, keys).filter { _, key in
          !key.isNatural || !stored.contains(key.keyPath) || key.descriptor == nil
        }
        throw StubError.notDescribable(
          model: String(describing: Model.self),
          keys: refused.map(\.0.name)
        )
      }
      return descriptors
    }
  }
#endif
