import Foundation
import StubKit
import Testing

@Suite struct AssetLookupTests {
  struct User: Decodable {
    var id: Int
  }

  @Test(arguments: [
    ("Fixtures/only", 3), ("Fixtures/only.json", 3), ("only", 3), ("only.json", 3), ("a/user", 1),
    ("b/user.json", 2),
  ])
  func findsResourcesFlatAndNested(name: String, id: Int) throws {
    #expect(try Stubs.one(User.self, from: .resource(name, in: .module)).id == id)
  }

  @Test func asksWhichOfSeveralResourcesIsMeant() {
    #expect {
      try Stubs.of(User.self, from: .resource("user", in: .module))
    } throws: { error in
      guard case StubError.ambiguous("user", _, let candidates) = error else { return false }
      return candidates == ["a/user.json", "b/user.json"]
    }
  }

  @Test func namesEveryPlaceThatWasTriedAndWhatIsThere() {
    #expect {
      try Stubs.of(User.self, from: .file("Fixtures/TenArticelItems.json"))
    } throws: { error in
      guard case StubError.missing(let asset, "User", let tried, let near) = error else {
        return false
      }
      return asset == "Fixtures/TenArticelItems.json"
        && tried.map { $0.hasSuffix("Tests/StubKitTests/Fixtures/TenArticelItems.json") } == [
          true, false,
        ]
        && tried.allSatisfy { $0.hasSuffix("/Fixtures/TenArticelItems.json") }
        && near.map { $0.hasSuffix("/Tests/StubKitTests/Fixtures/TenArticleItems.json") } == [true]
        && "\(error)".contains("Is one of these meant?\n  - ")
    }
  }

  @Test func doesNotTakeAFileOfTheSameNameElsewhere() {
    #expect {
      try Stubs.of(ToDoItem.self, from: .file("TenArticleItems.json"))
    } throws: { error in
      guard case StubError.missing(_, _, _, let near) = error else { return false }
      return near.first?.hasSuffix("/Tests/StubKitTests/Fixtures/TenArticleItems.json") == true
    }
  }

  @Test func findsAFileBelowThePackageRoot() throws {
    let path = "Tests/StubKitTests/Fixtures/TenArticleItems.json"
    #expect(try Stubs.of(ToDoItem.self, from: .file(path)).count == 10)
  }

  @Test func findsAnAbsoluteFileAndOnlyThat() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("user.json")
    try Data(#"[{"id": 8}]"#.utf8).write(to: file)
    #expect(try Stubs.one(User.self, from: .file(file.path)).id == 8)
    let missing = folder.path + "/User.json"
    #expect {
      try Stubs.of(User.self, from: .file(missing))
    } throws: { error in
      guard case StubError.missing(_, _, [missing], let near) = error else { return false }
      return near.map { ($0 as NSString).lastPathComponent } == ["user.json"]
    }
  }

  @Test func saysThatAFolderIsNoFile() {
    #expect {
      try Stubs.of(User.self, from: .file("Fixtures"))
    } throws: { error in
      guard case StubError.unreadable(_, "it is a folder") = error else { return false }
      return true
    }
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"])
  func tellsAnEmptyFileFromAnEmptyArray(text: String) {
    #expect {
      try Stubs.of(User.self, from: .json(text, named: "x.json"))
    } throws: { error in
      guard case StubError.emptyFile("x.json") = error else { return false }
      return true
    }
  }

  @Test func refusesAnEmptyArrayUnlessItIsAllowed() throws {
    let source = StubSource.json("[]", named: "x.json")
    for load in [
      { _ = try Stubs.of(User.self, from: source) }, { _ = try Stubs.one(User.self, from: source) },
    ] {
      #expect {
        try load()
      } throws: { error in
        guard case StubError.noRecords("x.json", "User") = error else { return false }
        return true
      }
    }
    #expect(try Stubs.of(User.self, from: source.allowingEmpty()).isEmpty)
  }

  @Test func namesTheArraysInsideAnObject() {
    let text = "\n{\"page\": {\"items\": []}, \"data\": [{\"id\": 1}]}"
    #expect {
      try Stubs.of(User.self, from: .json(text, named: "x.json"))
    } throws: { error in
      "\(error)" == """
        x.json:2:1: found an object, expected an array of User. Arrays are inside: add one of \
        `.root("/page/items")`, `.root("/data")` to the source.
        """
    }
  }

  @Test func proposesTheOnlyArray() {
    #expect {
      try Stubs.of(User.self, from: .json(#"{"data": [{"id": 1}]}"#))
    } throws: { error in
      "\(error)".hasSuffix("The array is inside: add `.root(\"/data\")` to the source.")
    }
  }

  @Test func proposesTheArraysOfTheModelWhereOneInstanceIsWanted() {
    #expect {
      try Stubs.one(User.self, from: .json(#"{"tags": ["a"], "data": [{"id": 1}]}"#))
    } throws: { error in
      "\(error)".hasSuffix("The array is inside: add `.root(\"/data\")` to the source.")
    }
  }

  @Test func complainsOfTheKeysOfAnInstanceWithOtherArrays() {
    #expect {
      try Stubs.one(User.self, from: .json(#"{"tags": ["a"]}"#))
    } throws: { error in
      guard case StubError.undecodable(let failure) = error else { return false }
      return brief(failure.faults) == ["missing-key 1:1 $.id"]
    }
  }

  @Test func namesTheResourceThatIsNearlyMeant() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("[]".utf8).write(to: folder.appendingPathComponent("users.json"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect {
      try Stubs.of(User.self, from: .resource("usrs", in: bundle))
    } throws: { error in
      guard case StubError.missing("usrs", _, _, let near) = error else { return false }
      return near.map { ($0 as NSString).lastPathComponent } == ["users.json"]
    }
  }

  @Test func namesTheKeysNearAWrongRoot() {
    #expect {
      try Stubs.of(User.self, from: .json(#"{"itmes": [{"id": 1}], "x": []}"#).root("/items"))
    } throws: { error in
      guard case StubError.noSuchRoot(_, "/items", let near) = error else { return false }
      return near == ["/itmes", "/x"]
    }
  }
}
