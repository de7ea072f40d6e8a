import StubValues

extension GeneratorCatalogue {
  /// People. Fields of one object show the same person.
  static let person: [CatalogueEntry] = [
    shown("person.fullName", "first and last name, as the locale writes them", isDistinct: true) {
      $0.appendFull($1.rank, to: &$2)
    },
    shown("person.firstName", "a first name") { $0.appendFirst($1.rank, to: &$2) },
    shown("person.lastName", "a last name") { $0.appendLast($1.rank, to: &$2) },
    list("person.middleName", "another first name", "first-names", "name"),
    shown("person.initials", "the first letters of the names") {
      $0.appendInitials($1.rank, to: &$2)
    },
    shown("person.username", "a name for signing in", isInexhaustible: true) { person, draw, text in
      var stream = draw.subject.stream(.order)
      let separators: StaticString = "._-"
      let separator = separators.withUTF8Buffer { $0[draw.round > 0 ? 2 : stream.index(2)] }
      person.appendAddress(draw.rank, separator: separator, to: &text)
      if draw.round > 0 { text.append(UInt(draw.round + 1)) }
    },
    shown("person.sex", "female, male or nonbinary") { person, draw, text in
      appendSex(person.sex(draw.rank), to: &text)
    },
    shown("person.gender", "a gender that fits the first name") { person, draw, text in
      appendSex(person.sex(draw.rank), to: &text)
    },
    shown("person.pronouns", "pronouns that fit the first name") { person, draw, text in
      switch person.sex(draw.rank) {
      case UInt8(ascii: "f"): text.append(literal: "she/her")
      case UInt8(ascii: "m"): text.append(literal: "he/him")
      default: text.append(literal: "they/them")
      }
    },
    CatalogueEntry("person.birthDate", "a birthday, 18 to 79 years ago", kind: .date) { request in
      let now = request.now
      var generator = Generator(.date, count: 0, subject: request.subject("person")) { draw, _ in
        .date(PersonSubject.birth(at: draw.subject, now: now))
      }
      generator.isDistinct = false
      return generator
    },
    CatalogueEntry(
      "person.age",
      "years since the birthday",
      kind: .integer,
      integerBounds
    ) { request in
      let now = request.now
      guard request.limits.isEmpty, request.parameters.isEmpty else {
        return request.numbers(18...79)
      }
      return Generator(.integer, count: 0, subject: request.subject("person")) { draw, _ in
        let birth = PersonSubject.birth(at: draw.subject, now: now)
        return .integer(PersonSubject.age(from: birth, to: now))
      }
    },
    CatalogueEntry("person.prefix", "a form of address that fits the first name") { request in
      let (person, prefixes) = (PersonSubject(request.shelf), request.vocabulary("prefixes"))
      let column = prefixes.column("sex")
      let sexes = (0..<prefixes.count).map { prefixes.firstByte($0, column: column) }
      let subject = request.subject("person")
      var generator = Generator(.text, count: person.count, subject: subject) { draw, text in
        let sex = person.sex(draw.rank)
        let fitting = sexes.indices.filter { sexes[$0] == sex || sexes[$0] == UInt8(ascii: "x") }
        guard !fitting.isEmpty else { return .text }
        var stream = draw.subject.stream(.order)
        // The usual ones stand first, doctors and professors behind them.
        let place = min(stream.index(fitting.count * 2), stream.index(fitting.count * 2))
        prefixes.append(fitting[place % fitting.count], to: &text)
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    CatalogueEntry("person.website", "the address of the person's pages", kind: .url) { request in
      let person = PersonSubject(request.shelf)
      var generator = Generator(.url, count: person.count, subject: request.subject("person")) {
        draw,
        text in
        text.append(literal: "https://")
        person.appendAddress(draw.rank, separator: UInt8(ascii: "-"), to: &text)
        text.append(literal: ".example.com")
        return .text
      }
      generator.isDistinct = false
      return generator
    },
    list("person.suffix", "what follows a name", "suffixes"),
    CatalogueEntry("person.jobTitle", "a job, in the form for the person's sex") { request in
      let (person, jobs) = (PersonSubject(request.shelf), request.vocabulary("job-titles"))
      guard jobs.hasColumn("feminine") else { return request.column("title", of: "job-titles") }
      let (feminine, subject) = (jobs.column("feminine"), request.subject("person"))
      return Generator(.text, count: UInt64(jobs.count), subject: request.subject("job-titles")) {
        draw,
        text in
        let rank = draw.object.under(subject).rank(of: person.count).rank
        let isFeminine = person.sex(rank) == UInt8(ascii: "f")
        jobs.append(Int(draw.rank), column: isFeminine ? feminine : 0, to: &text)
        return .text
      }
    },
    column("person.jobArea", "the field of the job", "area", of: "job-titles"),
    column("person.jobType", "the level of the job", "level", of: "job-titles"),
    list("person.bio", "a sentence about somebody", "bios"),
    list("person.nationality", "a nationality", "nationalities"),
    CatalogueEntry("person.bloodType", "a blood type, as often as it is") { request in
      let types = request.vocabulary("blood-types")
      let totals = (0..<types.count).reduce(into: [Double]()) { totals, entry in
        totals.append((totals.last ?? 0) + types.double(entry, column: 1))
      }
      return .text { _, stream, text in types.append(stream.weighted(totals), to: &text) }
    },
    figure("person.height", "a height in centimeters", 150...198, of: "person") { _ in
      Figure { PersonSubject.height(at: $0.subject) }
    },
    figure(
      "person.weight",
      "a weight in kilograms that goes with the height",
      48...112,
      of: "person",
      kind: .number
    ) { _ in
      Figure(decimals: 1) { PersonSubject.weight(at: $0.subject) }
    },
    CatalogueEntry("person.password", "a password that nobody uses") { _ in
      .text { _, stream, text in
        text.append(14, of: "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789-_!", &stream)
      }
    },
    shown("person.handle", "a name with @", isInexhaustible: true) { person, draw, text in
      appendHandle(person, draw, to: &text)
    },
  ]

  /// An entry that shows something of a person.
  static func shown(
    _ name: String,
    _ summary: String,
    isDistinct: Bool = false,
    isInexhaustible: Bool = false,
    _ append: @escaping @Sendable (PersonSubject, Draw, inout TextBuffer) -> Void
  ) -> CatalogueEntry {
    CatalogueEntry(name, summary) { request in
      let person = PersonSubject(request.shelf)
      var generator = Generator(.text, count: person.count, subject: request.subject("person")) {
        draw,
        text in
        append(person, draw, &text)
        return .text
      }
      generator.isDistinct = isDistinct || isInexhaustible
      generator.isInexhaustible = isInexhaustible
      return generator
    }
  }

  /// Appends a person's name for a social network.
  static func appendHandle(_ person: PersonSubject, _ draw: Draw, to text: inout TextBuffer) {
    text.append(UInt8(ascii: "@"))
    person.appendAddress(draw.rank, separator: UInt8(ascii: "_"), to: &text)
    if draw.round > 0 { text.append(UInt(draw.round + 1)) }
  }

  private static func appendSex(_ sex: UInt8, to text: inout TextBuffer) {
    switch sex {
    case UInt8(ascii: "f"): text.append(literal: "female")
    case UInt8(ascii: "m"): text.append(literal: "male")
    default: text.append(literal: "nonbinary")
    }
  }
}
