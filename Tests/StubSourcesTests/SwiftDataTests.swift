import Testing

@Suite("SwiftData models")
struct SwiftDataTests {
  @Test("reads attributes, and leaves out the side that the other one nests")
  func readsAttributes() {
    let source = #"""
      @Model final class Model { @Attribute(.unique, originalName: "nom") var name: String
        @Relationship(deleteRule: .cascade, inverse: \Pet.owner) var pets: [Pet] = []
        @Transient var cache: Int = 3
        #Unique<Model>([\.name]) }
      @Model class Pet { var owner: Model?; var tags: [Tag]; var label: String }
      @Model class Tag { var pets: [Pet] }
      """#
    let text = SourceReading(source, "Model").text
    #expect(
      text.contains(
        #""name":{"type":"String","unique":true,"persistence":{"renamingIdentifier":"nom"}}"#
      )
    )
    #expect(text.contains(#""persistence":{"deleteRule":"cascade","inverse":"owner"}"#))
    #expect(text.contains(#""presence":0,"persistence":{"transient":true}"#))
    #expect(text.contains(#""unique":[["name"]],"persistence":{"framework":"swiftData"}"#))
    #expect(
      text.contains(
        #""Pet":{"fields":{"tags":{"type":"[Tag]","persistence":{"inverse":"pets"}},"label":"String"}"#
      )
    )
    #expect(text.contains(#""Tag":{"fields":{},"#))
  }

  @Test("reports an inverse on both sides, and coding that SwiftData ignores")
  func reportsAnInverseOnBothSides() {
    let source = #"""
      @Model class Model { @Relationship(inverse: \Pet.owner) var pets: [Pet]
        var size: Size }
      @Model class Pet { @Relationship(inverse: \Model.pets) var owner: Model? }
      struct Size: Codable { init(from d: Decoder) throws { w = try d.singleValueContainer().decode(Int.self) } }
      """#
    #expect(
      SourceReading(source, "Model").findings
        == ["3:43 inverse-on-both-sides", "2:7 custom-coding-stored"]
    )
  }
}
