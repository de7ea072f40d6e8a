import Testing

@Suite("Types in source")
struct TypeResolverTests {
  private static let declarations = """
    typealias Name = String
    typealias Maybe<T> = T?
    typealias Names = [Outer.Inner]
    struct Page<Item> { var items: [Item]; var meta: Meta; struct Meta { var first: Item } }
    enum Outer { struct Inner { var id: Int } }
    extension Outer { struct Late { var id: Int; struct Data { var x: Foundation.Data } } }
    """

  @Test(
    "spells types as a description does",
    arguments: [
      ("Int?", "Int?"), ("Int!", "Int?"), ("Optional<Int>", "Int?"), ("Int??", "Int??"),
      ("(Int)", "Int"), ("Array<Int?>", "[Int?]"), ("[[Int]]", "[[Int]]"),
      ("Set<Name>", "Set<String>"), ("[Name: Int]", "[String: Int]"),
      ("Dictionary<Int, Swift.String>", "[Int: String]"), ("Foundation.Date", "Date"),
      ("TimeInterval", "Double"), ("Range<Int>", "Range<Int>"),
      ("Measurement<UnitLength>", "Measurement<UnitLength>"),
      ("Maybe<Name>", "String?"), ("Outer.Inner", "Outer.Inner"), ("Names", "[Outer.Inner]"),
      ("Page<Name>", "Page<String>"), ("Page<Page<Int>>", "Page<Page<Int>>"),
      ("Page<Int>.Meta", "Page<Int>.Meta"), ("Outer.Late.Data", "Outer.Late.Data"),
      ("Elsewhere", "Elsewhere"), ("[Elsewhere.Deep<Int>]", "[Elsewhere.Deep<Int>]"),
      ("@MainActor Int", "Int"), ("App.Outer.Inner", "Outer.Inner"),
    ]
  )
  func spellsTypesAsADescriptionDoes(_ written: String, _ expected: String) {
    let source = "struct Model: Codable { var a: \(written) }\n" + Self.declarations
    #expect(SourceReading(source, "Model").fields == "{\"a\":\"\(expected)\"}")
  }

  @Test("specialises a generic type and what is nested in it")
  func specialisesAGenericType() {
    let source = "struct Model: Codable { var a: Page<Bool> }\n" + Self.declarations
    let text = SourceReading(source, "Model").text
    #expect(text.contains(#""Page<Bool>":{"fields":{"items":"[Bool]","meta":"Page<Bool>.Meta"}}"#))
    #expect(text.contains(#""Page<Bool>.Meta":{"fields":{"first":"Bool"}}"#))
  }

  @Test("prefers the nearest declaration, and gives a type named like a known one another name")
  func prefersTheNearestDeclaration() {
    let source = """
      struct Model: Codable { var data: Data; var place: Locale; struct Data { var a: Int } }
      enum Locale: String, Codable { case de }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == #"{"data":"Model.Data","place":"Project.Locale"}"#)
    #expect(SourceReading(source, "Locale").text.contains(#""Project.Locale":{"rawType":"String""#))
  }

  @Test("reads types of other files")
  func readsTypesOfOtherFiles() {
    let sources: KeyValuePairs = [
      "A.swift": "struct Model: Codable { var a: Other }",
      "B.swift": "struct Other: Codable { var b: Int }",
    ]
    let text = SourceReading(sources, ["Model"]).text
    #expect(text.contains(#""Other":{"fields":{"b":"Int"}}"#))
  }

  @Test("follows the branch of a condition that an Apple debug build takes")
  func followsTheBranchOfACondition() {
    let source = """
      struct Model: Codable {
        #if os(Linux)
        var a: Int
        #elseif canImport(UIKit) && !os(Windows) || FLAG
        var b: Int
        #else
        var c: Int
        #endif
      }
      """
    #expect(SourceReading(source, "Model").fields == #"{"b":"Int"}"#)
  }

  @Test("ends where types lead into each other without end")
  func endsWhereTypesLeadIntoEachOther() {
    let source = "struct Model: Codable { var a: A }\ntypealias A = B\ntypealias B = A"
    #expect(SourceReading(source, "Model").findings == ["1:32 swift-type-refused"])
  }
}
