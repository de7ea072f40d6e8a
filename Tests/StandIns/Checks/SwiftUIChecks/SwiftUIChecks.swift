import CoreData
import Foundation
import StubKit
import SwiftData
import SwiftUI
import UIKit

/// Shows previews, and what is shown where something is wrong with their stubs.
@main @MainActor enum SwiftUIChecks {
  static func main() async throws {
    showsTheRecordsOfTheNamedDataAsset()
    showsWhatIsWrongInThePlaceOfTheView()
    showsOneInstance()
    showsManagedObjects()
    try await sharesAContainerBetweenPreviewsOfTheSameSource()
    try await showsWhatIsWrongInThePlaceOfAPreview()
    choosesAndTurnsTheOrder()
    print("SwiftUI: all checks pass")
  }

  static func expect(_ condition: Bool, _ what: String, line: Int = #line) {
    guard !condition else { return }
    print("line \(line): \(what)")
    exit(1)
  }

  static let two = StubSource.json(#"[{"name": "Mow"}, {"name": "Bake"}]"#)

  static func lines(_ view: some View) -> [String] { StandInCanvas(view).lines }

  static func showsTheRecordsOfTheNamedDataAsset() {
    NSDataAsset.standInAssets["ErrandPreviewsData"] = Data(#"[{"name": "Iron"}]"#.utf8)
    defer { NSDataAsset.standInAssets = [:] }
    expect(lines(ErrandList().stubs(Errand.self)) == ["Iron"], "no stubs from the catalogue")
    let row = lines(WithStub(Errand.self) { ErrandRow(errand: $0) })
    expect(row == ["Iron"], "\(row)")
    let named = lines(ErrandList().stubs(Errand.self, from: .dataAsset("ErrandPreviewsData")))
    expect(named == ["Iron"], "\(named)")
  }

  static func showsWhatIsWrongInThePlaceOfTheView() {
    let missing = lines(ErrandList().stubs(Errand.self))
    expect(missing.first == "No stubs", "\(missing)")
    for place in ["ErrandPreviewsData", "the asset catalogues", "/Errand.json", "Errand.stub.json"]
    {
      expect(missing.last?.contains(place) == true, "\(place) is not in \(missing)")
    }
    let misspelt = StubSource.json(#"[{"nmae": "Mow"}]"#, named: "errands.json")
    let faulty = lines(ErrandList().stubs(Errand.self, from: misspelt))
    expect(
      faulty.last?.contains("errands.json:1:2: $[0].name: found an object without it") == true,
      "\(faulty)"
    )
    expect(faulty.last?.contains("rename 'nmae' to 'name'") == true, "\(faulty)")
    let asset = lines(ErrandList().stubs(Errand.self, from: .dataAsset("Nowhere")))
    expect(asset.last?.contains("Nowhere") == true, "\(asset)")
  }

  static func showsOneInstance() {
    let first = lines(WithStub(Errand.self, from: two) { ErrandRow(errand: $0) })
    expect(first == ["Mow"], "\(first)")
    let queried = lines(WithStub(Errand.self, from: two) { _ in ErrandList() })
    expect(queried == ["Mow", "Bake"], "no container for a query: \(queried)")
    let city = lines(WithStub(City.self, from: .json(#"[{"name": "Oslo"}]"#)) { Text($0.name) })
    expect(city == ["Oslo"], "\(city)")
    for view in [
      lines(WithStub(Errand.self, from: .json("[]")) { ErrandRow(errand: $0) }),
      lines(WithStub(City.self, from: .json("[]").allowingEmpty()) { Text($0.name) }),
    ] {
      expect(view.first == "No stubs" && view.count == 3, "\(view)")
    }
  }

  final class Shop: NSManagedObject {}

  static func showsManagedObjects() {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    let entity = NSEntityDescription()
    entity.name = "Shop"
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let shown = lines(
      WithManagedStubs(NSManagedObject.self, model: model, from: two) { objects in
        ForEach(objects.map { $0.value(forKey: "name") as? String ?? "" }, id: \.self) { Text($0) }
      }
    )
    expect(shown == ["Mow", "Bake"], "\(shown)")
    let foreign = lines(WithManagedStubs(Shop.self, model: model, from: two) { _ in Text("shops") })
    expect(
      foreign.last?.hasPrefix("The objects of the entity Shop are NSManagedObject, not Shop.")
        == true,
      "\(foreign)"
    )
    expect(lines(Text("list").stubs(model: model, from: two)) == ["list"], "no view")
    let faulty = lines(Text("list").stubs(model: model, from: .json("[{\"name\": 1}]")))
    expect(faulty.first == "No stubs", "\(faulty)")
  }

  static func sharesAContainerBetweenPreviewsOfTheSameSource() async throws {
    _ = Recording.take()
    for _ in 1...2 {
      let preview = Preview(traits: .stubs(Errand.self, from: two)) { ErrandList() }
      let shown = lines(try await preview.standInView())
      expect(shown == ["Mow", "Bake"], "\(shown)")
    }
    expect(Recording.take() == ["insert Errand", "insert Errand", "save"], "made twice")
    let other = StubSource.json(#"[{"name": "Mop"}, {"name": "Bake"}]"#)
    let preview = Preview(traits: .stubs(Errand.self, from: other)) { ErrandList() }
    let shown = lines(try await preview.standInView())
    expect(shown == ["Mop", "Bake"], "took another source's records: \(shown)")
    for (source, names) in [(two.decoder { _ in }, ["Mow"]), (two.decoder(shouting), ["MOW"])] {
      let preview = Preview(traits: .stubs(Errand.self, from: source.limit(1))) { ErrandList() }
      let shown = lines(try await preview.standInView())
      expect(shown == names, "took the records of another decoder: \(shown)")
    }
    let both = Preview(traits: .stubs(Errand.self, Note.self, from: two)) { ErrandList() }
    let seen = lines(try await both.standInView())
    expect(seen == ["Mow", "Bake"], "\(seen)")
    let lists = lines(NoteList().stubs(Errand.self, Note.self, from: two))
    expect(lists == ["Mow", "Bake"], "\(lists)")
  }

  static let shouting: @Sendable (JSONDecoder) -> Void = { $0.userInfo[.shouts] = true }

  static func showsWhatIsWrongInThePlaceOfAPreview() async throws {
    let preview = Preview(traits: .stubs(Errand.self, from: .json("[1]"))) { ErrandList() }
    let shown = lines(try await preview.standInView())
    expect(shown.first == "No stubs" && shown.last?.contains("$[0]") == true, "\(shown)")
  }

  final class Choice {
    var provider = ErrandOrder.name
    var order = SortOrder.forward
  }

  static func choosesAndTurnsTheOrder() {
    let choice = Choice()
    var menu: StandInCanvas {
      StandInCanvas(
        SortMenu(
          provider: Binding(get: { choice.provider }, set: { choice.provider = $0 }),
          order: Binding(get: { choice.order }, set: { choice.order = $0 })
        )
      )
    }
    expect(
      menu.lines == ["Sort", "(arrow.up.arrow.down)", "Done", "Name", "(arrow.up)"],
      "\(menu.lines)"
    )
    menu.press("Name (arrow.up)")
    expect(choice.provider == .name && choice.order == .reverse, "does not turn")
    menu.press("Done")
    expect(choice.provider == .done && choice.order == .reverse, "not the default order")
    menu.press("Done (arrow.down)")
    expect(choice.order == .forward, "does not turn back")
  }
}
