/// Texts that match a pattern from beginning to end, numbered, within a range of lengths.
///
/// Ranks run from 0 to ``count``. Where there are fewer than 2^64 texts, each one has a rank: first
/// the shorter ones, then in the order of their scalars (scalars that lead to the same rest of
/// the pattern standing together). Of more texts than that, the ranks pick some, evenly spread over
/// all of them. Different ranks always give different texts, and a rank its text for ever.
package struct PatternWords: Sendable {
  /// The lengths in Unicode scalars; there is a text of the first one, and of at least the last
  /// one where the language has a longest text.
  package let lengths: ClosedRange<Int>

  /// The number of texts, or `UInt64.max` where there are more.
  package let count: UInt64

  let language: PatternLanguage
  let counts: PatternCounts

  init(language: PatternLanguage, counts: PatternCounts, lengths: ClosedRange<Int>) {
    self.language = language
    self.counts = counts
    self.lengths = lengths
    count = lengths.reduce(0) { sum, length in
      let (sum, overflow) = sum.addingReportingOverflow(counts.count(0, length: length))
      return overflow ? .max : sum
    }
  }

  /// The number of texts of one length, or `UInt64.max` where there are more; 0 outside of
  /// ``lengths``.
  package func count(ofLength length: Int) -> UInt64 {
    lengths ~= length ? counts.count(0, length: length) : 0
  }
}

extension Pattern {
  /// How much longer than the shortest one a text is drawn, where the pattern sets no limit.
  package static let unlimitedSlack = 8

  /// The texts to draw from: those that match from beginning to end and have an allowed length in
  /// scalars. Nil where there are none.
  ///
  /// For `.` and negated classes, printable ASCII is drawn; from other classes what can be read.
  /// A pattern without a longest text gives texts of up to ``unlimitedSlack`` scalars more than
  /// the shortest one that is allowed. Where no match has an allowed length, small letters stand
  /// on the sides that no anchor holds.
  ///
  /// - Throws: ``ValueSyntaxError`` where pattern and lengths are too large to count.
  package func words(
    minLength: Int = 0,
    maxLength: Int? = nil
  ) throws(ValueSyntaxError) -> PatternWords? {
    for isPadded in [false, true] {
      let language = try PatternLanguage(root, isPadded: isPadded)
      var counts = PatternCounts(language)
      guard let first = try counts.firstLength(from: minLength, to: maxLength ?? .max) else {
        continue
      }
      let longest = language.longestLength ?? first + Self.unlimitedSlack
      let last = min(longest, maxLength ?? longest)
      try counts.extend(to: last)
      return PatternWords(language: language, counts: counts, lengths: first...last)
    }
    return nil
  }
}
