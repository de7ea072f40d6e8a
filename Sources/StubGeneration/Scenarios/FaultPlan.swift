import StubJSON

/// The faults that records of a model can have, and which record has which.
///
/// The records walk through all of them, each once a round, each round in an order of its own; a
/// record that cannot have its fault has the next one.
struct FaultPlan: Sendable {
  /// The places and their faults; at least one.
  let sites: [FaultSite]
  /// The key that the order draws from.
  let root: UInt64

  /// A record with its fault.
  ///
  /// - Parameter record: The record without a fault, by index.
  func broken(
    _ index: Int,
    _ record: (Int) -> JSONValue
  ) -> (record: JSONValue, site: FaultSite)? {
    let count = sites.count
    guard count > 0 else { return nil }
    let spot = Spot(root: root, record: index).under(Self.hash)
    let rank = Int(truncatingIfNeeded: spot.rank(of: UInt64(count)).rank)
    let whole = record(index)
    for offset in 0..<count {
      let site = sites[(rank + offset) % count]
      let previous = previous(for: site, before: index, record)
      if let broken = site.applied(to: whole, previous: previous) { return (broken, site) }
    }
    return nil
  }

  private static let hash = StreamMixer.hash("fault")

  /// The record before, where a value of it is to be repeated and is not broken itself.
  private func previous(
    for site: FaultSite,
    before index: Int,
    _ record: (Int) -> JSONValue
  ) -> JSONValue? {
    guard site.fault.kind == .repeatedValue, index > 0,
      let former = broken(index - 1, record), former.site.topKey != site.topKey,
      !former.site.topKey.isEmpty
    else { return nil }
    return record(index - 1)
  }
}
