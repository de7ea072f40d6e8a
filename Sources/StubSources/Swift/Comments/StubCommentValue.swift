import StubDiagnostics
import StubJSON

/// Turns the value of a word into JSON.
enum StubCommentValue {
  /// `true` for nothing, the text itself where it is JSON, else a string of it.
  static func json(_ text: String) -> String {
    guard !text.isEmpty else { return "true" }
    let document = JSONDocument(parsing: SourceText(file: "", bytes: Array(text.utf8)))
    guard document.faults.isEmpty, let value = JSONValue(document.root) else {
      return JSONValue.string(text).text(style: .compact)
    }
    return value.text(style: .compact)
  }
}
