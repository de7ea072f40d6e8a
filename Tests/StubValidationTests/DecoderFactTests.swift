import Foundation
import StubDiagnostics
import StubSchema
import StubValidation
import Testing

/// 973 measured rows of what `JSONDecoder` reads and what it throws about, over all types,
/// strategies and shapes. Foundation on Linux is the one that was measured.
///
/// Of the 1,066 rows that there are, 38 are the names that `convertFromSnakeCase` makes
/// (`SnakeCaseTests`) and 5 are too deep for a table (`JSONDecoderFactsTests`). No schema can say the
/// other 50: 42 are of `allowsJSON5`, 6 of `assumesTopLevelDictionary`, one each of `Calendar` and
/// `Never`.
@Suite struct DecoderFactTests {
  /// A measured row.
  struct Fact {
    let type: String
    let layout: RecordLayout
    let coding: String
    let isRead: Bool
    let json: [UInt8]

    init?(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 8, let layout = RecordLayout(rawValue: columns[1]),
        let json = Data(base64Encoded: columns[7])
      else { return nil }
      type = columns[0]
      self.layout = layout
      let floats =
        columns[5] == "convert"
        ? #""nonConformingFloats": {"positiveInfinity": "Infinity", "negativeInfinity": "-Infinity", "nan": "NaN"},"#
        : ""
      coding =
        #"{"dates": \#(columns[2]), \#(floats) "keys": "\#(columns[3])", "data": "\#(columns[4])"}"#
      isRead = columns[6] == "reads"
      self.json = [UInt8](json)
    }
  }

  private static let declarations = #"""
    "enums": {
      "S": {"rawType": "String", "cases": {"active": "active", "suspended": "suspended", "cafe": "café"}},
      "I": {"rawType": "Int", "cases": {"one": 1, "two": 2}},
      "D": {"rawType": "Double", "cases": {"half": 0.5, "one": 1}},
      "Pay": {"cases": {"car": {"wheels": "Int"}, "pair": {"_0": "Int", "_1": "String"}, "none": {},
        "opt": {"x": "Int?"}}},
      "Ek": {"rawType": "String", "cases": ["x", "y"]},
      "Ekr": {"rawType": "String", "cases": ["x", "y"], "codingKeyRepresentable": true},
      "Iek": {"rawType": "Int", "cases": {"one": 1}},
      "Iekr": {"rawType": "Int", "cases": {"one": 1}, "codingKeyRepresentable": true}
    },
    "models": {
      "ToDoItem": {"fields": {"name": "String", "done": "Bool", "dueDate": "Date?", "creationDate": "Date"}},
      "One": {"fields": {"a": "Int"}}, "Nest": {"wraps": "[Nest]"},
      "K": {"fields": {"name": "String", "é": "Int?"}},
      "Def": {"fields": {"a": {"type": "Int", "default": 7}, "b": {"type": "Int?", "default": 5}}},
      "LetDef": {"fields": {"b": "Int"}}, "OptOpt": {"fields": {"a": "Int?"}}, "Empty": {"fields": {}},
      "Sn": {"fields": {"firstName": "String", "urlID": "Int?", "imageURL": "String?"}},
      "Sn2": {"fields": {"first_name": {"type": "String", "property": "first"}}},
      "Sn3": {"fields": {"firstName": "[String: Int]"}}, "Any2": {"elements": ["Int", "String"]},
      "D1": {"fields": {"d": "Date"}}, "Deep": {"fields": {"xs": "[D1]"}},
      "A": {"fields": {"a": "Int", "b": "Int8?", "s": "String?"}}, "B": {"fields": {"z": "A", "a": "Int"}},
      "R": {"wraps": "Int"}, "SI": {"fields": {"i": "Int"}}, "Base": {"fields": {"a": "Int"}},
      "Sub": {"fields": {"a": "Int"}}, "DateInterval": {"fields": {"start": "Date", "duration": "Double"}},
      "IndexPath": {"fields": {"indexes": "[Int]"}},
    """#

  private static let facts: [Fact] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/decoder-facts.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Fact.init)
  }()

  @Test func agreesWithEveryMeasuredRow() throws {
    #expect(Self.facts.count == 973)
    var validators: [String: StubValidator] = [:]
    for fact in Self.facts {
      let key = "\(fact.type) \(fact.layout) \(fact.coding)"
      let validator = validators[key] ?? Self.validator(for: fact)
      validators[key] = validator
      let report = validator.validate(SourceText(file: "fact.json", bytes: fact.json))
      #expect(
        report.isUndecodable != fact.isRead,
        "\(key): \(String(decoding: fact.json.prefix(200), as: UTF8.self)): \(report.findings)"
      )
    }
  }

  private static func validator(for fact: Fact) -> StubValidator {
    var options = ValidationOptions()
    options.layout = fact.layout
    let schema = """
      {"stubschema": 1, "coding": \(fact.coding),
      \(declarations) "Fact": {"wraps": "\(fact.type)"}}}
      """
    let description = Schemas.description(schema)
    let model = description.model(named: fact.type) == nil ? "Fact" : fact.type
    return Schemas.validator(schema, model: model, options)
  }
}
