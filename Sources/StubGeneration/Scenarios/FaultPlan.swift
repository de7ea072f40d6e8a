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
    let whole = record(index)
    for site in sites(of: index) {
      let previous = site.repeats ? source(for: site, before: index, record) : nil
      if let broken = site.applied(to: whole, previous: previous) { return (broken, site) }
    }
    return nil
  }

  /// The faults that a record may have, the first choice first.
  private func sites(of index: Int) -> some Sequence<FaultSite> {
    let count = sites.count
    let spot = Spot(root: root, record: index).under(Self.hash)
    let rank = Int(truncatingIfNeeded: spot.rank(of: UInt64(count)).rank)
    return (0..<count).lazy.map { sites[(rank + $0) % count] }
  }

  private static let hash = StreamMixer.hash("fault")

  // MARK: Repetitions

  /// How many records back a value is looked for that can be repeated.
  private static let farthest = 60

  /// The nearest record before of which a value can be repeated: one that is read in spite of its
  /// fault, and whose fault is elsewhere.
  private func source(
    for site: FaultSite,
    before index: Int,
    _ record: (Int) -> JSONValue
  ) -> JSONValue? {
    for former in stride(from: index - 1, through: max(index - Self.farthest, 0), by: -1) {
      let whole = record(former)
      guard let fault = plainFault(of: former, whole), fault.isReadable, !fault.topKey.isEmpty,
        fault.topKey != site.topKey
      else { continue }
      return whole
    }
    return nil
  }

  /// The fault of a record; nil where it may be a repetition itself.
  private func plainFault(of index: Int, _ whole: JSONValue) -> FaultSite? {
    for site in sites(of: index) {
      if site.repeats { return nil }
      if site.applied(to: whole, previous: nil) != nil { return site }
    }
    return nil
  }
}
