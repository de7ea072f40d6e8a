import Foundation

private struct ToDoItem: Decodable {
  var name: String
  var done: Bool
  var dueDate: Date?
  var creationDate: Date
}

private struct Event: Decodable {
  var at: Date
  var until: Date?
  var others: [Date]
  var named: [String: Date]
}

extension DifferentialSubject {
  private static func events(
    _ strategy: String,
    _ documents: [String],
    _ values: [String] = [],
    _ configure: @escaping @Sendable (JSONDecoder) -> Void
  ) -> DifferentialSubject {
    DifferentialSubject(
      Event.self,
      "Event, \(strategy)",
      schema: """
        {"stubschema": 1, "model": "Event", "coding": {"dates": \(strategy)}, "fields": {
          "at": "Date", "until": "Date?", "others": "[Date]", "named": "[String: Date]"}}
        """,
      model: "Event",
      documents: documents,
      values: values,
      configure
    )
  }

  private static let texts = [
    "{\"at\": \"2024-03-28T13:10:35Z\", \"until\": null, \"others\": [\"2024-03-28T13:10:35+02:00\"],"
      + " \"named\": {\"a\": \"2024-12-31T23:59:59Z\"}}"
  ].map { "[\($0)]" }

  private static let oddDates = [
    "2020-01-01T00:00:00,123Z", "2020-01-01T00:00:00+01", "2020-01-01T00:00:00+1",
    "2020-01-01T00:00:00+01:30:15", "2020-01-01T00:00:00+18:00", "2020-01-01T00:00:00+18:01",
    "2020-01-01T00:00:00+23:59", "2020-01-01t00:00:00z", "2020-01-01T00:00:00GMT",
    "2020-01-01T00:00:00UTC+01:00", "2020-01-01T00:00:00PST", "2020-01-01Z", "2020",
    "2020-01-01T00:00Z", "20200101T000000Z", "2020-1-1T0:0:0Z", "2020-01-01T23:59:60Z",
    "2020-01-01T24:00:00Z", "2020-01-01T00:99:00Z", "2020-01-32T00:00:00Z",
    "2020-00-01T00:00:00Z", "2021-02-29T00:00:00Z", "0000-01-01T00:00:00Z",
    "10000-01-01T00:00:00Z", "-0001-01-01T00:00:00Z", "20-01-01T00:00:00Z",
    " 2020-01-01T00:00:00Z", "2020-01-01T00:00:00Zjunk", "1582-10-10T00:00:00Z",
    "2020-01-01T00:00:00.Z", "2020-01-01T00:00:00.1234567891234Z", "2020-01-01T00:00:00+01:",
    "2020-01-01T00:00:00.123", "2020-01-01T00:00:999999Z", "144683-01-01T00:00:00Z",
    "9999999-01-01T00:00:00Z", "999999-01-01T00:00:00Z", "٢٠٢٠-01-01T00:00:00Z",
    "2020-01-01T99999999999:00:00Z",
  ].map { "\"\($0)\"" }

  static let dates: [DifferentialSubject] = [
    DifferentialSubject(
      ToDoItem.self,
      schema: """
        {"stubschema": 1, "model": "ToDoItem", "fields": {
          "name": "String", "done": "Bool", "dueDate": "Date?", "creationDate": "Date"}}
        """,
      documents: [
        """
        [
          { "name": "Buy milk", "done": false, "dueDate": 757382400, "creationDate": 757300000 },
          { "name": "Call \\"Mum\\"", "done": true, "creationDate": 757300000.5 }
        ]
        """
      ],
      keys: ["name", "Name", "duedate", "dueDate", "done", "creationDate"]
    ),
    events(
      "\"secondsSince1970\"",
      ["[{\"at\": 1704067200, \"until\": 1704067200.5, \"others\": [], \"named\": {}}]"]
    ) { $0.dateDecodingStrategy = .secondsSince1970 },
    events(
      "\"millisecondsSince1970\"",
      ["[{\"at\": 1704067200000, \"others\": [1704067200000], \"named\": {\"a\": 0}}]"]
    ) { $0.dateDecodingStrategy = .millisecondsSince1970 },
    events("\"iso8601\"", texts, oddDates) { $0.dateDecodingStrategy = .iso8601 },
    events(
      "{\"format\": \"yyyy-MM-dd\"}",
      [
        "[{\"at\": \"2024-02-29\", \"others\": [\"2024-12-31\"], \"named\": {\"a\": \"1999-01-01\"}}]"
      ],
      [
        "\"2020-1-1\"", "\"2020-02-30\"", "\"2021-02-29\"", "\"20-01-01\"", "\"12020-01-01\"",
        "\"2020-01-01x\"", "\" 2020-01-01\"", "\"2020-01-01 \"", "\"2020/01/01\"", "\"20200101\"",
        "\"２０２０-01-01\"", "\"2020-Jan-01\"", "\"2020-13-01\"", "\"-2020-01-01\"",
      ]
    ) { $0.dateDecodingStrategy = .formatted(formatter("yyyy-MM-dd")) },
    events(
      "{\"format\": \"yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ\"}",
      [
        "[{\"at\": \"2024-02-29T10:20:30.400Z\", \"others\": [\"2024-12-31T00:00:00.001+02:00\"],"
          + " \"named\": {}}]"
      ],
      [
        "\"2020-01-01T00:00:00.123+0100\"", "\"2020-01-01T00:00:00.1Z\"",
        "\"2020-01-01T00:00:00.123456Z\"", "\"2020-01-01T00:00:00Z\"",
        "\"2020-01-01T00:00:00.123\"", "\"2020-01-01T24:00:00.123Z\"",
        "\"2020-01-01T00:60:00.123Z\"",
      ]
    ) { $0.dateDecodingStrategy = .formatted(formatter("yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")) },
    events(
      "{\"format\": \"EEE, d MMM yyyy h:mm a\"}",
      ["[{\"at\": \"Thu, 29 Feb 2024 10:20 AM\", \"others\": [], \"named\": {}}]"],
      [
        "\"Wed, 29 Feb 2024 10:20 AM\"", "\"Thu, 29 Feb 2024 13:20 AM\"",
        "\"thu, 29 feb 2024 10:20 am\"", "\"Thu 29 Feb 2024 10:20 AM\"",
        "\"Thursday, 29 February 2024 10:20 AM\"", "\"Thu, 29 2 2024 10:20 AM\"",
        "\"Thu, 29 Feb 2024 0:20 PM\"", "\"Thu,29 Feb 2024 10:20AM\"",
      ]
    ) { $0.dateDecodingStrategy = .formatted(formatter("EEE, d MMM yyyy h:mm a")) },
  ]

  private static func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter
  }
}
