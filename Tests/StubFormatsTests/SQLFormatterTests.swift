import Foundation
import StubDiagnostics
import StubFormats
import Testing

@Suite struct SQLFormatterTests {
  private func table(_ description: String, count: Int) throws -> SQLFormatter {
    let script = try SQLScript([(try schema(description), count)])
    return try #require(script.tables.first)
  }

  /// The row of a single record with one field.
  private func row(_ type: String, _ json: String, dates: String = "iso8601") throws -> String {
    let formatter = try table(
      #"""
      { "stubschema": 1, "model": "A", "coding": { "dates": "\#(dates)" },
        "fields": { "a": "\#(type)" } }
      """#,
      count: 1
    )
    let text = try formatter.text(#"{"a":\#(json)}"#)
    let start = try #require(text.range(of: "VALUES\n")?.upperBound)
    return String(text[start...])
  }

  @Test func createsATableAndFillsIt() throws {
    let formatter = try table(
      #"""
      { "stubschema": 1, "model": "Order", "fields": {
          "id": { "type": "UUID", "unique": true }, "select": "String?", "weird\"key": "Bool" } }
      """#,
      count: 2
    )
    let text = try formatter.text(
      #"{"id":"A1926B77-A8B3-480D-AF3F-7A9B70C18317","select":"it's","weird\"key":true}"#,
      #"{"id":"4FEA50A1-ED47-4B61-8C53-7E7986B27122","weird\"key":false}"#
    )
    #expect(
      text == """
        CREATE TABLE "Order" (
          "id" uuid NOT NULL PRIMARY KEY,
          "select" text,
          "weird""key" boolean NOT NULL
        );
        INSERT INTO "Order" ("id", "select", "weird""key") VALUES
        ('A1926B77-A8B3-480D-AF3F-7A9B70C18317', 'it''s', true),
        ('4FEA50A1-ED47-4B61-8C53-7E7986B27122', NULL, false);

        """
    )
  }

  @Test(arguments: [
    ("String", #""it's""#, "'it''s'"), ("String", #""a\\b\nc\t\u0001""#, "'a\\b\nc\t\u{1}'"),
    ("String", #""a\u0000b""#, "'a\u{FFFD}b'"), ("String", #""Zoë 🎉""#, "'Zoë 🎉'"),
    ("String", #""a\r\nb\r""#, "'a\r' || '\nb\r'"), ("String?", "null", "NULL"),
    ("Bool", "false", "false"), ("Int", "-5", "-5"),
    ("UInt64", "18446744073709551615", "'18446744073709551615'"),
    ("Double", "-0", "'-0'"), ("Double", "1e+308", "'1e+308'"), ("Double", "0.1", "0.1"),
    ("Decimal", "12.990", "12.990"), ("Data", #""AQID""#, "'AQID'"),
    ("[Int]", "[1,2]", "'[1,2]'"), ("[String: String]", #"{"a":"it's"}"#, #"'{"a":"it''s"}'"#),
    ("Date", #""2025-01-01T12:00:00Z""#, "'2025-01-01T12:00:00Z'"),
    ("Date", #""2025-01-01T12:00:00+02:00""#, "'2025-01-01T10:00:00Z'"),
    ("JSON", #""text""#, "'text'"), ("JSON", "832", "'832'"), ("JSON", "true", "'true'"),
  ])
  func spellsValues(_ type: String, _ json: String, _ sql: String) throws {
    #expect(try row(type, json) == "(\(sql));\n")
  }

  @Test(arguments: [
    ("deferredToDate", "757425600", "'2025-01-01T12:00:00Z'"),
    ("secondsSince1970", "1735732800.5", "'2025-01-01T12:00:00.5Z'"),
    ("millisecondsSince1970", "1735732800250", "'2025-01-01T12:00:00.25Z'"),
    ("iso8601Fractional", #""2025-01-01T12:00:00.125Z""#, "'2025-01-01T12:00:00.125Z'"),
  ])
  func makesTimestampsOfDatesUnderEveryStrategy(
    _ dates: String,
    _ json: String,
    _ sql: String
  ) throws {
    #expect(try row("Date", json, dates: dates) == "(\(sql));\n")
  }

  @Test(arguments: [
    ("Bool", "boolean"), ("Int8", "smallint"), ("UInt8", "smallint"), ("Int16", "smallint"),
    ("UInt16", "integer"), ("Int32", "integer"), ("UInt32", "bigint"), ("Int", "bigint"),
    ("Int64", "bigint"), ("UInt64", "numeric(20, 0)"), ("UInt128", "numeric(39, 0)"),
    ("Decimal", "numeric"), ("Float", "real"), ("Double", "double precision"), ("UUID", "uuid"),
    ("Date", "timestamp with time zone"), ("String", "text"), ("URL", "text"), ("Data", "text"),
    ("[Int]", "text"), ("JSON", "text"), ("Duration", "text"),
  ])
  func typesColumns(_ type: String, _ sql: String) throws {
    let formatter = try table(
      #"{ "stubschema": 1, "model": "A", "fields": { "a": "\#(type)" } }"#,
      count: 0
    )
    let text = String(decoding: formatter.opening, as: UTF8.self)
    #expect(text == "CREATE TABLE \"A\" (\n  \"a\" \(sql) NOT NULL\n);\n")
  }

  @Test func takesTheTypeOfARawValueAndOfAWrappedOne() throws {
    let formatter = try table(
      #"""
      { "stubschema": 1, "models": {
          "A": { "fields": { "level": "Level", "mode": "Mode?", "id": "ID", "pay": "Pay" } },
          "ID": { "wraps": "Int" } },
        "enums": {
          "Level": { "rawType": "Int", "cases": { "low": 0 } },
          "Mode": { "rawType": "String", "cases": ["on"] },
          "Pay": { "cases": { "cash": {} } } } }
      """#,
      count: 1
    )
    let text = try formatter.text(#"{"level":0,"mode":"on","id":7,"pay":{"cash":{}}}"#)
    #expect(
      text == """
        CREATE TABLE "A" (
          "level" bigint NOT NULL,
          "mode" text,
          "id" bigint NOT NULL,
          "pay" text NOT NULL
        );
        INSERT INTO "A" ("level", "mode", "id", "pay") VALUES
        (0, 'on', 7, '{"cash":{}}');

        """
    )
  }

  @Test func beginsAnInsertEveryFiveHundredRows() throws {
    let formatter = try table(
      #"{ "stubschema": 1, "model": "A", "fields": { "a": "Int" } }"#,
      count: 502
    )
    let row = try #require(records(#"{"a":1}"#).first)
    let texts = try [0, 1, 499, 500, 501].map { position in
      var buffer: [UInt8] = []
      try formatter.append(row, at: position, to: &buffer)
      return String(decoding: buffer, as: UTF8.self)
    }
    let insert = "INSERT INTO \"A\" (\"a\") VALUES\n"
    #expect(texts == [insert + "(1),\n", "(1),\n", "(1);\n", insert + "(1),\n", "(1);\n"])
  }

  @Test func promisesWhatIsUnique() throws {
    let formatter = try table(
      #"""
      { "stubschema": 1, "model": "A", "unique": [["b", "c"]],
        "fields": { "a": { "type": "String?", "unique": true }, "b": "Int", "c": "Int" } }
      """#,
      count: 0
    )
    #expect(
      String(decoding: formatter.opening, as: UTF8.self) == """
        CREATE TABLE "A" (
          "a" text UNIQUE,
          "b" bigint NOT NULL,
          "c" bigint NOT NULL,
          UNIQUE ("b", "c")
        );

        """
    )
  }

  private let library = #"""
    { "stubschema": 1, "models": {
        "Book": { "fields": { "author": { "type": "Int", "references": "Author.id" },
                              "shelf": { "type": "Int?", "references": "Shelf.id" } } },
        "Author": { "fields": { "id": { "type": "Int", "unique": true },
                                "best": { "type": "Int?", "references": "Author.id" } } },
        "Shelf": { "fields": { "id": "Int" } } } }
    """#

  @Test func putsTablesBehindThoseThatTheyReferTo() throws {
    let schemas = try ["Book", "Shelf", "Author"].map { (try schema(library, $0), 0) }
    let tables = try SQLScript(schemas).tables
    #expect(tables.map(\.model) == ["Author", "Book", "Shelf"])
    #expect(
      String(decoding: tables[1].opening, as: UTF8.self) == """
        CREATE TABLE "Book" (
          "author" bigint NOT NULL REFERENCES "Author" ("id"),
          "shelf" bigint
        );

        """
    )
  }

  @Test func refersToNothingThatIsNotWritten() throws {
    let alone = try SQLScript([(try schema(library, "Book"), 0)]).tables
    let partial = try SQLScript(
      ["Book", "Author"].map { (try schema(library, $0), 0) },
      isComplete: false
    ).tables
    for tables in [alone, partial] {
      let text = tables.map { String(decoding: $0.opening, as: UTF8.self) }.joined()
      #expect(text.contains("\"author\" bigint NOT NULL,\n"))
      #expect(!text.contains("REFERENCES"))
    }
  }

  @Test func refusesKeysThatAreOneColumn() throws {
    let long = String(repeating: "x", count: 63)
    let error = #expect(throws: FindingError.self) {
      try table(
        #"""
        { "stubschema": 1, "model": "A",
          "fields": { "Name": "Int", "name": "Int", "\#(long)1": "Int", "\#(long)2": "Int" } }
        """#,
        count: 0
      )
    }
    #expect(error?.findings.map(\.code.name) == ["unwritable-model", "unwritable-model"])
    #expect(error?.findings.map(\.path) == ["A.name", "A.\(long)2"])
    #expect(
      error?.findings.first?.message
        == "SQL takes the keys 'Name' and 'name' for the same column"
    )
  }

  @Test func saysWhichValueNoColumnHolds() throws {
    let error = #expect(throws: FindingError.self) { try row("Int", #"{"x":1}"#) }
    #expect(error?.findings.map(\.code.name) == ["unwritable-value"])
    #expect(error?.findings.first?.path == "A[0].a")
    #expect(
      error?.findings.first?.message == "an object cannot stand in a column of type bigint"
    )
  }
}
