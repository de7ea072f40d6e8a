import StubDiagnostics
import StubJSON
import StubSchema
import StubSchemaReaders
import StubSources
import StubValues
import Testing

@Suite struct CoreDataAttributeTests {
  static let types: [(attributes: String, type: String)] = [
    (#"attributeType="String""#, "String"),
    (#"attributeType="Boolean""#, "Bool"),
    (#"attributeType="Date""#, "Date"),
    (#"attributeType="Binary""#, "Data"),
    (#"attributeType="UUID""#, "UUID"),
    (#"attributeType="URI""#, "URL"),
    (#"attributeType="Decimal""#, "Decimal"),
    (#"attributeType="Double""#, "Double"),
    (#"attributeType="Float""#, "Float"),
    (#"attributeType="Integer 16""#, "Int16"),
    (#"attributeType="Integer 32""#, "Int32"),
    (#"attributeType="Integer 64""#, "Int64"),
    (#"optional="YES" attributeType="Integer 64" usesScalarValueType="YES""#, "Int64?"),
    (#"attributeType="Transformable" customClassName="[String]""#, "[String]"),
    (#"attributeType="Transformable" customClassName="UIColor""#, "JSON"),
    (#"attributeType="String" transient="YES""#, "String?"),
    (#"attributeType="String" derivationExpression="name""#, "String?"),
    (#"attributeType="String" customClassName="Tag""#, "String"),
  ]

  @Test(arguments: types)
  func mapsEachTypeOfAttribute(attributes: String, type: String) throws {
    let (description, _) = try coreData(
      #"<entity name="Note"><attribute name="a" \#(attributes)/></entity>"#
    )
    #expect(try description.field("a", of: "Note").type.description == type)
  }

  static let defaults: [(attributes: String, value: JSONValue)] = [
    (#"attributeType="String" defaultValueString="New Shop""#, .string("New Shop")),
    (#"attributeType="Boolean" defaultValueString="YES""#, .bool(true)),
    (#"attributeType="Boolean" defaultValueString="NO""#, .bool(false)),
    (#"attributeType="Integer 16" defaultValueString="-3""#, .number("-3")),
    (#"attributeType="Double" defaultValueString="0.0""#, .number("0.0")),
    (#"attributeType="Double" defaultValueString=".5""#, .number("0.5")),
    (#"attributeType="Decimal" defaultValueString="1.10""#, .number("1.10")),
    (#"attributeType="Date" defaultDateTimeInterval="631195200""#, .number("631195200")),
  ]

  @Test(arguments: defaults)
  func readsDefaultsAndMakesTheirKeysDispensable(attributes: String, value: JSONValue) throws {
    let (description, findings) = try coreData(
      #"<entity name="Note"><attribute name="a" \#(attributes)/></entity>"#
    )
    let field = try description.field("a", of: "Note")
    #expect(field.defaultValue == value)
    #expect(!field.isRequired)
    #expect(!field.isNullable)
    #expect(findings.isEmpty)
  }

  @Test func readsBounds() throws {
    let (description, findings) = try coreData(
      """
      <entity name="Note">
        <attribute name="age" attributeType="Integer 16" minValueString="0" maxValueString="130"/>
        <attribute name="code" attributeType="String" minValueString="2" maxValueString="5" \
      regularExpressionString="[A-Z]+"/>
        <attribute name="day" attributeType="Date" minDateTimeInterval="0" maxDateTimeInterval="86400"/>
      </entity>
      """
    )
    let age = try description.field("age", of: "Note").constraints
    #expect(age.minimum == "0")
    #expect(age.maximum == "130")
    let code = try description.field("code", of: "Note").constraints
    #expect(code.minLength == 2)
    #expect(code.maxLength == 5)
    #expect(code.pattern == "^(?:[A-Z]+)$")
    let day = try description.field("day", of: "Note").constraints
    #expect(day.after == .instant(Timestamp(seconds: 978_307_200)))
    #expect(day.before == .instant(Timestamp(seconds: 978_393_600)))
    #expect(findings.isEmpty)
  }

  @Test func carriesWhatPersistenceKnows() throws {
    let (description, _) = try coreData(
      """
      <entity name="Note" elementID="OldNote" representedClassName="Store.NoteObject">
        <attribute name="a" attributeType="Integer 16" usesScalarValueType="YES" elementID="b"/>
        <attribute name="c" attributeType="String" transient="YES"/>
        <attribute name="d" attributeType="Date" derivationExpression="now()"/>
        <attribute name="e" attributeType="Transformable" valueTransformerName="ColorTransformer"/>
      </entity>
      """
    )
    let persistence = try #require(description.model(named: "Note")).persistence
    #expect(persistence.framework == .coreData)
    #expect(persistence.className == "NoteObject")
    #expect(persistence.module == "Store")
    #expect(persistence.renamingIdentifier == "OldNote")
    let a = try description.field("a", of: "Note")
    #expect(a.persistence.usesScalar)
    #expect(a.persistence.renamingIdentifier == "b")
    let c = try description.field("c", of: "Note")
    #expect(c.persistence.isTransient)
    #expect(c.generation.presence == 0)
    let d = try description.field("d", of: "Note")
    #expect(d.persistence.derivation == "now()")
    #expect(d.generation.presence == 0)
    let e = try description.field("e", of: "Note")
    #expect(e.persistence.transformer == "ColorTransformer")
    #expect(e.isAssumed)
  }

  @Test func keepsUserInformation() throws {
    let (description, findings) = try coreData(
      """
      <entity name="A">
        <attribute name="a" attributeType="String"><userInfo>
          <entry key="hint" value="old"/><entry key="unit" value="kg"/><entry key="hint" value=""/>
        </userInfo></attribute>
        <userInfo><entry key="sync" value="server"/></userInfo>
      </entity>
      """
    )
    #expect(findings == [])
    #expect(
      try description.field("a", of: "A").persistence.userInfo
        == [UserInfoEntry("unit", "kg"), UserInfoEntry("hint", "")]
    )
    #expect(
      try #require(description.model(named: "A")).persistence.userInfo
        == [UserInfoEntry("sync", "server")]
    )
  }

  static let classNames: [(spelled: String, name: String?, module: String?)] = [
    ("NoteObject", "NoteObject", nil), (".NoteObject", "NoteObject", nil),
    ("Store.NoteObject", "NoteObject", "Store"), ("NSManagedObject", nil, nil), ("", nil, nil),
  ]

  @Test(arguments: classNames)
  func readsTheNameOfTheClass(spelled: String, name: String?, module: String?) throws {
    let (description, _) = try coreData(
      #"<entity name="Note" representedClassName="\#(spelled)"/>"#
    )
    let persistence = try #require(description.model(named: "Note")).persistence
    #expect(persistence.className == name)
    #expect(persistence.module == module)
  }

  @Test func readsCompositeAttributes() throws {
    let (description, findings) = try coreData(
      """
      <entity name="Person">
        <attribute name="home" optional="YES" attributeType="Composite" compositeName="Address"/>
      </entity>
      <composite name="Address"><attribute name="city" attributeType="String"/></composite>
      <composite name="Point"><attribute name="x" attributeType="Double"/></composite>
      """
    )
    #expect(try description.field("home", of: "Person").type.description == "Address?")
    #expect(try description.field("city", of: "Address").type == .scalar(.string))
    #expect(findings.isEmpty)
  }
}

@Suite struct CoreDataEntityTests {
  @Test func readsInheritance() throws {
    let (description, findings) = try coreData(
      """
      <entity name="Base" isAbstract="YES"><attribute name="id" attributeType="UUID"/></entity>
      <entity name="Note" parentEntity="Base"><attribute name="text" attributeType="String"/></entity>
      """
    )
    let base = try #require(description.model(named: "Base"))
    #expect(base.persistence.isAbstract)
    let note = try #require(description.model(named: "Note"))
    #expect(note.persistence.parent == "Base")
    #expect(description.objectFields(of: note).map(\.wireKey) == ["id", "text"])
    #expect(findings.isEmpty)
  }

  @Test func renamesAnEntityWithTheNameOfAType() throws {
    let (description, findings) = try coreData(
      """
      <entity name="Character" representedClassName=".CharacterObject"/>
      <entity name="Data"/>
      <entity name="Show"><relationship name="cast" toMany="YES" destinationEntity="Character"/></entity>
      """
    )
    #expect(description.models.map(\.name) == ["CharacterObject", "DataEntity", "Show"])
    #expect(description.models.map(\.persistence.entity) == ["Character", "Data", nil])
    #expect(try description.field("cast", of: "Show").type.description == "[CharacterObject]")
    #expect(findings.isEmpty)
    #expect(SchemaChecker.check(description).isEmpty)
  }

  @Test func readsUniqueness() throws {
    let (description, _) = try coreData(
      """
      <entity name="Note">
        <attribute name="id" attributeType="UUID"/>
        <attribute name="a" attributeType="String"/>
        <attribute name="b" attributeType="String"/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="id"/></uniquenessConstraint>
          <uniquenessConstraint><constraint value="a"/><constraint value="b"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      """
    )
    #expect(try description.field("id", of: "Note").constraints.isUnique)
    #expect(try !description.field("a", of: "Note").constraints.isUnique)
    #expect(try #require(description.model(named: "Note")).uniqueKeys == [["a", "b"]])
  }

  @Test func readsConfigurations() throws {
    let (description, _) = try coreData(
      """
      <entity name="Note"/><entity name="Tag"/>
      <configuration name="Cloud"><memberEntity name="Note"/></configuration>
      <configuration name="Local"><memberEntity name="Note"/><memberEntity name="Tag"/></configuration>
      """
    )
    #expect(
      description.models.map(\.persistence.configurations) == [["Cloud", "Local"], ["Local"]]
    )
  }
}

@Suite struct CoreDataRelationshipTests {
  /// Two entities with a relationship each way.
  private func pair(_ one: String, _ other: String) throws -> SchemaDescription {
    try coreData(
      """
      <entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" \
      inverseEntity="B" \(one)/></entity>
      <entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" \
      inverseEntity="A" \(other)/></entity>
      """
    ).description
  }

  static let pairs: [(one: String, other: String, a: String?, b: String?)] = [
    (#"toMany="YES" optional="YES""#, #"maxCount="1""#, "[B]?", nil),
    (#"maxCount="1""#, #"toMany="YES""#, nil, "[A]"),
    (#"maxCount="1" optional="YES""#, #"maxCount="1" optional="YES""#, "B?", nil),
    (
      #"maxCount="1" optional="YES""#,
      #"maxCount="1" optional="YES" deletionRule="Cascade""#, nil, "A?"
    ),
    (#"toMany="YES""#, #"toMany="YES""#, "[B]", nil),
    (#"toMany="YES""#, #"toMany="YES" deletionRule="Cascade""#, nil, "[A]"),
  ]

  @Test(arguments: pairs)
  func nestsOnOneSideOnly(one: String, other: String, a: String?, b: String?) throws {
    let description = try pair(one, other)
    #expect(try description.fieldNames(of: "A").count == (a == nil ? 0 : 1))
    #expect(try description.fieldNames(of: "B").count == (b == nil ? 0 : 1))
    if let a {
      let field = try description.field("b", of: "A")
      #expect(field.type.description == a)
      #expect(field.persistence.inverse == "a")
    }
    if let b {
      let field = try description.field("a", of: "B")
      #expect(field.type.description == b)
      #expect(field.persistence.inverse == "b")
    }
  }

  @Test func readsCountsOrderAndDeleteRules() throws {
    let (description, findings) = try coreData(
      """
      <entity name="A">
        <relationship name="b" toMany="YES" minCount="2" maxCount="5" ordered="YES" \
      deletionRule="Cascade" destinationEntity="B"/>
        <relationship name="c" optional="YES" maxCount="1" deletionRule="Deny" destinationEntity="B"/>
        <relationship name="d" optional="YES" maxCount="1" deletionRule="No Action" destinationEntity="B"/>
        <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="B"/>
      </entity>
      <entity name="B"/>
      """
    )
    let b = try description.field("b", of: "A")
    #expect(b.constraints.minItems == 2)
    #expect(b.constraints.maxItems == 5)
    #expect(b.persistence.isOrdered)
    #expect(b.persistence.deleteRule == .cascade)
    #expect(try description.field("c", of: "A").persistence.deleteRule == .deny)
    #expect(try description.field("d", of: "A").persistence.deleteRule == .noAction)
    #expect(try description.field("e", of: "A").persistence.deleteRule == .nullify)
    #expect(findings.isEmpty)
  }

  @Test func findsAnInverseThatAnAncestorDeclares() throws {
    let (description, findings) = try coreData(
      """
      <entity name="Base"><relationship name="owner" maxCount="1" destinationEntity="Owner" \
      inverseName="items" inverseEntity="Owner"/></entity>
      <entity name="Item" parentEntity="Base"/>
      <entity name="Owner"><relationship name="items" toMany="YES" destinationEntity="Item" \
      inverseName="owner" inverseEntity="Item"/></entity>
      """
    )
    #expect(try description.field("items", of: "Owner").type.description == "[Item]")
    #expect(try description.fieldNames(of: "Base") == [])
    #expect(findings.map(\.brief) == ["left-out-of-json 2:41 Base.owner"])
  }

  @Test func nestsARelationshipThatIsItsOwnInverse() throws {
    let (description, _) = try coreData(
      """
      <entity name="Person"><relationship name="friends" optional="YES" toMany="YES" \
      destinationEntity="Person" inverseName="friends" inverseEntity="Person"/></entity>
      """
    )
    #expect(try description.field("friends", of: "Person").type.description == "[Person]?")
  }

  @Test func nestsTheFirstConcreteEntityOfAnAbstractOne() throws {
    let (description, findings) = try coreData(
      """
      <entity name="Zoo"><relationship name="animals" toMany="YES" destinationEntity="Animal"/></entity>
      <entity name="Animal" isAbstract="YES"/>
      <entity name="Cat" parentEntity="Animal"/>
      <entity name="Dog" parentEntity="Animal"/>
      """
    )
    let field = try description.field("animals", of: "Zoo")
    #expect(field.type.description == "[Cat]")
    #expect(field.isAssumed)
    #expect(findings.map(\.brief) == ["unmapped-core-data 2:81 Zoo.animals"])
  }

  @Test func endsObjectsThatWouldRequireEachOtherWithoutEnd() throws {
    let (description, findings) = try coreData(
      """
      <entity name="A"><relationship name="b" maxCount="1" destinationEntity="B"/></entity>
      <entity name="B"><relationship name="a" maxCount="1" destinationEntity="A"/></entity>
      """
    )
    #expect(try description.field("b", of: "A").type.description == "B?")
    #expect(try description.field("a", of: "B").type.description == "A")
    #expect(findings.map(\.brief) == ["unmapped-core-data 2:38 A.b"])
    #expect(SchemaChecker.check(description).isEmpty)
  }
}
