import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import Testing

/// Keys of other records: they exist, and both sides of a relation agree.
@Suite struct RelationTests {
  /// A library: books of one author, tags on both sides, a tree of authors, friends.
  static let library = """
    {"stubschema": 1, "models": {
      "Author": {"count": 8, "fields": {
        "id": {"type": "Int", "generator": {"name": "number.index", "start": 100}},
        "books": {"type": "[UUID]", "references": "Book.id", "inverse": "Book.author"},
        "mentor": {"type": "Int?", "references": "Author.id", "inverse": "Author.pupils"},
        "pupils": {"type": "[Int]", "references": "Author.id"},
        "friends": {"type": "[Int]", "references": "Author.id", "inverse": "Author.friends"},
        "passport": {"type": "String?", "references": "Passport.number"}}},
      "Book": {"count": 30, "fields": {
        "id": "UUID",
        "author": {"type": "Int", "references": "Author.id"},
        "tags": {"type": "[Int]", "references": "Tag", "inverse": "Tag.books", "minItems": 1, "maxItems": 4}}},
      "Tag": {"count": 12, "fields": {
        "name": "String",
        "books": {"type": "[UUID]", "references": "Book.id"}}},
      "Passport": {"count": 5, "fields": {
        "number": {"type": "String", "pattern": "^[A-Z]{2}[0-9]{4}$", "unique": true},
        "owner": {"type": "Int", "references": "Author.id", "inverse": "Author.passport"}}}}}
    """
  static let counts = ["Author": 8, "Book": 30, "Tag": 12, "Passport": 5]

  private func all(
    _ model: String,
    seed: UInt64 = 0,
    _ scenario: Scenario = .typical
  ) throws -> [JSONValue] {
    try records(description(Self.library), Self.counts[model] ?? 0, model: model) { options in
      options.seed = seed
      options.scenario = scenario
      options.populations = Self.counts
    }
  }

  /// The links of a list, or of a single key, as `owner → other`.
  private func links(_ records: [JSONValue], _ key: String, _ own: String?) -> Set<[JSONValue]> {
    var links: Set<[JSONValue]> = []
    for (index, record) in records.enumerated() {
      let owner = own.flatMap { record.at($0) } ?? .number("\(index)")
      guard let value = record.at(key) else { continue }
      for other in value.elements ?? [value] { links.insert([owner, other]) }
    }
    return links
  }

  private func reversed(_ links: Set<[JSONValue]>) -> Set<[JSONValue]> {
    Set(links.map { Array($0.reversed()) })
  }

  @Test(arguments: [0, 1, 77] as [UInt64], [.typical, .minimal, .full, .long] as [Scenario])
  func holdsBothSidesToEachOther(_ seed: UInt64, _ scenario: Scenario) throws {
    let authors = try all("Author", seed: seed, scenario)
    let books = try all("Book", seed: seed, scenario)
    let tags = try all("Tag", seed: seed, scenario)
    let passports = try all("Passport", seed: seed, scenario)
    let written = links(books, "author", "id")
    #expect(written.count == 30)
    #expect(written == reversed(links(authors, "books", "id")))
    #expect(links(books, "tags", "id") == reversed(links(tags, "books", nil)))
    let held = links(passports, "owner", "number")
    #expect(held.count == 5)
    #expect(held == reversed(links(authors, "passport", "id")))
    #expect(links(authors, "mentor", "id") == reversed(links(authors, "pupils", "id")))
    #expect(links(authors, "mentor", "id").count == (scenario == .minimal ? 0 : 7))
    #expect(links(authors, "friends", "id") == reversed(links(authors, "friends", "id")))
  }

  @Test func keepsListsWithinTheirBoundsWithoutRepeating() throws {
    for book in try all("Book") {
      let tags = book.at("tags")?.elements ?? []
      #expect((1...4).contains(tags.count))
      #expect(Set(tags).count == tags.count)
    }
  }

  @Test func leavesOutTheParentOfTheFirstRecordOnly() throws {
    let authors = try all("Author")
    #expect(
      authors.map { $0.at("mentor")?.double }
        == [nil, 100, 100, 100, 101, 101, 101, 102]
    )
    #expect(authors[0].at("pupils") == .array(["101", "102", "103"].map { .number($0) }))
    #expect(authors[3].at("pupils") == .array([]))
  }

  @Test func drawsToManyReferencesWithoutRepeating() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"people": {"type": "[Int]", "references": "Person.id", "minItems": 2, "maxItems": 5},
                         "related": {"type": "[Int]", "references": "M"},
                         "guests": {"type": "Set<Int>", "references": "Person.id", "minItems": 6, "maxItems": 6}}},
        "Person": {"count": 6, "fields": {"id": "Int"}}}}
      """
    )
    for (index, record) in try records(schema, 200).enumerated() {
      let people = record.at("people")?.elements ?? []
      #expect((2...5).contains(people.count))
      #expect(Set(people).count == people.count)
      let guests = record.at("guests")?.elements?.compactMap(\.double).sorted()
      #expect(guests == [1, 2, 3, 4, 5, 6])
      for other in record.at("related")?.elements ?? [] {
        #expect(try #require(other.double) < Double(index))
      }
    }
  }

  @Test func refersToSomeRecordsMoreOftenUnderZipfsLaw() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"owner": {"type": "String", "references": "P.id", "distribution": "zipf"}}},
        "P": {"count": 20, "fields": {"id": {"type": "String", "pattern": "^[a-z]{3}$", "unique": true}}}}}
      """
    )
    let people = Set(try records(schema, 20, model: "P").compactMap { $0.at("id") })
    var frequencies: [JSONValue: Int] = [:]
    for record in try records(schema, 4_000) {
      let owner = try #require(record.at("owner"))
      #expect(people.contains(owner))
      frequencies[owner, default: 0] += 1
    }
    let sorted = frequencies.values.sorted(by: >)
    // 1/H(20) of 4,000 is 1,112; the second is half of that.
    #expect((1_000...1_220).contains(sorted[0]))
    #expect((480...640).contains(sorted[1]))
    #expect(sorted.count == 20)
  }

  @Test func refersToEveryRecordOnceWhereReferencesAreUnique() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"seat": {"type": "Int", "references": "Seat.id", "unique": true}}},
        "Seat": {"count": 24, "fields": {"id": "Int"}}}}
      """
    )
    let seats = try records(schema, 24).compactMap { $0.at("seat")?.double }.sorted()
    #expect(seats == (1...24).map(Double.init))
    let found = faults(schema) { $0.count = 25 }
    #expect(found.map(\.code.name) == ["small-domain"])
    #expect(
      found.first?.message == "'seat' of M can be 24 different values, --count 25 asks for more"
    )
  }

  @Test func respectsRelationsThatAreFixedByHand() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "Team": {"count": 3, "fields": {
          "id": "Int", "players": {"type": "[Int]", "references": "Player.id", "inverse": "Player.team"}}},
        "Player": {"count": 9, "fields": {"id": "Int", "team": {"type": "Int", "references": "Team.id"}},
          "records": {"0": {"team": 3}, "1": {"team": 3}, "2": {"team": 3}, "3": {"team": 3}}}}}
      """
    )
    let players = try records(schema, 9, model: "Player") { $0.populations = ["Team": 3] }
    let teams = try records(schema, 3, model: "Team") { $0.populations = ["Player": 9] }
    #expect(players.prefix(4).map { $0.at("team")?.double } == [3, 3, 3, 3])
    #expect(links(players, "team", "id") == reversed(links(teams, "players", "id")))
  }

  @Test func endsModelsThatContainThemselves() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {
        "id": {"type": "Int", "unique": true}, "children": "[M]", "next": "M?"}}}}
      """
    )
    func depth(_ value: JSONValue) -> Int {
      let inner = (value.at("children")?.elements ?? []) + [value.at("next")].compactMap(\.self)
      return 1 + (inner.map(depth).max() ?? 0)
    }
    for record in try records(schema, 30) { #expect((1...5).contains(depth(record))) }
  }

  // MARK: What cannot be

  @Test(arguments: [
    (
      #"{"type": "[Int]", "references": "C.id", "maxItems": 2}"#,
      #"{"type": "Int", "references": "P.id", "inverse": "P.list"}"#,
      "3 P with 2 'list' at most have room for 6, and there are 7 C"
    ),
    (
      #"{"type": "[Int]", "references": "C.id", "minItems": 3}"#,
      #"{"type": "Int", "references": "P.id", "inverse": "P.list"}"#,
      "3 P with 3 'list' at least need 9, and there are 7 C"
    ),
    (
      #"{"type": "[Int]", "references": "C.id", "maxItems": 1}"#,
      #"{"type": "[Int]", "references": "P.id", "inverse": "P.list", "minItems": 1}"#,
      "no links between 7 C and 3 P keep to 'minItems' and 'maxItems' of both 'up' and 'list'"
    ),
    (
      #"{"type": "Int", "references": "C.id"}"#,
      #"{"type": "Int", "references": "P.id", "inverse": "P.list"}"#,
      "3 P with 1 'list' at most have room for 3, and there are 7 C"
    ),
  ])
  func findsRelationsThatHaveNoRoom(_ list: String, _ up: String, _ message: String) throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "P": {"count": 3, "fields": {"id": "Int", "list": \(list)}},
        "C": {"fields": {"id": "Int",
          "up": \(up)}}}}
      """
    )
    let found = faults(schema, model: "C") { $0.count = 7 }
    #expect(found.map(\.code.name) == ["unmet-relation"])
    #expect(found.first?.message == message)
    #expect(found.first?.location?.start.line == 4)
  }

  @Test func findsReferencesThatLeadBackToThemselves() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"id": {"type": "Int", "references": "N.id"}}},
        "N": {"fields": {"id": {"type": "Int", "references": "M.id"}}}}}
      """
    )
    let found = faults(schema)
    #expect(found.map(\.code.name) == ["conflicting-words", "conflicting-words"])
    #expect(found.map(\.path) == ["M.id", "N.id"])
    #expect(found.first?.location?.start.line == 2)
  }

  @Test func findsListsThatAskForMoreRecordsThanThereAre() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"all": {"type": "[Int]", "references": "N",
          "minItems": 4}}},
        "N": {"count": 3, "fields": {"id": "Int"}}}}
      """
    )
    let found = faults(schema)
    #expect(found.map(\.code.name) == ["unmet-relation"])
    #expect(found.first?.message == "'all' of M refers to 4 of N at least, and there are 3")
    #expect(found.first?.location?.start.line == 3)
  }
}
