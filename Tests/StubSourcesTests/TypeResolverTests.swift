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

  @Test("finds types that extensions of a library's types hold")
  func findsTypesInExtensionsOfLibraries() {
    let source = """
      struct Model: Codable { var a: URL.Page; var b: [URL.Kind] }
      extension URL { struct Page: Codable { var kind: Kind; struct Part {} } }
      extension URL { enum Kind: Int, Codable { case one } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == #"{"a":"URL.Page","b":"[URL.Kind]"}"#)
    #expect(reading.text.contains(#""URL.Page":{"fields":{"kind":"URL.Kind"}}"#))
  }

  @Test(
    "knows what Foundation codes its own types as, unless the project has one of that name",
    arguments: [
      (
        "DateInterval",
        #""DateInterval":{"fields":{"start":"Date","duration":{"type":"Double","minimum":0,"maximum":86400}}}"#
      ),
      (
        "Calendar",
        #""Calendar":{"fields":{"identifier":{"type":"String","enum":["gregorian","iso8601","buddhist","hebrew","islamic","japanese"]},"locale":"Locale?","timeZone":"TimeZone","firstWeekday":{"type":"Int","minimum":1,"maximum":7},"minimumDaysInFirstWeek":{"type":"Int","minimum":1,"maximum":7}}}"#
      ),
      (
        "Locale.Currency",
        #""Locale.Currency":{"wraps":{"type":"String","generator":"finance.currencyCode"}}"#
      ),
      ("SIMD2<Float>", #""SIMD2<Float>":{"elements":["Float","Float"]}"#),
      ("PartialRangeFrom<Int>", #""PartialRangeFrom<Int>":{"elements":["Int"]}"#),
      ("IndexSet", #""IndexSet.Span":{"fields":"#),
    ]
  )
  func knowsTypesOfFoundation(_ type: String, _ description: String) {
    let source = "struct Model: Codable { var a: \(type) }"
    let reading = SourceReading(source, "Model")
    #expect(reading.text.contains(#""fields":{"a":"\#(type)"}"#))
    #expect(reading.text.contains(description))
    #expect(reading.findings == [])
    let own = SourceReading(source + "\nstruct DateInterval: Codable { var x: Int }", "Model")
    #expect(!own.text.contains("86400"))
  }

  @Test("takes dictionaries for objects where their keys stand for keys")
  func takesKeysThatStandForKeys() {
    let source = """
      struct Model: Codable { var a: [ID: Int]; var b: [Number: Int]; var c: Dictionary<ID, Int>; var d: [Plain: Int] }
      struct ID: RawRepresentable, Codable, CodingKeyRepresentable { var rawValue: String }
      struct Number: RawRepresentable, Codable, CodingKeyRepresentable { var rawValue: Int }
      struct Plain: RawRepresentable, Codable { var rawValue: String }
      """
    #expect(
      SourceReading(source, "Model").fields
        == #"{"a":"[String: Int]","b":"[Int: Int]","c":"[String: Int]","d":"[Plain: Int]"}"#
    )
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
