import StubJSON

/// Small pieces of JSON for edits.
enum JSONFragment {
  /// A text as a JSON string.
  static func string(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    return writer.text
  }
}
