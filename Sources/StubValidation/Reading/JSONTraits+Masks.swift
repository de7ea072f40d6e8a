import StubJSON

/// Sets of traits that are asked for with every value, made once.
extension JSONTraits {
  /// The bytes between the quotes are not the text.
  static let unplain: JSONTraits = [.escaped, .repaired, .unterminated]
  /// The node is no JSON, which is a matter of the text's structure and not of the value.
  static let broken: JSONTraits = [.repaired, .unterminated, .brokenEscape]

  /// Whether it has any trait of `others`.
  @inline(__always)
  func hasAny(_ others: JSONTraits) -> Bool { rawValue & others.rawValue != 0 }
}
