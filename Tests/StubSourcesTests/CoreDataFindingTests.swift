import StubDiagnostics
import StubSchema
import StubSchemaReaders
import StubSources
import Testing

@Suite struct CoreDataFindingTests {
  /// Models that are read, with what is reported; the first line of a body is line 2.
  static let reported: [(body: String, findings: [String])] = [
    (
      #"<entity name="A"><attribute name="a" attributeType="Transformable"/></entity>"#,
      ["transformable-attribute 2:53 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Transformable" customClassName="[Int]"/></entity>"#,
      ["transformable-attribute 2:85 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a"/></entity>"#,
      ["left-out-of-json 2:18 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Object ID"/></entity>"#,
      ["left-out-of-json 2:18 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Sting"/></entity>"#,
      ["unmapped-core-data 2:53 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Composite"/></entity>"#,
      ["unmapped-core-data 2:53 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Boolean" defaultValueString="maybe"/></entity>"#,
      ["unmapped-core-data 2:82 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Integer 16" minValueString="few"/></entity>"#,
      ["unmapped-core-data 2:81 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="String" maxValueString="-1"/></entity>"#,
      ["unmapped-core-data 2:77 A.a"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="Date" minDateTimeInterval="soon"/></entity>"#,
      ["unmapped-core-data 2:80 A.a"]
    ),
    (
      #"<entity name="A"><fetchedProperty name="f"><fetchRequest/></fetchedProperty></entity>"#,
      ["left-out-of-json 2:41 A.f"]
    ),
    (
      #"<entity name="A"><relationship name="r"/></entity>"#,
      ["unmapped-core-data 2:18 A.r"]
    ),
    (
      #"<entity name="A"><relationship name="r" optional="YES" destinationEntity="A" inverseName="x"/></entity>"#,
      ["unmapped-core-data 2:91 A.r"]
    ),
    (
      #"<entity name="A"><relationship name="r" optional="YES" destinationEntity="A" deletionRule="Drop"/></entity>"#,
      ["unmapped-core-data 2:92 A.r"]
    ),
    (
      #"<entity name="A"><uniquenessConstraints><uniquenessConstraint><constraint value="x"/></uniquenessConstraint></uniquenessConstraints></entity>"#,
      ["unmapped-core-data 2:82 A"]
    ),
    (
      #"<configuration name="C"><memberEntity name="X"/></configuration>"#,
      ["unmapped-core-data 2:45"]
    ),
    (#"<entity name="A"><novelty/></entity>"#, ["unmapped-core-data 2:18 A"]),
    (#"<novelty/>"#, ["unmapped-core-data 2:1"]),
  ]

  @Test(arguments: reported)
  func reportsWhatIsNotMapped(body: String, findings: [String]) throws {
    #expect(try coreData(body).findings.map(\.brief) == findings)
  }

  /// Models that cannot be used, with every finding.
  static let refused: [(body: String, findings: [String])] = [
    (#"<entity/>"#, ["broken-core-data-model 2:1"]),
    (#"<entity name="A"/><entity name="A"/>"#, ["broken-core-data-model 2:33"]),
    (#"<entity name="A" parentEntity="B"/>"#, ["broken-core-data-model 2:32"]),
    (
      #"<entity name="A" parentEntity="B"/><entity name="B" parentEntity="A"/>"#,
      ["broken-core-data-model 2:32", "broken-core-data-model 2:67"]
    ),
    (
      #"<entity name="A"><attribute attributeType="String"/></entity>"#,
      ["broken-core-data-model 2:18"]
    ),
    (
      #"<entity name="A"><attribute name="a" attributeType="String"/><attribute name="a" attributeType="String"/></entity>"#,
      ["broken-core-data-model 2:79 A"]
    ),
    (
      #"<entity name="A"><relationship name="r" destinationEntity="B"/></entity>"#,
      ["broken-core-data-model 2:60 A.r"]
    ),
  ]

  @Test(arguments: refused)
  func refusesWhatContradictsItself(body: String, findings: [String]) {
    let error = #expect(throws: FindingError.self) { try coreData(body) }
    #expect(error?.findings.map(\.brief) == findings)
  }

  /// Texts that are no model, with the only finding.
  static let broken: [(text: String, finding: String)] = [
    ("", "malformed-xml 1:1"),
    ("<model>", "malformed-xml 1:8"),
    ("<model><entity></model>", "malformed-xml 1:24"),
    ("<model>\n  <entity name=A/>\n</model>", "malformed-xml 2:16"),
    ("<model>\n  <entity a=\"1\" a=\"2\"/>\n</model>", "malformed-xml 2:22"),
    ("<model>&nbsp;</model>", "malformed-xml 1:14"),
    ("<plist/>", "not-core-data-model 1:1"),
    ("<!DOCTYPE model>\n<model/>", "refused-xml 1:1"),
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE m [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<model>&a;</model>",
      "refused-xml 2:1"
    ),
    ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><model/>", "refused-xml 1:31"),
    ("\u{0}<model/>", "refused-xml 1:1"),
  ]

  @Test(arguments: broken)
  func refusesWhatIsNoModel(text: String, finding: String) {
    let source = SourceText(file: "contents", bytes: Array(text.utf8))
    let error = #expect(throws: FindingError.self) { try CoreDataReader.read(source) }
    #expect(error?.findings.map(\.brief) == [finding])
  }

  @Test func refusesEndlessNestingAndNumbers() {
    let nested = String(repeating: "<entity>", count: 100_000)
    let many = String(repeating: "<entity name=\"A\"/>", count: 60_000)
    for body in [nested, many] {
      let error = #expect(throws: FindingError.self) { try coreData(body) }
      #expect(error?.findings.map(\.code) == [.refusedXML])
    }
  }

  @Test func saysAHundredTimesAtMostThatParentsAreEndless() {
    let entities = (0..<4_000).map { #"<entity name="E\#($0)" parentEntity="E\#($0 + 1)"/>"# }
    let error = #expect(throws: FindingError.self) {
      try coreData(entities.joined() + #"<entity name="E4000"/>"#)
    }
    #expect(error?.findings.count == 100)
  }

  @Test func refusesAHundredMegabytesAtOnce() {
    let source = SourceText(file: "contents", bytes: [UInt8](repeating: 0x3C, count: 100_000_000))
    let error = #expect(throws: FindingError.self) { try CoreDataReader.read(source) }
    #expect(error?.findings.map(\.brief) == ["refused-xml 1:1"])
  }
}

@Suite struct CoreDataFolderTests {
  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string>
    </dict></plist>
    """

  private func contents(
    of path: String,
    _ folders: [String: [String]],
    plist: String = plist
  ) throws -> String {
    try CoreDataFolder.contents(
      of: path,
      listing: { folders[$0] ?? [] },
      reading: { $0.hasSuffix(".xccurrentversion") ? Array(plist.utf8) : nil }
    )
  }

  @Test func findsTheCurrentVersionOfSeveral() throws {
    let found = try contents(
      of: "M/Shop.xcdatamodeld/",
      [
        "M/Shop.xcdatamodeld": [".xccurrentversion", "Shop.xcdatamodel", "Shop 2.xcdatamodel"],
        "M/Shop.xcdatamodeld/Shop 2.xcdatamodel": ["contents"],
      ]
    )
    #expect(found == "M/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
  }

  @Test func findsTheOnlyVersion() throws {
    let folders = [
      "Shop.xcdatamodeld": ["Shop.xcdatamodel"],
      "Shop.xcdatamodeld/Shop.xcdatamodel": ["contents"],
    ]
    #expect(
      try contents(of: "Shop.xcdatamodeld", folders)
        == "Shop.xcdatamodeld/Shop.xcdatamodel/contents"
    )
    #expect(
      try contents(of: "Shop.xcdatamodeld/Shop.xcdatamodel", folders)
        == "Shop.xcdatamodeld/Shop.xcdatamodel/contents"
    )
    #expect(try contents(of: "contents", folders) == "contents")
  }

  static let failing: [(folders: [String: [String]], plist: String, message: String)] = [
    ([:], plist, "M.xcdatamodeld holds no version of a model, which is a folder '.xcdatamodel'"),
    (
      ["M.xcdatamodeld": ["a.xcdatamodel", "b.xcdatamodel"]], plist,
      "M.xcdatamodeld has several versions and no '.xccurrentversion': a.xcdatamodel, b.xcdatamodel"
    ),
    (
      ["M.xcdatamodeld": [".xccurrentversion", "Shop 3.xcdatamodel"]], plist,
      "M.xcdatamodeld/.xccurrentversion names the version 'Shop 2.xcdatamodel', which is not there; "
        + "did you mean 'Shop 3.xcdatamodel'?"
    ),
    (
      ["M.xcdatamodeld": [".xccurrentversion", "a.xcdatamodel"]], "nothing",
      "M.xcdatamodeld/.xccurrentversion is no property list with '_XCCurrentVersionName'"
    ),
    (
      [
        "M.xcdatamodeld": ["a.xcdatamodel"],
        "M.xcdatamodeld/a.xcdatamodel": ["elements", "layout"],
      ],
      plist,
      "M.xcdatamodeld/a.xcdatamodel is in the binary format of Xcode 3; open and save it in a "
        + "later Xcode"
    ),
    (
      ["M.xcdatamodeld": ["a.xcdatamodel"]], plist,
      "M.xcdatamodeld/a.xcdatamodel holds no file 'contents'"
    ),
  ]

  @Test(arguments: failing)
  func saysWhyThereIsNoVersion(folders: [String: [String]], plist: String, message: String) {
    let error = #expect(throws: FindingError.self) {
      try contents(of: "M.xcdatamodeld", folders, plist: plist)
    }
    #expect(error?.findings.map(\.message) == [message])
    #expect(error?.findings.map(\.code) == [.notCoreDataModel])
  }
}
