import StubGeneration
import StubJSON
import StubSchema
import Testing

/// The properties of the determinism contract, over some hundred schemas of every shape.
///
/// Each schema is tried in one scenario, by turns: what a scenario changes keeps to the contract as
/// well.
@Suite struct ContractTests {
  static let schemas = Array(0..<320)
  private static let scenarios = [
    Scenario.typical, .edge, .typical, .full, .rtl, .typical, .pseudo, .long,
  ]

  @Test(arguments: schemas)
  func givesEachRecordAloneWhateverTheCountAndTheOrder(_ number: Int) throws {
    let schema = RandomSchema(number).description
    let generator = try generator(schema, number) { $0.count = 60 }
    let texts = (0..<9).map { Self.text($0, generator) }
    for index in [8, 3, 0, 5] { #expect(Self.text(index, generator) == texts[index]) }
    let short = try self.generator(schema, number) { $0.count = 5 }
    for index in 0..<5 { #expect(Self.text(index, short) == texts[index]) }
    _ = generator.record(5_000_000_000)

    func lines(_ range: Range<Int>) -> [UInt8] {
      var writer = JSONWriter(style: .compact)
      generator.write(range, into: &writer) { $0.lineEnd() }
      return writer.buffer
    }
    let whole = lines(0..<9)
    #expect(lines(0..<3) + lines(3..<4) + lines(4..<9) == whole)
    #expect(String(decoding: whole, as: UTF8.self) == texts.map { $0 + "\n" }.joined())
  }

  @Test(arguments: schemas)
  func keepsOtherValuesWhenAFieldGoesComesMovesOrIsRenamed(_ number: Int) throws {
    let schema = RandomSchema(number)
    let before = try members(schema.description, number)

    var smaller = schema
    if let gone = smaller.removeField() {
      #expect(try members(smaller.description, number) == before.map { $0.without([gone]) })
    }
    var moved = schema
    moved.reverseFields()
    #expect(try members(moved.description, number).map(\.sorted) == before.map(\.sorted))

    var renamed = schema
    renamed.removePins()
    let unpinned = renamed
    if let old = renamed.renameField(to: "zebraCrossing") {
      renamed.addField(Field(name: "extra", type: .scalar(.string)))
      let after = try members(renamed.description, number)
      let kept = try members(unpinned.description, number).map { $0.without([old]) }
      #expect(after.map { $0.without(["zebraCrossing", "extra"]) } == kept)
    }
  }

  /// The records of `Thing`, each as its members.
  private func members(_ schema: SchemaDescription, _ number: Int) throws -> [[JSONMember]] {
    let generator = try generator(schema, number)
    return (0..<5).map { generator.record($0).members ?? [] }
  }

  private static func text(_ index: Int, _ generator: RecordGenerator) -> String {
    var writer = JSONWriter(style: .compact)
    generator.write(index, into: &writer)
    return writer.text
  }

  @Test(arguments: schemas.prefix(40))
  func keepsValuesWhenOnlyTheirSpellingChanges(_ number: Int) throws {
    let schema = RandomSchema(number).description
    let plain = try generator(schema)
    let snake = try generator(schema) { $0.coding.keys = .convertFromSnakeCase }
    for index in 0..<5 {
      #expect(
        plain.record(index).members?.map(\.value) == snake.record(index).members?.map(\.value)
      )
    }
  }

  @Test(arguments: schemas.prefix(40))
  func givesOtherValuesForAnotherSeed(_ number: Int) throws {
    let schema = RandomSchema(number).description
    let zero = try generator(schema)
    let one = try generator(schema) { $0.seed = 1 }
    #expect((0..<10).map { zero.record($0) } != (0..<10).map { one.record($0) })
  }

  @Test(arguments: schemas.prefix(60))
  func keepsGivenValuesAndTheOthersAroundThem(_ number: Int) throws {
    let schema = RandomSchema(number)
    let generator = try generator(schema.description)
    let whole = generator.record(3).members ?? []
    guard let first = whole.first else { return }
    let again = generator.record(3, given: [first]).members
    #expect(again == whole)
  }

  @Test func leavesADateAloneThatAnotherOneIsBoundTo() throws {
    let free = try records(try model(#""createdAt": "Date", "x": "Date""#), 50)
    let bound = try records(
      try model(#""createdAt": "Date", "x": {"type": "Date", "after": "createdAt"}"#),
      50
    )
    #expect(free.map { $0.at("createdAt") } == bound.map { $0.at("createdAt") })
  }

  @Test func drawsOtherValuesForEveryElementOfEveryRecord() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {"items": {"type": "[Item]", "minItems": 4}}},
        "Item": {"fields": {"at": "Date", "size": {"type": "Int", "minimum": 0, "maximum": 1000000000000000}}}}}
      """
    )
    let items = try records(schema, 300).flatMap { $0.at("items")?.elements ?? [] }
    #expect(Set(items.map { $0.at("size") }).count == items.count)
    #expect(Set(items.map { $0.at("at") }).count > items.count * 9 / 10)
  }

  private func generator(
    _ schema: SchemaDescription,
    _ number: Int = 0,
    _ adjust: (inout GenerationOptions) -> Void = { _ in }
  ) throws -> RecordGenerator {
    var options = GenerationOptions()
    options.scenario = Self.scenarios[number % Self.scenarios.count]
    adjust(&options)
    return try RecordGenerator(model: "Thing", in: schema, options: options)
  }
}

extension [JSONMember] {
  /// The members under other keys.
  fileprivate func without(_ keys: Set<String>) -> [JSONMember] {
    filter { !keys.contains($0.key) }
  }

  /// The members in the order of their keys.
  fileprivate var sorted: [JSONMember] { sorted { $0.key < $1.key } }
}
