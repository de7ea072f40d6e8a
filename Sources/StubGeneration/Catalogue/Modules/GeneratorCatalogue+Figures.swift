extension GeneratorCatalogue {
  /// Numbers that agree with other numbers of their object.
  static let figures: [CatalogueEntry] = [
    bound("number.least", "the least of a range, below its greatest", .least),
    bound("number.middle", "what lies between the least and the greatest", .middle),
    bound("number.greatest", "the greatest of a range, above its least", .greatest),
    quota("number.limit", "how much there may be", .limit),
    quota("number.used", "how much of the limit is used", .used),
    quota("number.left", "how much of the limit is left", .left),
    CatalogueEntry(
      "number.position",
      "the place in the array around the object, from 1",
      kind: .integer,
      integerBounds
    ) { request in
      guard request.limits.isEmpty, request.parameters.isEmpty else {
        return request.numbers(1...24)
      }
      var generator = request.numbers(1...24)
      generator.bond = .position
      return generator
    },
    page("number.page", "the number of a page of results", 1...4) { $0.page },
    page("number.pageSize", "how many results a page has", 10...50) { $0.size },
    page("number.pageCount", "how many pages there are", 1...80) { $0.count },
    page("number.resultCount", "how many results there are on all pages", 20...2_000) { $0.total },
    season("sport.played", "games of a season so far", 8...34) { $0.played },
    season("sport.wins", "games won", 0...24) { $0.wins },
    season("sport.draws", "games that nobody won", 0...10) { $0.draws },
    season("sport.losses", "games lost", 0...24) { $0.losses },
    season("sport.points", "three for a win, one for a draw", 0...80) { $0.wins * 3 + $0.draws },
    season("sport.goalsFor", "goals scored", 8...90) { $0.goals },
    season("sport.goalsAgainst", "goals of the others", 8...90) { $0.conceded },
  ]

  // MARK: Ranges and limits

  private enum RangePart: Sendable { case least, middle, greatest, limit, used, left }

  private static func bound(_ name: String, _ summary: String, _ part: RangePart) -> CatalogueEntry
  {
    figure(name, summary, 0...100, of: "bounds", kind: .number, takes: numberBounds) { request in
      let range = request.decimals(0...100, 0)
      let width = Double(max(range.upper.addingClamped(-range.lower), 0))
      return Figure(decimals: range.decimals) { draw in
        var stream = draw.subject.stream(.variant)
        let (low, high) = (stream.unit() * 0.35, 0.55 + stream.unit() * 0.45)
        let middle = low + (high - low) * (0.3 + stream.unit() * 0.4)
        let share = part == .least ? low : part == .middle ? middle : high
        let value = range.lower.addingClamped(Int(width * share))
        // Large numbers of a range are round, as those that people write are.
        return width >= 20_000 ? value - value % 500 : value
      }
    }
  }

  private static func quota(_ name: String, _ summary: String, _ part: RangePart) -> CatalogueEntry
  {
    figure(name, summary, 10...100, of: "quota", kind: .number, takes: numberBounds) { request in
      let range = request.decimals(10...100, 0)
      let width = max(range.upper.addingClamped(-range.lower) / 20, 1)
      let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].last { $0 <= width } ?? 1
      let least = range.lower - range.lower % step
      return Figure(decimals: range.decimals) { draw in
        var stream = draw.subject.stream(.variant)
        let limit = max(least.addingClamped(step * stream.integer(0...20)), 1)
        let used = Int(Double(limit) * (0.08 + stream.unit() * 0.9))
        return part == .limit ? limit : part == .used ? used : limit - used
      }
    }
  }

  // MARK: Pages of results

  private struct Page: Sendable {
    let page: Int
    let size: Int
    let count: Int
    let total: Int

    init(_ subject: Spot) {
      var stream = subject.stream(.variant)
      size = [10, 20, 20, 25, 50][stream.index(5)]
      total = stream.integer(21...1_900)
      count = (total + size - 1) / size
      // Pages of one list follow each other from the first one.
      page = Int(truncatingIfNeeded: subject.ordinal % UInt64(max(count, 1))) + 1
    }
  }

  private static func page(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ value: @escaping @Sendable (Page) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "page") { _ in Figure { value(Page($0.subject)) } }
  }

  // MARK: Seasons

  private struct Season: Sendable {
    let played: Int
    let wins: Int
    let draws: Int
    let goals: Int
    let conceded: Int
    var losses: Int { played - wins - draws }

    init(_ subject: Spot) {
      var stream = subject.stream(.variant)
      played = stream.integer(14...30)
      wins = played * stream.integer(15...70) / 100
      draws = (played - wins) * stream.integer(10...50) / 100
      goals = wins * 2 + draws + stream.integer(2...12)
      conceded = (played - wins) * 2 - draws + stream.integer(2...12)
    }
  }

  private static func season(
    _ name: String,
    _ summary: String,
    _ natural: ClosedRange<Int>,
    _ value: @escaping @Sendable (Season) -> Int
  ) -> CatalogueEntry {
    figure(name, summary, natural, of: "season") { _ in Figure { value(Season($0.subject)) } }
  }
}
