extension ReportedCase {
  /// What went wrong for people with shapes, and with whole texts.
  static let texts: [ReportedCase] = [
    ReportedCase(
      "number as string bool as int",
      source: """
        struct Invoice: Codable {
          let total: Double
          let count: Int
          let paid: Bool
          let code: String
        }
        """,
      runs: [
        Run(
          "Invoice",
          options: "--as object",
          #"""
          { "total": 4.25, "count": 3, "paid": true, "code": "00042" }
          """#,
          []
        ),
        Run(
          "Invoice",
          options: "--as object",
          #"{"total":"4.25","count":3,"paid":true,"code":"x"}"#,
          ["1:10 error wrong-type"]
        ),
        Run(
          "Invoice",
          options: "--as object",
          #"{"total":4.25,"count":"3","paid":1,"code":42}"#,
          ["1:23 error wrong-type", "1:34 error wrong-type", "1:43 error wrong-type"]
        ),
        Run(
          "Invoice",
          options: "--as object",
          #"{"total":4,"count":true,"paid":"true","code":"x"}"#,
          ["1:20 error wrong-type", "1:32 error wrong-type"]
        ),
      ]
    ),
    ReportedCase(
      "integer width",
      source: """
        struct Widths: Codable {
          var i8: Int8?
          var u8: UInt8?
          var i16: Int16?
          var i32: Int32?
          var i64: Int64?
          var u64: UInt64?
          var f: Float?
          var d: Double?
        }
        """,
      runs: [
        Run(
          "Widths",
          #"""
          [ { "i8": 127, "u8": 255, "i16": 32767, "i32": 2147483647, "i64": 9223372036854775807, "u64": 18446744073709551615, "f": 16777217, "d": 9007199254740993 } ]
          """#,
          ["1:122 warning lossy-number", "1:137 warning lossy-number"]
        )
      ]
    ),
    ReportedCase(
      "url empty or template",
      source: """
        struct Commit: Codable {
          let avatarUrl: URL?
        }
        """,
      runs: [
        Run(
          "Commit",
          #"""
          [
            { "avatarUrl": "https://example.com/a.png" },
            { "avatarUrl": null },
            { "avatarUrl": "" },
            { "avatarUrl": "https://api.example.com/items{/name}" },
            { "avatarUrl": "https://example.com/über" },
            { "avatarUrl": "https://example.com/a b.png" },
            { "avatarUrl": "not a url" },
            { "avatarUrl": "relative/path.png" },
            { "avatarUrl": "http://[bad" },
            { "avatarUrl": "https://exa mple.com/" }
          ]
          """#,
          [
            "4:18 error malformed-url", "5:18 warning doubtful-url", "6:18 warning doubtful-url",
            "7:18 warning doubtful-url", "8:18 warning doubtful-url", "9:18 warning doubtful-url",
            "10:18 error malformed-url", "11:18 error malformed-url",
          ]
        )
      ]
    ),
    ReportedCase(
      "vague localized description",
      source: """
        struct Stop: Codable {
          let id: String
          let name: String
          let lat: Double
        }
        struct StopList: Codable { let list: [Stop] }
        """,
      runs: [
        Run(
          "StopList",
          options: "--as object",
          #"""
          {
            "list": [
              { "id": "s1", "name": "North", "lat": 47.6 },
              { "id": "s2", "name": "South" },
              { "id": "s3", "name": "East", "lat": "47.7" }
            ]
          }
          """#,
          ["4:5 error missing-key", "5:42 error wrong-type"]
        ),
        Run(
          "StopList",
          options: "--as object",
          #"""
          {
            "list": [
              { "id": "s1", "name": "North" "lat": 47.6 }
            ]
          }
          """#,
          ["3:35 error syntax-error"]
        ),
        Run(
          "StopList",
          options: "--as object",
          #"""
          {
            "list": [
              { "id": "s1", "name": "Nor
          """#,
          ["3:27 error truncated-json"]
        ),
      ]
    ),
    ReportedCase(
      "null in non optional",
      source: """
        struct Method: Codable {
          let stored: [String]
          let rates: [Double]
          let note: String?
        }
        """,
      runs: [
        Run(
          "Method",
          #"""
          [
            { "stored": ["a"], "rates": [1.0], "note": null },
            { "stored": null,  "rates": [1.0] },
            { "stored": [],    "rates": [1.0, null, 2.0] },
            { "stored": ["a", null], "rates": [] }
          ]
          """#,
          ["3:15 error null-value", "4:37 error null-value", "5:21 error null-value"]
        )
      ]
    ),
    ReportedCase(
      "enum keyed dictionary",
      source: """
        enum Slot: String, Codable { case morning, evening }
        enum SlotKeyed: String, Codable, CodingKeyRepresentable { case morning, evening }

        struct Plan: Codable { let meals: [Slot: String] }
        struct PlanKeyed: Codable { let meals: [SlotKeyed: String] }
        struct PlanInt: Codable { let meals: [Int: String] }
        struct PlanUUID: Codable { let meals: [UUID: String] }
        """,
      runs: [
        Run(
          "Plan",
          options: "--as object",
          #"""
          { "meals": { "morning": "eggs", "evening": "soup" } }
          """#,
          ["1:12 error wrong-type"]
        ),
        Run(
          "Plan",
          options: "--as object",
          #"""
          { "meals": ["morning", "eggs", "evening", "soup"] }
          """#,
          []
        ),
        Run(
          "Plan",
          options: "--as object",
          #"""
          { "meals": ["morning", "eggs", "evening"] }
          """#,
          ["1:12 error wrong-length"]
        ),
        Run(
          "PlanKeyed",
          options: "--as object",
          #"""
          { "meals": { "morning": "eggs", "evening": "soup" } }
          """#,
          []
        ),
        Run(
          "PlanKeyed",
          options: "--as object",
          #"""
          { "meals": { "noon": "eggs" } }
          """#,
          ["1:14 error invalid-key"]
        ),
        Run(
          "PlanInt",
          options: "--as object",
          #"""
          { "meals": { "1": "eggs", "02": "soup" } }
          """#,
          []
        ),
        Run(
          "PlanInt",
          options: "--as object",
          #"""
          { "meals": { "one": "eggs" } }
          """#,
          ["1:14 error invalid-key"]
        ),
        Run(
          "PlanUUID",
          options: "--as object",
          #"""
          { "meals": { "11111111-2222-3333-4444-555555555555": "eggs" } }
          """#,
          ["1:12 error wrong-type"]
        ),
      ]
    ),
    ReportedCase(
      "enum associated values",
      source: """
        enum Attachment: Codable {
          case none
          case photo(URL)
          case note(text: String, pinned: Bool = false)
          case pair(Int, label: String)
          case maybe(Int?)
        }
        enum Environment: Codable { case test, staging }
        enum EnvironmentRaw: String, Codable { case test, staging }
        """,
      runs: [
        Run(
          "Attachment",
          #"""
          [
            { "none": {} },
            { "photo": { "_0": "https://example.com/p.png" } },
            { "note": { "text": "hi", "pinned": true } },
            { "pair": { "_0": 3, "label": "three" } },
            { "maybe": {} },
            { "maybe": { "_0": null } }
          ]
          """#,
          []
        ),
        Run(
          "Attachment",
          #"""
          [
            "none",
            { "photo": "https://example.com/p.png" },
            { "note": { "text": "hi" } },
            { "pair": { "label": "three" } },
            { "none": {}, "note": { "text": "x", "pinned": false } },
            { "video": {} },
            { "type": "note", "text": "hi" },
            { "none": null }
          ]
          """#,
          [
            "2:3 error wrong-type", "3:14 error wrong-type", "4:13 error missing-key",
            "5:13 error missing-key", "6:3 error wrong-case-count", "7:5 error unknown-raw-value",
            "8:3 error wrong-case-count", "9:13 error null-value",
          ]
        ),
      ]
    ),
    ReportedCase(
      "stale fixture after model change",
      source: """
        struct Campaign: Codable {
          let id: Int
          let summary: String
          let outcomes: [Outcome]
          struct Outcome: Codable { let label: String; let status: String }
        }
        """,
      runs: [
        Run(
          "Campaign",
          #"""
          [
            {
              "id": 813,
              "reason": "text",
              "old": true
            },
            {
              "id": 814,
              "summary": "text",
              "outcomes": [
                { "label": "Contacted" }
              ]
            }
          ]
          """#,
          [
            "2:3 error missing-key", "2:3 error missing-key", "5:5 warning unknown-key",
            "11:7 error missing-key",
          ]
        )
      ]
    ),
    ReportedCase(
      "chat output and hand edits",
      source: """
        struct Recipe: Codable {
          let id: Int
          let title: String
          let steps: [String]
        }
        """,
      runs: [
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "C:\new\q", "steps": [] } ]
          """#,
          ["1:30 error malformed-string"]
        ),
        Run(
          "Recipe",
          #"""
          ```json
          [
            { "id": 1, "title": "Soup", "steps": ["boil"] }
          ]
          ```
          """#,
          ["1:1 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "first", "title": "second", "steps": [] } ]
          """#,
          ["1:32 warning duplicate-key"]
        ),
        Run(
          "Recipe",
          #"""
          [
            { "id": 1, "title": "Soup", "steps": ["boil"] },
            ...
          ]
          """#,
          ["3:3 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "Soup", "steps": [], "stepz": ["typo"], "calories": 10 } ]
          """#,
          ["1:44 warning unknown-key", "1:63 warning unknown-key"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "\ud83d", "steps": [] } ]
          """#,
          ["1:24 error malformed-string"]
        ),
        Run(
          "Recipe",
          #"""
          [
            { "id": 1, "title": "Soup", "steps": ["boil"] }
            { "id": 2, "title": "Stew", "steps": ["boil"] }
          ]
          """#,
          ["3:3 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "Soup", "steps": [] } ]
          """#,
          ["1:4 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "Soup", "steps": ["boil"] } ]
          Let me know if you need more rows!
          """#,
          ["2:1 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          Here is the JSON you asked for:
          [ { "id": 1, "title": "Soup", "steps": ["boil"] } ]
          """#,
          ["1:1 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          [ { 'id': 1, 'title': None, 'steps': [] , 'ok': True } ]
          """#,
          ["1:5 error syntax-error", "1:43 warning unknown-key"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "two
          lines", "steps": [] } ]
          """#,
          ["1:27 error malformed-string"]
        ),
        Run(
          "Recipe",
          #"""
          [ { “id”: 1, “title”: “Soup”, “steps”: [] } ]
          """#,
          ["1:5 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "title": "a	b", "steps": [] } ]
          """#,
          ["1:25 error malformed-string"]
        ),
        Run(
          "Recipe",
          #"""
          [
            { "id": 1, "title": "Soup", "steps": ["boil"] },
            { "id": 2, "title": "Stew", "steps": ["bo
          """#,
          ["3:41 error truncated-json"]
        ),
        Run(
          "Recipe",
          #"""
          [ ]
          [ ]
          """#,
          ["2:1 error syntax-error"]
        ),
        Run(
          "Recipe",
          #"""
          { "recipes": [ { "id": 1, "title": "Soup", "steps": ["boil"] } ] }
          """#,
          ["1:1 error wrong-root"]
        ),
        Run(
          "Recipe",
          #"""
          [ { "id": 1, "Title": "Soup", "steps": [] } ]
          """#,
          ["1:3 error missing-key"]
        ),
      ]
    ),
    ReportedCase(
      "managed object from json",
      source: """
        @objc(Track) final class Track: Codable {
          var title: String?
          var length: Double
          var added: Date?
          var link: URL?
          var uid: UUID?
          var price: Decimal?
        }
        """,
      runs: [
        Run(
          "Track",
          options: "--dates iso8601",
          #"""
          [
            { "title": "a", "length": 3.5, "added": "2025-01-01T12:00:00Z", "link": "https://example.com/a", "uid": "11111111-2222-3333-4444-555555555555", "price": 0.99 },
            { "title": "b", "length": "4", "added": 5, "link": "", "uid": "x", "price": "0.99" }
          ]
          """#,
          [
            "3:29 error wrong-type", "3:43 error wrong-type", "3:54 error malformed-url",
            "3:65 error malformed-uuid", "3:79 error wrong-type",
          ]
        )
      ]
    ),
  ]
}
