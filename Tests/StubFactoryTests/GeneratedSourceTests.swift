import Foundation
import StubFactory
import Testing

@testable import StubKit

/// Stubs that are generated where they are asked for.
@Suite struct GeneratedSourceTests {
  @Test func givesRecordsWithoutAFile() throws {
    let items = try Stubs.of(ToDoItem.self, count: 10, seed: 42)
    #expect(items.count == 10)
    #expect(Set(items.map(\.name)).count == 10)
    #expect(items.allSatisfy { $0.dueDate.map { $0.timeIntervalSinceReferenceDate > 0 } ?? true })
  }

  @Test func givesTheSameRecordsAgainAndOthersUnderAnotherSeed() throws {
    let names = try Stubs.of(ToDoItem.self, count: 5, seed: 1).map(\.name)
    #expect(try Stubs.of(ToDoItem.self, count: 5, seed: 1).map(\.name) == names)
    #expect(try Stubs.of(ToDoItem.self, count: 5, seed: 2).map(\.name) != names)
    #expect(try Stubs.of(ToDoItem.self, count: 50, seed: 1).prefix(5).map(\.name) == names)
    #expect(try Stubs.one(ToDoItem.self, seed: 1).name == names[0])
  }

  @Test(arguments: [
    JSONDecoder.DateDecodingStrategy.deferredToDate, .iso8601, .secondsSince1970,
    .millisecondsSince1970,
  ])
  func writesDatesAsTheDecoderReadsThem(strategy: JSONDecoder.DateDecodingStrategy) throws {
    let plain = try Stubs.of(ToDoItem.self, count: 4)
    let source = StubSource.generated(count: 4).decoder { $0.dateDecodingStrategy = strategy }
    #expect(
      try Stubs.of(ToDoItem.self, from: source).map(\.creationDate) == plain.map(\.creationDate)
    )
  }

  @Test func writesKeysAsTheDecoderReadsThem() throws {
    let plain = try Stubs.of(ToDoItem.self, count: 4).map(\.creationDate)
    let snake = StubSource.generated(count: 4).decoder {
      $0.keyDecodingStrategy = .convertFromSnakeCase
    }
    #expect(try Stubs.of(ToDoItem.self, from: snake).map(\.creationDate) == plain)
    let pascal = StubSource.generated(count: 4).decoder {
      $0.keyDecodingStrategy = .custom { path in
        let text = path.last?.stringValue ?? ""
        return TestKey(text.prefix(1).lowercased() + text.dropFirst())
      }
    }
    #expect(try Stubs.of(ToDoItem.self, from: pascal).map(\.creationDate) == plain)
  }

  @Test(arguments: [JSONDecoder.DateDecodingStrategy.deferredToDate, .secondsSince1970])
  func movesDatesByWholeDays(strategy: JSONDecoder.DateDecodingStrategy) throws {
    let plain = try Stubs.of(ToDoItem.self, count: 4).map(\.creationDate)
    let later = StubSource.generatedNow.addingTimeInterval(10 * 86_400 + 5)
    let source = StubSource.generated(count: 4).decoder { $0.dateDecodingStrategy = strategy }
    let moved = try Stubs.of(ToDoItem.self, from: source.rebased(to: later))
    #expect(moved.map(\.creationDate) == plain.map { $0.addingTimeInterval(10 * 86_400) })
  }

  @Test func takesASchemaWithItsStrategies() throws {
    let schema = try SchemaDescription(
      stubschema: #"""
        {"stubschema": 1, "coding": {"dates": "iso8601"}, "model": "ToDoItem", "fields": {
          "name": {"type": "String", "values": ["Write", "Read"]}, "done": {"type": "Bool", "probability": 1},
          "dueDate": {"type": "Date?", "presence": 0},
          "creationDate": {"type": "Date", "constant": "2024-02-29T12:00:00Z"}}}
        """#
    )
    let items = try Stubs.of(ToDoItem.self, from: .generated(schema: schema, count: 3))
    #expect(items.count == 3)
    #expect(
      items.allSatisfy { ["Write", "Read"].contains($0.name) && $0.done && $0.dueDate == nil }
    )
    #expect(items[0].creationDate == Date(timeIntervalSince1970: 1_709_208_000))
    let names = try Stubs.of(ToDoItem.self, count: 3, schema: schema).map(\.name)
    #expect(names == items.map(\.name))
    #expect(try Stubs.one(ToDoItem.self, schema: schema).name == names[0])
  }

  @Test func keepsAReflectedSchemaToTheSameRecords() throws {
    let schema = try SchemaDescription(
      stubschema: SchemaDescription(reflecting: ToDoItem.self).stubschemaJSON
    )
    let kept = try Stubs.of(ToDoItem.self, from: .generated(schema: schema, count: 6, seed: 3))
    #expect(kept.map(\.name) == (try Stubs.of(ToDoItem.self, count: 6, seed: 3).map(\.name)))
  }

  @Test func takesAnEmptyScenarioForWhatItIs() throws {
    #expect(try Stubs.of(ToDoItem.self, from: .generated(scenario: .empty)).isEmpty)
    #expect(try Stubs.of(ToDoItem.self, count: 0).isEmpty)
    #expect(try Stubs.of(ToDoItem.self, from: .generated(scenario: .single)).count == 1)
    let bare = try Stubs.of(ToDoItem.self, from: .generated(count: 5, scenario: .minimal))
    #expect(bare.allSatisfy { $0.dueDate == nil })
    let full = try Stubs.of(ToDoItem.self, from: .generated(count: 5, scenario: .full))
    #expect(full.allSatisfy { $0.dueDate != nil })
  }

  @Test func takesTheSchemaOfAnEnumWithOtherModels() throws {
    let schema = SchemaDescription(reflecting: Meal.self)
    #expect(try Stubs.of(Meal.self, from: .generated(schema: schema, count: 8)).count == 8)
    let themes = try SchemaDescription(
      stubschema: #"""
        {"stubschema": 1, "enums": {"Theme": {"rawType": "String", "cases": ["dark"]}},
         "models": {"A": {"fields": {"a": "Theme"}}, "B": {"fields": {"b": "Int"}}}}
        """#
    )
    #expect(try Stubs.of(Theme.self, from: .generated(schema: themes, count: 2)) == [.dark, .dark])
  }

  @Test func tellsSourcesApartThatGiveOtherRecords() throws {
    let schemas = try ["Int", "String"].map {
      try SchemaDescription(stubschema: #"{"stubschema":1,"model":"A","fields":{"a":"\#($0)"}}"#)
    }
    let one = StubSource.generated(schema: schemas[0])
    #expect(one.identity == StubSource.generated(schema: schemas[0]).identity)
    #expect(one.identity != StubSource.generated(schema: schemas[1]).identity)
    #expect(one.identity != StubSource.generated(schema: schemas[0], seed: 1).identity)
    #expect(one.identity != StubSource.generated(schema: schemas[0], scenario: .full).identity)
  }

  @Test func limitsTheRecords() throws {
    #expect(try Stubs.of(ToDoItem.self, from: .generated(count: 10).limit(3)).count == 3)
  }

  @Test func refusesNegativeCounts() {
    let error = #expect(throws: StubError.self) { try Stubs.of(ToDoItem.self, count: -1) }
    #expect("\(error as Any)".contains("there cannot be -1 records"))
  }

  @Test func saysWhyATypeCannotBeGenerated() {
    let error = #expect(throws: StubError.self) { try Stubs.of(Payment.self, count: 2) }
    #expect("\(error as Any)".contains("IBAN decodes from no probe"))
  }

  @Test func namesTheModelsOfASchemaThatHasNotTheOne() throws {
    let schema = try SchemaDescription(
      stubschema: #"""
        {"stubschema": 1, "models": {"A": {"fields": {"a": "Int"}}, "B": {"fields": {"b": "Int"}}}}
        """#
    )
    let error = #expect(throws: StubError.self) {
      try Stubs.of(ToDoItem.self, from: .generated(schema: schema))
    }
    #expect("\(error as Any)".contains("the schema has no ToDoItem, and several others: A, B"))
  }

  @Test func hydratesAContainer() throws {
    let store = try StubContainer(ToDoItem.self, from: .generated(count: 10, seed: 7))
    #expect(try store.count(ToDoItem.self) == 10)
    #expect(try StubContainer(restoring: store.snapshot).count(ToDoItem.self) == 10)
  }

  @Test func generatesWhateverItReflects() throws {
    try expectDecodes(Plan.self)
    try expectDecodes(Environment.self)
    try expectDecodes(Attachment.self)
    try expectDecodes(Expression.self)
    try expectDecodes(Nested.self)
    try expectDecodes(Score.self)
    try expectDecodes(UserID.self)
    try expectDecodes(Page<ToDoItem>.self)
    try expectDecodes(Tree.self)
    try expectDecodes(Dog.self)
    try expectDecodes(Optionals.self)
    try expectDecodes(Foundations.self)
    try expectDecodes(Settings.self)
    try expectDecodes(Looping.self)
    try expectDecodes(Growing<Int>.self)
    try expectDecodes(Point.self)
    try expectDecodes(Fallbacks.self)
    try expectDecodes(AnyValue.self)
    try expectDecodes(Shape.self)
    try expectDecodes(Content.self)
    try expectDecodes(Theme.self)
    try expectDecodes(Level.self)
    try expectDecodes(Stamped.self)
    try expectDecodes(LinkedA.self)
    try expectDecodes([Int].self)
    try expectDecodes(IndexSet.self)
    try expectDecodes(PersonNameComponents.self)
  }

  private func expectDecodes<Model: Decodable>(
    _ type: Model.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let records = try Stubs.of(type, count: 20)
    #expect(records.count == 20, sourceLocation: sourceLocation)
  }
}

private struct TestKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: some StringProtocol) { stringValue = String(text) }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
