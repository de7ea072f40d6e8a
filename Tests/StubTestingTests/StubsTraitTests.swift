import Foundation
import StubTesting
import Testing

@Suite(.stubs(ToDoItem.self, from: .generated(count: 10, seed: 7)))
struct StubsTraitTests {
  let store: StubContainer

  init() throws { store = try .current() }

  @Test func givesTheStubsOfTheSuite() throws {
    let names = try store.fetch(ToDoItem.self).map(\.name)
    #expect(names.count == 10)
    #expect(names == (try Stubs.of(ToDoItem.self, count: 10, seed: 7).map(\.name)))
  }

  @Test(arguments: 0..<100)
  func givesEachTestAContainerOfItsOwn(number: Int) throws {
    let items = try store.fetch(ToDoItem.self)
    #expect(items.allSatisfy { !$0.name.hasPrefix("Changed") })
    for item in items { item.name = "Changed by \(number)" }
    try store.delete(ToDoItem.self) { _ in true }
    #expect(try store.count(ToDoItem.self) == 0)
  }

  @Test(.stubs(ToDoItem.self, count: 3, seed: 1))
  func letsATestStandOverItsSuite() throws {
    #expect(try store.count(ToDoItem.self) == 3)
  }

  @Test(.stubs(Person.self, file: "Fixtures/people.json"))
  func addsTheStubsOfATestToThoseOfItsSuite() throws {
    #expect(store.models == ["Person", "ToDoItem"])
    #expect(try store.fetch(Person.self).map(\.name) == ["Ada", "Grace"])
    #expect(try store.count(ToDoItem.self) == 10)
  }

  @Test(.stubs(Person.self, Pet.self, from: .generated(count: 2, seed: 4)))
  func takesSeveralModelsFromOneSource() throws {
    #expect(store.models == ["Person", "Pet", "ToDoItem"])
    #expect(try store.count(Person.self) == 2)
    #expect(
      try store.fetch(Pet.self).map(\.name) == Stubs.of(Pet.self, count: 2, seed: 4).map(\.name)
    )
  }

  @Test func holdsInTheTasksOfATest() async throws {
    async let count = StubContainer.current().count(ToDoItem.self)
    #expect(try await count == 10)
  }

  @Test(arguments: try Stubs.of(Person.self, count: 4, seed: 2))
  func givesTheArgumentsOfATest(person: Person) {
    #expect(!person.name.isEmpty)
  }
}

struct Pet: Decodable {
  let name: String
}

@Suite(.stubs(Pet.self, count: 5)) struct OwnSeedTests {
  @Test func drawsFromASeedOfItsOwn() throws {
    #expect(StubSeed.current == 694_171)
    let names = try StubContainer.current().fetch(Pet.self).map(\.name)
    #expect(try names == Stubs.of(Pet.self, count: 5, seed: 694_171).map(\.name))
  }

  @Test func drawsFromAnotherSeedThanItsNeighbour() {
    #expect(StubSeed.current == 13_690)
  }

  @Test(.stubs(Pet.self, count: 5, seed: 3))
  func drawsFromTheSeedThatIsSaid() throws {
    let names = try StubContainer.current().fetch(Pet.self).map(\.name)
    #expect(try names == Stubs.of(Pet.self, count: 5, seed: 3).map(\.name))
  }
}

@Suite struct StubScopeTests {
  @Test func saysThatThereAreNoStubs() {
    let error = #expect(throws: StubTestingError.self) { try StubContainer.current() }
    #expect("\(error as Any)".contains("@Suite(.stubs(ToDoItem.self, count: 10))"))
  }

  @Test(.stubs(ToDoItem.self, from: .file("Fixtures/nothing.json")))
  func saysWhatIsMissingWhereAModelIsAskedFor() throws {
    let store = try StubContainer.current()
    let error = #expect(throws: StubError.self) { try store.fetch(ToDoItem.self) }
    #expect("\(error as Any)".contains("Fixtures/nothing.json"))
  }
}
