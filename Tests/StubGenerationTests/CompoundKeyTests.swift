import StubDiagnostics
import StubGeneration
import StubJSON
import StubSchema
import Testing

/// Fields whose values together are unique, and small domains that are used up to the last value.
@Suite struct CompoundKeyTests {
  private func compound(_ fields: String, _ keys: String, _ more: String = "") throws
    -> SchemaDescription
  {
    try model(fields, #", "unique": \#(keys)\#(more)"#)
  }

  /// Fields, keys, and how many combinations there are.
  static let domains: [(String, String, Int)] = [
    (#""a": "Bool", "b": "Bool""#, #"[["a", "b"]]"#, 4),
    (
      #""a": {"type": "Int", "minimum": 1, "maximum": 3}, "b": {"type": "Int8", "minimum": 0, "maximum": 7}"#,
      #"[["a", "b"]]"#, 24
    ),
    (
      #""a": {"type": "String", "values": ["x", "y"]}, "b": "Bool", "c": {"type": "String", "pattern": "^[abc]$"}"#,
      #"[["a", "b", "c"]]"#, 12
    ),
    (
      #""a": {"type": "Double", "minimum": 0, "maximum": 1, "multipleOf": 0.25}, "b": "Bool""#,
      #"[["b", "a"]]"#, 10
    ),
    (
      #""a": {"type": "Int", "references": "P"}, "b": {"type": "Int", "references": "P"}"#,
      #"[["a", "b"]]"#, 25
    ),
    (
      #""a": {"type": "Date", "after": "2024-01-01", "before": "2024-01-07", "coding": {"dates": {"format": "yyyy-MM-dd"}}}, "b": "Bool""#,
      #"[["a", "b"]]"#, 12
    ),
  ]

  @Test(arguments: domains)
  func drawsEveryCombinationOnce(_ fields: String, _ keys: String, _ count: Int) throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {\(fields)}, "unique": \(keys)},
        "P": {"count": 5, "fields": {"id": "Int"}}}}
      """
    )
    let values = try records(schema, count)
    #expect(Set(values).count == count)
    let found = faults(schema) { $0.count = count + 1 }
    #expect(found.map(\.code.name) == ["small-domain"])
    #expect(
      found.first?.message.contains(
        "together can be \(count) different values, --count \(count + 1) asks for more"
      ) == true
    )
  }

  @Test func drawsOptionalsThatAreThereWithoutRepeating() throws {
    let schema = try compound(
      #""a": {"type": "Int?", "minimum": 1, "maximum": 5}, "b": {"type": "Int", "minimum": 1, "maximum": 5}"#,
      #"[["a", "b"]]"#
    )
    let whole = try records(schema, 25).filter { $0.at("a") != nil }
    #expect(whole.count > 10)
    #expect(Set(whole).count == whole.count)
  }

  @Test func leavesTheRestToOneFieldThatIsUniqueAnyway() throws {
    let plain = try model(#""id": "UUID", "kind": {"type": "String", "values": ["x", "y"]}"#)
    let keyed = try compound(
      #""id": "UUID", "kind": {"type": "String", "values": ["x", "y"]}"#,
      #"[["kind", "id"]]"#
    )
    #expect(try json(records(plain, 20)) == json(records(keyed, 20)))
  }

  @Test func keepsPeopleWhoseNamesTogetherAreUnique() throws {
    let fields = #""firstName": "String", "lastName": "String", "email": "String""#
    let plain = try records(model(fields, #", "locale": "en_GB""#), 2_000)
    let keyed = try records(
      compound(fields, #"[["firstName", "lastName"]]"#, #", "locale": "en_GB""#),
      2_000
    )
    #expect(plain == keyed)
    #expect(Set(keyed.map { [$0.at("firstName"), $0.at("lastName")] }).count == 2_000)
  }

  @Test func changesNothingWhenFieldsMove() throws {
    let a = #""a": {"type": "Int", "minimum": 1, "maximum": 9}"#
    let b = #""b": {"type": "Int", "minimum": 1, "maximum": 9}"#
    let key = #"[["a", "b"]]"#
    let first = try records(compound("\(a), \(b)", key), 40)
    let second = try records(compound("\(b), \(a)", key), 40)
    #expect(first.map { [$0.at("a"), $0.at("b")] } == second.map { [$0.at("a"), $0.at("b")] })
  }

  @Test func keepsGroupsApartInNestedObjects() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {"cells": {"type": "[Cell]", "minItems": 2, "maxItems": 2}}},
        "Cell": {"fields": {"row": {"type": "Int", "minimum": 0, "maximum": 4}, "column": {"type": "Int", "minimum": 0, "maximum": 3}},
          "unique": [["row", "column"]]}}}
      """
    )
    let cells = try records(schema, 10).flatMap { $0.at("cells")?.elements ?? [] }
    #expect(cells.count == 20)
    #expect(Set(cells).count == 20)
    let found = faults(schema) { $0.count = 11 }
    #expect(found.map(\.code.name) == ["small-domain"])
    #expect(
      found.first?.message
        == "'row' and 'column' of Cell together can be 20 different values, --count 11 asks for up to 22 of them"
    )
  }

  @Test func doubtsKeysOfWhichNoFieldCanBeNumbered() throws {
    let schema = try compound(
      #""a": {"type": "String", "generator": "lorem.words"}, "b": {"type": "String", "generator": "lorem.sentence"}"#,
      #"[["a", "b"]]"#
    )
    let found = faults(schema)
    #expect(found.map(\.code.name) == ["not-unique"])
    #expect(
      found.first?.message == "nothing promises that the combinations of 'a' and 'b' of M differ"
    )
  }

  // MARK: Single fields

  @Test(arguments: [
    (#"{"type": "Bool", "unique": true}"#, 2),
    (#"{"type": "E", "unique": true}"#, 3),
    (#"{"type": "Int", "values": [1, 2, 2, 3, 3], "unique": true}"#, 3),
    (#"{"type": "Int", "minimum": 10, "maximum": 30, "multipleOf": 5, "unique": true}"#, 5),
    (#"{"type": "Double", "minimum": 0, "maximum": 1, "multipleOf": 0.1, "unique": true}"#, 11),
    (#"{"type": "UInt8", "unique": true, "minimum": 250}"#, 6),
    (#"{"type": "String", "pattern": "^[a-d]{1,2}$", "unique": true}"#, 20),
    (#"{"type": "String", "enum": ["x", "y"], "unique": true}"#, 2),
    (
      #"{"type": "Date", "after": "2024-02-27", "before": "2024-03-01", "coding": {"dates": {"format": "yyyy-MM-dd"}}}"#,
      3
    ),
    (#"{"type": "String", "template": "{n}/{name}", "unique": true}"#, 7),
    (#"{"type": "Int", "sequence": [4, 5, 6], "unique": true}"#, 3),
  ])
  func usesASmallDomainUpToItsLastValue(_ field: String, _ count: Int) throws {
    let isDate = field.contains("Date")
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {
        "n": {"type": "Int", "minimum": 1, "maximum": \(field.contains("template") ? 7 : 1000), "unique": true},
        "name": "String", "a": \(field)}\(isDate ? #", "unique": [["a"]]"# : "")}},
        "enums": {"E": {"rawType": "String", "cases": ["one", "two", "three"]}}}
      """
    )
    let values = try records(schema, count).map { $0.at("a") }
    #expect(Set(values).count == count)
    #expect(faults(schema) { $0.count = count }.isEmpty)
    #expect(Set(faults(schema) { $0.count = count + 1 }.map(\.code.name)) == ["small-domain"])
  }

  @Test func drawsAllOrdersOfFour() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {"fields": {
        "a": {"type": "Int", "minimum": 1, "maximum": 4, "unique": true}}}}}
      """
    )
    var orders: Set<[Double]> = []
    for seed in 0..<400 as Range<UInt64> {
      orders.insert(try records(schema, 4) { $0.seed = seed }.compactMap { $0.at("a")?.double })
    }
    #expect(orders.count == 24)
  }

  @Test(arguments: [
    ("{name}-{index}", true), ("{index}", true), ("no. {index}", true), ("{name}{index}", false),
    ("{index}{n}", false), ("{email}", true), ("{email} ({name})", true), ("{name}{email}", false),
    ("{name}", false), ("{maybe}", false), ("{n}@{n}", true),
  ])
  func promisesUniqueTemplatesOnlyWithAUniquePart(_ template: String, _ isUnique: Bool) throws {
    let schema = try model(
      """
      "name": "String", "email": {"type": "String", "unique": true},
      "n": {"type": "Int", "unique": true, "minimum": 1, "maximum": 900},
      "maybe": {"type": "Int?", "unique": true, "minimum": 1, "maximum": 1000}, "t": {"type": "String", "template": "\(template)", "unique": true}
      """
    )
    let found = faults(schema).map(\.code.name)
    #expect(found == (isUnique ? [] : ["not-unique"]))
    if isUnique { #expect(Set(try records(schema, 900).map { $0.at("t") }).count == 900) }
  }

  // MARK: Fixed by hand

  @Test(arguments: [
    (#"{"type": "Int", "minimum": 1, "maximum": 6, "unique": true}"#, ["4", "1"], 6),
    (#"{"type": "Int", "unique": true}"#, ["5", "2"], 60),
    (#"{"type": "Bool", "unique": true}"#, ["true"], 2),
    (
      #"{"type": "String", "pattern": "^[ab]{3}$", "unique": true}"#,
      [#""bab""#, #""aaa""#, #""elsewhere""#], 8
    ),
    (#"{"type": "E", "unique": true}"#, [#""two""#], 3),
    (
      #"{"type": "Double", "minimum": 0, "maximum": 1, "multipleOf": 0.25, "unique": true}"#,
      ["0.50"], 5
    ),
    (#"{"type": "Int", "sequence": {"start": 10, "step": 10}, "unique": true}"#, ["30", "20"], 20),
  ])
  func keepsFixedValuesOutOfOtherRecords(_ field: String, _ fixed: [String], _ count: Int) throws {
    for place in [0, 1] where place + fixed.count <= count {
      let pins = fixed.enumerated().map { #""\#($0 + place)": {"a": \#($1)}"# }
      let schema = try description(
        """
        {"stubschema": 1, "models": {"M": {"fields": {"a": \(field)}, "records": {\(pins.joined(separator: ", "))}}},
          "enums": {"E": {"rawType": "String", "cases": ["one", "two", "three"]}}}
        """
      )
      let values = try records(schema, count).map {
        $0.at("a")?.double.map { "\($0)" } ?? $0.at("a")?.text(style: .compact) ?? ""
      }
      #expect(Set(values).count == count, "\(field) \(values)")
      for (offset, text) in fixed.enumerated() {
        #expect(values[place + offset] == Double(text).map { "\($0)" } ?? text)
      }
      let plain = try records(schema, min(3, count)).map { $0.at("a") }
      #expect(plain == Array(try records(schema, count).map { $0.at("a") }.prefix(3)))
    }
  }

  @Test func keepsFixedCombinationsAndNestedValuesOutOfOtherRecords() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {"M": {
        "fields": {
          "a": {"type": "Int", "minimum": 1, "maximum": 3}, "b": "Bool",
          "parts": {"type": "[Part]", "minItems": 2, "maxItems": 2}},
        "unique": [["a", "b"]],
        "records": [{"a": 2, "b": true, "parts": [{"code": "q"}, {}]}, {"a": 2, "b": false}]},
        "Part": {"fields": {"code": {"type": "String", "pattern": "^[a-z]$", "unique": true}}}}}
      """
    )
    let values = try records(schema, 6)
    #expect(Set(values.map { [$0.at("a"), $0.at("b")] }).count == 6)
    let codes = values.flatMap { $0.at("parts")?.elements?.map { $0.at("code") } ?? [] }
    #expect(codes.count == 12)
    #expect(codes[0] == .string("q"))
    #expect(Set(codes).count == 12)
    let many = try records(schema, 6) { $0.seed = 9 }.flatMap {
      $0.at("parts")?.elements?.map { $0.at("code") } ?? []
    }
    #expect(Set(many).count == 12)
  }

  @Test func refersToKeysThatAreFixedByHandOrGaveWay() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"owner": {"type": "Int", "references": "P.id"}}},
        "P": {"count": 5, "fields": {"id": {"type": "Int", "minimum": 1, "maximum": 5, "unique": true}},
          "records": [{"id": 3}, {"id": 77}]}}}
      """
    )
    let people = Set(try records(schema, 5, model: "P").map { $0.at("id") })
    #expect(people.count == 5)
    #expect(Set(try records(schema, 100).map { $0.at("owner") }) == people)
  }
}
