import Foundation
import StubKit
import Testing

/// A fault as tests write it: `missing-key 5:3 $[3].id`.
func brief(_ faults: [StubFault]) -> [String] {
  faults.map { "\($0.kind.rawValue) \($0.line):\($0.column) \($0.path)" }
}

/// The faults that loading `text` as an array of `model` reports.
func faults<Model: Decodable>(
  _ model: Model.Type,
  _ text: String,
  _ change: (StubSource) -> StubSource = { $0 }
) throws -> [StubFault] {
  do {
    _ = try Stubs.of(model, from: change(.json(text, named: "data.json")))
    return []
  } catch StubError.undecodable(let failure) {
    #expect(failure.faultCount == failure.faults.count)
    return failure.faults
  }
}

@Suite struct FaultTests {
  struct Row: Decodable {
    enum Status: String, Decodable { case a, b, c }
    let id: Int
    let status: Status
  }

  struct Stop: Decodable {
    let id: String
    let name: String
    let lat: Double
  }

  @Test func saysWhatIsWrongWithATextThatIsNoJSON() throws {
    let fault = try #require(try faults(Row.self, "[{'id': 1}]").first)
    #expect(
      fault.summary
        == "data.json:1:3: strings stand in double quotes, not in single ones [syntax]"
    )
  }

  @Test func reportsEveryFaultOfEveryRecord() throws {
    let text = """
      [
        { "id": 1,   "status": "a" },
        { "id": "2", "status": "d" },
        { "id": 3,   "status": "e" },
        { "status": "b" }
      ]
      """
    let faults = try faults(Row.self, text)
    #expect(
      brief(faults) == [
        "type-mismatch 3:11 $[1].id", "invalid-value 3:26 $[1].status",
        "invalid-value 4:26 $[2].status", "missing-key 5:3 $[3].id",
      ]
    )
    #expect(faults.map(\.record) == [1, 1, 2, 3])
    #expect(faults[0].found == "a string \"2\"")
    #expect(faults[0].expected == "Int")
    #expect(faults[0].remedy == "remove the quotes")
    #expect(faults[0].excerpt == "    { \"id\": \"2\", \"status\": \"d\" },\n            ^~~")
    #expect(faults[1].expected == "a raw value of Status")
  }

  @Test func reportsEveryFaultWhereNoRecordIsGood() throws {
    let text = #"[{"id": "x", "name": 1}, {"name": null, "lat": "1.5"}]"#
    #expect(
      brief(try faults(Stop.self, text)) == [
        "missing-key 1:2 $[0].lat", "type-mismatch 1:22 $[0].name",
        "missing-key 1:26 $[1].id", "unexpected-null 1:35 $[1].name",
        "type-mismatch 1:48 $[1].lat",
      ]
    )
  }

  @Test func findsThePlaceBehindARoot() throws {
    let text = """
      {
        "list": [
          { "id": "s1", "name": "North", "lat": 47.6 },
          { "id": "s2", "name": "South" },
          { "id": "s3", "name": "East", "lat": "47.7" }
        ]
      }
      """
    #expect(
      brief(try faults(Stop.self, text) { $0.root("/list") }) == [
        "missing-key 4:5 $.list[1].lat", "type-mismatch 5:42 $.list[2].lat",
      ]
    )
  }

  @Test(arguments: [
    ("[\n  { \"id\": 1 \"status\": \"a\" }\n]", "syntax 2:13 $"),
    ("[ { \"id\": 1, // one\n \"status\": \"a\" } ]", "syntax 1:14 $"),
    ("[{\"id\": 1, \"status\": \"a", "syntax 1:22 $"),
  ])
  func locatesSyntaxErrors(text: String, expected: String) throws {
    #expect(brief(try faults(Row.self, text)) == [expected])
  }

  @Test(arguments: [
    (
      "{\n  \"list\": [\n    { \"id\": \"s1\", \"name\": \"North\" \"lat\": 47.6 }\n  ]\n}",
      "syntax 3:35 $"
    ),
    ("{\n  \"list\": [\n    { \"id\": \"s1\", \"name\": \"Nor", "syntax 3:27 $"),
  ])
  func locatesSyntaxErrorsBehindARoot(text: String, expected: String) throws {
    #expect(brief(try faults(Stop.self, text) { $0.root("/list") }) == [expected])
  }

  @Test func reportsDeepNestingOnce() throws {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let faults = try faults(Row.self, text)
    #expect(faults.count == 1)
    #expect(faults.first?.kind == .syntax)
  }

  @Test func leavesJSON5ToTheDecoder() throws {
    let source = StubSource.json("[{id: 1, status: 'a'}, // one\n {id: 'x', status: 'b'}]")
      .decoder { $0.allowsJSON5 = true }
    #expect(
      try Stubs.one(Row.self, from: .json("{id: 7, status: 'a'}").decoder { $0.allowsJSON5 = true })
        .id == 7
    )
    do {
      _ = try Stubs.of(Row.self, from: source)
      Issue.record("decoded")
    } catch StubError.undecodable(let failure) {
      #expect(failure.faults.map(\.path) == ["$[1].id"])
      #expect(failure.faults.map(\.expected) == ["Int"])
    }
  }

  @Test func findsTheFaultsOfALargeRecordInTime() throws {
    struct Series: Decodable { var name: String; var values: [Int] }
    let values = [String](repeating: "1", count: 400_000).joined(separator: ",")
    let text = "[{\"name\": 5, \"values\": [\(values),1.5]}]"
    #expect(brief(try faults(Series.self, text)).first == "type-mismatch 1:11 $[0].name")
  }

  struct Numbers: Decodable {
    var small: Int8
    var whole: Int
    var list: [UInt]
  }

  @Test func findsTheNumbersThatTheDecoderDoesNotPlace() throws {
    let text = #"[{"small": 300, "whole": 1.5, "list": [1, -1]}, {"small":1,"whole":2,"list":[]}]"#
    let faults = try faults(Numbers.self, text)
    #expect(
      brief(faults) == [
        "invalid-value 1:12 $[0].small", "invalid-value 1:26 $[0].whole",
        "invalid-value 1:43 $[0].list[1]",
      ]
    )
    #expect(faults[0].expected == "a number that fits the model's type")
  }

  @Test func tellsKeysApartThatBeginTheSame() throws {
    struct Item: Decodable { var id: Int; var identifier: Int }
    let text = #"[{"id": "x", "identifier": "y"}]"#
    #expect(
      brief(try faults(Item.self, text)) == [
        "type-mismatch 1:9 $[0].id", "type-mismatch 1:28 $[0].identifier",
      ]
    )
  }

  @Test func findsTheNumberBehindAnotherFault() throws {
    struct Item: Decodable { var id: UUID; var count: UInt8 }
    let text = #"[{"id": "x", "count": 1e999}]"#
    #expect(
      brief(try faults(Item.self, text)) == [
        "invalid-value 1:9 $[0].id", "invalid-value 1:23 $[0].count",
      ]
    )
  }

  @Test func blamesTheKeyThatIsNoProperText() throws {
    let text = "[{\"id\": 1, \"sta\u{1}tus\": \"a\"}]"
    let faults = try faults(Row.self, text)
    #expect(
      brief(faults) == [
        "missing-key 1:2 $[0].status", #"invalid-value 1:12 $[0]["sta\u0001tus"]"#,
      ]
    )
    #expect(faults[1].expected.hasPrefix("a string as JSON has it: control character U+0001"))
  }

  @Test func findsTheStringThatIsNoProperText() throws {
    let text = #"[{"id": "a\ud800", "name": "n", "lat": 1}]"#
    #expect(brief(try faults(Stop.self, text)) == ["invalid-value 1:9 $[0].id"])
  }

  struct Event: Decodable {
    struct Place: Decodable { var venueName: String }
    var startDate: Date
    var mainPlace: Place
  }

  @Test func followsConvertedKeys() throws {
    let text = #"[{"start_date": "2025-01-01", "main_place": {"venue_nam": "x"}}]"#
    let faults = try faults(Event.self, text) {
      $0.decoder { $0.keyDecodingStrategy = .convertFromSnakeCase }
    }
    #expect(
      brief(faults) == [
        "type-mismatch 1:17 $[0].start_date", "missing-key 1:45 $[0].main_place.venueName",
      ]
    )
  }

  @Test(arguments: [
    (#"[{"startDate": "2025-01-01T12:00:00Z", "mainPlace": {"venueName": "x"}}]"#, "iso8601"),
    (#"[{"start_date": 1, "mainPlace": {"venueName": "x"}}]"#, "convertFromSnakeCase"),
    (#"[{"startdate": 1, "mainPlace": {"venueName": "x"}}]"#, "rename 'startdate' to 'startDate'"),
    (#"[{"startDate": null, "mainPlace": {"venueName": "x"}}]"#, "write a value"),
    (#"[{"startDate": 1}]"#, "add 'mainPlace'"),
    (#"[{"startDate": 1, "mainPlace": {"venueName": 7}}]"#, "put the number in quotes"),
  ])
  func saysWhatToDo(text: String, remedy: String) throws {
    let faults = try faults(Event.self, text)
    #expect(faults.count == 1)
    #expect(faults.first?.remedy?.contains(remedy) == true)
  }

  struct Receipt: Decodable {
    var paidAt: Date
    var id: UUID
    var code: String
  }

  @Test func advisesOnANumberThatIsToBeReadFromText() throws {
    let text = #"[{"paidAt": 757425600, "id": 5, "code": 7}]"#
    let faults = try faults(Receipt.self, text) {
      $0.decoder { $0.dateDecodingStrategy = .iso8601 }
    }
    #expect(
      brief(faults) == [
        "type-mismatch 1:13 $[0].paidAt", "type-mismatch 1:30 $[0].id",
        "type-mismatch 1:41 $[0].code",
      ]
    )
    #expect(faults.map(\.expected) == ["an ISO 8601 date", "a UUID", "String"])
    #expect(
      faults.map(\.remedy) == [
        "write the date as text, or choose a dateDecodingStrategy that reads numbers",
        "write a UUID, in quotes", "put the number in quotes",
      ]
    )
  }

  struct Checked: Decodable {
    struct Refusal: Error {}
    init(from decoder: any Decoder) throws {
      if try decoder.singleValueContainer().decode(Int.self) < 0 { throw Refusal() }
    }
  }

  @Test func reportsAModelsOwnRefusal() throws {
    let faults = try faults(Checked.self, "[1,\n -1, -2]")
    #expect(brief(faults) == ["refused 2:2 $[1]", "refused 2:6 $[2]"])
  }

  @Test func countsTheFaultsThatItDoesNotKeep() throws {
    let text = "[" + [String](repeating: "{}", count: 250).joined(separator: ",") + "]"
    do {
      _ = try Stubs.of(Checked.self, from: .json(text))
      Issue.record("decoded")
    } catch StubError.undecodable(let failure) {
      #expect(failure.faults.count == 100)
      #expect(failure.faultCount == 250)
      #expect(failure.faults[99].column == 299)
      #expect(failure.description.hasSuffix("… and 230 more."))
    }
  }

  @Test func writesTheWholeReport() throws {
    let text = "[\n  {\"id\": 1, \"status\": \"z\"}\n]"
    do {
      _ = try Stubs.of(Row.self, from: .json(text, named: "rows.json"))
      Issue.record("decoded")
    } catch {
      #expect(
        error.localizedDescription == """
          1 fault keeps Row from being decoded:
          rows.json:2:23: $[0].status: found a string "z", expected a raw value of Status \
          [invalid-value]
              {"id": 1, "status": "z"}
                                  ^~~
          """
      )
    }
  }
}
