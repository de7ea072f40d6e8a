/// Finds places in a text quickly, where many are asked for.
///
/// A location costs the bytes since the last checkpoint, not those since the beginning of the text.
package struct SourceMap: Sendable {
  private let text: SourceText
  private let checkpoints: [SourcePosition]

  /// The bytes between two checkpoints.
  private static let stride = 4096
  /// The bytes before a location that its excerpt may show.
  private static let reach = 512

  /// A map of `text`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ text: SourceText) {
    self.text = text
    var position = text.origin
    var checkpoints = [position]
    var start = 0
    while start + Self.stride < text.bytes.count {
      let end = start + Self.stride
      let previous = start > 0 ? text.bytes[start - 1] : nil
      position = advance(position, over: text.bytes[start..<end], after: previous)
      checkpoints.append(position)
      start = end
    }
    self.checkpoints = checkpoints
  }

  /// The location of `range`, whose offsets count from the beginning of the whole text.
  package func location(of range: SourceRange) -> SourceLocation {
    let lower = max(0, range.lowerBound - text.offset - Self.reach)
    let checkpoint = min(lower / Self.stride, checkpoints.count - 1)
    let start = checkpoint * Self.stride
    let end = min(text.bytes.count, max(start, range.upperBound - text.offset) + Self.reach)
    let window = SourceText(
      file: text.file,
      bytes: Array(text.bytes[min(start, end)..<end]),
      offset: text.offset + start,
      origin: checkpoints[checkpoint]
    )
    return window.location(of: range)
  }
}
