/// A half-open range of bytes in a source text.
///
/// Offsets are 0-based and count bytes from the beginning of the whole text.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  public var lowerBound: Int
  /// The offset after the last byte.
  public var upperBound: Int

  /// A range from `lowerBound` up to, not including, `upperBound`.
  ///
  /// An upper bound below the lower one is raised to it.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// The smallest range that holds this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
