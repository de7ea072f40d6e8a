extension ReportedCase {
  /// What went wrong for people with single values and keys.
  static let values: [ReportedCase] = [
    ReportedCase(
      "epoch 2001 vs 1970",
      source: """
        struct ForumPost: Codable {
          let title: String
          let createdAt: Date
        }
        """,
      runs: [
        Run(
          "ForumPost",
          #"""
          [
            { "title": "Why is my row blank", "createdAt": 1625140800 },
            { "title": "Second post",         "createdAt": 1625227200 }
          ]
          """#,
          ["2:50 warning implausible-date", "3:50 warning implausible-date"]
        )
      ]
    ),
    ReportedCase(
      "iso8601 fractional seconds",
      source: """
        struct Build: Codable {
          let name: String
          let finishedAt: Date
        }
        """,
      runs: [
        Run(
          "Build",
          options: "--dates iso8601",
          #"""
          [
            { "name": "whole",   "finishedAt": "2025-05-25T22:46:27Z" },
            { "name": "millis",  "finishedAt": "2025-05-25T22:46:27.580Z" },
            { "name": "micros",  "finishedAt": "2025-05-25T22:46:27.580497Z" },
            { "name": "offset",  "finishedAt": "2025-05-25T22:46:27+02:00" },
            { "name": "space",   "finishedAt": "2025-05-25 22:46:27Z" },
            { "name": "nozone",  "finishedAt": "2025-05-25T22:46:27" },
            { "name": "dayonly", "finishedAt": "2025-05-25" }
          ]
          """#,
          [
            "3:38 warning fractional-seconds", "4:38 warning fractional-seconds",
            "6:38 error malformed-date", "7:38 error malformed-date", "8:38 error malformed-date",
          ]
        )
      ]
    ),
    ReportedCase(
      "iso8601 impossible dates",
      source: """
        struct Event: Codable { let at: Date }
        """,
      runs: [
        Run(
          "Event",
          options: "--dates iso8601",
          #"""
          [
            { "at": "2023-02-29T12:00:00Z" },
            { "at": "2024-02-30T12:00:00Z" },
            { "at": "2024-13-01T12:00:00Z" },
            { "at": "2024-01-01T24:00:00Z" },
            { "at": "2024-01-01T25:00:00Z" },
            { "at": "2024-01-01T12:60:00Z" },
            { "at": "2024-01-01T12:00:60Z" },
            { "at": "2024-01-01T12:00:00+0200" },
            { "at": "2024-01-01T12:00Z" },
            { "at": "2024-01-01T12:00:00,5Z" },
            { "at": "2024-01-01t12:00:00z" },
            { "at": "20240101T120000Z" }
          ]
          """#,
          [
            "2:11 warning rolled-over-date", "3:11 warning rolled-over-date",
            "4:11 error malformed-date", "5:11 warning rolled-over-date",
            "6:11 warning rolled-over-date", "7:11 warning rolled-over-date",
            "8:11 warning rolled-over-date", "9:11 warning doubtful-date",
            "10:11 error malformed-date", "11:11 error malformed-date",
            "12:11 error malformed-date", "13:11 error malformed-date",
          ]
        )
      ]
    ),
    ReportedCase(
      "date string with default strategy",
      source: """
        struct Message: Codable {
          let body: String
          let sentAt: Date
        }
        """,
      runs: [
        Run(
          "Message",
          options: "--as object",
          #"""
          {
            "body": "hello",
            "sentAt": "2024-03-28T13:10:35Z"
          }
          """#,
          ["3:13 error wrong-type"]
        )
      ]
    ),
    ReportedCase(
      "snake strategy with snake coding keys",
      source: """
        struct Subscriber: Codable {
          let appUserId: String
          enum CodingKeys: String, CodingKey { case appUserId = "app_user_id" }
        }

        struct SubscriberOptional: Codable {
          let appUserId: String?
          enum CodingKeys: String, CodingKey { case appUserId = "app_user_id" }
        }

        struct SubscriberPlain: Codable {
          let appUserId: String
        }
        """,
      runs: [
        Run(
          "Subscriber",
          options: "--keys convertFromSnakeCase --as object",
          #"""
          { "app_user_id": "u-100" }
          """#,
          ["1:3 error unreachable-value"]
        ),
        Run(
          "SubscriberOptional",
          options: "--keys convertFromSnakeCase --as object",
          #"""
          { "app_user_id": "u-100" }
          """#,
          ["1:3 warning unknown-key"]
        ),
        Run(
          "SubscriberPlain",
          options: "--keys convertFromSnakeCase --as object",
          #"""
          { "app_user_id": "u-100" }
          """#,
          []
        ),
      ]
    ),
    ReportedCase(
      "camel key passes under snake strategy",
      source: """
        struct Show: Codable {
          let originalName: String
          let voteCount: Int
        }
        """,
      runs: [
        Run(
          "Show",
          options: "--keys convertFromSnakeCase",
          #"""
          [
            { "original_name": "Alpha", "vote_count": 10 },
            { "originalName":  "Beta",  "vote_count": 11 }
          ]
          """#,
          ["3:5 warning lucky-key"]
        ),
        Run(
          "Show",
          options: "--keys convertFromSnakeCase --as object",
          #"""
          { "original_name": "snake", "originalName": "camel", "vote_count": 1 }
          """#,
          ["1:29 warning duplicate-key"]
        ),
        Run(
          "Show",
          options: "--keys convertFromSnakeCase --as object",
          #"""
          { "originalName": "camel", "original_name": "snake", "vote_count": 1 }
          """#,
          ["1:3 warning lucky-key", "1:28 warning duplicate-key"]
        ),
      ]
    ),
    ReportedCase(
      "trailing comma tolerated",
      source: """
        struct Item: Codable {
          let id: Int
          let name: String
        }
        """,
      runs: [
        Run(
          "Item",
          #"""
          [
            { "id": 1, "name": "one", },
            { "id": 2, "name": "two" },
          ]
          """#,
          ["2:27 warning trailing-comma", "3:29 warning trailing-comma"]
        ),
        Run(
          "Item",
          #"""
          [ { "id": 1, "name": "one",, } ]
          """#,
          ["1:28 error syntax-error"]
        ),
        Run(
          "Item",
          #"""
          [ /* note */ { "id": 1, "name": "one" } ] // end
          """#,
          ["1:3 error syntax-error", "1:43 error syntax-error"]
        ),
        Run(
          "Item",
          #"""
          [ { 'id': 1, 'name': 'one' } ]
          """#,
          ["1:5 error syntax-error"]
        ),
        Run(
          "Item",
          #"""
          [ { id: 1, name: "one" } ]
          """#,
          ["1:5 error syntax-error"]
        ),
      ]
    ),
    ReportedCase(
      "default value not used when key missing",
      source: """
        struct Account: Codable {
          let id: Int
          var role: String = "guest"
          var tags: [String] = []
          var nickname: String? = "none"
        }
        """,
      runs: [
        Run(
          "Account",
          #"""
          [
            { "id": 1, "role": "admin", "tags": ["a"], "nickname": "z" },
            { "id": 2, "tags": [] },
            { "id": 3, "role": "guest", "tags": [] }
          ]
          """#,
          ["3:3 error missing-key"]
        )
      ]
    ),
    ReportedCase(
      "unknown enum value in optional",
      source: """
        enum CardBrand: String, Codable { case visa, master, amex }
        enum Level: Int, Codable { case low = 1, high = 2 }

        struct Wallet: Codable {
          let brand: CardBrand?
          let level: Level?
        }
        """,
      runs: [
        Run(
          "Wallet",
          #"""
          [
            { "brand": "visa", "level": 1 },
            { "brand": null },
            { "brand": "discover", "level": 2 },
            { "brand": "Visa", "level": 2 },
            { "brand": "amex", "level": 9 },
            { "brand": "amex", "level": "1" },
            { "brand": "" }
          ]
          """#,
          [
            "4:14 error unknown-raw-value", "5:14 error unknown-raw-value",
            "6:31 error unknown-raw-value", "7:31 error wrong-type", "8:14 error unknown-raw-value",
          ]
        )
      ]
    ),
    ReportedCase(
      "first error only",
      source: """
        struct Row: Codable {
          let id: Int
          let status: Status
          enum Status: String, Codable { case a, b, c }
        }
        """,
      runs: [
        Run(
          "Row",
          #"""
          [
            { "id": 1,   "status": "a" },
            { "id": "2", "status": "d" },
            { "id": 3,   "status": "e" },
            { "status": "b" }
          ]
          """#,
          [
            "3:11 error wrong-type", "3:26 error unknown-raw-value", "4:26 error unknown-raw-value",
            "5:3 error missing-key",
          ]
        )
      ]
    ),
  ]
}
