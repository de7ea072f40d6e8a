import StubJSON

extension JSONNode {
  /// What it is, with its text where that is short: `the string "a"`, `an object`.
  var summary: String {
    switch kind {
    case .string, .number, .bool:
      let text = self.text
      return text.unicodeScalars.count <= 40 ? "\(kind.phrase) \(text)" : kind.phrase
    default: return kind.phrase
    }
  }
}

extension JSONValue {
  /// Its JSON text in one line.
  var summary: String {
    text(style: .compact)
  }
}
