import StubGeneration
import StubJSON
import Testing

/// The to-dos of the first article, with the words of the schema and without them.
@Suite struct ToDoItemTests {
  static let worded = """
    { "stubschema": 1, "model": "ToDoItem", "fields": {
      "name": { "type": "String", "generator": "todo.task" },
      "done": { "type": "Bool", "probability": 0.4 },
      "dueDate": { "type": "Date?", "after": "creationDate", "within": "30d", "presence": 0.6 },
      "creationDate": { "type": "Date", "before": "now", "within": "14d" } } }
    """
  static let bare = """
    { "stubschema": 1, "model": "ToDoItem", "fields": {
      "name": "String", "done": "Bool", "dueDate": "Date?", "creationDate": "Date" } }
    """

  /// 2025-01-01T12:00:00Z, in seconds since 2001.
  static let now = 757_425_600.0

  @Test(arguments: [worded, bare])
  func givesTenDifferentTasks(_ schema: String) throws {
    let items = try records(try description(schema), model: "ToDoItem")
    #expect(Set(items.map { $0.at("name") }).count == 10)
  }

  @Test(arguments: [worded, bare])
  func finishesFourInTen(_ schema: String) throws {
    let items = try records(try description(schema), model: "ToDoItem")
    #expect(items.filter { $0.at("done") == .bool(true) }.count == 4)
  }

  @Test(arguments: [worded, bare])
  func givesMostADueDate(_ schema: String) throws {
    let items = try records(try description(schema), 100, model: "ToDoItem")
    #expect((55...80).contains(items.count { $0.at("dueDate") != nil }))
  }

  @Test(arguments: [worded, bare], [0, 1, 2, 99] as [UInt64])
  func isNeverDueBeforeItsCreation(_ schema: String, _ seed: UInt64) throws {
    let items = try records(try description(schema), 500, model: "ToDoItem") { $0.seed = seed }
    for item in items {
      guard let due = item.at("dueDate")?.double else { continue }
      let created = try #require(item.at("creationDate")?.double)
      #expect(due >= created)
    }
  }

  @Test func keepsDatesWithinTheirSpans() throws {
    for item in try records(try description(Self.worded), 500, model: "ToDoItem") {
      let created = try #require(item.at("creationDate")?.double)
      #expect((Self.now - 14 * 86_400...Self.now).contains(created))
      let due = item.at("dueDate")?.double ?? created
      #expect((created...created + 30 * 86_400).contains(due))
    }
  }

  @Test func keepsTheDayFromHonoluluToTokyo() throws {
    for item in try records(try description(Self.worded), 200, model: "ToDoItem") {
      for key in ["creationDate", "dueDate"] {
        guard let seconds = item.at(key)?.double else { continue }
        let timeOfDay = Int(seconds) % 86_400
        #expect((36_000...50_400).contains(timeOfDay), "\(key) \(seconds)")
      }
    }
  }

  @Test func givesTheSameBytesTwiceAndOthersForAnotherSeed() throws {
    let schema = try description(Self.worded)
    let first = json(try records(schema, model: "ToDoItem"))
    #expect(json(try records(schema, model: "ToDoItem")) == first)
    #expect(json(try records(schema, model: "ToDoItem") { $0.seed = 1 }) != first)
  }

  @Test func writesTheFieldsInTheOrderOfTheSchema() throws {
    let item = try records(try description(Self.worded), 2, model: "ToDoItem") {
      $0.scenario = .full
    }
    #expect(item[1].members?.map(\.key) == ["name", "done", "dueDate", "creationDate"])
  }

  @Test func leavesAbsentDatesOutOrWritesNull() throws {
    let schema = try description(Self.worded)
    let left = try records(schema, model: "ToDoItem") { $0.scenario = .minimal }
    #expect(left.allSatisfy { $0.at("dueDate") == nil })
    let null = try records(schema, model: "ToDoItem") {
      $0.scenario = .minimal
      $0.writesNulls = true
    }
    #expect(null.allSatisfy { $0.at("dueDate") == .null })
  }

  /// A change of this text means that catalogue version 0 has other values.
  @Test func keepsItsFirstRecord() throws {
    let items = try records(try description(Self.worded), 1, model: "ToDoItem")
    #expect(json(items) == Self.firstRecord)
  }

  static let firstRecord =
    #"[{"name":"Compress the header images","done":false,"dueDate":758725200,"creationDate":756815532}]"#
}
