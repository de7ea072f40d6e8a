import StubJSON
import StubValues

extension GeneratorCatalogue {
  /// Dates. Fields of one object show the same timeline: created, changed, due …
  static let date: [CatalogueEntry] = [
    moments("date.past", "a moment of the last year", [within]) {
      DateWindow($0.now.seconds - $0.seconds("within", default: 365), $0.now.seconds)
    },
    moments("date.recent", "a moment of the last two weeks", [within]) {
      DateWindow($0.now.seconds - $0.seconds("within", default: 14), $0.now.seconds)
    },
    moments("date.soon", "a moment of the next two weeks", [within]) {
      DateWindow($0.now.seconds, $0.now.seconds + $0.seconds("within", default: 14), step: 900)
    },
    moments("date.future", "a moment of the next year", [within]) {
      DateWindow($0.now.seconds, $0.now.seconds + $0.seconds("within", default: 365), step: 900)
    },
    moments(
      "date.between",
      "a moment of a range",
      [
        CatalogueParameter("from", .text, "the first moment, in ISO 8601"),
        CatalogueParameter("to", .text, "the last moment, in ISO 8601"),
      ]
    ) { request in
      let from = request.text("from").flatMap { Spelling.date(.iso8601).moment(of: .string($0)) }
      let to = request.text("to").flatMap { Spelling.date(.iso8601).moment(of: .string($0)) }
      let first = from?.seconds ?? request.now.seconds - 365 * DateWindow.day
      return DateWindow(first, to?.seconds ?? max(first, request.now.seconds))
    },
    projected("date.created", "when something came to be") { $0.created($1) },
    projected("date.updated", "when it was last changed, after all that happened to it") {
      $0.updated($1)
    },
    projected("date.finished", "when it was finished, read or answered") { $0.finished($1) },
    projected("date.published", "when it came out") { $0.published($1) },
    projected("date.paid", "when it was paid") { $0.paid($1) },
    projected("date.shipped", "when it was sent off, after it was paid") { $0.shipped($1) },
    projected("date.delivered", "when it arrived, after it was sent off") { $0.delivered($1) },
    projected("date.expected", "when it is expected, days after it was sent off") {
      $0.expected($1)
    },
    projected("date.deleted", "when it was thrown away, after the last change") { $0.deleted($1) },
    projected("date.lastSeen", "when somebody last came by") { $0.lastSeen($1) },
    projected("date.due", "when it is due, after it came to be") { $0.due($1) },
    projected("date.expires", "when it expires, after it came to be") { $0.expires($1) },
    projected("date.renews", "when it renews itself, within the next year") { $0.renews($1) },
    projected("date.start", "when what it is about begins") { $0.start($1) },
    projected("date.end", "when what it is about ends, as much later as it takes") { $0.end($1) },
    CatalogueEntry("date.birthDate", "a birthday, 18 to 79 years ago", kind: .date) { request in
      let now = request.now
      return Generator(.date, count: 0, subject: request.subject("person")) { draw, _ in
        .date(PersonSubject.birth(at: draw.subject, now: now))
      }
    },
    CatalogueEntry("date.month", "the name of a month") { named($0, "month", CivilNames.months) },
    CatalogueEntry("date.weekday", "the name of a day of the week") {
      named($0, "weekday", CivilNames.weekdays)
    },
    CatalogueEntry("date.year", "a year of the last decades", kind: .integer, integerBounds) {
      $0.numbers(1_985...2_024)
    },
    spanned("date.minutes", "minutes from the beginning to the end", 15...240, unit: 60),
    spanned("date.hours", "hours from the beginning to the end", 1...9, unit: 3_600),
    spanned("date.nights", "nights from the beginning to the end", 1...14, unit: DateWindow.day),
    CatalogueEntry(
      "date.release",
      "when something came out, in the last thirty years",
      kind: .date
    ) { request in
      let now = request.now
      var generator = Generator(.date, count: 0, subject: request.subject("release")) { draw, _ in
        .date(release(at: draw.subject, now: now))
      }
      generator.isDistinct = false
      return generator
    },
    figure("date.releaseYear", "the year of the release", 1_985...2_024, of: "release") { request in
      let now = request.now
      return Figure { CivilDateTime(release(at: $0.subject, now: now)).date.year }
    },
    clock("date.opening", "when a shop opens, 09:00") { 7 * 4 + $0.index(4) * 2 },
    clock("date.closing", "when a shop closes, 18:30") { 17 * 4 + $0.index(5) * 2 },
    clock("date.alarm", "when people get up, 06:45") { 5 * 4 + 2 + $0.index(14) },
    day("date.sunrise", "when the sun rises", from: 6 * 3_600, minutes: 90),
    day("date.sunset", "when the sun sets", from: 17 * 3_600, minutes: 180),
    timeOfDay("date.startTime", "the time at which it begins, 10:30") { $0.start($1) },
    timeOfDay("date.endTime", "the time at which it ends, 11:15") { $0.end($1) },
    CatalogueEntry("date.time", "a time of the day, 09:30") { _ in
      .text { _, stream, text in
        text.append(stream.integer(7...20), width: 2)
        text.append(UInt8(ascii: ":"))
        text.append(stream.index(4) * 15, width: 2)
      }
    },
    CatalogueEntry("date.day", "a day of the last year, 2024-11-03") { request in
      let window = DateWindow(request.now.seconds - 365 * DateWindow.day, request.now.seconds)
      return .text { _, stream, text in
        text.append(day: window.draw(&stream))
      }
    },
    CatalogueEntry("date.timestamp", "a moment in ISO 8601") { request in
      let window = DateWindow(request.now.seconds - 180 * DateWindow.day, request.now.seconds)
      return .text { _, stream, text in
        DateStrategy.iso8601.append(window.draw(&stream), to: &text)
      }
    },
    CatalogueEntry("date.epoch", "seconds since 1970", kind: .integer, integerBounds) { request in
      request.numbers(request.now.seconds - 180 * DateWindow.day...request.now.seconds)
    },
    CatalogueEntry("date.duration", "a length of time in seconds", kind: .integer, integerBounds) {
      $0.numbers(60...7_200)
    },
    CatalogueEntry("date.workday", "a day from Monday to Friday of the last month", kind: .date) {
      request in
      let end = request.now.seconds
      let window = DateWindow(end - 28 * DateWindow.day, end)
      return .open(.date) { draw, _ in
        var stream = draw.stream
        let moment = window.draw(&stream).seconds
        // The first day of 1970 was a Thursday.
        let weekday = (moment.flooredQuotient(by: DateWindow.day) + 3).flooredRemainder(by: 7)
        let back = max(weekday - 4, 0) * DateWindow.day
        return .date(Timestamp(seconds: moment - back))
      }
    },
  ]

  private static let within = CatalogueParameter("within", .span, "how far from now, at most")

  private static func moments(
    _ name: String,
    _ summary: String,
    _ parameters: [CatalogueParameter],
    _ window: @escaping @Sendable (GeneratorRequest) -> DateWindow
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: .date, parameters) { GeneratorRequest.dates(window($0)) }
  }

  private static func projected(
    _ name: String,
    _ summary: String,
    _ moment: @escaping @Sendable (Timeline, Draw) -> Int
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: .date) { request in
      let timeline = Timeline(request)
      var generator = Generator(.date, count: 0, subject: request.subject("timeline")) {
        draw,
        _ in
        .date(Timestamp(seconds: moment(timeline, draw)))
      }
      generator.dates = timeline.window(of: name)
      return generator
    }
  }

  private static func spanned(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    unit: Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "timeline", kind: .number) { request in
      let timeline = Timeline(request)
      let decimals = unit == 3_600 ? 2 : 0
      return Figure(decimals: decimals) { draw in
        timeline.duration(draw) * DecimalText.power(decimals) / unit
      }
    }
  }

  private static func timeOfDay(
    _ name: String,
    _ summary: String,
    _ moment: @escaping @Sendable (Timeline, Draw) -> Int
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let timeline = Timeline(request)
      return Generator(.text, count: 0, subject: request.subject("timeline")) { draw, text in
        let seconds = moment(timeline, draw).flooredRemainder(by: DateWindow.day)
        text.append(clock: seconds / 60)
        return .text
      }
    }
  }

  /// A time of the day, in quarters of an hour since midnight.
  private static func clock(
    _ name: String,
    _ summary: String,
    _ quarters: @escaping @Sendable (inout RandomStream) -> Int
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { _ in
      .text { _, stream, text in text.append(clock: quarters(&stream) * 15) }
    }
  }

  /// A moment of the day on which the thing begins.
  private static func day(
    _ name: String,
    _ summary: String,
    from second: Int,
    minutes: Int
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: .date) { request in
      let timeline = Timeline(request)
      return Generator(.date, count: 0, subject: request.subject("timeline")) { draw, _ in
        var stream = draw.stream
        let start = timeline.start(draw)
        let day = start - start.flooredRemainder(by: DateWindow.day)
        return .date(Timestamp(seconds: day + second + stream.index(minutes) * 60))
      }
    }
  }

  /// The day on which what stands at `subject` came out, at noon.
  private static func release(at subject: Spot, now: Timestamp) -> Timestamp {
    var stream = subject.stream(.variant)
    // The later of two draws: there is more of what is new.
    let days = min(stream.index(30 * 365), stream.index(30 * 365))
    let today = now.seconds.flooredQuotient(by: DateWindow.day)
    return Timestamp(seconds: (today - days) * DateWindow.day + DateWindow.day / 2)
  }

  private static func named(
    _ request: GeneratorRequest,
    _ kind: String,
    _ english: [StaticString]
  ) -> Generator {
    let names = request.shelf.own("months-weekdays")
    let entries = names.map { names in (0..<names.count).filter { names.text($0) == kind } } ?? []
    let count = entries.isEmpty ? english.count : entries.count
    var generator = Generator(.text, count: UInt64(count)) { draw, text in
      if let names, !entries.isEmpty {
        names.append(entries[Int(draw.rank)], column: 1, to: &text)
      } else {
        text.append(literal: english[Int(draw.rank)])
      }
      return .text
    }
    generator.isPermuted = false
    return generator
  }
}

/// The names of months and weekdays in English.
enum CivilNames {
  /// January first.
  static let months: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Monday first.
  static let weekdays: [StaticString] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}

extension TextBuffer {
  /// Appends minutes since midnight as `09:30`.
  mutating func append(clock minutes: Int) {
    append(minutes / 60, width: 2)
    append(UInt8(ascii: ":"))
    append(minutes % 60, width: 2)
  }

  /// Appends a day as `2024-11-03`.
  mutating func append(day moment: Timestamp) {
    let date = CivilDateTime(moment).date
    append(date.year, width: 4)
    append(UInt8(ascii: "-"))
    append(date.month, width: 2)
    append(UInt8(ascii: "-"))
    append(date.day, width: 2)
  }
}
