import StubGeneration
import StubJSON
import StubSchema
import Testing

/// The properties of the determinism contract, over many schemas.
@Suite struct ContractTests {
  static let schemas = Array(0..<60)

  @Test(arguments: schemas)
  func beginsLongRunsWithShortOnes(_ number: Int) throws {
    let schema = RandomSchema(number).description
    let long = try generator(schema) { $0.count = 60 }
    let short = try generator(schema) { $0.count = 10 }
    for index in 0..<10 { #expect(long.record(index) == short.record(index)) }
  }

  @Test(arguments: schemas)
  func givesEachRecordWithoutTheOthers(_ number: Int) throws {
    let schema = RandomSchema(number).description
    let generator = try generator(schema)
    let inOrder = (0..<20).map { generator.record($0) }
    let backwards = (0..<20).reversed().map { generator.record($0) }
    #expect(inOrder == backwards.reversed())
    #expect(try self.generator(schema).record(13) == inOrder[13])
    _ = generator.record(5_000_000_000)
  }

  @Test(arguments: schemas)
  func writesShardsThatMakeUpTheWhole(_ number: Int) throws {
    let generator = try generator(RandomSchema(number).description)
    func lines(_ range: Range<Int>) -> [UInt8] {
      var writer = JSONWriter(style: .compact)
      for index in range {
        generator.write(index, into: &writer)
        writer.lineEnd()
      }
      return writer.buffer
    }
    #expect(lines(0..<5) + lines(5..<11) + lines(11..<17) == lines(0..<17))
  }

  @Test(arguments: schemas)
  func keepsOtherValuesWhenAFieldGoes(_ number: Int) throws {
    var schema = RandomSchema(number)
    let before = try generator(schema.description)
    let gone = schema.removeField()
    let after = try generator(schema.description)
    for index in 0..<8 {
      let kept = before.record(index).members?.filter { $0.key != gone }
      #expect(kept == after.record(index).members)
    }
  }

  @Test(arguments: schemas)
  func keepsOtherValuesWhenFieldsMove(_ number: Int) throws {
    var schema = RandomSchema(number)
    let before = try generator(schema.description)
    schema.reverseFields()
    let after = try generator(schema.description)
    for index in 0..<4 {
      let members = before.record(index).members ?? []
      #expect(Set(members) == Set(after.record(index).members ?? []))
      #expect(members.count == after.record(index).members?.count)
    }
  }

  @Test(arguments: schemas)
  func keepsOtherValuesWhenAFieldIsRenamedOrAdded(_ number: Int) throws {
    var schema = RandomSchema(number)
    schema.removePins()
    let before = try generator(schema.description)
    let old = schema.renameField(to: "zebraCrossing")
    schema.addField(Field(name: "extra", type: .scalar(.string)))
    let after = try generator(schema.description)
    for index in 0..<8 {
      let kept = before.record(index).members?.filter { $0.key != old }
      let others = after.record(index).members?.filter {
        $0.key != "zebraCrossing" && $0.key != "extra"
      }
      #expect(kept == others)
    }
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

  @Test(arguments: schemas)
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
    _ adjust: (inout GenerationOptions) -> Void = { _ in }
  ) throws -> RecordGenerator {
    var options = GenerationOptions()
    adjust(&options)
    return try RecordGenerator(model: "Thing", in: schema, options: options)
  }
}
