/// Where something stands: the file, the bytes, the lines and columns, and the line itself.
///
/// It is complete: a location can be shown when the text that it was made from is long gone.
public struct SourceLocation: Sendable, Hashable {
  /// The file as the user named it, `<stdin>` for standard input.
  public var file: String
  /// The bytes, counted from the beginning of the file.
  public var range: SourceRange
  /// The first character.
  public var start: SourcePosition
  /// The place after the last character.
  public var end: SourcePosition
  /// The line of the first character, or the part of it around that character.
  public var excerpt: SourceExcerpt

  /// A location made of its parts.
  public init(
    file: String,
    range: SourceRange,
    start: SourcePosition,
    end: SourcePosition,
    excerpt: SourceExcerpt
  ) {
    self.file = file
    self.range = range
    self.start = start
    self.end = end
    self.excerpt = excerpt
  }
}

/// A source line, or the part of a long one that matters.
public struct SourceExcerpt: Sendable, Hashable {
  /// The text, without its line ending; invalid UTF-8 and control characters are replaced.
  public var text: String
  /// How many scalars of `text` stand before the location.
  public var caret: Int
  /// How many scalars of `text` the location covers, at least 1.
  public var length: Int

  /// An excerpt made of its parts.
  public init(text: String, caret: Int, length: Int) {
    self.text = text
    self.caret = caret
    self.length = length
  }
}
