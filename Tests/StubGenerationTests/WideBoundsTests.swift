import StubDiagnostics
import StubGeneration
import StubJSON
import StubValidation
import Testing

/// Bounds that no `Int` holds, and those finer than fifteen decimals, are kept to.
@Suite struct WideBoundsTests {
  @Test(arguments: [
    (#""UInt64", "minimum": 10000000000000000000, "maximum": 10000000000000000010"#),
    (#""UInt64", "minimum": 18446744073709551610"#), (#""UInt", "exclusiveMinimum": 1e19"#),
    (#""Int128", "minimum": 1e20, "maximum": 1e21"#), (#""Int128", "maximum": -1e30"#),
    (#""UInt128", "minimum": 1e30, "multipleOf": 7"#),
    (#""Decimal", "minimum": 1e20, "maximum": 1.5e20"#),
    (#""Decimal", "minimum": 12345678901234567890.5"#),
    (#""Decimal", "minimum": 1e-20, "maximum": 1e-19"#),
    (#""Decimal", "exclusiveMinimum": 100000000000000000000, "multipleOf": 0.01"#),
    (#""Double", "minimum": 1e300, "maximum": 2e300"#),
    (#""Double", "minimum": 1e-20, "maximum": 1e-19"#),
    (#""Double", "minimum": -2e25, "maximum": -1e25"#),
  ])
  func keepsToThem(_ field: String) throws {
    let schema = try model(#""a": {"type": \#(field)}"#)
    for scenario in [Scenario.typical, .edge, .full] {
      let records = try records(schema, 60) { $0.scenario = scenario }
      #expect(Set(records).count > 1)
      let validator = try StubValidator(model: "M", in: schema)
      let report = validator.validate(SourceText(file: "t", bytes: Array(json(records).utf8)))
      #expect(report.findings.map(\.message) == [])
    }
  }

  @Test func spellsNumbersAsTheirTypesAreWritten() throws {
    let schema = try model(
      #"""
      "a": {"type": "UInt128", "minimum": 1e25, "maximum": 1e25},
      "b": {"type": "Double", "minimum": 1.5e300, "maximum": 1.5e300},
      "c": {"type": "Decimal", "minimum": 2e-18, "maximum": 2e-18},
      "d": {"type": "Double", "minimum": -3e-18, "maximum": -3e-18}
      """#
    )
    #expect(
      json(try records(schema, 1))
        == #"[{"a":10000000000000000000000000,"b":1.5e+300,"c":0.000000000000000002,"d":-3e-18}]"#
    )
  }

  @Test func numbersThemWhereTheyMayNotRepeat() throws {
    let schema = try model(
      #""a": {"type": "UInt64", "minimum": 18446744073709551600, "unique": true}"#
    )
    let values = try records(schema, 16)
    #expect(Set(values).count == 16)
    #expect(
      faults(schema) { $0.count = 17 }.map(\.message)
        == ["'a' of M can be 16 different values, --count 17 asks for more"]
    )
  }

  @Test func saysWhereTheyLeaveNothing() throws {
    let schema = try model(#""a": {"type": "UInt64", "minimum": 2e19}"#)
    #expect(faults(schema).map(\.code.name) == ["no-value-left"])
  }
}
