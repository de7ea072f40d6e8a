import StubDiagnostics
import StubJSON
import StubSchema
import StubValues

extension RecordInspector {
  /// Checks a date against the bounds of its field.
  mutating func checkDateBounds(_ slot: Int, _ index: Int, _ base: Int) {
    let node = slots[base + slot]
    let field = program.objects[index].fields.lowerBound + slot
    guard entries[node].kind != .null, let constraints = program.fields[field].constraints,
      let date = program.date(of: program.fields[field].value),
      let moment = seconds(node, date)
    else { return }
    let all = program.constraints[constraints].constraints
    if let bound = anchor(all.after, index, base) {
      check(moment, isAfter: true, bound, node, all.within)
    }
    if let bound = anchor(all.before, index, base) {
      let within = all.after == nil ? all.within : nil
      check(moment, isAfter: false, bound, node, within)
    }
  }

  /// The moment that a date is compared with, and what a message calls it.
  private struct Anchor {
    var seconds: Double
    var name: String
  }

  private func anchor(_ bound: DateBound?, _ index: Int, _ base: Int) -> Anchor? {
    switch bound {
    case nil: return nil
    case .now: return options.now.map { Anchor(seconds: Self.seconds($0), name: "now") }
    case .instant(let instant):
      return Anchor(seconds: Self.seconds(instant), name: day(Self.seconds(instant)))
    case .field(let name):
      let fields = program.objects[index].fields
      guard let field = fields.first(where: { program.fields[$0].name == name }) else { return nil }
      let node = slots[base + field - fields.lowerBound]
      guard node >= 0, entries[node].kind != .null,
        let date = program.date(of: program.fields[field].value),
        let moment = seconds(node, date)
      else { return nil }
      return Anchor(seconds: moment, name: "'\(program.fields[field].wireKey)'")
    }
  }

  private static func seconds(_ moment: Timestamp) -> Double {
    Double(moment.seconds) + Double(moment.nanoseconds) / 1e9
  }

  private mutating func check(
    _ moment: Double,
    isAfter: Bool,
    _ bound: Anchor,
    _ node: Int,
    _ within: CalendarSpan?
  ) {
    let isRight = isAfter ? moment >= bound.seconds : moment <= bound.seconds
    guard isRight else {
      doubt(
        .wrongDateOrder,
        node,
        "\(subject(node)) is \(shown(moment)): it cannot be \(isAfter ? "before" : "after") \(bound.name), \(shown(bound.seconds))"
      )
      return
    }
    guard let within, let anchor = Timestamp(secondsSinceOrigin: bound.seconds, origin: .epoch)
    else { return }
    let limit = Self.seconds(isAfter ? within.after(anchor) : within.before(anchor))
    guard isAfter ? moment > limit : moment < limit else { return }
    doubt(
      .dateTooFar,
      node,
      "\(subject(node)) is \(shown(moment)): it lies at most \(within) \(isAfter ? "after" : "before") \(bound.name), \(shown(bound.seconds))"
    )
  }

  /// A moment in UTC, to the second.
  private func shown(_ seconds: Double) -> String {
    guard let moment = Timestamp(secondsSinceOrigin: seconds, origin: .epoch) else {
      return "a moment beyond the calendar"
    }
    return DateStrategy.iso8601.text(of: moment.wholeSeconds)
  }
}
