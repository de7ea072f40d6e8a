import Foundation
import StubValidation

private struct Nest: Decodable {
  struct Inner: Decodable {
    var a: Int
    var b: String?
  }
  var inner: Inner
  var maybe: Inner?
  var list: [Inner]
  var gaps: [Int?]
  var optionalList: [Int]?
  var matrix: [[Int]]
  var tags: Set<String>
  var double: Int??
}

private struct Empty: Decodable {}

private struct Holder: Decodable {
  var empty: Empty
  var maybe: Empty?
  var list: [Empty]
  var table: [String: Empty]
  var a: Int
}

private enum Slot: String, Decodable { case morning, evening = "soir\u{E9}e" }
private enum KeyedSlot: String, Decodable, CodingKeyRepresentable { case morning, lateNight }
private enum Level: Int, Decodable, CodingKeyRepresentable { case low = 1, high = 2 }

private struct Tables: Decodable {
  var texts: [String: Int]
  var optional: [String: Int?]
  var numbers: [Int: String]
  var keyed: [KeyedSlot: Int]
  var levels: [Level: Int]
  var pairs: [Slot: Int]
  var ids: [UUID: Bool]
  var nested: [String: [String: Bool]]
}

private enum Half: Double, Decodable { case half = 0.5, one = 1 }
private enum Payment: Decodable {
  case cash
  case card(number: String, code: Int?)
  case pair(Int, String)
  case maybe(Int?)
}

private struct Choices: Decodable {
  var slot: Slot
  var level: Level?
  var half: Half
  var payment: Payment
  var payments: [Payment]
  var maybe: Payment?
  var slots: [Slot?]
}

private struct UserID: Decodable {
  var value: Int
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
  }
}

private struct Wrapper: Decodable {
  var value: String?
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(String?.self)
  }
}

private struct Position: Decodable {
  var x: Double
  var y: Double
  var label: String?
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    y = try container.decode(Double.self)
    label = try container.decodeIfPresent(String.self)
  }
}

private struct Row: Decodable {
  var name: String
  var rest: [Int]
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    name = try container.decode(String.self)
    var rest: [Int] = []
    while !container.isAtEnd { rest.append(try container.decode(Int.self)) }
    self.rest = rest
  }
}

private struct Wrapped: Decodable {
  var id: UserID
  var maybeID: UserID?
  var wrapper: Wrapper
  var position: Position
  var row: Row
  var ints: Range<Int>
  var dates: ClosedRange<Date>?
  var texts: ClosedRange<String>?
  var doubles: Range<Double>?
}

private final class Tree: Decodable {
  var value: Int
  var children: [Tree]?
}

extension DifferentialSubject {
  static let shapes: [DifferentialSubject] = [
    DifferentialSubject(
      Nest.self,
      schema: """
        {"stubschema": 1, "models": {
          "Nest": {"fields": {"inner": "Inner", "maybe": "Inner?", "list": "[Inner]",
            "gaps": "[Int?]", "optionalList": "[Int]?", "matrix": "[[Int]]",
            "tags": "Set<String>", "double": "Int??"}},
          "Inner": {"fields": {"a": "Int", "b": "String?"}}}}
        """,
      documents: [
        """
        [{"inner": {"a": 1, "b": "x"}, "maybe": {"a": 2}, "list": [{"a": 1}, {"a": 2, "b": null}],
          "gaps": [1, null, 3], "optionalList": null, "matrix": [[1], [], [2, 3]],
          "tags": ["a", "b", "a"], "double": null}]
        """
      ],
      keys: ["a", "b", "inner", "list", "gaps", "double"]
    ),
    DifferentialSubject(
      Holder.self,
      schema: """
        {"stubschema": 1, "models": {
          "Holder": {"fields": {"empty": "Empty", "maybe": "Empty?", "list": "[Empty]",
            "table": "[String: Empty]", "a": "Int"}},
          "Empty": {"fields": {}}}}
        """,
      documents: [
        "[{\"empty\": {}, \"maybe\": 5, \"list\": [1, null, [2.5], {}], \"table\": {\"x\": \"y\"},"
          + " \"a\": 1, \"z\": {\"k\": \"v\", \"n\": 12}}]"
      ],
      keys: ["a", "z", "empty", "list"]
    ),
    DifferentialSubject(
      Tables.self,
      schema: """
        {"stubschema": 1,
         "enums": {
           "Slot": {"rawType": "String", "cases": {"morning": "morning", "evening": "soirée"}},
           "KeyedSlot": {"rawType": "String", "cases": ["morning", "lateNight"],
             "codingKeyRepresentable": true},
           "Level": {"rawType": "Int", "cases": {"low": 1, "high": 2},
             "codingKeyRepresentable": true}},
         "models": {"Tables": {"fields": {
           "texts": "[String: Int]", "optional": "[String: Int?]", "numbers": "[Int: String]",
           "keyed": "[KeyedSlot: Int]", "levels": "[Level: Int]", "pairs": "[Slot: Int]",
           "ids": "[UUID: Bool]", "nested": "[String: [String: Bool]]"}}}}
        """,
      documents: [tables],
      values: [
        "{\"morning\":1}", "{\"1\":1}", "{\"2\":2}", "{\"3\":3}", "[\"morning\",1]",
        "[\"morning\",1,\"morning\",2]", "[\"morning\"]", "{\"lateNight\":1}",
        "{\"late_night\":1}", "{\"+1\":1}", "{\"01\":\"a\"}", "{\" 1\":\"a\"}",
      ],
      keys: ["1", "01", "x", "morning", "lateNight", "late_night", "noon", "é", "e\u{301}"]
    ),
    DifferentialSubject(
      Tables.self,
      "Tables, snake case",
      schema: """
        {"stubschema": 1, "coding": {"keys": "convertFromSnakeCase"},
         "enums": {
           "Slot": {"rawType": "String", "cases": {"morning": "morning", "evening": "soirée"}},
           "KeyedSlot": {"rawType": "String", "cases": ["morning", "lateNight"],
             "codingKeyRepresentable": true},
           "Level": {"rawType": "Int", "cases": {"low": 1, "high": 2},
             "codingKeyRepresentable": true}},
         "models": {"Tables": {"fields": {
           "texts": "[String: Int]", "optional": "[String: Int?]", "numbers": "[Int: String]",
           "keyed": "[KeyedSlot: Int]", "levels": "[Level: Int]", "pairs": "[Slot: Int]",
           "ids": "[UUID: Bool]", "nested": "[String: [String: Bool]]"}}}}
        """,
      model: "Tables",
      documents: [tables],
      values: ["{\"late_night\":1}", "{\"1_0\":\"a\"}", "{\"_1\":\"a\"}"],
      keys: ["1_0", "late_night", "late_Night", "lateNight", "LATE_NIGHT", "_late_night", "_"]
    ) { $0.keyDecodingStrategy = .convertFromSnakeCase },
    DifferentialSubject(
      Choices.self,
      schema: """
        {"stubschema": 1,
         "enums": {
           "Slot": {"rawType": "String", "cases": {"morning": "morning", "evening": "soirée"}},
           "Level": {"rawType": "Int", "cases": {"low": 1, "high": 2}},
           "Half": {"rawType": "Double", "cases": {"half": 0.5, "one": 1}},
           "Payment": {"cases": {
             "cash": {}, "card": {"number": "String", "code": "Int?"},
             "pair": {"_0": "Int", "_1": "String"}, "maybe": {"_0": "Int?"}}}},
         "models": {"Choices": {"fields": {
           "slot": "Slot", "level": "Level?", "half": "Half", "payment": "Payment",
           "payments": "[Payment]", "maybe": "Payment?", "slots": "[Slot?]"}}}}
        """,
      documents: [
        """
        [{"slot": "morning", "level": 2, "half": 0.5, "payment": {"cash": {}},
          "payments": [{"card": {"number": "1", "code": 5}}, {"pair": {"_0": 1, "_1": "x"}},
            {"maybe": {}}], "maybe": null, "slots": ["soir\u{E9}e", null]}]
        """
      ],
      values: [
        "\"soire\u{301}e\"", "\"morning\"", "\"Morning\"", "{\"cash\":{}}", "{\"cash\":null}",
        "{\"cash\":5}", "\"cash\"", "{\"cash\":{},\"card\":{}}", "{\"cash\":{},\"zzz\":{}}",
        "{\"bike\":{}}", "{\"card\":{}}", "{\"maybe\":{\"_0\":null}}", "{\"maybe\":null}", "2.0",
        "5e-1", "0.50", "2e0",
      ],
      keys: ["cash", "card", "pair", "maybe", "_0", "_1", "number", "zzz"]
    ),
    DifferentialSubject(
      Wrapped.self,
      schema: """
        {"stubschema": 1, "models": {
          "Wrapped": {"fields": {"id": "UserID", "maybeID": "UserID?", "wrapper": "Wrapper",
            "position": "Position", "row": "Row", "ints": "Range<Int>",
            "dates": "ClosedRange<Date>?", "texts": "ClosedRange<String>?",
            "doubles": "Range<Double>?"}},
          "UserID": {"wraps": "Int"}, "Wrapper": {"wraps": "String?"},
          "Position": {"elements": ["Double", "Double", "String?"]},
          "Row": {"elements": ["String"], "rest": "Int"}}}
        """,
      documents: [
        """
        [{"id": 5, "maybeID": null, "wrapper": null, "position": [1, 2.5, "x"],
          "row": ["a", 1, 2, 3], "ints": [1, 5], "dates": [1, 2.5], "texts": ["a", "b"],
          "doubles": [0.5, 0.5]},
         {"id": 5, "maybeID": 7, "wrapper": "w", "position": [1, 2], "row": ["a"],
          "ints": [5, 5]}]
        """
      ],
      values: [
        "[5,1]", "[1]", "[1,2,3]", "[1,2,null]", "[1,2,\"x\",4]", "[\"b\",\"a\"]", "[\"a\",null]",
        "[1.5,1.4]", "[\"a\",1,\"b\"]", "[1,2,1.2.3]", "[2,0.99999999999999999999]",
        "[1,0.99999999999999999999]", "[9007199254740993,9007199254740992]",
      ]
    ),
    DifferentialSubject(
      Tree.self,
      schema: """
        {"stubschema": 1, "model": "Tree", "fields": {"value": "Int", "children": "[Tree]?"}}
        """,
      layout: .object,
      documents: [
        "{\"value\": 1, \"children\": [{\"value\": 2, \"children\": []}, {\"value\": 3,"
          + " \"children\": [{\"value\": 4}]}]}"
      ],
      keys: ["value", "children", "Children"]
    ),
  ]

  private static let tables = """
    [{"texts": {"a": 1, "é": 2}, "optional": {"a": null, "b": 1}, "numbers": {"1": "a", "-5": "b"},
      "keyed": {"morning": 1}, "levels": {"1": 5}, "pairs": ["morning", 1, "soir\u{E9}e", 2],
      "ids": ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F", true], "nested": {"x": {"y": true}}}]
    """
}
