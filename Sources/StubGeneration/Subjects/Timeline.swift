import StubValues

/// The dates of one thing, each in its place: created, changed, finished; due, expired; and the
/// beginning and end of what it is about.
///
/// All of them follow from the subject's own stream, so they agree whichever of them a model has.
struct Timeline: Sendable {
  private let now: Int
  private let past: Int

  /// Timelines that begin up to `past` days before `now`.
  init(now: Timestamp, past: Int) {
    self.now = now.seconds
    self.past = max(past, 1) * DateWindow.day
  }

  /// The moments that a thing is created in.
  var creation: DateWindow { DateWindow(now - past, now) }

  /// When the thing at a subject was created.
  func created(_ subject: Spot) -> Int {
    draw(creation, subject, 1)
  }

  /// When it was last changed: after it was created.
  func updated(_ subject: Spot) -> Int {
    draw(DateWindow(created(subject), now), subject, 2)
  }

  /// When it was finished, sent, paid: after it was created.
  func finished(_ subject: Spot) -> Int {
    draw(DateWindow(created(subject), now), subject, 3)
  }

  /// When it was thrown away: after it was last changed.
  func deleted(_ subject: Spot) -> Int {
    draw(DateWindow(updated(subject), now), subject, 4)
  }

  /// When somebody last came by: in the last days, and not before it was created.
  func lastSeen(_ subject: Spot) -> Int {
    let start = max(created(subject), now - 9 * DateWindow.day)
    return draw(DateWindow(start, now), subject, 5)
  }

  /// When it is due: within a month and a half of its creation.
  func due(_ subject: Spot) -> Int {
    let start = created(subject)
    return draw(
      DateWindow(start + DateWindow.day, start + 40 * DateWindow.day, step: 900),
      subject,
      6
    )
  }

  /// When it expires: a month to two years after its creation.
  func expires(_ subject: Spot) -> Int {
    let start = created(subject)
    let window = DateWindow(start + 30 * DateWindow.day, start + 730 * DateWindow.day)
    return draw(window, subject, 7)
  }

  /// When what it is about begins: some weeks around now.
  func start(_ subject: Spot) -> Int {
    let window = DateWindow(now - 20 * DateWindow.day, now + 45 * DateWindow.day, step: 900)
    return draw(window, subject, 8)
  }

  /// When what it is about ends: half an hour to three hours after it began.
  func end(_ subject: Spot) -> Int {
    var stream = subject.attempt(9).stream()
    return start(subject) + (2 + stream.index(11)) * 900
  }

  /// The moments that a projection may be where the schema binds it to another date.
  func window(of name: String) -> DateWindow {
    switch name {
    case "date.due", "date.expires":
      DateWindow(now, now + 40 * DateWindow.day, step: 900)
    case "date.start", "date.end":
      DateWindow(now - 20 * DateWindow.day, now + 45 * DateWindow.day, step: 900)
    default: creation
    }
  }

  private func draw(_ window: DateWindow, _ subject: Spot, _ number: Int) -> Int {
    var stream = subject.attempt(number).stream()
    return window.draw(&stream).seconds
  }
}
