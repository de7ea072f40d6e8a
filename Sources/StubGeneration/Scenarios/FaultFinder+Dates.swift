import StubJSON
import StubSchema
import StubValues

extension FaultFinder {
  /// Adds the faults of a date against its bounds, where no other date is bound to it.
  mutating func addDateFaults(
    of entry: ObjectField,
    among fields: [ObjectField],
    _ use: FaultUse
  ) {
    let constraints = entry.field.constraints
    let name = entry.field.name
    let isAnchor = fields.contains {
      $0.field.constraints.after == .field(name) || $0.field.constraints.before == .field(name)
    }
    guard description.resolved(entry.field.type).unwrapped == .scalar(.date), !isAnchor else {
      return
    }
    let (after, before) = (constraints.after, constraints.before)
    if let anchor = anchor(after, fields) {
      add(
        .wrongDateOrder,
        use,
        moved(entry.coding.dates, anchor) { $0.advanced(bySeconds: -Self.days) }
      )
    } else if let anchor = anchor(before, fields) {
      add(
        .wrongDateOrder,
        use,
        moved(entry.coding.dates, anchor) { $0.advanced(bySeconds: Self.days) }
      )
    }
    guard let within = constraints.within else { return }
    if before == nil, let anchor = anchor(after, fields) {
      add(
        .dateTooFar,
        use,
        moved(entry.coding.dates, anchor) { within.after($0).advanced(bySeconds: Self.days) }
      )
    }
    if after == nil, let anchor = anchor(before, fields) {
      add(
        .dateTooFar,
        use,
        moved(entry.coding.dates, anchor) { within.before($0).advanced(bySeconds: -Self.days) }
      )
    }
  }

  /// Two days, in seconds: enough to show where only days are written.
  private static let days = 2 * DateWindow.day

  /// Where the moment comes from that a date is compared with.
  private enum Anchor: Sendable {
    case moment(Timestamp)
    case key(String, DateStrategy)
  }

  private func anchor(_ bound: DateBound?, _ fields: [ObjectField]) -> Anchor? {
    switch bound {
    case .instant(let moment): return .moment(moment)
    case .field(let name):
      guard let entry = fields.first(where: { $0.field.name == name }) else { return nil }
      return .key(entry.wireKey, entry.coding.dates)
    // Only the user of validation says when now is.
    case .now, nil: return nil
    }
  }

  /// A change to the date that `move` makes of the anchor.
  private func moved(
    _ strategy: DateStrategy,
    _ anchor: Anchor,
    _ move: @escaping @Sendable (Timestamp) -> Timestamp
  ) -> @Sendable (JSONValue, FaultSite.Surroundings) -> JSONValue? {
    { _, surroundings in
      let start: Timestamp?
      switch anchor {
      case .moment(let moment): start = moment
      case .key(let key, let strategy):
        start = surroundings.object?[key].flatMap { strategy.moment(of: $0) }
      }
      guard let moment = start.map({ move($0) }) else { return nil }
      let text = strategy.text(of: moment)
      let value: JSONValue = strategy.writesNumbers ? .number(text) : .string(text)
      guard let read = strategy.moment(of: value),
        abs(read.seconds - moment.seconds) < DateWindow.day
      else { return nil }
      return value
    }
  }
}
