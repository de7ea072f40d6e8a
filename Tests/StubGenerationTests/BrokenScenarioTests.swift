import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import StubValidation
import StubValues
import Testing

@Suite struct BrokenScenarioTests {
  private static let schema = """
    {"stubschema": 1, "enums": {
      "Level": {"rawType": "String", "cases": ["low", "high"]},
      "Payment": {"cases": {"cash": {}, "card": {"number": "String"}}}},
     "models": {
      "Task": {"identifiable": true, "fields": {
        "id": "Int", "title": {"type": "String", "minLength": 3, "maxLength": 60}, "done": "Bool",
        "created": "Date", "due": {"type": "Date?", "after": "created", "within": "30d"},
        "code": {"type": "String", "pattern": "^[A-Z]{3}$"},
        "effort": {"type": "Int8", "minimum": 0, "maximum": 100, "multipleOf": 5},
        "price": {"type": "Double", "exclusiveMinimum": 0}, "level": "Level", "payment": "Payment",
        "link": "URL?", "key": "UUID", "photo": "Data", "owner": "Owner",
        "state": {"type": "String", "enum": ["open", "closed"]},
        "tags": {"type": "[String]", "minItems": 1, "maxItems": 3}, "scores": "[Int: Double]",
        "span": "Range<Int>", "size": "Size", "shape": "Shape", "zone": "TimeZone"}},
      "Owner": {"fields": {"name": "String", "boss": "Owner?"}},
      "Size": {"elements": ["Double", "Double"]},
      "Shape": {"oneOf": {"circle": "Owner", "box": "Owner"}, "tag": "kind"}}}
    """

  @Test(arguments: ["deferredToDate", "iso8601"])
  func givesEachRecordTheOneFaultThatItNames(_ dates: String) throws {
    var schema = try description(Self.schema)
    schema.coding.dates = DateStrategy(name: dates)
    try check(schema, "Task", count: 260)
  }

  @Test(arguments: 0..<40)
  func breaksModelsOfEveryShape(_ number: Int) throws {
    var schema = RandomSchema(number).description
    if number % 2 == 1 { schema.coding.keys = .convertFromSnakeCase }
    if number % 3 == 1 { schema.coding.dates = .iso8601 }
    try check(schema, "Thing", count: 60)
  }

  /// Compares the findings of each record with the fault that it is said to have.
  private func check(_ schema: SchemaDescription, _ model: String, count: Int) throws {
    var options = GenerationOptions()
    options.scenario = .broken
    let generator = try RecordGenerator(model: model, in: schema, options: options)
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    generator.write(0..<count, into: &writer) { _ in }
    writer.endArray()
    let validator = try StubValidator(model: model, in: schema)
    let report = validator.validate(SourceText(file: "t", bytes: writer.buffer))
    var found: [Int: [Finding]] = [:]
    for finding in report.findings where finding.code.consequence != .remark {
      let index = Int(finding.path.dropFirst(2).prefix { $0.isNumber }) ?? -1
      found[index, default: []].append(finding)
    }
    for index in 0..<count {
      let fault = try #require(generator.fault(index))
      let codes = found[index]?.map(\.code.name) ?? []
      #expect(
        codes == [fault.code],
        "record \(index): \(fault.kind.rawValue) at \(fault.path): \(found[index]?.map(\.message) ?? [])"
      )
    }
  }

  @Test func walksThroughAllFaultsInARound() throws {
    var options = GenerationOptions()
    options.scenario = .broken
    let schema = try description(Self.schema)
    let generator = try RecordGenerator(model: "Task", in: schema, options: options)
    let count = try #require(generator.coverage)
    let faults = Set((count..<2 * count).compactMap { generator.fault($0) })
    // A record that cannot have its fault has another one.
    #expect(faults.count > count * 9 / 10)
    let kinds = Set(generator.faultKinds)
    #expect(kinds.isSuperset(of: [.missingKey, .misspeltKey, .nullValue, .wrongType, .outOfRange]))
    #expect(kinds.isSuperset(of: [.unknownCase, .malformedURL, .malformedUUID, .repeatedValue]))
    #expect(
      kinds.isSuperset(of: [.tooShort, .tooLong, .patternMismatch, .tooFewItems, .dateTooFar])
    )
  }

  @Test func keepsEverythingElseOfTheRecord() throws {
    let schema = try model(#""name": "String", "done": "Bool", "price": "Double""#)
    let whole = try records(schema, 20) { $0.scenario = .full }
    let broken = try records(schema, 20) { $0.scenario = .broken }
    for (right, wrong) in zip(whole, broken) {
      let kept = (wrong.members ?? []).count { member in right.at(member.key) == member.value }
      #expect(kept >= 2 || wrong.members == nil)
    }
  }

  @Test func refusesAModelOfWhichNothingCanBeWrong() throws {
    let schema = try description(#"{"stubschema": 1, "model": "M", "fields": {}}"#)
    #expect(faults(schema) { $0.scenario = .broken }.map(\.code.name) == ["no-value-left"])
  }
}
