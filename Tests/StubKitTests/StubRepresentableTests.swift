import Foundation
import Testing

@testable import StubKit

@Suite struct StubRepresentableTests {
  /// A model that is not `Decodable`, as most classes of a persistence framework.
  final class Film: StubRepresentable {
    struct Stub: Decodable { var title: String }
    let title: String
    init(title: String) { self.title = title }
    convenience init(stub: Stub) { self.init(title: stub.title.uppercased()) }
  }

  final class Plain {}

  @Test func makesModelsOfWhatIsDecoded() throws {
    let films = try StubSource.json(#"[{"title": "a"}, {"title": "b"}]"#).instances(of: Film.self)
    #expect(films.map(\.title) == ["A", "B"])
    let first = try StubSource.json(#"[{"title": "a"}, 5]"#).instances(of: Film.self, limit: 1)
    #expect(first.map(\.title) == ["A"])
  }

  @Test func decodesModelsThatAreDecodable() throws {
    let cities = try StubSource.json(#"[{"id": 1, "name": "Oslo"}]"#).instances(of: City.self)
    #expect(cities == [City(id: 1, name: "Oslo")])
  }

  @Test func namesTheScaffoldForTheRest() {
    #expect {
      try StubSource.json("[{}]").instances(of: Plain.self)
    } throws: { error in
      guard case StubError.notRepresentable("Plain") = error else { return false }
      return "\(error)".contains("Extend Plain by StubRepresentable")
    }
  }

  @Test func findsTheAssetNamedAfterAModel() throws {
    #expect(try Stubs.one(City.self, from: .named(after: City.self, in: .module)).name == "Gent")
    #expect {
      try Stubs.of(ToDoItem.self, from: .named(after: ToDoItem.self, in: .module))
    } throws: { error in
      guard case StubError.missing("ToDoItem", "ToDoItem", let tried, _) = error else {
        return false
      }
      return tried.contains { $0.hasSuffix("/ToDoItemPreviewsData.json") }
        && tried.contains { $0.hasSuffix("/ToDoItem.stub.json") }
    }
  }
}
