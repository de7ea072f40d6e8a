/// Finds places in a text quickly, where many are asked for.
///
/// A location costs the bytes since the last checkpoint, not those since the beginning of the text.
package struct SourceMap: Sendable {
  private let text: SourceText
  private let checkpoints: [SourcePosition]

  /// The bytes between two checkpoints.
  private static let stride = 512

  /// A map of `text`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ text: SourceText) {
    self.text = text
    var checkpoints = [text.origin]
    var start = 0
    while start + Self.stride < text.bytes.count {
      let end = start + Self.stride
      checkpoints.append(text.position(at: end, from: start, checkpoints[checkpoints.count - 1]))
      start = end
    }
    self.checkpoints = checkpoints
  }

  /// The location of `range`, whose offsets count from the beginning of the whole text.
  ///
  /// Offsets outside the text are moved to its ends.
  package func location(of range: SourceRange) -> SourceLocation {
    text.location(of: range) { index in
      let checkpoint = min(index / Self.stride, checkpoints.count - 1)
      return text.position(at: index, from: checkpoint * Self.stride, checkpoints[checkpoint])
    }
  }
}
