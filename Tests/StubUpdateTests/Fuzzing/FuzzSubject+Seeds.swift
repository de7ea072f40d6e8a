extension FuzzSubject {
  static let documents = [
    """
    [
      {
        "id": 1, "name": "Buy milk", "isDone": false, "created": 757000000, "due": 758000000,
        "level": "low", "owner": {"firstName": "Ada", "email": "ada@example.com",
        "boss": {"firstName": "Max", "boss": null}}, "steps": [{"title": "Go", "at": 1, "count": 2}],
        "scores": {"a": 1.5, "b": -0}, "shape": {"kind": "circle", "radius": 2}, "tags": ["x", "y"],
        "birthDate": -300000000
      }
    ]

    """,
    """
    {"id":2,"name":"é👨‍👩‍👧\\u00e9","isDone":true,"created":"2025-01-01T12:00:00Z","level":"high",\
    "owner":{"firstName":"B"},"steps":[],"scores":{},"shape":{"kind":"box","width":1,"height":2},\
    "tags":[]}
    {"id":"3","nmae":"x","is_done":1,"created":1735732800,"level":"hihg","owner":null,"steps":null}
    """,
    """
    [{"id": 1e2, "name": 'single', isDone: True, "created": "2024-02-30", // why
      "due": "<null>", "extra": {"deep": [[[{"a": 01}]]]}, "name": "again",},]
    """,
    "{\"page\": 1, \"items\": [{\"id\": 9223372036854775807, \"name\": null}]}",
    "```json\n[{\"id\": 1}]\n```\n",
    "[]", "null", "{}", "[null, 5, \"x\", [], {}]",
  ]

  static let schemas = [
    UpdatePropertyTests.schema,
    """
    {"stubschema": 1, "coding": {"dates": {"formats": ["yyyy-MM-dd", "dd.MM.yyyy HH:mm"]},
      "keys": "convertFromSnakeCase", "data": "base64",
      "nonConformingFloats": {"positiveInfinity": "+", "negativeInfinity": "-", "nan": "n"}},
     "aliases": {"UserID": "UUID"}, "locale": "de_DE", "now": "2025-01-01T12:00:00Z",
     "enums": {"Size": {"rawType": "Int", "cases": {"s": 1, "l": 3}, "unknown": "s"},
       "Way": {"cases": {"card": {"number": "String", "_1": "Int"}, "cash": {}}}},
     "models": {
       "Item": {"fields": {"id": {"type": "UserID", "unique": true},
         "price": {"type": "Decimal", "minimum": 0, "maximum": 99.5, "multipleOf": 0.05},
         "code": {"type": "String", "pattern": "^[A-Z]{2,3}-(\\\\d+|x)$", "maxLength": 9},
         "day": {"type": "Date?", "after": "begin", "within": "30d", "presence": 0.5},
         "begin": {"type": "Date", "before": "now"}, "size": "Size?", "way": "[String: Way]",
         "list": {"type": "[[Int?]]?", "minItems": 1, "onMismatch": "skip", "default": []},
         "label": {"type": "String", "template": "{code} {index}", "key": "the_label"},
         "owner": {"type": "Int?", "references": "Node.id"}, "span": "ClosedRange<Int>"},
         "unique": [["code", "begin"]], "records": {"3": {"code": "AB-1"}}},
       "Node": {"fields": {"id": "Int", "next": "Node?", "any": "JSON"}},
       "Pair": {"elements": ["Double", "Double"], "rest": "Node"},
       "Name": {"wraps": {"type": "String", "minLength": 1}},
       "Shape": {"tag": "kind", "oneOf": {"pair": "Pair", "none": null}, "otherwise": "accept"},
       "Open": {"includes": ["Node"], "fields": {}, "additionalFields": "Double"}}}
    """,
    "{\"stubschema\": 1, \"model\": \"A\", \"fields\": {\"a\": \"A?\", \"b\": \"[A]\"}}",
    "{\"stubschema\": 1, \"model\": \"A\", \"wraps\": \"[String: [A?]]\"}",
  ]
}
