import Foundation
import StubKit
import Testing

/// Models, tests and store are isolated to the main actor by default here.
struct Task: Codable, Identifiable {
  let id: Int
  var title: String
  var done: Bool
  var due: Date?
}

final class Note: Decodable {
  let id: Int
  var text: String
  let taskID: Int?
  var task: Task?

  enum CodingKeys: String, CodingKey { case id, text, taskID }
}

enum TaskOrder: SortDescriptorProvider {
  case done, due, title

  var sortKey: SortKey<Task> {
    switch self {
    case .done: SortKey(\.done)
    case .due: SortKey(\.due)
    case .title: SortKey(\.title)
    }
  }
}

@Suite struct MainActorTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(
      Task.self,
      from: .json(#"[{"id":1,"title":"b","done":true},{"id":2,"title":"a","done":false}]"#)
    )
  }

  @Test func sortsAndFinds() throws {
    #expect(try store.fetch(Task.self, sort: TaskOrder.done.sortKeys()).map(\.id) == [2, 1])
    #expect(try store.fetch(Task.self) { $0.done }.map(\.id) == [1])
    #expect(try store.count(Task.self) { $0.done } == 1)
    #expect(try store.first(Task.self, sort: [SortKey(\.title)]) { $0.id > 0 }.id == 2)
    #expect(try store.find(Task.self, id: 2)?.title == "a")
    #expect(try store.find(Task.self, \.title, "b")?.id == 1)
  }

  @Test func loadsSeveralModelsFromOneSource() throws {
    let both = StubSource.json(#"[{"id":1,"title":"b","done":true,"text":"x"}]"#)
    let store = try StubContainer(Task.self, Note.self, from: both)
    #expect(store.models == ["Task", "Note"])
    #expect(try store.fetch(Note.self).map(\.text) == ["x"])
  }

  @Test func changesAndRollsBack() throws {
    try store.update(Task.self, \.id, 1) { $0.title = "c" }
    #expect(try store.find(Task.self, id: 1)?.title == "c")
    store.rollback()
    #expect(try store.find(Task.self, id: 1)?.title == "b")
    #expect(try store.update(Task.self, where: { $0.done }) { $0.title = "d" } == 1)
    #expect(try store.fetch(Task.self).map(\.title) == ["d", "a"])
    #expect(try store.delete(Task.self) { $0.done } == 1)
    #expect(try store.fetch(Task.self).map(\.id) == [2])
  }

  @Test func linksObjects() throws {
    try store.load(Note.self, from: .json(#"[{"id":1,"text":"x","taskID":2}]"#))
    try store.link(\Note.taskID, to: \Task.id, as: \Note.task)
    #expect(try store.first(Note.self).task?.title == "a")
  }

  @Test func handsItsSnapshotToAnotherIsolation() async throws {
    let snapshot = store.snapshot
    let models = await Elsewhere().models(of: snapshot)
    #expect(models == ["Task"])
    #expect(try StubContainer(restoring: snapshot).count(Task.self) == 2)
  }
}

actor Elsewhere {
  func models(of snapshot: StubContainer.Snapshot) -> [String] {
    StubContainer(restoring: snapshot).models
  }
}
