import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import Testing

/// How values spread, how long collections get, and records with all kinds of keys in them.
@Suite struct SpreadTests {
  private func numbers(_ field: String, _ count: Int = 2_000) throws -> [Double] {
    try records(model(#""a": \#(field)"#), count).compactMap { $0.at("a")?.double }
  }

  @Test(arguments: [
    (#"{"name": "normal", "mean": 36.6, "deviation": 0.5}"#, 36.5...36.7),
    (#"{"name": "exponential", "mean": 31}"#, 30.9...31.1),
    (#"{"name": "normal", "mean": 41}"#, 39.8...40.1),
    (#""uniform""#, 35.9...36.2),
  ])
  func centresNumbersOnTheirMean(_ distribution: String, _ expected: ClosedRange<Double>) throws {
    let values = try numbers(
      #"{"type": "Double", "minimum": 30, "maximum": 42, "distribution": \#(distribution)}"#
    )
    #expect(values.allSatisfy { (30...42).contains($0) })
    #expect(expected.contains(values.reduce(0, +) / Double(values.count)))
  }

  @Test func followsZipfsLawFromTheFirstToTheLast() throws {
    let values = try numbers(
      #"{"type": "Int", "minimum": 1, "maximum": 4, "distribution": "zipf"}"#,
      5_000
    )
    let shares = (1...4).map { value in values.count { $0 == Double(value) } }
    // 12/25 of all, and the half, the third and the fourth of that.
    let expected = [2_400, 1_200, 800, 600]
    for (share, expected) in zip(shares, expected) { #expect(abs(share - expected) < 120) }
    let wide = try numbers(
      #"{"type": "Int", "minimum": 1, "maximum": 1000000, "distribution": "zipf"}"#
    )
    // The sum of 1/k up to a million is 14.39, up to a thousand 7.49.
    #expect((900...1_200).contains(wide.count { $0 <= 1_000 }))
    #expect(wide.contains { $0 > 300_000 })
  }

  @Test(arguments: [
    (#""before": "now", "within": "10d""#, 0.2), (#""after": "start", "within": "10d""#, 0.8),
  ])
  func spreadsDatesWithinTheirBounds(_ bounds: String, _ mean: Double) throws {
    let schema = try model(
      """
      "start": {"type": "Date", "before": "now"},
      "a": {"type": "Date", \(bounds), "distribution": {"name": "normal", "mean": \(mean), "deviation": 0.05}}
      """
    )
    let shares = try records(schema, 500).map { record in
      let start = try #require(record.at("start")?.double)
      let first = bounds.contains("now") ? ToDoItemTests.now - 864_000 : start
      return (try #require(record.at("a")?.double) - first) / 864_000
    }
    #expect(shares.allSatisfy { (0...1).contains($0) })
    #expect(abs(shares.reduce(0, +) / 500 - mean) < 0.06)
    #expect(shares.count { abs($0 - mean) < 0.2 } > 480)
  }

  @Test(arguments: [
    (
      #"{"type": "Int", "minimum": 0, "maximum": 9, "distribution": {"name": "normal", "mean": 50}}"#,
      "wrong-parameter", "'mean' of 'normal' is 50, and the values lie between 0 and 9"
    ),
    (
      #"{"type": "Int", "distribution": {"name": "normal", "sigma": 1}}"#, "unknown-parameter",
      "'normal' has no parameter 'sigma'; it takes 'mean' and 'deviation'"
    ),
    (
      #"{"type": "Int", "distribution": {"name": "zipf", "mean": 1}}"#, "unknown-parameter",
      "'zipf' has no parameter 'mean'; it takes none"
    ),
    (
      #"{"type": "Date", "distribution": {"name": "normal", "deviation": 0}}"#, "wrong-parameter",
      "'deviation' of 'normal' is above 0, not 0"
    ),
  ])
  func refusesParametersThatADistributionDoesNotTake(
    _ field: String,
    _ code: String,
    _ message: String
  ) throws {
    let found = faults(try model("\n\"a\": \(field)"))
    #expect(found.map(\.code.name) == [code])
    #expect(found.first?.message == message)
    #expect(found.first?.location?.start.line == 2)
  }

  @Test func usesTheRoomThatListsHaveNowAndThen() throws {
    let lengths = try records(model(#""a": {"type": "[Int]", "maxItems": 40}"#), 400).map {
      $0.at("a")?.elements?.count ?? 0
    }
    #expect(lengths.max() ?? 0 > 30)
    #expect(lengths.max() ?? 0 <= 40)
    #expect(lengths.count { $0 <= 10 } > 280)
  }

  @Test func numbersTheAddressesOfUniquePages() throws {
    let schema = try model(#""a": {"type": "URL", "unique": true}"#)
    let pages = try records(schema, 500).compactMap { $0.at("a")?.string }
    #expect(Set(pages).count == 500)
    #expect(pages.allSatisfy { $0.hasPrefix("https://") })
  }

  @Test func givesASliceAsTheWholeRunGivesIt() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {
          "code": {"type": "String", "pattern": "^[A-Z]{4}-[0-9]{4}$", "unique": true},
          "author": {"type": "UUID", "references": "P.id"},
          "shop": {"type": "Int", "references": "S", "inverse": "S.items"},
          "label": {"type": "String", "template": "{code}/{index}"}}},
        "P": {"count": 70, "fields": {"id": "UUID"}},
        "S": {"count": 30, "fields": {"items": {"type": "[String]", "references": "M.code"}}}}}
      """
    )
    let whole = try records(schema, 3_000)
    var options = GenerationOptions()
    options.count = 3_000
    let slice = try RecordGenerator(model: "M", in: schema, options: options)
    #expect(
      (1_500..<1_600).reversed().map { slice.record($0) }.reversed() == Array(whole[1_500..<1_600])
    )
    #expect(Set(whole.map { $0.at("code") }).count == 3_000)
    #expect(whole[7].at("label")?.string == (whole[7].at("code")?.string ?? "") + "/7")
    let short = try records(schema, 50)
    #expect(short == Array(whole.prefix(50)))
  }
}
