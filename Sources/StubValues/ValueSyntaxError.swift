/// Says what is wrong in a short text that a user wrote: a span, a date format or a pattern.
package struct ValueSyntaxError: Error, Hashable, Sendable {
  /// The UTF-8 bytes at fault, 0-based in the text; empty at the end where something is missing.
  package let range: Range<Int>

  /// What is wrong, as a sentence without its full stop, beginning in lower case.
  package let message: String

  /// What the user probably meant, as a replacement for the bytes of `range`.
  package let suggestion: String?

  /// An error about the bytes of `range`.
  package init(_ message: String, at range: Range<Int>, suggestion: String? = nil) {
    self.range = range
    self.message = message
    self.suggestion = suggestion
  }
}

extension ValueSyntaxError: CustomStringConvertible {
  /// The message, with the suggestion as a question where there is one.
  package var description: String {
    guard let suggestion else { return message }
    return "\(message); did you mean '\(suggestion)'?"
  }
}
