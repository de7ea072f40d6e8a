import StubDiagnostics
import SwiftSyntax

/// The words of the `// stub:` comments at a declaration.
///
/// Such a comment stands on a line of its own above a property, a type or a case, or behind it on
/// the same line. After the colon come words of the schema description, separated by commas; commas
/// in brackets and quotation marks separate nothing. A word stands alone, which means true, or in
/// front of its value. The value is JSON, or else a text as it is:
///
/// ```swift
/// // stub: generator todo.task, unique
/// // stub: values ["low", "high"], weights [1, 3]
/// var name: String  // stub: minLength 3, pattern "^[a-z, ]+$"
/// ```
struct StubComment {
  /// A word with its value as JSON.
  struct Word {
    let name: String
    let json: String
    /// Where word and value stand, in bytes of the file.
    let range: Range<Int>
  }

  /// The words, in order.
  private(set) var words: [Word] = []
  /// Where a comment says nothing.
  private(set) var empty: [Range<Int>] = []

  private static let marker = "stub:"

  /// Reads the comments above and behind a declaration.
  init(_ node: some SyntaxProtocol) {
    var offset = node.position.utf8Offset
    for piece in node.leadingTrivia {
      read(piece, at: offset)
      offset += piece.sourceLength.utf8Length
    }
    offset = node.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in node.trailingTrivia {
      read(piece, at: offset)
      offset += piece.sourceLength.utf8Length
    }
  }

  private mutating func read(_ piece: TriviaPiece, at offset: Int) {
    let text: String
    switch piece {
    case .lineComment(let line), .docLineComment(let line): text = line
    default: return
    }
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "/") || bytes[index] == 0x20 {
      index += 1
    }
    guard bytes[index...].starts(with: Self.marker.utf8) else { return }
    index += Self.marker.utf8.count
    let count = words.count
    for range in Self.parts(of: bytes, from: index) { add(bytes[range], at: offset) }
    if words.count == count { empty.append(offset..<offset + bytes.count) }
  }

  /// The ranges between commas that stand outside of brackets and quotation marks.
  private static func parts(of bytes: [UInt8], from start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = start
    var depth = 0
    var isQuoted = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += isQuoted ? 0 : 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isQuoted ? 0 : 1
      case UInt8(ascii: ",") where depth <= 0 && !isQuoted:
        parts.append(first..<index)
        first = index + 1
      default: break
      }
      index += 1
    }
    parts.append(first..<bytes.count)
    return parts
  }

  private mutating func add(_ part: ArraySlice<UInt8>, at offset: Int) {
    let trimmed = part.trimmed
    guard let start = trimmed.first.map({ _ in trimmed.startIndex }) else { return }
    let end = trimmed.firstIndex(of: 0x20) ?? trimmed.endIndex
    let value = trimmed[end...].trimmed
    words.append(
      Word(
        name: String(decoding: trimmed[start..<end], as: UTF8.self),
        json: StubCommentValue.json(String(decoding: value, as: UTF8.self)),
        range: offset + start..<offset + trimmed.endIndex
      )
    )
  }
}

extension ArraySlice<UInt8> {
  /// The slice without spaces and tabs around it.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
