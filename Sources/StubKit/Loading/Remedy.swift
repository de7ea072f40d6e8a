internal import StubDiagnostics
internal import StubJSON

/// What to do about a fault, where its value shows what was meant.
struct Remedy {
  let kind: StubFault.Kind
  let node: JSONNode
  let expected: String

  /// The advice, as an imperative, or `nil` where there is nothing definite to say.
  func advice(missingKey: String?) -> String? {
    if let missingKey { return adviceOnKey(missingKey) }
    switch kind {
    case .unexpectedNull: return "write a value, or make the property optional"
    case .typeMismatch where node.kind == .string: return adviceOnText(node.string ?? "")
    case .typeMismatch where node.kind == .number && expected == "String":
      return "put the number in quotes"
    default: return nil
    }
  }

  /// The advice for a number where text is wanted that has to mean something.
  var adviceOnNumber: String {
    guard Self.isDate(expected) else { return "write \(expected), in quotes" }
    return "write the date as text, or choose a dateDecodingStrategy that reads numbers"
  }

  /// Whether what is expected is a date as text.
  static func isDate(_ expected: String) -> Bool {
    expected.hasSuffix("ISO 8601 date") || expected.contains("Date string")
  }

  private func adviceOnKey(_ missing: String) -> String {
    let keys = node.members.compactMap(\.key.string)
    if let snake = keys.first(where: { $0.contains("_") && camelCase($0) == missing }) {
      return "'\(snake)' fits with .decoder { $0.keyDecodingStrategy = .convertFromSnakeCase }"
    }
    if let meant = NearMiss.nearest(to: missing, among: keys) {
      return "rename '\(meant)' to '\(missing)'"
    }
    return "add '\(missing)', or make the property optional"
  }

  private func adviceOnText(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let isDate =
      bytes.count >= 10 && bytes[4] == 0x2D && bytes[7] == 0x2D
      && bytes.prefix(4).allSatisfy { (0x30...0x39).contains($0) }
    if expected == "Double", isDate, bytes.count > 10 {
      return "the text is a date: .decoder { $0.dateDecodingStrategy = .iso8601 } reads it"
    }
    if expected == "Bool" {
      return text == "true" || text == "false" ? "remove the quotes" : nil
    }
    let isNumber = expected.contains("Int") || expected == "Double" || expected == "Float"
    return isNumber && Double(text) != nil ? "remove the quotes" : nil
  }
}
