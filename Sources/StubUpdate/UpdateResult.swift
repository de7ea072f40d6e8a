package import StubDiagnostics
package import StubValidation

/// What an update made of a text.
package struct UpdateResult: Sendable {
  /// The new text, in UTF-8.
  package let bytes: [UInt8]
  /// Whether it is another one than the old.
  package let isChanged: Bool
  /// What was changed, in the order of the old text, each with its place there.
  package let changes: [Finding]
  /// What validation says of the new text.
  package let report: ValidationReport
  /// The replacements that make the new text out of the old: ascending, none touching another.
  package let patches: [Patch]
  /// The old text, in UTF-8, to which the patches belong.
  package let original: [UInt8]
}

/// A piece of a text and what stands in its place.
package struct Patch: Sendable, Hashable {
  /// The bytes of the old text; an empty range is an insertion.
  package let range: Range<Int>
  /// The bytes of the new one.
  package let replacement: [UInt8]

  /// A replacement of `range`.
  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}
