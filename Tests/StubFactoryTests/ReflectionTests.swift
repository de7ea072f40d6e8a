import Foundation
import StubFactory
import Testing

/// What probes find, as the description that they give.
@Suite struct ReflectionTests {
  @Test func findsKeysTypesAndOptionals() {
    expect(
      ToDoItem.self,
      """
      {
        "stubschema": 1,
        "model": "ToDoItem",
        "fields": {
          "name": "String",
          "done": "Bool",
          "dueDate": "Date?",
          "creationDate": "Date"
        }
      }

      """
    )
  }

  @Test func tellsDictionariesApartByTheirKeys() {
    expect(
      Plan.self,
      fields: """
        "meals": "[Slot: String]"
        "keyed": "[SlotKey: Int]"
        "byNumber": "[Int: String]"
        "byID": "[UUID: String]"
        """
    )
    let json = SchemaDescription(reflecting: Plan.self).stubschemaJSON
    #expect(
      compact(json).contains(
        #""Slot":{"rawType":"String","cases":{"morning":"morning","evening":"late"}}"#
      )
    )
    #expect(
      compact(json).contains(
        #""SlotKey":{"rawType":"String","cases":["morning","evening"],"codingKeyRepresentable":true}"#
      )
    )
  }

  @Test func tellsOptionalElementsFromOptionalArrays() {
    expect(
      Optionals.self,
      fields: """
        "each": "[Int?]"
        "all": "[Int]?"
        "both": "[Int?]?"
        """
    )
  }

  @Test func recognisesFoundationsTypes() {
    expect(
      Foundations.self,
      fields: """
        "length": "Measurement<UnitLength>"
        "zone": "TimeZone"
        "locale": "Locale"
        "cost": "Decimal"
        "day": "DateComponents"
        "span": "ClosedRange<Int>"
        "data": "Data"
        "pause": "Duration"
        "small": "Int8"
        "large": "UInt64"
        """
    )
  }

  @Test func findsTheCasesOfEnumsThatListNone() {
    expectPart(Environment.self, #""Environment":{"cases":["test","staging"]}"#)
    expectPart(Level.self, #""Level":{"rawType":"Int","cases":{"low":1,"high":500}}"#)
  }

  @Test func findsTheCaseThatAnUnknownValueIsReadAs() {
    expectPart(Theme.self, #""cases":["light","dark"],"unknown":"light""#)
  }

  @Test func tellsEnumsFromOtherRawRepresentables() {
    expectPart(Tagged.self, #""Lonely":{"rawType":"String","cases":["only"]}"#)
    expectPart(Tagged.self, #""Tag":{"wraps":"String"},"Flags":{"wraps":"Int"}"#)
  }

  @Test func findsPayloadsByLabel() {
    expectPart(
      Attachment.self,
      #""none":{},"photo":{"_0":"URL"},"note":{"text":"String","pinned":"Bool"},"#
        + #""pair":{"_0":"Int","label":"String"},"maybe":{"_0":"Int?"}"#
    )
  }

  @Test func findsACaseThatHoldsItsOwnEnum() {
    expectPart(
      Expression.self,
      #""sum":{"_0":"Expression","_1":"Expression"},"number":{"_0":"Double"}"#
    )
  }

  @Test func findsNestedContainers() {
    expectPart(
      Nested.self,
      #""title":"String","address":{"fields":{"city":"String"}},"tags":"[String]""#
    )
  }

  @Test func findsSingleValues() {
    expectPart(UserID.self, #""model":"UserID","wraps":"UUID""#)
  }

  @Test func specialisesGenerics() {
    expectPart(
      Page<ToDoItem>.self,
      #""Page<ToDoItem>":{"fields":{"items":"[ToDoItem]","next":"URL?"}}"#
    )
  }

  @Test func findsRecursiveTypes() {
    expectPart(Tree.self, #""fields":{"label":"String","parent":"Tree?","children":"[Tree]"}"#)
    expectPart(LinkedA.self, #""LinkedB":{"fields":{"a":"LinkedA?"}}"#)
  }

  @Test func findsWhatASuperclassReads() {
    expectPart(Dog.self, #""breed":"String","super":{"fields":{"name":"String"}}"#)
  }

  @Test func findsPositionalArraysAndLoops() {
    expectPart(Point.self, #""elements":["Double","Double"]"#)
    expectPart(Looping.self, #""wraps":"[Int]""#)
  }

  @Test func findsOpenObjects() {
    expectPart(Settings.self, #""additionalFields":"Int""#)
  }

  @Test func findsDefaultsFallbacksAndConversions() {
    expectPart(
      Fallbacks.self,
      #""retries":"Int?","label":{"type":"String?","onMismatch":"absent"},"#
        + #""amount":{"type":"Int","accepts":["String"]}"#
    )
  }

  @Test func findsUnionsByTagByKeyAndOfAnyJSON() {
    expectPart(
      Shape.self,
      #""oneOf":{"circle":{"fields":{"radius":"Double"}},"square":{"fields":{"side":"Double"}}},"tag":"type""#
    )
    expectPart(
      Content.self,
      #""oneOf":[{"fields":{"text":"String"}},{"fields":{"image":"URL"}}]"#
    )
    expectPart(AnyValue.self, #""wraps":"JSON""#)
  }

  @Test func findsWhichTextsAndNumbersAnInitialiserTakes() {
    expectPart(
      Score.self,
      #""points":{"type":"Int","minimum":1,"maximum":3},"mail":{"type":"String","generator":"internet.email"}"#
    )
    expectPart(Stamped.self, #""at":{"type":"Date","coding":{"dates":"iso8601"}}"#)
  }

  // MARK: What cannot be found

  @Test func saysWhichKeysWereNeverRead() {
    #expect(
      remarks(Nested.self) == ["Nested has coding keys that it never read: 'zip' [unlearnt-keys]"]
    )
  }

  @Test func saysThatNoValueCanEnd() {
    let remarks = remarks(Endless.self)
    #expect(remarks.count == 2)
    #expect(remarks.allSatisfy { $0.hasSuffix("[unlearnt-type]") })
  }

  @Test func survivesAnInitialiserThatCallsItself() {
    let remarks = remarks(SelfCalling.self)
    #expect(remarks.count == 1)
    #expect(remarks.first?.contains("the initialiser asks without end") == true)
  }

  @Test func stopsWhereAGenericTypeGrowsInItself() {
    #expect(
      remarks(Growing<Int>.self) == [
        "nothing is known of Growing<[[[[Int]]]]>, which is left out where it may be [unlearnt-type]"
      ]
    )
  }

  @Test func takesHintsForWhatItCannotGuess() {
    #expect(remarks(Payment.self).count == 2)
    var hints = ReflectionHints()
    hints.describe(IBAN.self, as: #"{"wraps": {"type": "String", "pattern": "^STUB-[0-9]{4}$"}}"#)
    #expect(remarks(Payment.self, hints).isEmpty)
    expectPart(
      Payment.self,
      #""IBAN":{"wraps":{"type":"String","pattern":"^STUB-[0-9]{4}$"}}"#,
      hints
    )
  }

  @Test func saysWhatIsWrongWithAHint() {
    var hints = ReflectionHints()
    hints.describe(IBAN.self, as: #"{"wraps": "Strin"}"#)
    #expect(
      remarks(Payment.self, hints).first?.hasPrefix("the description given for IBAN does not do")
        == true
    )
  }

  @Test func handsUserInfoToInitialisers() {
    #expect(remarks(Tenanted.self).count == 1)
    var hints = ReflectionHints()
    if let key = CodingUserInfoKey.tenant { hints.userInfo[key] = "acme" }
    #expect(remarks(Tenanted.self, hints).isEmpty)
  }

  @Test func tellsTypesOfTheSameNameApart() {
    struct Pair: Codable {
      let mine: Outer.Item
      let other: Item
    }
    struct Item: Codable { let a: Int }
    enum Outer {
      struct Item: Codable { let b: Int }
    }
    let json = compact(SchemaDescription(reflecting: Pair.self).stubschemaJSON)
    #expect(json.contains(#""mine":"ReflectionTests.Outer.Item","other":"ReflectionTests.Item""#))
  }

  // MARK: -

  private func remarks<Model: Decodable>(
    _ type: Model.Type,
    _ hints: ReflectionHints = ReflectionHints()
  ) -> [String] {
    var remarks: [String] = []
    _ = SchemaDescription(reflecting: type, hints: hints) { remarks.append($0) }
    return remarks
  }

  private func expect<Model: Decodable>(
    _ type: Model.Type,
    _ json: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = SchemaDescription(reflecting: type).stubschemaJSON
    #expect(found == json, sourceLocation: sourceLocation)
  }

  private func expect<Model: Decodable>(
    _ type: Model.Type,
    fields: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = fields.split(separator: "\n").joined(separator: ",")
    expectPart(type, "\"fields\":{\(compact(lines))}", sourceLocation: sourceLocation)
  }

  private func expectPart<Model: Decodable>(
    _ type: Model.Type,
    _ part: String,
    _ hints: ReflectionHints = ReflectionHints(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = compact(SchemaDescription(reflecting: type, hints: hints).stubschemaJSON)
    #expect(found.contains(part), sourceLocation: sourceLocation)
  }

  private func compact(_ json: String) -> String {
    json.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
      .replacing("\": ", with: "\":")
  }
}
