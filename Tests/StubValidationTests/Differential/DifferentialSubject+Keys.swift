import Foundation

private struct Snake: Decodable {
  struct Inner: Decodable {
    var someKey: Int?
    var x: Int
  }
  enum Kind: Decodable {
    case plainCase
    case withValue(firstName: String)
  }
  var firstName: String
  var urlID: Int?
  var imageURL: String?
  var address2: String?
  var inner: Inner
  var table: [String: Int]
  var kind: Kind?
}

private struct Underscored: Decodable {
  enum CodingKeys: String, CodingKey {
    case hidden = "_hidden"
    case lastOne = "lastOne_"
  }
  var hidden: Int
  var lastOne: Int?
}

private struct Explicit: Decodable {
  enum CodingKeys: String, CodingKey {
    case userID = "user-id"
    case name = "first name"
    case accent = "\u{E9}t\u{E9}"
    case dollar = "$ref"
  }
  var userID: Int
  var name: String
  var accent: Int?
  var dollar: String?
}

private struct Unreachable: Decodable {
  enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case name
  }
  var userID: String?
  var name: String
}

private struct Base: Decodable {
  var id: Int
  var created: Date?
}

private struct Flattened: Decodable {
  private enum CodingKeys: String, CodingKey { case title, count }
  var base: Base
  var title: String
  var count: Int?
  init(from decoder: any Decoder) throws {
    base = try Base(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    count = try container.decodeIfPresent(Int.self, forKey: .count)
  }
}

private struct AnyCodingKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private struct Open: Decodable {
  var id: Int
  var others: [String: Double] = [:]
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyCodingKey.self)
    id = try container.decode(Int.self, forKey: AnyCodingKey(stringValue: "id"))
    for key in container.allKeys where key.stringValue != "id" {
      others[key.stringValue] = try container.decode(Double.self, forKey: key)
    }
  }
}

extension DifferentialSubject {
  static let keyed: [DifferentialSubject] = [
    DifferentialSubject(
      Snake.self,
      schema: """
        {"stubschema": 1, "coding": {"keys": "convertFromSnakeCase"},
         "enums": {"Kind": {"cases": {"plainCase": {}, "withValue": {"firstName": "String"}}}},
         "models": {
          "Snake": {"fields": {"firstName": "String", "urlID": "Int?", "imageURL": "String?",
            "address2": "String?", "inner": "Inner", "table": "[String: Int]",
            "kind": "Kind?"}},
          "Inner": {"fields": {"someKey": "Int?", "x": "Int"}}}}
        """,
      documents: [
        """
        [{"first_name": "a", "url_id": 1, "imageURL": "u", "address_2": "b",
          "inner": {"some_key": 1, "x": 2}, "table": {"some_key": 1},
          "kind": {"with_value": {"first_name": "x"}}},
         {"firstName": "a", "inner": {"x": 1}, "table": {}, "kind": {"plain_case": {}}}]
        """
      ],
      values: [
        "{\"with_value\":{}}", "{\"plainCase\":{}}", "{\"withValue\":{\"firstName\":\"x\"}}",
      ],
      keys: [
        "first_name", "firstName", "FIRST_NAME", "first_Name", "first__name", "_first_name",
        "url_id", "url_ID", "urlID", "image_url", "image_URL", "imageURL", "address2",
        "address_2", "_hidden", "some_key", "someKey", "x",
      ]
    ) { $0.keyDecodingStrategy = .convertFromSnakeCase },
    DifferentialSubject(
      Underscored.self,
      schema: """
        {"stubschema": 1, "coding": {"keys": "convertFromSnakeCase"}, "model": "Underscored",
         "fields": {"_hidden": "Int", "lastOne_": "Int?"}}
        """,
      documents: ["[{\"_hidden\": 1, \"last_one_\": 5}, {\"_hidden\": 1, \"lastOne_\": 5}]"],
      keys: ["_hidden", "__hidden", "hidden", "last_one_", "lastOne_", "last_one", "_last_one_"]
    ) { $0.keyDecodingStrategy = .convertFromSnakeCase },
    DifferentialSubject(
      Explicit.self,
      schema: """
        {"stubschema": 1, "model": "Explicit", "fields": {
          "user-id": "Int", "first name": "String", "été": "Int?", "$ref": "String?"}}
        """,
      documents: [
        "[{\"user-id\": 1, \"first name\": \"a\", \"\u{E9}t\u{E9}\": 5, \"$ref\": \"x\"}]"
      ],
      keys: ["user-id", "user_id", "e\u{301}t\u{E9}", "\u{E9}t\u{E9}", "first\\u0020name", "$ref"]
    ),
    DifferentialSubject(
      Unreachable.self,
      schema: """
        {"stubschema": 1, "coding": {"keys": "convertFromSnakeCase"}, "model": "Unreachable",
         "fields": {"user_id": "String?", "name": "String"}}
        """,
      documents: ["[{\"user_id\": 5, \"name\": \"a\"}, {\"userId\": 7, \"name\": \"b\"}]"],
      keys: ["user_id", "userId", "user-id", "name", "_name"]
    ) { $0.keyDecodingStrategy = .convertFromSnakeCase },
    DifferentialSubject(
      Flattened.self,
      schema: """
        {"stubschema": 1, "models": {
          "Flattened": {"includes": ["Base"], "fields": {"title": "String", "count": "Int?"}},
          "Base": {"fields": {"id": "Int", "created": "Date?"}}}}
        """,
      documents: ["[{\"id\": 1, \"created\": 5, \"title\": \"a\", \"count\": 2}]"],
      keys: ["id", "title", "created", "count"]
    ),
    DifferentialSubject(
      Open.self,
      schema: """
        {"stubschema": 1, "model": "Open", "fields": {"id": "Int"}, "additionalFields": "Double"}
        """,
      documents: ["[{\"id\": 1, \"a\": 1.5, \"b\": 2}, {\"id\": 2}]"],
      keys: ["id", "a", "b", "e\u{301}", "\u{E9}"]
    ),
    DifferentialSubject(
      Open.self,
      "Open, snake case",
      schema: """
        {"stubschema": 1, "coding": {"keys": "convertFromSnakeCase"}, "model": "Open",
         "fields": {"id": "Int"}, "additionalFields": "Double"}
        """,
      model: "Open",
      documents: ["[{\"id\": 1, \"a_b\": 1.5, \"aB\": 2}, {\"id\": 2}]"],
      keys: ["id", "a_b", "aB", "i_d", "a__b", "_id"]
    ) { $0.keyDecodingStrategy = .convertFromSnakeCase },
  ]
}
