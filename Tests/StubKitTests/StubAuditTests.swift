import Foundation
import StubKit
import Testing

@Suite struct StubAuditTests {
  struct Trip: Codable {
    var title: String
    var start: Date?
    var tags: Set<String> = []
    var price: Float?
    var stops: [Stop]?
    var extra: Int?

    struct Stop: Codable { var name: String }

    enum CodingKeys: CodingKey { case title, start, tags, price, stops, extra }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      title = try container.decode(String.self, forKey: .title)
      start = try container.decodeIfPresent(Date.self, forKey: .start)
      tags = try container.decodeIfPresent(Set<String>.self, forKey: .tags) ?? []
      price = try container.decodeIfPresent(Float.self, forKey: .price)
      stops = try container.decodeIfPresent([Stop].self, forKey: .stops)
      extra = try container.decodeIfPresent(Int.self, forKey: .extra) ?? 1
    }
  }

  func brief(_ text: String, _ change: (StubSource) -> StubSource = { $0 }) throws -> [String] {
    try StubAudit(Trip.self, of: change(.json(text))).differences.map {
      "\($0.kind.rawValue) \($0.line):\($0.column) \($0.path)"
    }
  }

  @Test func findsNothingInTheArticlesRecords() throws {
    let audit = try StubAudit(ToDoItem.self, of: .file("Fixtures/TenArticleItems.json"))
    #expect(audit.differences == [])
    #expect(audit.recordCount == 10)
  }

  @Test func findsKeysThatTheModelIgnoresOrAdds() throws {
    let text = """
      [{"title": "a", "tags": [], "extra": 1,
        "titel": "b"}, {"title": "c", "price": null,
        "stops": [{"name": "x", "zip": 1}]}]
      """
    #expect(
      try brief(text) == [
        "ignored-key 2:3 $[0].titel", "added-key 2:18 $[1].extra", "added-key 2:18 $[1].tags",
        "ignored-key 3:27 $[1].stops[0].zip",
      ]
    )
  }

  @Test func findsValuesThatAreNotKept() throws {
    let text = #"[{"title": "a", "tags": [], "extra": 1e0, "price": 0.123456789, "start": 0}]"#
    #expect(try brief(text) == ["changed-value 1:52 $[0].price"])
  }

  @Test func findsDatesThatLoseTheirFraction() throws {
    let text = #"[{"title": "a", "tags": [], "extra": 1, "start": "2025-01-01T12:00:00+02:00"}]"#
    let differences = try StubAudit(
      Trip.self,
      of: .json(text, named: "x.json").decoder { $0.dateDecodingStrategy = .iso8601 }
    ).differences
    #expect(
      differences.map(\.description) == [
        """
        x.json:1:50: $[0].start: a string "2025-01-01T12:00:00+02:00" becomes \
        a string "2025-01-01T10:00:00Z" [changed-value]
        """
      ]
    )
  }

  @Test func findsSetsThatComeBackInAnotherOrder() throws {
    let letters = (0..<26).map { "\"\(UnicodeScalar(UInt8(97 + $0)))\"" }.joined(separator: ",")
    let text = #"[{"title": "a", "extra": 1, "tags": [\#(letters)]}]"#
    #expect(try brief(text) == ["reordered 1:37 $[0].tags"])
  }

  @Test func writesDatesAsASchemaSays() throws {
    let source = StubSource.resource("visits", in: .module)
    #expect(try StubAudit(Visit.self, of: source).differences == [])
    let days = #"{"coding": {"dates": {"formats": ["yyyy-MM-dd", "yyyy-MM-dd HH:mm"]}}}"#
    let lossy = StubSource.json(#"[{"firstSeen": "2025-01-01 12:00", "isNew": true}]"#)
    let audit = try StubAudit(Visit.self, of: lossy.schema(.json(days)))
    #expect(audit.differences.map(\.before) == [#"a string "2025-01-01 12:00""#])
    #expect(audit.differences.map(\.after) == [#"a string "2025-01-01""#])
  }

  @Test func asksForTheEncoderOfACustomStrategy() throws {
    let source = StubSource.json(#"[{"title": "a", "tags": [], "extra": 1}]"#)
      .decoder { $0.keyDecodingStrategy = .custom { $0[$0.count - 1] } }
    #expect {
      try StubAudit(Trip.self, of: source)
    } throws: { error in
      "\(error)".hasPrefix("StubAudit gave no stubs of Trip: the decoder's strategy for keys")
    }
    #expect(try StubAudit(Trip.self, of: source, encoder: JSONEncoder()).differences == [])
  }
}
