import Foundation
import StubKit
import Testing

@Suite struct StubSourceTests {
  struct User: Codable, Equatable {
    var id: Int
  }

  struct Moment: Decodable {
    var at: Date
  }

  @Test(arguments: ["/data", "data"])
  func readsTheArrayAtARoot(pointer: String) throws {
    let source = StubSource.json(#"{"page": 1, "data": [{"id": 1}, {"id": 2}]}"#).root(pointer)
    #expect(try Stubs.of(User.self, from: source) == [User(id: 1), User(id: 2)])
  }

  @Test func readsARootBehindOddKeys() throws {
    let source = StubSource.json(#"{"a/b": [{"~": [{"id": 5}]}]}"#).root("/a~1b/0/~0")
    #expect(try Stubs.of(User.self, from: source) == [User(id: 5)])
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (9, 3), (-4, 0)])
  func readsNoMoreThanTheLimit(limit: Int, count: Int) throws {
    let source = StubSource.json(#"[{"id": 1}, {"id": 2}, {"id": 3}]"#).limit(limit)
    #expect(try Stubs.of(User.self, from: source) == (0..<count).map { User(id: $0 + 1) })
  }

  @Test func leavesFaultsBehindTheLimitAlone() throws {
    let source = StubSource.json(#"[{"id": 1}, {"id": "x"}]"#)
    #expect(try Stubs.of(User.self, from: source.limit(1)).count == 1)
    #expect(throws: StubError.self) { try Stubs.of(User.self, from: source.limit(2)) }
  }

  @Test(arguments: ["{\"id\": 1}\n{\"id\": 2}\n", "\n{\"id\": 1}\r\n\n {\"id\": 2}"])
  func readsARecordALine(text: String) throws {
    let byName = StubSource.json(text, named: "users.jsonl")
    #expect(try Stubs.of(User.self, from: byName) == [User(id: 1), User(id: 2)])
    #expect(try Stubs.of(User.self, from: .json(text).lines().limit(1)) == [User(id: 1)])
    #expect(try Stubs.one(User.self, from: byName) == User(id: 1))
  }

  @Test func locatesFaultsInLines() throws {
    let text = "{\"id\": 1}\n\n{\"id\": \"x\"}\n{}\n"
    #expect(
      brief(try faults(User.self, text) { $0.lines() }) == [
        "type-mismatch 3:8 $[1].id", "missing-key 4:1 $[2].id",
      ]
    )
    let broken = "{\"id\": 1}\n{\"id\" 2}\n"
    #expect(brief(try faults(User.self, broken) { $0.lines() }) == ["syntax 2:7 $"])
  }

  @Test(arguments: ["", "\n \n"])
  func tellsAnEmptyFileOfLines(text: String) {
    #expect {
      try Stubs.of(User.self, from: .json(text, named: "x.ndjson"))
    } throws: { error in
      guard case StubError.emptyFile("x.ndjson") = error else { return false }
      return true
    }
  }

  @Test func readsOneOfAnArrayAndASingleValue() throws {
    #expect(try Stubs.one(User.self, from: .json(#"[{"id": 1}, {"id": "x"}]"#)) == User(id: 1))
    #expect(try Stubs.one(User.self, from: .json(#"{"id": 4}"#)) == User(id: 4))
    #expect(try Stubs.one([Int].self, from: .json("[1, 2]")) == [1, 2])
    #expect(try Stubs.one(Int.self, from: .json(#"{"a": [7]}"#).root("/a")) == 7)
  }

  @Test(arguments: [JSONEncoding.utf16, .utf32BigEndian, .utf16LittleEndian])
  func readsWhatTheDecoderReads(encoding: JSONEncoding) throws {
    let text = #"{"data": [{"id": 3}]}"#
    let data = try #require(text.data(using: encoding.value))
    #expect(try Stubs.of(User.self, from: .data(data).root("/data")) == [User(id: 3)])
  }

  @Test func usesTheCallersDecoderAndItsUserInfo() throws {
    struct Labelled: Decodable {
      static let key = CodingUserInfoKey(rawValue: "label")
      var label: String?
      init(from decoder: any Decoder) throws {
        label = Self.key.flatMap { decoder.userInfo[$0] as? String }
      }
    }
    let decoder = JSONDecoder()
    let key = try #require(Labelled.key)
    decoder.userInfo[key] = "mine"
    #expect(try Stubs.one(Labelled.self, from: .json("[1]").decoder(decoder)).label == "mine")
    let rebased = StubSource.json("[1]").decoder(decoder)
      .rebased(to: StubSource.generatedNow.addingTimeInterval(86_400))
    #expect(try Stubs.one(Labelled.self, from: rebased).label == "mine")
  }

  @Test(arguments: [
    ("757425600", "default", 757_425_600.0), ("1735732800", "1970", 757_425_600),
    ("1735732800000", "milliseconds", 757_425_600),
    (#""2025-01-01T12:00:00Z""#, "iso", 757_425_600),
    ("7", "custom", 7),
  ])
  func movesDatesByWholeDays(value: String, strategy: String, plain: Double) throws {
    let source = StubSource.json("[{\"at\": \(value)}]").decoder { decoder in
      switch strategy {
      case "1970": decoder.dateDecodingStrategy = .secondsSince1970
      case "milliseconds": decoder.dateDecodingStrategy = .millisecondsSince1970
      case "iso": decoder.dateDecodingStrategy = .iso8601
      case "custom":
        decoder.dateDecodingStrategy = .custom {
          Date(timeIntervalSinceReferenceDate: try Double(from: $0))
        }
      default: break
      }
    }
    let later = StubSource.generatedNow.addingTimeInterval(10.9 * 86_400)
    let earlier = StubSource.generatedNow.addingTimeInterval(-0.5 * 86_400)
    let moved = try Stubs.one(Moment.self, from: source.rebased(to: later)).at
    #expect(moved == Date(timeIntervalSinceReferenceDate: plain + 864_000))
    let back = try Stubs.one(Moment.self, from: source.rebased(to: earlier)).at
    #expect(back == Date(timeIntervalSinceReferenceDate: plain - 86_400))
  }

  @Test func rebasesFromTheNowThatAnAssetDeclares() throws {
    let asset = StubAsset(
      StubSource.json(#"{"moments": [{"at": 86400}]}"#).root("/moments"),
      now: Date(timeIntervalSinceReferenceDate: 100_000)
    )
    let now = Date(timeIntervalSinceReferenceDate: 100_000 + 3 * 86_400 + 5)
    #expect(
      try Stubs.one(Moment.self, from: .asset(asset).rebased(to: now)).at
        == Date(timeIntervalSinceReferenceDate: 4 * 86_400)
    )
    #expect(
      try Stubs.one(Moment.self, from: .asset(asset)).at
        == Date(timeIntervalSinceReferenceDate: 86_400)
    )
  }

  @Test func takesTheirNowForTheFirstOfJanuary2025AtNoon() {
    #expect(StubSource.generatedNow == Date(timeIntervalSince1970: 1_735_732_800))
  }

  @Test func keepsGoodRecordsAndHandsOverTheFaultsOfTheOthers() throws {
    let faults = Faults()
    let source = StubSource.json(#"[{"id": 1}, {"id": "x"}, {}, {"id": 4}]"#)
      .lenient { faults.append($0) }
    #expect(try Stubs.of(User.self, from: source) == [User(id: 1), User(id: 4)])
    #expect(brief(faults.all) == ["type-mismatch 1:20 $[1].id", "missing-key 1:26 $[2].id"])
  }

  @Test func asksAProviderForTheModel() throws {
    let source = StubSource.provided(by: "a recording") { request in
      #expect(ObjectIdentifier(request.model) == ObjectIdentifier(User.self))
      #expect(request.limit == 5)
      return StubPayload(name: "recording", data: Data(#"[{"id": 9}]"#.utf8))
    }
    #expect(try Stubs.of(User.self, from: source.limit(5)) == [User(id: 9)])
  }

  @Test func saysWhatAProviderThrew() {
    struct Offline: LocalizedError { var errorDescription: String? { "the recorder is off" } }
    let source = StubSource.provided(by: "a recording") { _ in throw Offline() }
    #expect {
      try Stubs.of(User.self, from: source)
    } throws: { error in
      "\(error)" == "a recording gave no stubs of User: the recorder is off"
    }
  }
}

/// An encoding that can be shown in the name of a test case.
enum JSONEncoding: Sendable {
  case utf16, utf32BigEndian, utf16LittleEndian

  var value: String.Encoding {
    switch self {
    case .utf16: .utf16
    case .utf32BigEndian: .utf32BigEndian
    case .utf16LittleEndian: .utf16LittleEndian
    }
  }
}

/// Faults that a closure gathers.
final class Faults: @unchecked Sendable {
  // Guarded by the lock.
  private var gathered: [StubFault] = []
  private let lock = NSLock()

  func append(_ fault: StubFault) { lock.withLock { gathered.append(fault) } }
  var all: [StubFault] { lock.withLock { gathered } }
}
