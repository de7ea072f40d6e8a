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
    projected("date.updated", "when it was last changed, after it came to be") { $0.updated($1) },
    projected("date.finished", "when it was finished, sent or paid") { $0.finished($1) },
    projected("date.deleted", "when it was thrown away, after the last change") { $0.deleted($1) },
    projected("date.lastSeen", "when somebody last came by") { $0.lastSeen($1) },
    projected("date.due", "when it is due, after it came to be") { $0.due($1) },
    projected("date.expires", "when it expires, after it came to be") { $0.expires($1) },
    projected("date.start", "when what it is about begins") { $0.start($1) },
    projected("date.end", "when what it is about ends, hours after it begins") { $0.end($1) },
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
    moments("date.workday", "a weekday of the last month", []) {
      DateWindow($0.now.seconds - 30 * DateWindow.day, $0.now.seconds)
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
    _ moment: @escaping @Sendable (Timeline, Spot) -> Int
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary, kind: .date) { request in
      let timeline = Timeline(now: request.now, past: request.pastDays)
      var generator = Generator(.date, count: 0, subject: request.subject("timeline")) { draw, _ in
        .date(Timestamp(seconds: moment(timeline, draw.subject)))
      }
      generator.dates = timeline.window(of: name)
      return generator
    }
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
