import Foundation
import StubKit
import SwiftData

/// Hydrates containers, and looks at what was done in which order.
@main @MainActor enum SwiftDataChecks {
  static func main() throws {
    try insertsSavesAndThenHandsOut()
    try givesEachCallAStoreOfItsOwn()
    try closesTheSchemaOverRelationships()
    try insertsLeavesFirstAndEachModelOnce()
    try insertsBeforeItLinks()
    try addsToTheContextItIsGiven()
    try numbersModelsByTheirPlaces()
    try fillsSeveralModelsFromOneSource()
    try namesTheScaffold()
    try describesWhatAStoreSortsBy()
    print("SwiftData: all checks pass")
  }

  static func expect(_ condition: Bool, _ what: String, line: Int = #line) {
    guard !condition else { return }
    print("line \(line): \(what)")
    exit(1)
  }

  static let tasks = StubSource.json(
    """
    [{"name": "Mow", "done": true}, {"name": "Bake", "done": false, "due": 757425600}]
    """
  )

  /// A source that has some of each model.
  static let tasksAndStops = StubSource.provided(by: "tasks and stops") { request in
    let text =
      request.model == Task.self
      ? #"[{"name": "Mow", "done": true}, {"name": "Bake", "done": false}]"#
      : #"[{"city": "Rome"}, {"city": "Bern"}]"#
    return StubPayload(name: "\(request.model).json", data: Data(text.utf8))
  }

  static func insertsSavesAndThenHandsOut() throws {
    _ = Recording.take()
    let container = try ModelContainer.stubs(Task.self, from: tasks)
    let entries = Recording.take()
    expect(entries == ["insert Task", "insert Task", "save"], "\(entries)")
    let names = try container.mainContext.fetch(FetchDescriptor<Task>()).map(\.name)
    expect(names == ["Mow", "Bake"], "the main context sees \(names)")
    let sorted = FetchDescriptor<Task>(
      predicate: #Predicate { !$0.done },
      sortBy: [SortDescriptor(\.name)]
    )
    let open = try container.mainContext.fetch(sorted)
    expect(open.map(\.due) == [Date(timeIntervalSinceReferenceDate: 757_425_600)], "\(open)")
  }

  static func givesEachCallAStoreOfItsOwn() throws {
    let first = try ModelContainer.stubs(Task.self, from: tasks)
    let second = try ModelContainer.stubs(Task.self, from: tasks)
    expect(first !== second, "one container for two calls")
    let names = [first, second].map { $0.configurations.map(\.name) }
    expect(names[0] != names[1] && names[0].count == 1, "stores are called \(names)")
    for container in [first, second] {
      expect(try container.mainContext.fetchCount(FetchDescriptor<Task>()) == 2, "seeded twice")
      let configuration = container.configurations[0]
      expect(configuration.isStoredInMemoryOnly, "not in memory")
      expect(configuration.cloudKitDatabase == .none, "mirrors to CloudKit")
    }
  }

  static func closesTheSchemaOverRelationships() throws {
    let container = try ModelContainer.stubs(
      Playlist.self,
      from: .json("[{\"title\": \"a\", \"tracks\": []}]")
    )
    let models = container.schema.standInModels.sorted()
    expect(models == ["Device", "Owner", "Playlist", "Track"], "the schema holds \(models)")
    let more = try ModelContainer.stubs(Task.self, with: Unrelated.self, Cover.self, from: tasks)
    expect(more.schema.standInModels.sorted() == ["Cover", "Task", "Unrelated"], "others are lost")
  }

  static func insertsLeavesFirstAndEachModelOnce() throws {
    _ = Recording.take()
    let json = """
      [{"label": "fiction", "cover": {"code": "c-1"}}, {"label": "art", "cover": {"code": "c-2"}}]
      """
    let container = try ModelContainer.stubs(Shelf.self, from: .json(json))
    let entries = Recording.take().filter { !$0.hasPrefix("link") }
    expect(
      entries == ["insert Cover", "insert Shelf", "insert Cover", "insert Shelf", "save"],
      "\(entries)"
    )
    let covers = try container.mainContext.fetch(FetchDescriptor<Shelf>()).map(\.cover.code)
    expect(covers == ["c-1", "c-2"], "\(covers)")
  }

  static func insertsBeforeItLinks() throws {
    _ = Recording.take()
    let json = """
      [{"title": "Mix", "tracks": [{"title": "c"}, {"title": "a"}], "owner": {"name": "Ada"}}]
      """
    let container = try ModelContainer.stubs(Playlist.self, from: .json(json))
    let entries = Recording.take()
    expect(
      entries == [
        "insert Playlist", "insert Track", "insert Track", "link Playlist (in) to Track (in)",
        "insert Owner", "link Playlist (in) to Owner (in)", "save",
      ],
      "\(entries)"
    )
    let byPosition = FetchDescriptor<Track>(sortBy: [SortDescriptor(\.position)])
    let tracks = try container.mainContext.fetch(byPosition)
    expect(tracks.map(\.title) == ["c", "a"], "the order of the JSON is lost")
    expect(tracks.map(\.position) == [0, 1], "\(tracks.map(\.position))")
  }

  static func addsToTheContextItIsGiven() throws {
    let container = try ModelContainer(for: Task.self)
    let made = try container.mainContext.hydrate(Task.self, from: tasks)
    expect(made.map(\.name) == ["Mow", "Bake"], "\(made.map(\.name))")
    expect(!container.mainContext.hasChanges, "handed out before it was saved")
    expect(made.allSatisfy { $0.modelContext === container.mainContext }, "another context")
  }

  static func numbersModelsByTheirPlaces() throws {
    let json = #"[{"name": "a", "stops": [{"city": "Rome"}, {"city": "Bern"}]}, {"name": "b"}]"#
    let container = try ModelContainer.stubs(Route.self, from: .json(json))
    let byPlace = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.position)])
    let stops = try container.mainContext.fetch(byPlace)
    expect(stops.map(\.city) == ["Rome", "Bern"], "\(stops.map(\.city))")
    expect(stops.map(\.position) == [0, 1], "\(stops.map(\.position))")
    let routes = try container.mainContext.fetch(FetchDescriptor<Route>()).map(\.rank)
    expect(routes == [0, 1], "\(routes)")
  }

  static func fillsSeveralModelsFromOneSource() throws {
    _ = Recording.take()
    let container = try ModelContainer.stubs(Task.self, Stop.self, from: tasksAndStops)
    let entries = Recording.take()
    let inserts = ["insert Task", "insert Task", "save", "insert Stop", "insert Stop", "save"]
    expect(entries == inserts, "\(entries)")
    expect(container.schema.standInModels.sorted() == ["Stop", "Task"], "\(container.schema)")
  }

  static func namesTheScaffold() throws {
    do {
      _ = try ModelContainer.stubs(Owner.self, from: .json("[{}]"))
      expect(false, "an owner without a name")
    } catch StubError.undecodable(let failure) {
      expect(failure.faults.map(\.path) == ["$[0].name"], "\(failure)")
    }
    do {
      _ = try ModelContainer.stubs(Device.self, from: .json("[{\"code\": 1}]"))
      expect(false, "a model that nothing makes")
    } catch {
      expect("\(error)".contains("Extend Device by StubRepresentable"), "\(error)")
      expect("\(error)".contains("`stubgen scaffold codable Device` writes both."), "\(error)")
    }
  }

  enum TrackOrder: SortDescriptorProvider {
    case position, title
    var sortKey: SortKey<Track> {
      switch self {
      case .position: SortKey(\.position)
      case .title: SortKey(\.title)
      }
    }
  }

  enum TaskOrder: SortDescriptorProvider {
    case done, name, length
    var sortKey: SortKey<Task> {
      switch self {
      case .done: SortKey(\.done)
      case .name: SortKey(\.name)
      case .length: SortKey(\.name.count)
      }
    }
  }

  static func describesWhatAStoreSortsBy() throws {
    let container = try ModelContainer.stubs(
      Playlist.self,
      from: .json(#"[{"title": "Mix", "tracks": [{"title": "c"}, {"title": "a"}]}]"#)
    )
    let descriptors = try TrackOrder.title.sortDescriptors(order: .reverse)
    let tracks = try container.mainContext.fetch(FetchDescriptor<Track>(sortBy: descriptors))
    expect(tracks.map(\.title) == ["c", "a"] && descriptors.count == 2, "\(descriptors)")
    do {
      _ = try TaskOrder.name.sortDescriptors()
      expect(false, "descriptors that SwiftData traps on")
    } catch StubError.notDescribable(_, let keys) {
      expect(keys == ["done", "length"], "\(keys)")
    }
  }
}
