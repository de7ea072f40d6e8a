/// How the dates of a thing lie: to-dos are of these weeks, people's accounts of these years.
struct TimelinePace: Sendable {
  /// How far back the thing was created, at most, in days.
  var past = 180
  /// Within how many days of its creation everything about it happened; nil for until now.
  var spread: Int?
  /// Whether it is sent and arrives, days after it was ordered.
  var isSent = false
  /// How long what it is about takes.
  var length = Length.quarters(2...12)
  /// How many days before now what it is about begins, at most.
  var earliest = 20
  /// How many days after now what it is about begins, at most; negative where it is over by now.
  var latest = 45

  /// How long what a thing is about takes.
  enum Length: Sendable {
    /// So many quarters of an hour.
    case quarters(ClosedRange<Int>)
    /// So many days.
    case days(ClosedRange<Int>)
    /// As many minutes as a column of the entry says that the thing shows.
    case entry(String, column: String)
    /// As long as the flight takes.
    case flight
  }

  /// The pace of what a model is about.
  init(_ context: ModelContext?) {
    setPast(context)
    setSpread(context)
    setLength(context)
    setStart(context)
  }

  private mutating func setPast(_ context: ModelContext?) {
    switch context {
    case .todo, .message, .notification, .reading, .log, .conversation: past = 21
    case .event, .meeting, .appointment, .workout, .ticket, .comment, .ticketComment, .flight:
      past = 60
    case .order, .shipment, .transaction: past = 120
    case .person, .company, .shop, .account, .subscription, .repository, .plant: past = 3 * 365
    default: break
    }
  }

  private mutating func setSpread(_ context: ModelContext?) {
    switch context {
    case .message, .notification, .transaction: spread = 2
    case .order, .shipment: (spread, isSent) = (6, true)
    case .ticket, .todo: spread = 25
    case .invoice: spread = 40
    case .article, .comment, .ticketComment, .review: spread = 30
    default: break
    }
  }

  private mutating func setLength(_ context: ModelContext?) {
    switch context {
    case .workout: length = .entry("workouts", column: "minutes")
    case .meeting: length = .entry("calendar-events", column: "minutes")
    case .flight: length = .flight
    case .appointment: length = .quarters(1...3)
    case .sleep: length = .quarters(22...36)
    case .stay: length = .days(1...7)
    case .trip, .place: length = .days(2...14)
    case .course: length = .days(28...112)
    case .project, .coupon: length = .days(14...120)
    case .budget, .subscription, .account: length = .days(28...90)
    case .job, .person, .employment: length = .days(400...2_400)
    default: break
    }
  }

  private mutating func setStart(_ context: ModelContext?) {
    switch context {
    case .workout, .sleep: (earliest, latest) = (60, -1)
    case .trip, .place, .stay: (earliest, latest) = (60, 120)
    case .project, .course, .coupon: (earliest, latest) = (120, 60)
    case .budget, .subscription, .account: (earliest, latest) = (60, -1)
    case .job, .person, .employment: (earliest, latest) = (4_200, -2_400)
    case .weather: (earliest, latest) = (0, 10)
    default: break
    }
  }
}
