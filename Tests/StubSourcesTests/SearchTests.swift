import StubSchema
import Foundation
import StubDiagnostics
import StubSources
import Testing

@Suite("Finding types in source")
struct SearchTests {
  private static func names(_ source: String) -> [String] {
    SwiftSchemaReader(files: [SwiftSourceFile(shown: "A.swift", bytes: Array(source.utf8))])
      .modelNames().map(\.name)
  }

  @Test("lists what is decodable, in whatever way it says so")
  func listsWhatIsDecodable() {
    let source = """
      struct A: Codable {}
      struct B: Swift.Decodable {}
      extension C: Decodable {}
      struct C { struct D: Hashable, Codable {} }
      typealias Transfer = Codable & Sendable
      protocol Wire: Transfer {}
      struct E: Wire {}
      class F: G {}
      class G: Codable {}
      @Model class H {}
      struct I: Encodable {}
      struct J<T>: Codable { struct K: Codable {} }
      actor L: Codable {}
      """
    #expect(Self.names(source) == ["A", "B", "C", "C.D", "E", "F", "G", "H"])
  }

  @Test("finds near names among what is decodable, wherever it is nested, parsing few files")
  func findsNearNames() {
    let sources = [
      "struct ToDoItemView {}", "enum A { struct ToDoItem: Wire {} }", "protocol Wire: Codable {}",
      "struct Unlike: Codable {}", "@Model class ToDoItems {}",
    ]
    let loaded = LoadedFiles()
    let reader = SwiftSchemaReader(
      files: sources.enumerated().map { index, text in
        SwiftSourceFile(shown: "\(index).swift") {
          loaded.note(index)
          return Array(text.utf8)
        }
      }
    )
    #expect(reader.modelNames(near: "ToDoItm").map(\.name) == ["A.ToDoItem", "ToDoItems"])
    // The scan loads every file once; parsing loads those again that can matter.
    #expect(loaded.indexes.filter { $0 == 3 }.count == 1)
    #expect(reader.modelNames(near: "Xyz").isEmpty)
    #expect(reader.modelNames(first: 1).map(\.name) == ["Unlike"])
  }

  @Test("reports at its place what cannot be asked for")
  func reportsWhatCannotBeAskedFor() {
    let source =
      "struct A { struct X: Codable {} }\nstruct B { struct X: Codable {} }\nactor C {}\nstruct D<T>: Codable {}"
    #expect(SourceReading(source, "X").findings == ["1:19 swift-type-ambiguous"])
    #expect(SourceReading(source, "B.X").findings == [])
    #expect(SourceReading(source, "C").findings == ["3:7 swift-declaration-refused"])
    #expect(SourceReading(source, "D").findings == ["4:8 swift-declaration-refused"])
    #expect(SourceReading(source, "Y").findings == ["swift-type-unknown"])
  }

  @Test("reads a generic type with the arguments of its name")
  func readsAGenericTypeByItsName() {
    let source = """
      struct Page<Item: Codable, Mark>: Codable { var items: [Item]; var mark: Mark? }
      struct Model: Codable { var a: Int }
      """
    let text = SourceReading(source, "Page<Model,String>").text
    #expect(
      text.contains(#""Page<Model, String>":{"fields":{"items":"[Model]","mark":"String?"}}"#)
    )
    #expect(text.contains(#""Model":{"fields":{"a":"Int"}}"#))
  }

  @Test("remarks on strategies of decoders in the same sources, and applies none")
  func remarksOnStrategies() {
    let source = """
      struct Model: Codable { var a: Date }
      func load() { let d = JSONDecoder()
        d.dateDecodingStrategy = .iso8601
        if d.keyDecodingStrategy == .useDefaultKeys {} }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.fields == #"{"a":"Date"}"#)
    #expect(reading.findings == ["3:5 decoder-strategy-seen"])
  }

  @Test("ends with a finding on what is no source")
  func endsWithAFindingOnWhatIsNoSource() {
    let bytes = Array("struct Model: Codable { var a: Int }\n// ".utf8) + [0xFF]
    let reader = SwiftSchemaReader(files: [SwiftSourceFile(shown: "A.swift", bytes: bytes)])
    let error = #expect(throws: FindingError.self) { try reader.read(["Model"]) }
    #expect(error?.findings.map(\.code.name) == ["swift-type-unknown", "swift-source-unreadable"])
    #expect(error?.findings.last?.location?.start.line == 2)
    #expect(error?.findings.last?.location?.start.column == 4)
  }

  @Test(
    "ends with a finding on deep nesting",
    arguments: [
      (String(repeating: "[", count: 100_000) + "Int", "1:231 swift-source-unreadable"),
      (String(repeating: "Page<", count: 20_000) + "Int", "1:276 swift-source-unreadable"),
      ("Int" + String(repeating: "?", count: 50_000), "1:32 swift-type-refused"),
      ("A" + String(repeating: ".A", count: 50_000), "1:32 swift-type-refused"),
    ]
  )
  func endsOnDeepNesting(_ type: String, _ finding: String) {
    let reading = SourceReading("struct Model: Codable { var a: \(type) }", "Model")
    #expect(reading.findings.last == finding)
  }

  @Test(
    "ends with a finding on what would take a parser without end",
    arguments: [
      (
        "struct Model: Codable { var a = \"" + String(repeating: "\\(", count: 500),
        "1:1033 swift-source-unreadable"
      ),
      (
        String(repeating: "#if A\n", count: 500) + "struct Model: Codable {}",
        "25:3 swift-source-unreadable"
      ),
    ]
  )
  func endsOnRareNesting(_ source: String, _ finding: String) {
    #expect(SourceReading(source, "Model").findings == ["swift-type-unknown", finding])
  }

  @Test(
    "refuses generic types that need themselves with ever other arguments",
    arguments: [
      "struct Page<T: Codable>: Codable { var p: Page<Page<T>>? }\nstruct Model: Codable { var a: Page<Int> }",
      "struct Page<T: Codable>: Codable { var p: Page<[T]>?; var q: Page<T?>? }\nstruct Model: Codable { var a: Page<Int> }",
    ]
  )
  func refusesGenericTypesWithoutEnd(_ source: String) {
    let findings = SourceReading(source, "Model").findings
    #expect(["1:43 swift-type-refused", "1:62 swift-type-refused"].contains(findings.first))
    #expect(findings.allSatisfy { $0.hasSuffix("swift-type-refused") })
  }

  @Test("ends on long chains", arguments: [" + 1", " ?? 1", ".b()"])
  func endsOnLongChains(_ link: String) {
    let chain = String(repeating: link, count: 20_000)
    let reading = SourceReading("struct Model: Codable { var a: Int = a\(chain) }", "Model")
    #expect(reading.fields == #"{"a":"Int"}"#)
  }

  @Test("refuses a file that is too large for any person to have written")
  func refusesAFileThatIsTooLarge() {
    let source = "struct Model: Codable { var a: Int }" + String(repeating: " ", count: 4 << 20)
    #expect(
      SourceReading(source, "Model").findings
        == ["swift-type-unknown", "swift-source-unreadable"]
    )
  }

  @Test("reads the first of thousands of variants, and says so")
  func readsTheFirstOfThousandsOfVariants() {
    let cases = (0..<1_500).map { "case \"v\($0)\": n = try c.decode(Int.self, forKey: .k\($0))\n" }
    let keys = (0..<1_500).map { "k\($0)" }.joined(separator: ", ")
    let source = """
      struct Model: Decodable { var n: Int; enum K: CodingKey { case t, \(keys) }
        init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self)
          switch try c.decode(String.self, forKey: .t) { \(cases.joined())
          default: throw Fault() } } }
      """
    let reading = SourceReading(source, "Model")
    #expect(reading.text.contains(#""v511":{"fields":{"k511":{"type":"Int","property":"n"}}}"#))
    #expect(!reading.text.contains("v512"))
    #expect(reading.text.hasSuffix(#""tag":"t","otherwise":null}"#))
    #expect(reading.findings == ["1:8 init-not-understood"])
  }

  @Test("reads a long file in one line")
  func readsAFileInOneLine() {
    let noise = String(repeating: "struct N { var a: Int; func f() { print(1) } }; ", count: 5_000)
    let reading = SourceReading(noise + "struct Model: Codable { var z: Bool }", "Model")
    #expect(reading.fields == #"{"z":"Bool"}"#)
  }
}

/// Notes which files are loaded.
private final class LoadedFiles: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var noted: [Int] = []

  func note(_ index: Int) { lock.withLock { noted.append(index) } }

  var indexes: [Int] { lock.withLock { noted } }
}
