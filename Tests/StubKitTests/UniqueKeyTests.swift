import Foundation
import StubKit
import Testing

@Suite struct UniqueKeyTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(
      City.self,
      from: .json(
        #"[{"id": 1, "name": "Oslo", "size": 3}, {"id": 2, "name": "Bern"}, {"id": 3, "name": "Oslo"}]"#
      )
    )
  }

  func expectDuplicates(_ property: String, _ values: [String], _ work: () throws -> Void) {
    #expect {
      try work()
    } throws: { error in
      guard case StubError.duplicateKeys("City", property, values) = error else { return false }
      return true
    }
  }

  @Test func refusesASecondRecordWithTheSameKey() throws {
    try store.unique(\City.id)
    expectDuplicates("id", ["2", "1"]) {
      try store.insert([
        City(id: 4, name: "Lima"), City(id: 2, name: "x"), City(id: 1, name: "y"),
      ])
    }
    #expect(try store.fetch(City.self).map(\.id) == [1, 2, 3])
    try store.insert(City(id: 4, name: "Lima"))
    expectDuplicates("id", ["4"]) { try store.insert(City(id: 4, name: "Lima")) }
  }

  @Test func refusesAKeyThatIsNotUniqueAlready() throws {
    expectDuplicates("name", ["Oslo"]) { try store.unique(\City.name) }
    try store.insert(City(id: 4, name: "Oslo"))
    #expect(try store.count(City.self) == 4)
  }

  @Test func refusesAnUpdateThatMakesKeysEqual() throws {
    try store.unique(\City.id)
    expectDuplicates("id", ["1"]) { try store.update(City.self, \.id, 2) { $0.id = 1 } }
    #expect(try store.fetch(City.self).map(\.id) == [1, 2, 3])
  }

  @Test func putsAnUpsertedRecordInTheOldOnesPlace() throws {
    try store.unique(\City.id, onConflict: .upsert)
    try store.insert([City(id: 2, name: "Basel"), City(id: 4, name: "Lima")])
    #expect(try store.fetch(City.self).map(\.name) == ["Oslo", "Basel", "Oslo", "Lima"])
    #expect(try store.find(City.self, id: 2)?.name == "Basel")
    store.rollback()
    #expect(try store.fetch(City.self).map(\.name) == ["Oslo", "Bern", "Oslo"])
  }

  @Test func keepsTheLastOfEqualRecordsInTheFirstOnesPlace() throws {
    try store.unique(\City.name, onConflict: .upsert)
    #expect(try store.fetch(City.self).map(\.id) == [3, 2])
  }

  @Test func takesNoKeyForNone() throws {
    try store.unique(\City.size)
    try store.insert(City(id: 5, name: "Kyiv", size: nil))
    expectDuplicates("size", ["3"]) {
      try store.insert(City(id: 6, name: "Lima", size: 3))
    }
  }

  @Test func keepsUniqueKeysThroughAReset() throws {
    try store.unique(\City.id)
    try store.reset()
    expectDuplicates("id", ["1"]) { try store.insert(City(id: 1, name: "x")) }
  }
}
