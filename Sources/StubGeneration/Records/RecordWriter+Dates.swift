import StubJSON
import StubValues

extension RecordWriter {
  /// The moment, in seconds since 1970, of the date with the bounds at `bounds`, drawn at `spot`.
  func moment(_ bounds: Int, at spot: Spot, in frame: Frame) -> Int {
    let plan = program.objects[frame.object].dates[bounds]
    let range = range(of: plan, in: frame)
    if !plan.isBound, let natural = natural(plan, at: spot, in: frame), range.admits(natural) {
      return natural
    }
    if !program.rounds.isEmpty {
      return spot.rank(of: 2).rank == 0 ? range.window.lower : range.window.upper
    }
    var stream = spot.stream()
    let share = plan.curve?.share(&stream) ?? stream.unit()
    return range.window.seconds(share, stream.unit())
  }

  /// The moment that the date would have if no other one were bound to it.
  private func natural(_ plan: Fixed<DatePlan>, at spot: Spot, in frame: Frame) -> Int? {
    let field = program.objects[frame.object].fields[plan.field]
    guard case .value(let value) = program.nodes[program.single(field.node)] else { return nil }
    var unused: TextBuffer = []
    let drawn = value.generator.value(
      at: spot,
      in: frame.spot,
      around: frame.outer,
      into: &unused
    )
    guard case .date(let moment) = drawn else { return nil }
    return moment.seconds
  }

  /// The moment of a date that another one is bound to: what is given for it, or what is drawn.
  private func anchor(_ date: Int, in frame: Frame) -> Int {
    let object = program.objects[frame.object]
    let field = object.fields[object.dates[date].field]
    if let moment = given(field, in: frame) { return moment }
    var spot = frame.spot.under(field.hash)
    _ = absence(of: field, at: &spot, in: frame)
    return moment(date, at: spot, in: frame)
  }

  private func given(_ field: Fixed<FieldPlan>, in frame: Frame) -> Int? {
    guard let value = frame.given(field) else { return nil }
    guard case .value(let plan) = program.nodes[program.single(field.node)] else { return nil }
    // Beyond these years no other date follows from it, and the arithmetic would not end well.
    return (plan.spelling.moment(of: value)?.seconds).flatMap {
      DatePlan.calendar.contains($0) ? $0 : nil
    }
  }

  /// The moments that a date may be, once the dates that it is bound to are known.
  private func range(of plan: Fixed<DatePlan>, in frame: Frame) -> DateRange {
    if plan.isFree, frame.given.isEmpty {
      return DateRange(window: plan.window, least: plan.least, greatest: plan.greatest)
    }
    var window = plan.window
    var least = plan.least
    var greatest = plan.greatest
    var isFollowing = false
    for link in plan.lower {
      let moment = anchor(link.date, in: frame)
      if moment > least || !isFollowing { window.lower = moment }
      least = max(least, moment)
      isFollowing = true
      let limit = link.within?.after(Timestamp(seconds: moment)).seconds
      if let limit { greatest = min(greatest, limit) }
      window.upper = limit ?? max(window.upper, moment + DatePlan.follow)
    }
    for link in plan.upper {
      let moment = anchor(link.date, in: frame)
      greatest = min(greatest, moment)
      if let limit = link.within?.before(Timestamp(seconds: moment)).seconds {
        least = max(least, limit)
        if plan.lower.isEmpty { window.lower = limit }
      } else if plan.lower.isEmpty {
        window.lower = min(window.lower, moment - DatePlan.follow)
      }
      window.upper = moment
    }
    if !frame.given.isEmpty {
      let (first, last) = givenBounds(of: plan, in: frame)
      (least, greatest) = (max(least, first), min(greatest, last))
      if least > greatest, first > .min || last < .max {
        // What is given lies where no generated record would, and counts for more.
        least = first > .min ? first : last - DatePlan.follow
        greatest = last < .max ? last : first + DatePlan.follow
        (window.lower, window.upper) = (least, greatest)
      }
    }
    greatest = max(greatest, least)
    let drawn = DateWindow(
      max(window.lower, least),
      min(window.upper, greatest),
      step: window.step,
      isAroundTheClock: window.isAroundTheClock
    )
    return DateRange(window: drawn.clamped(least, greatest), least: least, greatest: greatest)
  }

  /// What given dates of the object leave for a date that they are bound to, directly or by way of
  /// others that are not given.
  private func givenBounds(of plan: Fixed<DatePlan>, in frame: Frame) -> (Int, Int) {
    let object = program.objects[frame.object]
    var bounds = object.dates.map { date -> (least: Int, greatest: Int) in
      given(object.fields[date.field], in: frame).map { ($0, $0) } ?? (.min, .max)
    }
    for _ in object.dates.indices {
      for (index, date) in object.dates.enumerated() {
        for link in date.lower {
          tighten(&bounds, earlier: link.date, later: index, link.within, false)
        }
        for link in date.upper {
          tighten(&bounds, earlier: index, later: link.date, link.within, true)
        }
      }
    }
    return object.dates.firstIndex { $0.field == plan.field }.map { bounds[$0] } ?? (.min, .max)
  }

  private func tighten(
    _ bounds: inout [(least: Int, greatest: Int)],
    earlier: Int,
    later: Int,
    _ within: CalendarSpan?,
    _ isBackward: Bool
  ) {
    bounds[earlier].greatest = min(bounds[earlier].greatest, bounds[later].greatest)
    bounds[later].least = max(bounds[later].least, bounds[earlier].least)
    guard let within else { return }
    if bounds[earlier].greatest < .max {
      let limit = within.after(Timestamp(seconds: bounds[earlier].greatest)).seconds
      bounds[later].greatest = min(bounds[later].greatest, limit)
    }
    if bounds[later].least > .min {
      let limit = within.before(Timestamp(seconds: bounds[later].least)).seconds
      bounds[earlier].least = max(bounds[earlier].least, limit)
    }
  }
}

/// The moments that a date is drawn from, and those that it may be.
private struct DateRange {
  var window: DateWindow
  var least: Int
  var greatest: Int

  /// Whether the date may be at a moment.
  func admits(_ moment: Int) -> Bool { least <= moment && moment <= greatest }
}

extension DatePlan {
  /// How far a date is from one that it follows where nothing says it: 45 days, in seconds.
  static let follow = 45 * DateWindow.day

  /// The years that a given date can be in to bind others: from about -10,000 to 12,000.
  static let calendar = -377_705_116_800...315_569_433_600
}
