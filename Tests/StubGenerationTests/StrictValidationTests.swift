import Foundation
import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import StubValidation
import StubValues
import Testing

/// Everything generated passes validation with `--strict`, in every scenario, locale and strategy.
///
/// `STUBGEN_SCHEMAS=2000` in the environment tries as many schemas.
@Suite struct StrictValidationTests {
  static let count =
    ProcessInfo.processInfo.environment["STUBGEN_SCHEMAS"].flatMap { Int($0) } ?? 120

  static let scenarios = Scenario.allCases.filter { $0 != .broken && $0 != .empty && $0 != .single }

  private static let strategies: [CodingStrategies] = {
    func strategies(_ change: (inout CodingStrategies) -> Void) -> CodingStrategies {
      var strategies = CodingStrategies()
      change(&strategies)
      return strategies
    }
    return [
      strategies { _ in },
      strategies { $0.dates = .iso8601 },
      strategies { $0.dates = .secondsSince1970 },
      strategies {
        $0.dates = .millisecondsSince1970
        $0.keys = .convertFromSnakeCase
      },
      strategies {
        $0.dates = .iso8601Fractional
        $0.data = .deferredToData
        $0.nonConformingFloats = .strings(
          positiveInfinity: "inf",
          negativeInfinity: "-inf",
          nan: "nan"
        )
      },
      strategies { $0.dates = (try? DateFormat("yyyy-MM-dd")).map { .formats([$0]) } },
      strategies { $0.dates = (try? DateFormat("dd.MM.yyyy HH:mm")).map { .formats([$0]) } },
    ]
  }()

  @Test(arguments: scenarios)
  func findsNothingInWhatIsGenerated(_ scenario: Scenario) throws {
    for number in 0..<Self.count {
      var schema = RandomSchema(number).description
      schema.coding = Self.strategies[number % Self.strategies.count]
      var options = GenerationOptions()
      options.scenario = scenario
      options.seed = UInt64(number)
      options.writesNulls = number % 3 == 0
      if number % 4 == 1 {
        let locales = GeneratorCatalogue.locales
        options.locale = locales[number / 4 % locales.count]
      }
      let findings = try faults(schema, options, count: scenario == .edge ? 40 : 12)
      #expect(findings.isEmpty, "schema \(number): \(findings.joined(separator: "\n"))")
    }
  }

  @Test(arguments: strategies.indices)
  func doubtsNoDateOfBirth(_ strategy: Int) throws {
    var schema = try model(#""birthDate": "Date", "foundedAt": "Date", "releaseDate": "Date?""#)
    schema.models[0].name = "Thing"
    schema.coding = Self.strategies[strategy]
    #expect(try faults(schema, GenerationOptions(), count: 200) == [])
  }

  private func faults(
    _ schema: SchemaDescription,
    _ options: GenerationOptions,
    count: Int
  ) throws -> [String] {
    let generator = try RecordGenerator(model: "Thing", in: schema, options: options)
    var writer = JSONWriter(style: .compact)
    writer.beginArray()
    for index in 0..<count { generator.write(index, into: &writer) }
    writer.endArray()
    var validation = ValidationOptions()
    validation.now = options.now ?? .defaultNow
    let validator = try StubValidator(model: "Thing", in: schema, options: validation)
    let report = validator.validate(SourceText(file: "t", bytes: writer.buffer))
    return report.findings.filter { $0.code.consequence != .remark }.prefix(3)
      .map { "\($0.code.name) \($0.path): \($0.message.prefix(300))" }
  }
}
