import Foundation
import StubKit
import Testing

final class Owner: Decodable {
  let id: Int
  let name: String
  var pets: [Pet] = []

  enum CodingKeys: CodingKey { case id, name }
}

final class Pet: Decodable {
  let name: String
  let ownerID: Int?
  let friendIDs: [Int]
  var owner: Owner?
  var friends: [Owner] = []

  enum CodingKeys: CodingKey { case name, ownerID, friendIDs }
}

final class Folder: Decodable {
  let id: Int
  let parentID: Int?
  var parent: Folder?
  var children: [Folder] = []

  enum CodingKeys: CodingKey { case id, parentID }
}

@Suite struct LinkTests {
  let store: StubContainer

  init() throws {
    store = try StubContainer(
      Owner.self,
      from: .json(#"[{"id": 1, "name": "Ada"}, {"id": 2, "name": "Max"}]"#)
    )
    try store.load(
      Pet.self,
      from: .json(
        """
        [
          {"name": "c", "ownerID": 2, "friendIDs": [2, 1]}, {"name": "a", "friendIDs": []},
          {"name": "b", "ownerID": 2, "friendIDs": [1]}
        ]
        """
      )
    )
  }

  @Test func setsBothSidesAndKeepsTheOrder() throws {
    try store.link(\Pet.ownerID, to: \Owner.id, as: \Pet.owner, inverse: \Owner.pets)
    try store.link(\Pet.friendIDs, to: \Owner.id, as: \Pet.friends)
    let pets = try store.fetch(Pet.self)
    let owners = try store.fetch(Owner.self)
    #expect(pets.map { $0.owner?.name } == ["Max", nil, "Max"])
    #expect(pets[0].owner === owners[1])
    #expect(owners.map { $0.pets.map(\.name) } == [[], ["c", "b"]])
    #expect(pets.map { $0.friends.map(\.name) } == [["Max", "Ada"], [], ["Ada"]])
    #expect(!store.hasChanges)
  }

  @Test func linksAgainAfterAReset() throws {
    try store.link(\Pet.ownerID, to: \Owner.id, as: \Pet.owner, inverse: \Owner.pets)
    let before = try store.first(Pet.self)
    try store.reset()
    let after = try store.first(Pet.self)
    #expect(after !== before)
    #expect(after.owner?.name == "Max")
    #expect(after.owner !== before.owner)
  }

  @Test func namesEveryReferenceThatLeadsNowhere() throws {
    try store.load(
      Pet.self,
      from: .json(
        #"[{"name": "d", "ownerID": 8, "friendIDs": []}, {"name": "e", "ownerID": 9, "friendIDs": []}]"#
      )
    )
    #expect {
      try store.link(\Pet.ownerID, to: \Owner.id, as: \Pet.owner)
    } throws: { error in
      guard case StubError.danglingReferences("Pet", "Owner", ["8", "9"]) = error else {
        return false
      }
      return true
    }
    #expect(try store.fetch(Pet.self).allSatisfy { $0.owner == nil })
  }

  @Test func linksAModelToItself() throws {
    let store = try StubContainer(
      Folder.self,
      from: .json(#"[{"id": 1, "parentID": 2}, {"id": 2}, {"id": 3, "parentID": 2}]"#)
    )
    try store.link(\Folder.parentID, to: \Folder.id, as: \Folder.parent, inverse: \Folder.children)
    let folders = try store.fetch(Folder.self)
    #expect(folders.map { $0.parent?.id } == [2, nil, 2])
    #expect(folders[1].children.map(\.id) == [1, 3])
  }

  struct Line: Decodable {
    var id: Int
    var cityID: Int
    var city: City?
  }

  @Test func givesValuesACopy() throws {
    let store = try StubContainer(Line.self, from: .json(#"[{"id": 1, "cityID": 7}]"#))
    try store.load(City.self, from: .json(#"[{"id": 7, "name": "Cork"}]"#))
    try store.link(\Line.cityID, to: \City.id, as: \Line.city)
    #expect(try store.first(Line.self).city?.name == "Cork")
    store.rollback()
    #expect(try store.first(Line.self).city?.name == "Cork")
  }

  struct Stop: Decodable {
    var lineID: Int
    var line: Line?
  }

  @Test func renewsCopiesOfWhatIsLinkedLater() throws {
    let store = try StubContainer(Line.self, from: .json(#"[{"id": 1, "cityID": 7}]"#))
    try store.load(City.self, from: .json(#"[{"id": 7, "name": "Cork"}]"#))
    try store.load(Stop.self, from: .json(#"[{"lineID": 1}]"#))
    try store.link(\Stop.lineID, to: \Line.id, as: \Stop.line)
    try store.link(\Line.cityID, to: \City.id, as: \Line.city)
    #expect(try store.first(Stop.self).line?.city?.name == "Cork")
    try store.reset()
    #expect(try store.first(Stop.self).line?.city?.name == "Cork")
  }
}
