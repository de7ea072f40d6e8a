import Foundation
import StubKit
import Testing

@testable import StubKit

struct Visit: Codable, Equatable {
  let firstSeen: Date
  let isNew: Bool
}

/// Assets are read by what a schema description says of their coding, and by nothing that is guessed.
@Suite struct BundledSchemaTests {
  let quarterPastNoon = Date(timeIntervalSinceReferenceDate: 757_425_600.25)

  @Test(arguments: [
    StubSource.resource("visits", in: .module), .resource("coded/visits.json", in: .module),
    .file("Resources/coded/visits.json"),
  ])
  func readsAnAssetByTheSchemaThatLiesBesideIt(source: StubSource) throws {
    let visits = try Stubs.of(Visit.self, from: source)
    #expect(visits == [Visit(firstSeen: quarterPastNoon, isNew: true)])
    #expect(try Stubs.one(Visit.self, from: source) == visits[0])
  }

  @Test func letsTheCallersDecoderStandOverTheSchema() throws {
    let faults = try faults(of: .resource("visits", in: .module).decoder(JSONDecoder()))
    #expect(faults == ["2:3 $[0].firstSeen missing-key", "2:3 $[0].isNew missing-key"])
  }

  @Test func letsAnAccessorStandOverTheSchema() throws {
    let asset = StubAsset(
      .resource("visits", in: .module).decoder { decoder in
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
      }
    )
    #expect(try faults(of: .asset(asset)) == ["2:19 $[0].first_seen type-mismatch"])
  }

  @Test func keepsTheSchemaOfAnotherModelOutOfIt() throws {
    struct Other: Decodable { let first_seen: String }
    let source = StubSource.resource("visits", in: .module)
    #expect(try Stubs.one(Other.self, from: source).first_seen == "2025-01-01T12:00:00.250Z")
  }

  @Test func keepsTheSchemaWithASnapshotAndMovesItsDates() throws {
    let source = StubSource.resource("visits", in: .module)
    let snapshot = try StubContainer(Visit.self, from: source).snapshot
    #expect(try StubContainer(restoring: snapshot).first(Visit.self).firstSeen == quarterPastNoon)
    let later = source.rebased(to: StubSource.generatedNow.addingTimeInterval(86_400))
    #expect(
      try Stubs.one(Visit.self, from: later).firstSeen == quarterPastNoon.addingTimeInterval(86_400)
    )
  }

  @Test(arguments: [
    (#"{"dates": "deferredToDate"}"#, "757425600"), (#"{}"#, "757425600"),
    (#"{"dates": "secondsSince1970"}"#, "1735732800"),
    (#"{"dates": "millisecondsSince1970"}"#, "1735732800000"),
    (#"{"dates": "iso8601"}"#, #""2025-01-01T12:00:00Z""#),
    (#"{"dates": {"format": "yyyy-MM-dd HH:mm"}}"#, #""2025-01-01 12:00""#),
    (#"{"dates": {"formats": ["yyyy-MM-dd", "dd.MM.yyyy HH:mm"]}}"#, #""01.01.2025 12:00""#),
  ])
  func readsDatesAsTheSchemaSays(coding: String, date: String) throws {
    let schema = StubSource.json(#"{"stubschema": 1, "coding": \#(coding)}"#)
    let dates = try Stubs.of(Date.self, from: .json("[\(date)]").schema(schema))
    #expect(dates == [StubSource.generatedNow])
  }

  @Test func letsAModelStandOverTheFile() throws {
    let schema = """
      {
        "stubschema": 1, "coding": {"dates": "iso8601", "data": "deferredToData"},
        "models": {"Visit": {"coding": {"dates": "secondsSince1970"}, "fields": {}}}
      }
      """
    let source = StubSource.json(#"[{"firstSeen": 1735732800, "isNew": false}]"#)
      .schema(.json(schema))
    #expect(try Stubs.one(Visit.self, from: source).firstSeen == StubSource.generatedNow)
    let data = StubSource.json("[[1, 2]]").schema(.json(schema))
    #expect(try Stubs.of(Data.self, from: data) == [Data([1, 2])])
  }

  @Test func readsNumbersThatAreTexts() throws {
    let floats = #"{"positiveInfinity": "inf", "negativeInfinity": "-inf", "nan": "nan"}"#
    let schema = StubSource.json(#"{"coding": {"nonConformingFloats": \#(floats)}}"#)
    #expect(try Stubs.of(Double.self, from: .json(#"["inf"]"#).schema(schema)) == [.infinity])
  }

  @Test(arguments: [
    (#"{"coding": {"dates": "iso8602"}}"#, "1:22", "is 'iso8601' meant?"),
    (#"{"coding": {"date": "iso8601"}}"#, "1:13", "is 'dates' meant?"),
    (#"{"coding": {"keys": true}}"#, "1:21", "one of useDefaultKeys, convertFromSnakeCase"),
    (#"{"coding": {"dates": {"format": "RRRR"}}}"#, "1:33", "is no date format"),
    (#"{"coding": {"dates": {}}}"#, "1:22", "'format' or 'formats'"),
    ("[]", "1:1", "a schema description is a JSON object"),
  ])
  func saysWhichWordOfASchemaIsNone(schema: String, place: String, reason: String) {
    let source = StubSource.json("[0]").schema(.json(schema, named: "Date.stubschema.json"))
    let error = #expect(throws: StubError.self) { try Stubs.of(Date.self, from: source) }
    let text = "\(error as Any)"
    #expect(text.contains("Date.stubschema.json:\(place): "), "\(text)")
    #expect(text.contains(reason), "\(text)")
  }

  @Test func namesTheFilesOfAModel() {
    struct Local {}
    #expect(ModelName.ofFiles(for: Visit.self) == "Visit")
    #expect(ModelName.ofFiles(for: Outer.Inner.self) == "Inner")
    #expect(ModelName.ofFiles(for: Outer.Stub.self) == "Outer")
    #expect(ModelName.ofFiles(for: [Int].self) == "Array")
    #expect(ModelName.ofFiles(for: Local.self) == "Local")
  }

  enum Outer {
    struct Inner {}
    struct Stub {}
  }

  private func faults(of source: StubSource) throws -> [String] {
    do {
      _ = try Stubs.of(Visit.self, from: source)
      return []
    } catch StubError.undecodable(let failure) {
      return failure.faults.map { "\($0.line):\($0.column) \($0.path) \($0.kind.rawValue)" }
    }
  }
}
