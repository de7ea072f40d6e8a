import Foundation
import StubTesting
import Testing

/// Models and tests are isolated to the main actor by default here.
struct Chore: Codable {
  let id: Int
  var title: String
  var done: Bool
  var due: Date?
  var kind: Kind
  var parts: [Part]
}

enum Kind: String, Codable { case home, garden }

final class Part: Codable {
  let name: String
  let sub: [Part]
}

@Suite(.stubs(Chore.self, count: 8, seed: 3))
struct MainActorTests {
  let store: StubContainer

  init() throws { store = try .current() }

  @Test func givesStubsOfModelsOfTheMainActor() throws {
    let chores = try store.fetch(Chore.self)
    #expect(chores.count == 8)
    #expect(Set(chores.map(\.id)).count == 8)
  }

  @Test func reflectsModelsOfTheMainActor() {
    let json = SchemaDescription(reflecting: Chore.self).stubschemaJSON
    #expect(json.contains("\"kind\": \"Kind\""))
    #expect(json.contains("\"parts\": \"[Part]\""))
    #expect(json.contains("\"garden\""))
  }

  @Test(.stubs(Part.self, from: .generated(count: 2)))
  func addsStubsOfATest() throws {
    #expect(try store.count(Part.self) == 2)
    #expect(try store.count(Chore.self) == 8)
  }
}
