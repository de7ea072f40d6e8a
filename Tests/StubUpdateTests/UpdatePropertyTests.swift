import Foundation
import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import StubUpdate
import StubValidation
import StubValues
import Testing

/// What holds for every text, however damaged.
@Suite struct UpdatePropertyTests {
  /// A model with values of many shapes.
  static let schema = """
    {
      "stubschema": 1,
      "enums": { "Level": { "rawType": "String", "cases": ["low", "high"] } },
      "models": {
        "Task": { "fields": {
          "id": "Int", "name": "String", "isDone": "Bool", "created": "Date",
          "due": { "type": "Date?", "after": "created", "within": "30d" },
          "level": "Level", "owner": "Person", "steps": "[Step]", "scores": "[String: Double]",
          "shape": "Shape?", "tags": "Set<String>", "birthDate": "Date?"
        } },
        "Person": { "fields": { "firstName": "String", "email": "String?", "boss": "Person?" } },
        "Step": { "fields": { "title": "String", "at": "Date", "count": "Int8" } },
        "Shape": { "oneOf": { "circle": "Circle", "box": "Box" }, "tag": "kind" },
        "Circle": { "fields": { "radius": "Double" } },
        "Box": { "fields": { "width": "Int", "height": "Int" } }
      }
    }
    """

  /// How many damaged documents each way of updating is tried on.
  static let documents = 120

  /// One way of updating: the strategies, the layout, and what is allowed.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let isCompact: Bool
    var strategies = CodingStrategies()
    let change: @Sendable (inout UpdateOptions) -> Void

    var testDescription: String { name }
  }

  static let ways: [Way] = [
    Way(name: "as it is", isCompact: false) { _ in },
    Way(name: "compact, everything allowed", isCompact: true) { options in
      options.unknownKeys = .remove
      options.convertsValues = true
      options.convertsDates = true
      options.addsOptionals = true
    },
    Way(name: "snake case and ISO dates", isCompact: false, strategies: snake) { options in
      options.coding = snake
      options.convertsDates = true
      options.convertsValues = true
    },
    Way(name: "lines", isCompact: true) { options in
      options.layout = .lines
      options.unknownKeys = .remove
      options.convertsValues = true
    },
    Way(name: "from a named strategy", isCompact: true) { options in
      options.convertsDates = true
      options.dateSource = .secondsSince1970
    },
  ]

  static var snake: CodingStrategies {
    var strategies = CodingStrategies()
    strategies.keys = .convertFromSnakeCase
    strategies.dates = .iso8601
    return strategies
  }

  private struct Bench {
    let updater: StubUpdater
    let document: [UInt8]

    init(_ way: Way) throws {
      let source = SourceText(file: "s", bytes: Array(UpdatePropertyTests.schema.utf8))
      let description = try SchemaReader.read(source).description
      var options = UpdateOptions()
      way.change(&options)
      updater = try StubUpdater(model: "Task", in: description, options: options)
      var generation = GenerationOptions()
      generation.coding = way.strategies
      let generator = try RecordGenerator(model: "Task", in: description, options: generation)
      var writer = JSONWriter(style: way.isCompact ? .compact : .pretty)
      if options.layout != .lines { writer.beginArray() }
      for index in 0..<3 {
        generator.write(index, into: &writer)
        if options.layout == .lines { writer.lineEnd() }
      }
      if options.layout != .lines { writer.endArray() }
      document = writer.buffer
    }

    func update(_ bytes: [UInt8]) -> UpdateResult {
      updater.update(SourceText(file: "t", bytes: bytes))
    }
  }

  @Test(arguments: ways)
  func leavesGeneratedRecordsAsTheyAre(way: Way) throws {
    let bench = try Bench(way)
    let once = bench.update(bench.document)
    #expect(once.report.findings.isEmpty)
    // Where optional values are asked for, generation has given them already.
    #expect(once.bytes == bench.document)
  }

  @Test(arguments: ways)
  func changesNothingTheSecondTime(way: Way) throws {
    let bench = try Bench(way)
    for seed in 0..<Self.documents {
      var damage = DocumentDamage(seed: UInt64(seed))
      let damaged = damage.damage(bench.document)
      let once = bench.update(damaged)
      let twice = bench.update(once.bytes)
      #expect(
        twice.bytes == once.bytes,
        "\(seed): \(String(decoding: damaged, as: UTF8.self))"
      )
      #expect(twice.isChanged == false && twice.patches.isEmpty, "\(seed)")
    }
  }

  @Test(arguments: ways)
  func changesNoByteOutsideItsPatches(way: Way) throws {
    let bench = try Bench(way)
    for seed in 0..<Self.documents {
      var damage = DocumentDamage(seed: UInt64(seed) &+ 1_000_000)
      let damaged = damage.damage(bench.document)
      let result = bench.update(damaged)
      guard result.original == damaged else { continue }
      var rebuilt: [UInt8] = []
      var place = 0
      for patch in result.patches {
        #expect(patch.range.lowerBound >= place, "\(seed)")
        rebuilt += damaged[place..<patch.range.lowerBound] + patch.replacement
        place = patch.range.upperBound
      }
      #expect(rebuilt + damaged[place...] == result.bytes, "\(seed)")
      #expect(result.isChanged == !result.changes.isEmpty, "\(seed)")
    }
  }

  /// What decodes or at least parses does so afterwards, and with no more errors than before.
  @Test(arguments: ways)
  func makesNothingWorse(way: Way) throws {
    let bench = try Bench(way)
    var validation = ValidationOptions()
    var options = UpdateOptions()
    way.change(&options)
    validation.coding = options.coding
    validation.layout = options.layout
    let source = SourceText(file: "s", bytes: Array(Self.schema.utf8))
    let validator = try StubValidator(
      model: "Task",
      in: try SchemaReader.read(source).description,
      options: validation
    )
    for seed in 0..<Self.documents {
      var damage = DocumentDamage(seed: UInt64(seed) &+ 2_000_000)
      let damaged = damage.damage(bench.document)
      let before = validator.validate(SourceText(file: "t", bytes: damaged))
      let result = bench.update(damaged)
      if !before.isUndecodable { #expect(!result.report.isUndecodable, "\(seed)") }
      guard Self.parses(damaged, options) else { continue }
      #expect(Self.parses(result.bytes, options), "\(seed)")
      #expect(
        Self.errors(result.report) <= Self.errors(before),
        "\(seed): \(String(decoding: damaged, as: UTF8.self))"
      )
    }
  }

  private static func errors(_ report: ValidationReport) -> Int {
    report.findings.count { $0.code.consequence == .undecodable }
  }

  private static func parses(_ bytes: [UInt8], _ options: UpdateOptions) -> Bool {
    let texts =
      options.layout == .lines
      ? bytes.split(separator: 0x0A).map { Array($0) } : [bytes]
    return texts.allSatisfy { text in
      (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
    }
  }
}
