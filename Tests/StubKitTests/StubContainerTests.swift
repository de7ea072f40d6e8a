import Foundation
import StubKit
import Testing

struct City: Codable, Equatable, Identifiable {
  var id: Int
  var name: String
  var size: Int?
}

@Suite struct StubContainerTests {
  let cities = StubSource.json(
    #"[{"id": 1, "name": "Oslo", "size": 3}, {"id": 2, "name": "Bern"}, {"id": 3, "name": "Rome", "size": 1}]"#,
    named: "cities.json"
  )

  func store() throws -> StubContainer { try StubContainer(City.self, from: cities) }

  func ids(_ store: StubContainer) throws -> [Int] { try store.fetch(City.self).map(\.id) }

  @Test func holdsSeveralModelsWithoutRecords() throws {
    let store = try StubContainer(City.self, ToDoItem.self)
    #expect(store.models == ["City", "ToDoItem"])
    #expect(try store.count(City.self) == 0)
    #expect(try store.fetch(ToDoItem.self).isEmpty)
  }

  @Test func refusesTheSameModelTwice() {
    #expect {
      try StubContainer(City.self, City.self)
    } throws: { error in
      guard case StubError.repeatedModel("City") = error else { return false }
      return true
    }
  }

  @Test func namesTheModelsItHoldsWhenAskedForAnother() throws {
    let store = try store()
    #expect {
      try store.fetch(ToDoItem.self)
    } throws: { error in
      guard case StubError.unknownModel("ToDoItem", ["City"]) = error else { return false }
      return true
    }
  }

  @Test func fetchesWhatThePredicateWantsSortedAndCut() throws {
    let store = try store()
    #expect(try store.fetch(City.self, where: #Predicate { $0.id > 1 }).map(\.id) == [2, 3])
    #expect(try store.fetch(City.self, sort: [SortDescriptor(\.name)]).map(\.id) == [2, 1, 3])
    #expect(try store.fetch(City.self, sort: [SortKey(\.size)]).map(\.id) == [2, 3, 1])
    let comparators: [any SortComparator<City>] = [KeyPathComparator(\City.name, order: .reverse)]
    #expect(try store.fetch(City.self, sort: comparators).map(\.id) == [3, 1, 2])
    #expect(
      try store.fetch(
        City.self,
        where: #Predicate { $0.id != 2 },
        sort: [SortDescriptor(\.id, order: .reverse)],
        offset: 1,
        limit: 5
      ).map(\.id) == [1]
    )
  }

  @Test(arguments: [
    (0, 2, [1, 2]), (2, nil, [3]), (3, 1, []), (9, 9, []), (-1, -1, []), (1, Int.max, [2, 3]),
  ])
  func cutsAtOffsetAndLimit(offset: Int, limit: Int?, expected: [Int]) throws {
    let store = try store()
    let every = #Predicate<City> { $0.id > 0 }
    #expect(try store.fetch(City.self, offset: offset, limit: limit).map(\.id) == expected)
    #expect(
      try store.fetch(City.self, where: every, offset: offset, limit: limit).map(\.id) == expected
    )
  }

  @Test func countsAndGivesTheFirst() throws {
    let store = try store()
    #expect(try store.count(City.self) == 3)
    #expect(try store.count(City.self, where: #Predicate { $0.size == nil }) == 1)
    #expect(try store.first(City.self, sort: [SortDescriptor(\.name)]).name == "Bern")
    #expect {
      try store.first(City.self, where: #Predicate { $0.id == 9 })
    } throws: { error in
      guard case StubError.noSuchRecord("City") = error else { return false }
      return true
    }
  }

  @Test func findsByAnyProperty() throws {
    let store = try store()
    #expect(try store.find(City.self, id: 3)?.name == "Rome")
    #expect(try store.find(City.self, \.name, "Bern")?.id == 2)
    #expect(try store.find(City.self, \.size, 3)?.id == 1)
    #expect(try store.find(City.self, \.size, nil)?.id == 2)
    #expect(try store.find(City.self, id: 9) == nil)
  }

  @Test func findsWhatWasChanged() throws {
    let store = try store()
    #expect(try store.find(City.self, id: 1) != nil)
    try store.delete(City.self, where: #Predicate { $0.id == 1 })
    #expect(try store.find(City.self, id: 1) == nil)
    #expect(try store.find(City.self, id: 3)?.name == "Rome")
    try store.update(City.self, \.id, 3) { $0.id = 33 }
    #expect(try store.find(City.self, id: 3) == nil)
    #expect(try store.find(City.self, id: 33)?.name == "Rome")
    try store.insert(City(id: 4, name: "Lima"))
    #expect(try store.find(City.self, id: 4)?.name == "Lima")
    store.rollback()
    #expect(try store.find(City.self, id: 1)?.name == "Oslo")
    #expect(try store.find(City.self, id: 4) == nil)
  }

  @Test func findsObjectsWhoseKeysChangeBehindItsBack() throws {
    let store = try StubContainer(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    let item = try #require(try store.find(ToDoItem.self, \.name, "Exercise"))
    item.name = "Rest"
    #expect(try store.find(ToDoItem.self, \.name, "Exercise") == nil)
    #expect(try store.find(ToDoItem.self, \.name, "Rest") === item)
  }

  @Test func keepsChangesOnlyWhenTheyAreSaved() throws {
    let store = try store()
    #expect(!store.hasChanges)
    try store.insert([City(id: 4, name: "Lima"), City(id: 5, name: "Kyiv")])
    #expect(store.hasChanges)
    store.save()
    try store.delete(City.self, where: #Predicate { $0.id < 5 })
    #expect(try ids(store) == [5])
    #expect(try store.update(City.self) { $0.name += "!" } == 1)
    store.rollback()
    #expect(try ids(store) == [1, 2, 3, 4, 5])
    #expect(try store.find(City.self, id: 5)?.name == "Kyiv")
    #expect(!store.hasChanges)
    try store.reset()
    #expect(try ids(store) == [1, 2, 3])
  }

  @Test func leavesValuesAloneWhenAChangeFails() throws {
    struct Stop: Error {}
    let store = try store()
    #expect(throws: Stop.self) {
      try store.update(City.self) { city in
        if city.id == 2 { throw Stop() }
        city.name = "?"
      }
    }
    #expect(try store.fetch(City.self).map(\.name) == ["Oslo", "Bern", "Rome"])
    #expect(!store.hasChanges)
  }

  @Test func readsTheContainerWhileItChanges() throws {
    let store = try store()
    try store.update(City.self) { $0.size = try store.count(City.self) }
    #expect(try store.fetch(City.self).map(\.size) == [3, 3, 3])
  }

  @Test func deletesObjectsByIdentityAndValuesByTheirKey() throws {
    let store = try store()
    try store.delete(City(id: 2, name: "anything"))
    #expect(try ids(store) == [1, 3])
    #expect {
      try store.delete(City(id: 2, name: "Bern"))
    } throws: { error in
      guard case StubError.noSuchRecord("City") = error else { return false }
      return true
    }
    let items = try StubContainer(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    let second = try items.fetch(ToDoItem.self)[1]
    try items.delete(second)
    #expect(
      try items.fetch(ToDoItem.self, limit: 2).map(\.name) == ["Buy groceries", "Read a book"]
    )
  }

  @Test func asksForAPredicateWhereRecordsAreIndistinct() throws {
    struct Point: Decodable { var x: Int }
    let store = try StubContainer(Point.self, from: .json(#"[{"x": 1}]"#))
    let point = try store.first(Point.self)
    #expect {
      try store.delete(point)
    } throws: { error in
      guard case StubError.indistinct("Point") = error else { return false }
      return true
    }
  }

  @Test func refusesToLoadTheSameAssetTwice() throws {
    let store = try store()
    #expect {
      try store.load(City.self, from: cities)
    } throws: { error in
      guard case StubError.alreadyLoaded("cities.json", "City") = error else { return false }
      return true
    }
    try store.load(City.self, from: .json(#"[{"id": 7, "name": "Cork"}]"#))
    #expect(try ids(store) == [1, 2, 3, 7])
  }

  @Test func addsNothingOfAnAssetThatFails() throws {
    let store = try store()
    #expect(throws: StubError.self) {
      try store.load(City.self, from: .json(#"[{"id": 7, "name": "Cork"}, {}]"#))
    }
    #expect(try ids(store) == [1, 2, 3])
    #expect(throws: StubError.self) { try store.load(ToDoItem.self, from: .file("none.json")) }
    #expect(store.models == ["City"])
  }

  @Test func tellsOfChanges() async throws {
    var store: StubContainer? = try store()
    let all = try #require(store?.changes)
    let items = try #require(store?.changes(of: ToDoItem.self))
    try store?.insert(City(id: 4, name: "Lima"))
    try store?.delete(City.self, where: #Predicate { $0.id < 3 })
    store?.save()
    try store?.load(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    try store?.update(City.self, \.id, 4) { $0.size = 1 }
    store?.rollback()
    store = nil
    var kinds: [String] = []
    for await change in all { kinds.append("\(change.kind) \(change.model) \(change.count)") }
    #expect(
      kinds == [
        "inserted City 1", "deleted City 2", "saved City 2", "inserted ToDoItem 10",
        "updated City 1", "rolledBack City 2",
      ]
    )
    var counts: [Int] = []
    for await change in items { counts.append(change.count) }
    #expect(counts == [10])
  }

  @Test func makesNewContainersOfASnapshot() throws {
    let first = try StubContainer(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    let snapshot = first.snapshot
    let item = try first.first(ToDoItem.self)
    item.name = "Changed"
    try first.delete(ToDoItem.self, where: #Predicate { $0.done })
    let second = StubContainer(restoring: snapshot)
    #expect(second.models == ["ToDoItem"])
    #expect(try second.count(ToDoItem.self) == 10)
    #expect(try second.first(ToDoItem.self).name == "Buy groceries")
    #expect(try second.first(ToDoItem.self) !== item)
    try first.reset()
    #expect(try first.first(ToDoItem.self).name == "Buy groceries")
    #expect(StubContainer(restoring: snapshot).snapshot.models == ["ToDoItem"])
  }

  @Test func makesASnapshotOfAssets() async throws {
    var snapshot = try StubContainer.Snapshot(City.self, from: cities)
    try snapshot.add(ToDoItem.self, from: .file("Fixtures/TenArticleItems.json"))
    try snapshot.add(City.self, from: .json(#"[{"id": 7, "name": "Cork"}]"#))
    #expect(snapshot.models == ["City", "ToDoItem"])
    let counts = try await Task.detached { [snapshot] in
      let store = StubContainer(restoring: snapshot)
      return [try store.count(City.self), try store.count(ToDoItem.self)]
    }.value
    #expect(counts == [4, 10])
    #expect(throws: StubError.self) {
      try StubContainer.Snapshot(City.self, from: .file("none.json"))
    }
  }

  @Test func saysWhenItsSnapshotDoesNotDecode() throws {
    let snapshot = try StubContainer.Snapshot(City.self, from: .json("[{}]"))
    let store = StubContainer(restoring: snapshot)
    for _ in 0..<2 {
      #expect {
        try store.fetch(City.self)
      } throws: { error in
        guard case StubError.undecodable(let failure) = error else { return false }
        return failure.faultCount == 2
      }
    }
  }

  @Test func findsByKeyAmongManyRecordsWithoutLookingAtThemAll() throws {
    struct Row: Decodable {
      var key: CountedKey
      init(from decoder: any Decoder) throws { key = CountedKey(value: try Int(from: decoder)) }
    }
    let text = "[" + (0..<100_000).map { "\($0)" }.joined(separator: ",") + "]"
    let store = try StubContainer(Row.self, from: .json(text))
    #expect(try store.find(Row.self, \.key, CountedKey(value: 99_999))?.key.value == 99_999)
    let before = CountedKey.comparisons.count
    for value in stride(from: 0, to: 100_000, by: 100) {
      #expect(try store.find(Row.self, \.key, CountedKey(value: value))?.key.value == value)
    }
    #expect(CountedKey.comparisons.count - before < 10_000)
  }

  @Test func keepsTenThousandContainersApart() async throws {
    let snapshot = try store().snapshot
    let sums = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<10_000 {
        group.addTask {
          let store = StubContainer(restoring: snapshot)
          try store.update(City.self) { $0.id += number }
          try store.delete(City.self, where: #Predicate { $0.name == "Bern" })
          return try store.fetch(City.self).reduce(0) { $0 + $1.id } - 2 * number
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(sums == [4])
  }

  @Test func worksInsideAnActor() async throws {
    actor Shelf {
      let store: StubContainer
      init(_ snapshot: StubContainer.Snapshot) { store = StubContainer(restoring: snapshot) }
      func add(_ city: City) throws -> Int {
        try store.insert(city)
        return try store.count(City.self)
      }
    }
    let shelf = Shelf(try store().snapshot)
    #expect(try await shelf.add(City(id: 4, name: "Lima")) == 4)
  }
}

/// A key that counts how often keys are compared.
struct CountedKey: Hashable {
  final class Tally: @unchecked Sendable {
    // Guarded by the lock.
    private var comparisons = 0
    private let lock = NSLock()
    func add() { lock.withLock { comparisons += 1 } }
    var count: Int { lock.withLock { comparisons } }
  }

  static let comparisons = Tally()
  var value: Int

  static func == (lhs: CountedKey, rhs: CountedKey) -> Bool {
    comparisons.add()
    return lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
