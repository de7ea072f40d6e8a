import StubGeneration
import StubJSON
import Testing

/// Values keep to the words of the schema.
@Suite struct ConstraintTests {
  @Test(arguments: [
    (#""type": "Int", "minimum": 3, "maximum": 5"#, 3.0...5.0),
    (#""type": "Int", "exclusiveMinimum": 3, "exclusiveMaximum": 5"#, 4.0...4.0),
    (#""type": "Int8", "minimum": 120"#, 120.0...127.0),
    (#""type": "UInt", "maximum": 4"#, 0.0...4.0),
    (#""type": "Double", "minimum": 0.25, "maximum": 0.5"#, 0.25...0.5),
    (#""type": "Int", "minimum": -9, "maximum": -7"#, -9.0 ... -7.0),
    (#""type": "Decimal", "minimum": 1e3, "maximum": 1.5e3"#, 1000.0...1500.0),
    (#""type": "Int", "maximum": -1000000"#, -2_000_000.0 ... -1_000_000.0),
  ])
  func keepsNumbersWithinBounds(_ words: String, _ range: ClosedRange<Double>) throws {
    for key in ["value", "price", "age", "rating", "count"] {
      let values = try records(try model(#""\#(key)": {\#(words)}"#), 60)
      for value in values.compactMap({ $0.at(key)?.double }) {
        #expect(range.contains(value), "\(key) \(value)")
      }
    }
  }

  @Test func keepsToMultiples() throws {
    let schema = try model(
      #""value": {"type": "Double", "minimum": 0.1, "maximum": 2, "multipleOf": 0.25}"#
    )
    let texts = Set(try records(schema, 100).compactMap { $0.at("value")?.number })
    #expect(texts == ["0.25", "0.5", "0.75", "1", "1.25", "1.5", "1.75", "2"])
  }

  @Test(arguments: [
    #""minLength": 3, "maxLength": 8"#, #""minLength": 60, "maxLength": 70"#, #""maxLength": 0"#,
    #""minLength": 500"#, #""minLength": 4, "maxLength": 4"#,
  ])
  func keepsTextsWithinLengths(_ words: String) throws {
    let least =
      words.contains("minLength") ? Int(words.split(separator: " ")[1].filter(\.isNumber)) : 0
    let greatest =
      words.contains("maxLength") ? Int(words.split(separator: " ").last ?? "") : Int.max
    for key in ["value", "name", "email", "title", "notes"] {
      for record in try records(try model(#""\#(key)": {"type": "String", \#(words)}"#), 40) {
        let length = try #require(record.at(key)?.string).unicodeScalars.count
        #expect(length >= least ?? 0 && length <= greatest ?? .max, "\(key) \(length)")
      }
    }
  }

  @Test(arguments: [(40, 295), (14, 280), (8, 90)])
  func keepsManyValuesWithinLengths(greatest: Int, different: Int) throws {
    let schema = try model(
      #""value": {"type": "String", "generator": "word.name", "maxLength": \#(greatest)}"#
    )
    let texts = try records(schema, 300).compactMap { $0.at("value")?.string }
    #expect(texts.allSatisfy { $0.count <= greatest && $0.wholeMatch(of: /[A-Z].*[a-z]/) != nil })
    #expect(texts.allSatisfy { $0.contains(" ") }, "none is cut")
    #expect(Set(texts).count >= different)
  }

  @Test func drawsFromPatterns() throws {
    let schema = try model(#""value": {"type": "String", "pattern": "^[A-Z]{2}-[0-9]{3}$"}"#)
    for record in try records(schema, 50) {
      let text = try #require(record.at("value")?.string)
      #expect(text.wholeMatch(of: /[A-Z]{2}-[0-9]{3}/) != nil, "\(text)")
    }
  }

  @Test func keepsCollectionsWithinItemCounts() throws {
    let schema = try model(
      #""a": {"type": "[Int]", "minItems": 2, "maxItems": 3}, "b": {"type": "Set<String>", "minItems": 6}"#
    )
    for record in try records(schema, 50) {
      #expect((2...3).contains(record.at("a")?.elements?.count ?? 0))
      let set = record.at("b")?.elements ?? []
      #expect(set.count >= 6 && Set(set).count == set.count)
    }
  }

  @Test func choosesAmongValuesByWeight() throws {
    let schema = try model(
      #""value": {"type": "String", "values": ["a", "b", "c"], "weights": [8, 2, 0]}"#
    )
    let values = try records(schema, 100).compactMap { $0.at("value")?.string }
    #expect(values.count { $0 == "a" } == 80)
    #expect(values.count { $0 == "b" } == 20)
  }

  @Test func keepsToEnumsConstantsAndSequences() throws {
    let schema = try model(
      #"""
      "e": {"type": "Int", "enum": [2, 4]}, "c": {"type": "String", "constant": "same"},
      "n": {"type": "Int", "sequence": {"start": 10, "step": 5}},
      "s": {"type": "String", "sequence": ["x", "y"]}, "k": {"type": "Int", "const": 7}
      """#
    )
    let values = try records(schema, 3)
    #expect(values.allSatisfy { [.number("2"), .number("4")].contains($0.at("e")) })
    #expect(values.map { $0.at("c") } == [.string("same"), .string("same"), .string("same")])
    #expect(values.map { $0.at("n") } == [.number("10"), .number("15"), .number("20")])
    #expect(values.map { $0.at("s") } == [.string("x"), .string("y"), .string("x")])
    #expect(values.map { $0.at("k") } == [.number("7"), .number("7"), .number("7")])
  }

  @Test func fillsTemplatesWithTheValuesBesideThem() throws {
    let schema = try model(
      #"""
      "first": {"type": "String", "generator": "person.firstName"}, "n": {"type": "Int", "constant": 4},
      "mail": {"type": "String", "template": "{first}.{n}.{index}@example.com"}
      """#
    )
    for (index, record) in try records(schema, 5).enumerated() {
      let first = try #require(record.at("first")?.string)
      #expect(record.at("mail") == .string("\(first).4.\(index)@example.com"))
    }
  }

  @Test(arguments: [
    ("uniform", 0.4...0.6), ("normal", 0.45...0.55), ("exponential", 0.12...0.28),
    ("zipf", 0.0...0.2), ("logNormal", 0.2...0.4),
  ])
  func spreadsNumbersAsTheDistributionSays(_ name: String, _ mean: ClosedRange<Double>) throws {
    let schema = try model(
      #""v": {"type": "Double", "minimum": 0, "maximum": 1, "distribution": "\#(name)"}"#
    )
    let values = try records(schema, 2_000).compactMap { $0.at("v")?.double }
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(mean.contains(values.reduce(0, +) / 2_000), "\(values.reduce(0, +) / 2_000)")
  }

  // MARK: Dates

  @Test func ordersChainsOfDates() throws {
    let schema = try model(
      #"""
      "d": {"type": "Date", "after": "c", "before": "now"}, "c": {"type": "Date", "after": "b", "within": "3d"},
      "a": "Date", "b": {"type": "Date", "after": "a", "within": "6mo"},
      "m": {"type": "Date", "after": "x", "before": "y"}, "x": "Date", "y": "Date"
      """#
    )
    for record in try records(schema, 300) {
      func date(_ key: String) -> Double { record.at(key)?.double ?? .nan }
      #expect(date("a") <= date("b") && date("b") <= date("c") && date("c") <= date("d"))
      #expect(date("d") <= ToDoItemTests.now && date("c") - date("b") <= 3 * 86_400)
      #expect(date("x") <= date("m") && date("m") <= date("y"))
    }
  }

  @Test func putsDatesAroundPinnedOnes() throws {
    let schema = try description(
      """
      {"stubschema": 1, "model": "M", "coding": {"dates": "iso8601"}, "fields": {
        "start": {"type": "Date", "before": "now"},
        "end": {"type": "Date", "after": "start", "within": "2d"},
        "seen": {"type": "Date", "after": "end"}, "title": "String"},
       "records": {"1": {"start": "2024-03-01T12:00:00Z"}, "2": {"end": "2023-03-03T12:00:00Z"},
                   "3": {"seen": "2022-01-01T12:00:00Z", "title": "By hand"}}}
      """
    )
    let values = try records(schema, 4)
    func text(_ record: Int, _ key: String) -> String { values[record].at(key)?.string ?? "" }
    #expect(text(1, "start") == "2024-03-01T12:00:00Z")
    #expect(("2024-03-01T12:00:00Z"..."2024-03-03T12:00:00Z").contains(text(1, "end")))
    #expect(text(1, "seen") >= text(1, "end"))
    #expect(text(2, "end") == "2023-03-03T12:00:00Z")
    #expect(("2023-03-01T12:00:00Z"..."2023-03-03T12:00:00Z").contains(text(2, "start")))
    #expect(text(3, "end") <= "2022-01-01T12:00:00Z" && text(3, "start") <= text(3, "end"))
    #expect(text(3, "title") == "By hand")
  }

  // MARK: Recursion

  @Test func endsModelsThatContainThemselves() throws {
    let schema = try description(
      """
      {"stubschema": 1, "models": {
        "M": {"fields": {"label": "String", "children": "[M]", "next": "M?", "tree": "Tree",
                         "sum": "Sum"}},
        "Tree": {"wraps": "[Tree]"}},
       "enums": {"Sum": {"cases": {"leaf": {"_0": "Int"}, "add": {"_0": "Sum", "_1": "Sum"}}}}}
      """
    )
    for record in try records(schema, 5) {
      #expect(record.text(style: .compact).utf8.count < 200_000)
    }
  }
}
