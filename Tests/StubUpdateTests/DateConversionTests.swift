import StubUpdate
import StubValues
import Testing

/// Dates that were written under another strategy than the declared one.
@Suite struct DateConversionTests {
  static func schema(_ dates: String) -> String {
    """
    { "stubschema": 1, "coding": { "dates": \(dates) }, "model": "Task",
      "fields": { "at": "Date", "birthDate": "Date?" } }
    """
  }

  @Test(arguments: [
    (#""iso8601""#, "765000000", #""2025-03-30T04:00:00Z""#),
    (#""iso8601""#, "1743307200", #""2025-03-30T04:00:00Z""#),
    (#""iso8601""#, "1743307200000", #""2025-03-30T04:00:00Z""#),
    (#""iso8601""#, #""2025-03-30""#, #""2025-03-30T00:00:00Z""#),
    (#""iso8601""#, #""2025-03-30 04:00:00""#, #""2025-03-30T04:00:00Z""#),
    (#""deferredToDate""#, #""2025-03-30T04:00:00Z""#, "765000000"),
    (#""deferredToDate""#, #""2025-03-30T04:00:00.5Z""#, "765000000.5"),
    (#""deferredToDate""#, "1743307200", "765000000"),
    (#""deferredToDate""#, "1743307200000", "765000000"),
    (#""secondsSince1970""#, #""2025-03-30T06:00:00+02:00""#, "1743307200"),
    (#""secondsSince1970""#, "1743307200000", "1743307200"),
    (#""millisecondsSince1970""#, "1743307200", "1743307200000"),
    (#"{ "format": "yyyy-MM-dd" }"#, #""2025-03-30T04:00:00Z""#, #""2025-03-30""#),
  ])
  func writesDatesAsTheDeclaredStrategyDoes(dates: String, old: String, new: String) throws {
    let text = #"[{"at":\#(old)}]"#
    #expect(try !Updating.result(text, by: Self.schema(dates)).isChanged)
    let result = try Updating.result(text, by: Self.schema(dates)) { $0.convertsDates = true }
    #expect(result.text == #"[{"at":\#(new)}]"#)
    #expect(result.remarks == ["1:8 converted-date"])
    #expect(result.remaining.isEmpty)
  }

  /// Right already, or right under no strategy or under two.
  @Test(arguments: [
    (#""iso8601""#, #"{"at":"2025-03-30T04:00:00Z"}"#),
    (#""iso8601""#, #"{"at":5}"#),
    (#""iso8601""#, #"{"at":990000000}"#),
    (#""iso8601""#, #"{"at":"30.03.2025"}"#),
    (#""deferredToDate""#, #"{"at":765000000}"#),
    (#""deferredToDate""#, #"{"at":765000000},{"at":1743307200}"#),
    (#""secondsSince1970""#, #"{"at":1743307200,"birthDate":480000000}"#),
  ])
  func leavesDatesOfWhichItCannotBeTold(dates: String, records: String) throws {
    let result = try Updating.result("[\(records)]", by: Self.schema(dates)) {
      $0.convertsDates = true
    }
    #expect(result.text == "[\(records)]")
  }

  @Test func takesTheStrategyThatIsNamed() throws {
    let result = try Updating.result(#"[{"at":990000000}]"#, by: Self.schema(#""iso8601""#)) {
      $0.convertsDates = true
      $0.dateSource = .secondsSince1970
    }
    #expect(result.text == #"[{"at":"2001-05-16T08:00:00Z"}]"#)
  }

  @Test func convertsDatesInsideCollectionsAndModels() throws {
    let schema = """
      { "stubschema": 1, "coding": { "dates": "iso8601" }, "models": {
        "Task": { "fields": { "all": "[Date]", "part": "Part", "by": "[String: Date?]" } },
        "Part": { "coding": { "dates": "secondsSince1970" }, "fields": { "at": "Date" } } } }
      """
    let text = #"[{"all":[765000000],"part":{"at":"2025-03-30"},"by":{"k":765000000,"n":null}}]"#
    let result = try Updating.result(text, by: schema) { $0.convertsDates = true }
    let moment = #""2025-03-30T04:00:00Z""#
    #expect(
      result.text
        == #"[{"all":[\#(moment)],"part":{"at":1743292800},"by":{"k":\#(moment),"n":null}}]"#
    )
  }
}
