import StubValues

/// The dates of one thing, each in its place: created, published, paid, shipped, delivered,
/// changed; due, expired; and the beginning and end of what it is about.
///
/// All of them follow from the subject's own stream, so they agree whichever of them a model has.
struct Timeline: Sendable {
  private let now: Int
  private var pace: TimelinePace
  private let isInvoice: Bool
  /// Whether it says when it is there: devices, sensors, people.
  private let isWatched: Bool
  private let span: @Sendable (Draw) -> Int
  /// The subject of timelines, where it is said of what the thing is an answer to; nil elsewhere.
  private let home: UInt64?

  /// The timelines of what a model is about.
  init(_ request: GeneratorRequest) {
    now = request.now.seconds
    pace = TimelinePace(request.context)
    isInvoice = request.context == .invoice
    isWatched = [.device, .sensor, .person, .employment].contains(request.context)
    span = Self.span(pace.length, request)
    home = Self.answers.contains(request.context) ? request.subject("timeline") : nil
  }

  /// How long what a thing is about takes, in seconds.
  private static func span(
    _ length: TimelinePace.Length,
    _ request: GeneratorRequest
  ) -> @Sendable (Draw) -> Int {
    switch length {
    case .quarters(let range): return { draw in number(of: draw, range) * 900 }
    case .days(let range): return { draw in number(of: draw, range) * DateWindow.day }
    case .entry(let name, let column):
      let vocabulary = request.vocabulary(name)
      guard vocabulary.hasColumn(column) else { return { draw in number(of: draw, 2...6) * 900 } }
      let position = vocabulary.column(column)
      let subject = request.subject(name)
      return { draw in
        let (rank, _) = draw.object.under(subject).rank(of: UInt64(vocabulary.count))
        return vocabulary.integer(Int(rank), column: position) * 60
      }
    case .flight:
      let routes = RouteSubject(request)
      let subject = request.subject("route")
      return { draw in routes.minutes(at: draw.object.under(subject)) * 60 }
    }
  }

  private static func number(of draw: Draw, _ range: ClosedRange<Int>) -> Int {
    var stream = draw.subject.attempt(9).stream()
    return stream.integer(range)
  }

  // MARK: What happened to it

  /// The moments that a thing is created in.
  var creation: DateWindow {
    let end = pace.isSent ? now - Self.sending * DateWindow.day : now
    return DateWindow(now - max(pace.past, 1) * DateWindow.day, end)
  }

  /// The days that it takes at most until something that was ordered has arrived.
  private static let sending = 6

  /// The moments from some days after the creation to others, where it is sent; nil elsewhere.
  private func days(_ first: Int, _ last: Int, after draw: Draw) -> DateWindow? {
    guard pace.isSent else { return nil }
    let start = created(draw)
    return DateWindow(start + first * DateWindow.day, start + last * DateWindow.day)
  }

  /// When the thing was created; of an answer to the thing around it, after that.
  func created(_ draw: Draw) -> Int {
    guard let home, let outer = draw.outer else { return moment(creation, draw, 1) }
    var other = self
    other.pace = TimelinePace(outer.context)
    let spot = outer.spot.under(home)
    let first = other.moment(other.creation, Draw(spot: spot, subject: spot, rank: 0, round: 0), 1)
    let last = min(first + Self.answering * DateWindow.day, now)
    return moment(DateWindow(first, last), draw, 1)
  }

  /// What answers the thing around it.
  private static let answers: Set<ModelContext?> = [
    .comment, .ticketComment, .review, .message, .notification, .log, .reading,
  ]

  /// Within how many days a thing is answered.
  private static let answering = 10

  /// When it was last changed: after it was created, and after everything else that happened to it
  /// but its end.
  func updated(_ draw: Draw) -> Int {
    let start = created(draw)
    let end = pace.spread.map { min(start + $0 * DateWindow.day, now) } ?? now
    return moment(days(5, 6, after: draw) ?? DateWindow(start, end), draw, 2)
  }

  /// When it was finished, read or answered: between its creation and its last change.
  func finished(_ draw: Draw) -> Int {
    moment(DateWindow(created(draw), updated(draw)), draw, 3)
  }

  /// When it came out: between its creation and its last change.
  func published(_ draw: Draw) -> Int {
    moment(DateWindow(created(draw), updated(draw)), draw, 10)
  }

  /// When it was paid: between its creation and its last change.
  func paid(_ draw: Draw) -> Int {
    moment(days(0, 0, after: draw) ?? DateWindow(created(draw), updated(draw)), draw, 11)
  }

  /// When it was sent off: after it was paid.
  func shipped(_ draw: Draw) -> Int {
    moment(days(1, 2, after: draw) ?? DateWindow(paid(draw), updated(draw)), draw, 12)
  }

  /// When it arrived: after it was sent off.
  func delivered(_ draw: Draw) -> Int {
    moment(days(3, 5, after: draw) ?? DateWindow(shipped(draw), updated(draw)), draw, 13)
  }

  /// When it was thrown away: after it was last changed.
  func deleted(_ draw: Draw) -> Int {
    moment(DateWindow(updated(draw), now), draw, 4)
  }

  /// Whether it is there at this moment.
  func isOnline(_ draw: Draw) -> Bool {
    var stream = draw.subject.attempt(16).stream()
    return stream.chance(0.6)
  }

  /// When somebody last came by: just now where it is there, else in the last days, and not before
  /// it was created.
  func lastSeen(_ draw: Draw) -> Int {
    if isOnline(draw), isWatched { return moment(DateWindow(now - 900, now), draw, 5) }
    let start = max(created(draw), now - 9 * DateWindow.day)
    return moment(DateWindow(start, now), draw, 5)
  }

  // MARK: What is to happen to it

  /// When it is due: within a month and a half of its creation; of an invoice, after two weeks or
  /// a month.
  func due(_ draw: Draw) -> Int {
    let start = created(draw)
    if isInvoice {
      var stream = draw.subject.attempt(6).stream()
      return start + [14, 30, 30, 30, 45][stream.index(5)] * DateWindow.day
    }
    let window = DateWindow(
      start + DateWindow.day,
      start + 40 * DateWindow.day,
      step: 900
    )
    return moment(window, draw, 6)
  }

  /// When it is expected to arrive: some days after it was sent off.
  func expected(_ draw: Draw) -> Int {
    let start = shipped(draw)
    return moment(DateWindow(start + 2 * DateWindow.day, start + 6 * DateWindow.day), draw, 14)
  }

  /// When it expires: a month to two years after its creation.
  func expires(_ draw: Draw) -> Int {
    let start = created(draw)
    let window = DateWindow(start + 30 * DateWindow.day, start + 730 * DateWindow.day)
    return moment(window, draw, 7)
  }

  /// When it renews itself: within the next year.
  func renews(_ draw: Draw) -> Int {
    moment(DateWindow(now + DateWindow.day, now + 365 * DateWindow.day), draw, 15)
  }

  // MARK: What it is about

  /// When what it is about begins: some weeks around now.
  func start(_ draw: Draw) -> Int {
    let window = DateWindow(
      now - pace.earliest * DateWindow.day,
      now + pace.latest * DateWindow.day,
      step: 900
    )
    return moment(window, draw, 8)
  }

  /// When what it is about ends: as much later as it takes.
  func end(_ draw: Draw) -> Int { start(draw) + max(span(draw), 60) }

  /// How long what it is about takes, in seconds.
  func duration(_ draw: Draw) -> Int { max(span(draw), 60) }

  /// The moments that a projection may be where the schema binds it to another date.
  func window(of name: String) -> DateWindow {
    switch name {
    case "date.due", "date.expires", "date.renews", "date.expected":
      DateWindow(now, now + 40 * DateWindow.day, step: 900)
    case "date.start", "date.end":
      DateWindow(
        now - pace.earliest * DateWindow.day,
        now + pace.latest * DateWindow.day,
        step: 900
      )
    default: creation
    }
  }

  private func moment(_ window: DateWindow, _ draw: Draw, _ number: Int) -> Int {
    var stream = draw.subject.attempt(number).stream()
    return window.draw(&stream).seconds
  }
}
